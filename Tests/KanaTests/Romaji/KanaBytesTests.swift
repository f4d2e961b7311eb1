import TestSupport
import Testing
import TextFoundation

@testable import Kana

/// Tests the byte interface: morpheme boundaries, divided input, long and invalid input.
@Suite struct KanaBytesTests {
  private static func romaji(
    _ bytes: [UInt8], _ romanizer: KanaRomanizer, continuesText: Bool = false
  ) -> String {
    var output = ByteBuffer()
    bytes.withUnsafeBufferPointer {
      romanizer.append($0, continuesText: continuesText, to: &output)
    }
    return output.text
  }

  @Test func morphemeBoundaries() {
    let rows: [(kana: String, romaji: String, why: String)] = [
      ("おも|う", "omou", "no long vowel across"), ("こう|し", "kōshi", "but beside it"),
      ("こ|うし", "koushi", ""),
      ("|おお|おう|", "ōō", "at the ends, and two in a row"), ("い|っ|た", "itta", "っ doubles across"),
      ("ほん|や", "hon'ya", "ん sees across"), ("コ|ー", "kō", "ー lengthens across"), ("こ||う", "kou", ""),
      ("いす|ゞ", "isuzu", "ゞ repeats across"), ("て|ぃ", "tei", "but syllables do not form"),
      ("か|\u{3099}", "ka\u{3099}", "nor marks"),
    ]
    for row in rows {
      let scalars = row.kana.unicodeScalars.map { $0 == "|" ? "\u{1F}" : $0 }
      let kana = String(String.UnicodeScalarView(scalars))
      #expect(KanaRomanizer().romaji(of: kana) == row.romaji, "\(row.kana) \(row.why)")
    }
    let passport = KanaRomanizer(system: .passport)
    #expect(passport.romaji(of: "とお\u{1F}の") == "tono", "a seam is not the end of a word")
  }

  /// Returns texts in which kana and other characters follow each other in every combination.
  private static func texts(count: Int, length: Int, seed: UInt64) -> [[UInt8]] {
    var random = SeededGenerator(seed: seed)
    let fragments =
      (0x3041...0x30FF).compactMap { Unicode.Scalar($0) }.map { Array(String($0).utf8) }
      + [
        "ｶ", "ﾞ", "ㇷ", "。", "「", "東", "京", "a", "Ｚ", " ", "é", "😀", "\u{1F}", "っ", "ん", "ー", "う",
        "お",
      ]
      .map { Array($0.utf8) }
    return (0..<count).map { _ in
      (0..<Int.random(in: 0...length, using: &random)).flatMap { _ in
        fragments.randomElement(using: &random) ?? []
      }
    }
  }

  @Test func chunksGiveTheWholeRomaji() {
    var chunkBoundaries = 0
    for system in RomanizationSystem.allCases {
      let options = KanaRomanizationOptions(system: system, capitalizesSentences: true)
      let romanizer = KanaRomanizer(options: options)
      for text in Self.texts(count: 300, length: 40, seed: 5) {
        let cut = text.withUnsafeBufferPointer { romanizer.lastCut(in: $0) }
        guard cut > 0 else { continue }
        chunkBoundaries += 1
        let parts =
          Self.romaji(Array(text[..<cut]), romanizer)
          + Self.romaji(Array(text[cut...]), romanizer, continuesText: true)
        #expect(
          parts == Self.romaji(text, romanizer), "\(String(decoding: text, as: UTF8.self))")
      }
    }
    #expect(chunkBoundaries > 500)
  }

  @Test func chunkBoundaries() {
    let rows: [(text: String, cut: Int, why: String)] = [
      ("かき", 3, "before a consonant"), ("かん", 3, ""), ("かう", 0, "not before a vowel"),
      ("おか", 0, "nor after one: お may be the last of a word"), ("んか", 0, "nor after ん"),
      ("っか", 0, "nor after っ"),
      ("かっー", 0, "nor before っ"), ("かー", 0, ""), ("かゃ", 0, ""), ("東京", 3, "between kanji"),
      ("東か", 0, ""), ("＇＇", 0, "a sentence may begin after quotes"),
      ("ab", 0, "letters may follow a full stop"), ("", 0, ""), ("か", 0, ""),
    ]
    for row in rows {
      let cut = Array(row.text.utf8).withUnsafeBufferPointer { KanaRomanizer().lastCut(in: $0) }
      #expect(cut == row.cut, "\(row.text) \(row.why)")
    }
  }

  @Test func shortAndLongTextsGiveTheSame() {
    // Short texts are written to the stack, long ones in chunks: every join occurs at every offset.
    let unit = "きょうは、っっかんやとうきょうーﾊﾟｰﾃｨ。"
    for system in RomanizationSystem.allCases {
      let romanizer = KanaRomanizer(system: system)
      let once = romanizer.romaji(of: unit)
      for count in [1, 20, 400, 3000] {
        for offset in 0..<3 {
          let start = String(repeating: "a", count: offset)
          let long = romanizer.romaji(of: start + String(repeating: unit, count: count))
          #expect(long == start + String(repeating: once, count: count))
        }
      }
    }
  }

  @Test func anyNumberOfPendingSokuonFits() {
    let count = 200_000
    let text = String(repeating: "っ", count: count)
    #expect(KanaRomanizer().romaji(of: text + "か") == String(repeating: "k", count: count) + "ka")
    #expect(
      KanaRomanizer(system: .wapuro).romaji(of: text) == String(repeating: "xtu", count: count))
  }

  @Test func anyBytesAreSafe() {
    var random = SeededGenerator(seed: 9)
    for system in RomanizationSystem.allCases {
      let romanizer = KanaRomanizer(system: system)
      for _ in 0..<2_000 {
        let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ -> UInt8 in
          let likely: [UInt8] = [0xE3, 0x81, 0x82, 0x83, 0xAF, 0xEF, 0xBE, 0x9E, 0x1F, 0xF0, 0x6E]
          return Bool.random(using: &random)
            ? likely.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
        }
        _ = Self.romaji(bytes, romanizer)
        _ = bytes.withUnsafeBufferPointer { romanizer.lastCut(in: $0) }
      }
    }
  }

  /// Every scalar: kana become ASCII, the others are unchanged or become ASCII.
  @Test func everyScalarAlone() {
    let romanizer = KanaRomanizer()
    var unchanged = 0
    for value: UInt32 in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let romaji = romanizer.romaji(of: text)
      if romaji == text {
        unchanged += 1
      } else {
        let isExpected = romaji.utf8.allSatisfy { $0 < 0x80 } && (value > 0x7F || value == 0x1F)
        #expect(isExpected, "U+\(String(value, radix: 16)): \(romaji)")
      }
    }
    // 90 hiragana, 93 katakana and ー, 16 small, 58 halfwidth, fullwidth ASCII, punctuation, 1F.
    #expect(0x110000 - 0x800 - unchanged > 340 && 0x110000 - 0x800 - unchanged < 400)
  }

  @Test(.timeLimit(.minutes(1))) func tenMegabytesInOneLine() {
    let unit = "とうきょうとっきょきょかきょくへいそいだ"
    let count = 10_000_000 / unit.utf8.count
    let romaji = KanaRomanizer().romaji(of: String(repeating: unit, count: count))
    #expect(romaji.utf8.count == count * KanaRomanizer().romaji(of: unit).utf8.count)
  }
}
