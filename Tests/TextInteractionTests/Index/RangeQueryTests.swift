import Foundation
import LayoutTestSupport
import MarkupText
import Testing

@testable import TextInteraction
@testable import TextLayout

@Suite("Queries: the position of a range")
struct RangeQueryTests {
  @Test("a range has one rectangle for each line")
  func lines() {
    let probe = QueryProbe("<p>東京へ行く。終わり", width: 48)
    let rows: [(range: Range<Int>, expected: [String], why: String)] = [
      (0..<3, ["0 0 16 16"], "one character"),
      (0..<6, ["0 0 32 16"], "neighbors are one rectangle"),
      (3..<12, ["16 0 32 16", "0 16 16 16"], "two lines"),
      (6..<21, ["32 0 16 16", "0 16 48 16", "0 32 16 16"], "three lines"),
      (0..<27, ["0 0 48 16", "0 16 48 16", "0 32 48 16"], "all"),
      (4..<5, ["16 0 16 16"], "ends within a character are moved out of it"),
      (3..<3, [], "nothing"),
      (-5..<3, ["0 0 16 16"], "what is before the text is left out"),
      (24..<999, ["32 32 16 16"], "the following text too"),
      (40..<50, [], "not in the text"),
    ]
    for row in rows { #expect(probe.rects(row.range) == row.expected, "\(row.why)") }
    #expect(probe.rects(0..<3, of: 7) == [])
    #expect(probe.rects(0..<3, of: .max) == [])
    #expect(probe.rects(0..<3, of: .min) == [])
  }

  @Test("a range may run over paragraphs, blocks and gaps")
  func paragraphs() {
    let probe = QueryProbe("<p>東京</p><hr><p style='margin-left: 16px'>大阪</p><p>神戸", width: 160)
    let range = LayoutRange(
      LayoutPosition(paragraph: 2, offset: 3), LayoutPosition(paragraph: 0, offset: 3))
    let rects = probe.index.rects(of: range)
    #expect(rects.map(\.x) == [16, 16, 0])
    #expect(rects.map(\.width) == [16, 32, 16])
    #expect(probe.text(range) == "京\n大阪\n神")
    let all = LayoutRange(
      LayoutPosition(paragraph: .min, offset: .min), LayoutPosition(paragraph: .max, offset: .max))
    #expect(probe.index.rects(of: all).count == 3)
    #expect(probe.text(all) == "東京\n大阪\n神戸")
  }

  @Test("gaps of justification and letter spacing belong to the character before them")
  func gaps() {
    let spaced = QueryProbe("<p style='letter-spacing: 4px'>東京", width: 160)
    #expect(spaced.rects(0..<3) == ["0 0 20 16"])
    #expect(spaced.rects(0..<6) == ["0 0 40 16"])
    #expect(spaced.character(18, 8) == "東")
    let latin = QueryProbe("<p style='text-autospace: normal'>東a", width: 160)
    #expect(latin.rects(0..<3) == ["0 0 18 16"])
    #expect(latin.rects(3..<4) == ["18 0 8 16"])
    #expect(latin.caret(3) == "18 0 0 16")
    let justified = QueryProbe("<p style='text-align: justify'>aa bb cc", width: 44)
    #expect(justified.rects(0..<5) == ["0 0 44 16"])
    #expect(justified.rects(2..<3) == ["16 0 12 16"])
  }

  @Test("padding and margins of elements are not part of their characters")
  func padding() {
    let probe = QueryProbe(
      "<p>東<b style='padding: 0 4px; margin: 0 8px 0 6px'>京</b>都", width: 160)
    #expect(probe.rects(0..<3) == ["0 0 16 16"])
    #expect(probe.rects(3..<6) == ["26 0 16 16"])
    #expect(probe.rects(6..<9) == ["54 0 16 16"])
    #expect(probe.rects(0..<9) == ["0 0 70 16"], "one rectangle for all")
    #expect(probe.character(20, 8) == nil)
    #expect(probe.position(20, 8) == "0:3<", "the end of 東 is closer")
    #expect(probe.position(22, 8) == "0:3", "than the start of 京")
  }

  @Test("carets are between characters, at the ends of lines by affinity")
  func carets() {
    let probe = QueryProbe("<p style='line-height: 20px'>東京 大阪<br>", width: 32)
    let rows: [(offset: Int, affinity: LayoutPosition.Affinity, expected: String?, why: String)] = [
      (0, .downstream, "0 2 0 16", "the start: as high as the text, without leading"),
      (3, .downstream, "16 2 0 16", "between"),
      (3, .upstream, "16 2 0 16", "the same position"),
      (4, .downstream, "16 2 0 16", "within a character: its start"),
      (6, .downstream, "32 2 0 16", "before a space that the line break swallows"),
      (7, .upstream, "32 2 0 16", "after it, on the first line"),
      (7, .downstream, "0 22 0 16", "after it, on the second line"),
      (13, .downstream, "32 22 0 16", "the end of the text"),
      (14, .downstream, "32 22 0 16", "after the break at its end, which makes no line"),
      (15, .downstream, nil, "outside"),
      (-1, .downstream, nil, "outside"),
      (.max, .upstream, nil, "outside"),
      (.min, .upstream, nil, "outside"),
    ]
    for row in rows {
      #expect(
        probe.caret(row.offset, row.affinity) == row.expected, "\(row.offset): \(row.why)")
    }
  }

  @Test("the ends of lines have two positions, in every alignment")
  func lineEnds() {
    let rows: [(style: String, first: String, second: String)] = [
      ("text-align: left", "32 0 0 16", "0 16 0 16"),
      ("text-align: right", "40 0 0 16", "8 16 0 16"),
      ("text-align: center", "36 0 0 16", "4 16 0 16"),
      ("padding-left: 4px", "36 0 0 16", "4 16 0 16"),
      ("text-indent: 4px", "36 0 0 16", "0 16 0 16"),
    ]
    for row in rows {
      let probe = QueryProbe("<p style='\(row.style)'>東京大阪", width: 40)
      #expect(probe.caret(6, .upstream) == row.first, "\(row.style)")
      #expect(probe.caret(6) == row.second, "\(row.style)")
      #expect(probe.position(999, 4) == "0:6<", "\(row.style)")
      #expect(probe.position(-999, 20) == "0:6", "\(row.style)")
    }
  }

  @Test("Characters of several scalars are never cut")
  func characters() {
    let text = "か\u{3099}🏳️‍🌈e\u{301}🇯🇵각"
    let probe = QueryProbe("<p>\(text)", width: 999)
    let boundaries = Set(probe.boundaries(ofParagraph: 0))
    #expect(boundaries.count == 6)
    for offset in 0...text.utf8.count {
      let one = LayoutRange(paragraph: 0, offsets: offset..<min(offset + 1, text.utf8.count))
      for rect in probe.index.rects(of: one) {
        let hit = probe.index.character(at: rect.center)
        #expect(hit.map { boundaries.contains($0.lowerBound.offset) } == true, "\(offset)")
        #expect(hit.map { boundaries.contains($0.upperBound.offset) } == true, "\(offset)")
        #expect(probe.text(hit)?.count == 1, "\(offset)")
      }
      let inside = LayoutPosition(paragraph: 0, offset: offset)
      let snapped = boundaries.filter { $0 <= offset }.max() ?? 0
      #expect(
        probe.index.caret(at: inside)
          == probe.index.caret(at: LayoutPosition(paragraph: 0, offset: snapped)), "\(offset)")
    }
  }

  @Test("an empty line has a caret where its text would start")
  func emptyLines() {
    let probe = QueryProbe("<p style='text-align: center'>東<br><br>京", width: 48)
    #expect(probe.caret(4) == "24 16 0 16")
    #expect(probe.position(0, 24) == "0:4")
    #expect(probe.rects(4..<5) == [])
  }

  @Test("a rectangle contains the characters whose centers are in it")
  func rectangles() {
    let probe = QueryProbe("<p>東京へ行く。終わり", width: 48)
    let rows: [(rect: Rect, expected: String?, why: String)] = [
      (Rect(x: 0, y: 0, width: 48, height: 16), "東京へ", "a line"),
      (Rect(x: 8, y: 8, width: 1, height: 1), "東", "a middle"),
      (Rect(x: 8.1, y: 0, width: 8, height: 16), nil, "no center"),
      (Rect(x: 9, y: 0, width: 16, height: 16), "京", "more than half"),
      (Rect(x: 20, y: 0, width: 20, height: 48), "京へ行く。終わ", "from the first to the last"),
      (Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), "東京へ行く。終わり", "everything"),
      (Rect(x: 0, y: 9, width: 48, height: 14), nil, "between the middles of lines"),
      (Rect(x: 60, y: 0, width: 10, height: 99), nil, "beside"),
      (Rect(x: 40, y: 8, width: 0, height: 0), nil, "without extent"),
      (Rect(x: .nan, y: 0, width: 10, height: 10), nil, "no number"),
      (Rect(x: 0, y: 0, width: .infinity, height: 10), nil, "no extent"),
    ]
    for row in rows {
      #expect(probe.text(probe.index.range(in: row.rect)) == row.expected, "\(row.why)")
    }
  }

  @Test("ranges order their ends, and are preserved by encoding")
  func values() throws {
    let one = LayoutPosition(paragraph: 1, offset: 3)
    let other = LayoutPosition(paragraph: 0, offset: 9, affinity: .upstream)
    #expect(other < one && LayoutRange(one, other) == LayoutRange(other, one))
    #expect(LayoutPosition(paragraph: 0, offset: 9) > other)
    #expect(LayoutRange(other, LayoutPosition(paragraph: 0, offset: 9)).isEmpty)
    #expect(LayoutRange(paragraph: 0, offsets: 3..<3).isEmpty)
    #expect(!LayoutRange(paragraph: 0, offsets: 3..<4).isEmpty)
    let range = LayoutRange(one, other)
    let data = try JSONEncoder().encode(range)
    #expect(try JSONDecoder().decode(LayoutRange.self, from: data) == range)
    let end = #"{"paragraph":2,"offset":1,"affinity":"downstream"}"#
    let start = #"{"paragraph":0,"offset":5,"affinity":"upstream"}"#
    let turned = try JSONDecoder().decode(
      LayoutRange.self, from: Data("{\"lowerBound\":\(end),\"upperBound\":\(start)}".utf8))
    #expect(turned.lowerBound.shown == "0:5<" && turned.upperBound.shown == "2:1")
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(LayoutRange.self, from: Data("{}".utf8))
    }
  }
}
