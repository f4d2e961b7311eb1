import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the character classes of surfaces.
@Suite struct SurfaceScriptsTests {
  private func scripts(_ text: String) -> SurfaceScripts {
    withUTF8Bytes(of: text) { SurfaceScripts($0) }
  }

  @Test func kinds() {
    let rows: [(text: String, kinds: SurfaceScripts, why: String)] = [
      ("", [], "nothing"),
      ("ぁんゔゕゖ", .hiragana, "hiragana"), ("𛀁𛄞", .hiragana, "archaic kana"),
      ("ァンヴヶヺー", .katakana, "katakana and the long vowel"), ("ㇰㇿ", .katakana, "small kana of Ainu"),
      ("漢字々〆〇〻", .kanji, "kanji and their marks"), ("㐀𠮷豈", .kanji, "of all blocks"),
      ("azAZ09", .letters, "ASCII"), ("éßЯΩאก각", .letters, "letters of other scripts"),
      ("０９ＡＺａｚ", .letters, "full width"), ("٣", .letters, "other digits"),
      ("。、「」・…ー".replacing("ー", with: ""), .other, "marks"), ("👍©♪ \t\0", .other, "the rest"),
      ("\u{3099}゛゠", .other, "marks of kana"), ("䷀", .other, "hexagrams lie among the ideographs"),
      ("ｶﾞ", [.letters], "half-width kana are letters until they are prepared"),
      ("食べる", [.kanji, .hiragana], "mixed"), ("Ｔシャツ", [.letters, .katakana], "mixed"),
      ("東京。", [.kanji, .other], "with a mark"),
    ]
    for row in rows { #expect(scripts(row.text) == row.kinds, "\(row.why): \(row.text)") }
  }

  @Test func sets() {
    #expect(SurfaceScripts.kana == [.hiragana, .katakana])
    #expect(SurfaceScripts.read == [.hiragana, .katakana, .kanji])
    #expect(scripts("食べる").intersects(.kana) && !scripts("食").intersects(.kana))
  }

  /// The fast path by lead byte agrees with the tables.
  @Test func everyScalarHasTheKindOfItsProperties() {
    var failures: [String] = []
    for value in UInt32(0)..<0x110000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      let (kind, length) = bytes.withUnsafeBufferPointer { SurfaceScripts.kind(in: $0, at: 0) }
      let isRight: Bool
      switch value {
      case 0..<0x80:
        let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
        isRight = kind == (isLetter ? .letters : .other)
      default: isRight = kind == SurfaceScripts.kind(of: value)
      }
      if !isRight || length != bytes.count || kind.rawValue.nonzeroBitCount != 1 {
        failures.append("U+\(String(value, radix: 16)): \(kind.rawValue), \(length) bytes")
      }
    }
    expectNone(failures)
  }

  @Test func ideographsAreKanji() {
    // The standard library has its own data for the property.
    for value in stride(from: UInt32(0x3400), to: 0x32000, by: 7) {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isUnifiedIdeograph else {
        continue
      }
      #expect(SurfaceScripts.kind(of: value) == .kanji, "U+\(String(value, radix: 16))")
    }
  }
}
