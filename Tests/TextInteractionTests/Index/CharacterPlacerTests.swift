import LayoutTestSupport
import MarkupText
import Testing
import TextFoundation

@testable import TextInteraction
@testable import TextLayout

@Suite("Positions of Characters")
struct CharacterPlacerTests {
  /// A measurer that makes one cluster of `fi`, and one of every combining mark, as fonts do.
  private struct ClusterMeasurer: TextMeasurer {
    private let fixed = FixedMeasurer()

    func metrics(for font: FontRequest) -> FontMetrics { fixed.metrics(for: font) }

    func shape(_ request: ShapingRequest, of text: String, into output: inout ShapedText) {
      let face = output.index(
        of: FontFace(name: "fixed", family: "fixed"), metrics: metrics(for: request.font))
      let em = request.font.size
      let bytes = Array(text.utf8)
      var offset = request.range.lowerBound
      while offset < request.range.upperBound {
        var end = offset + 1
        while end < request.range.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
        if bytes[offset] == UInt8(ascii: "f"), end < request.range.upperBound,
          bytes[end] == UInt8(ascii: "i")
        {
          end += 1
        }
        let scalar = String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first
        let isMark = scalar.map { $0.properties.generalCategory == .nonspacingMark } ?? false
        output.clusters.append(
          ShapedCluster(
            offset: offset, length: end - offset, advance: isMark ? 0 : em,
            scalar: scalar?.value ?? 0, firstGlyph: 0, glyphCount: 0, face: face))
        offset = end
      }
    }
  }

  private func characters(_ markup: String) -> [String] {
    let probe = QueryProbe(markup, width: 400, measurer: ClusterMeasurer())
    let text = probe.layout.text.paragraphs[0]
    return probe.index.storage.characters.map {
      "\(text[Int($0.start)..<$0.end]) \(Int($0.left))–\(Int($0.right))"
    }
  }

  @Test("Characters of one ligature have equal parts of it")
  func ligatures() {
    #expect(characters("<p>afib") == ["a 0–16", "f 16–24", "i 24–32", "b 32–48"])
  }

  @Test("a Character of several clusters, and of several elements, is one")
  func joined() {
    #expect(
      characters("<p style='text-autospace: no-autospace'>かか\u{3099}と") == [
        "か 0–16", "か\u{3099} 16–32", "と 32–48",
      ])
    #expect(
      characters("<p style='text-autospace: no-autospace'>か<b>\u{3099}</b>と") == [
        "か\u{3099} 0–16", "と 16–32",
      ])
    #expect(
      characters("<p style='text-autospace: no-autospace'>e<i>\u{301}</i><b>\u{302}</b>x") == [
        "e\u{301}\u{302} 0–16", "x 16–32",
      ])
  }

  @Test("flags and length of a Character are packed together")
  func packing() {
    for isReversed in [false, true] {
      for isHidden in [false, true] {
        var character = PlacedCharacter(
          offsets: 7..<1_000_007, left: 1, right: 3, isReversed: isReversed, isHidden: isHidden)
        #expect(character.end == 1_000_007 && character.isReversed == isReversed)
        #expect(character.isHidden == isHidden && !character.followsEllipsis)
        character.followsEllipsis = true
        #expect(character.followsEllipsis && character.end == 1_000_007)
        #expect(character.isReversed == isReversed && character.isHidden == isHidden)
        #expect(character.leadingEdge == (isReversed ? 3 : 1))
        #expect(character.trailingEdge == (isReversed ? 1 : 3))
      }
    }
    #expect(MemoryLayout<PlacedCharacter>.stride == 24)
  }

  @Test("where punctuation shares its blank halves, each character has the extent of its ink")
  func sharedBlanks() {
    let probe = QueryProbe("<p style='text-spacing-trim: space-all'>東」「京", width: 400)
    #expect(probe.rects(3..<9) == ["16 0 32 16"])
    let trimmed = QueryProbe("<p>東（「京」）。西", width: 400)
    let rects = (0..<8).flatMap { trimmed.rects($0 * 3..<$0 * 3 + 3) }
    // 「 loses its first half, 」 and ） their second ones.
    #expect(
      rects == [
        "0 0 16 16", "16 0 16 16", "32 0 8 16", "40 0 16 16", "56 0 8 16", "64 0 8 16",
        "72 0 16 16", "88 0 16 16",
      ])
  }

  @Test(
    "the trimmed half of punctuation at a line's edge has no extent, hanging punctuation has its own"
  )
  func edges() {
    let trimmed = QueryProbe(
      "<p style='text-spacing-trim: trim-both'>「東京」", width: 400)
    #expect(trimmed.rects(0..<3) == ["0 0 8 16"])
    #expect(trimmed.rects(0..<12) == ["0 0 48 16"])
    let hanging = QueryProbe(
      "<p style='hanging-punctuation: allow-end; overflow-wrap: anywhere'>東京大。阪", width: 48)
    #expect(hanging.layout.lines.map(\.text) == ["東京大。", "阪"])
    #expect(hanging.rects(9..<12) == ["48 0 16 16"])
    #expect(hanging.character(52, 8) == "。")
    #expect(hanging.caret(12, .upstream) == "64 0 0 16")
  }
}
