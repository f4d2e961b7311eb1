import EmbeddedDictionary
import Kana
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the normalization of rare spellings and the offset map back to the source.
@Suite struct TextPreparationTests {
  /// Returns the prepared text and the source offsets of its bytes; nil if the source itself is
  /// analyzed.
  private func prepare(_ text: String) -> (text: String, sources: [Int]?) {
    var result: (String, [Int]?) = ("", nil)
    var preparation = TextPreparation()
    withUTF8Bytes(of: text) { bytes in
      preparation.prepare(bytes) { prepared, sources in
        result = (String(decoding: prepared, as: UTF8.self), sources.map { $0.map { Int($0) } })
      }
    }
    return result
  }

  private static let rows: [(source: String, prepared: String, why: String)] = [
    ("ｶﾀｶﾅ", "カタカナ", "half-width katakana"),
    ("ﾊﾟﾝとｶﾞｽ", "パンとガス", "with half-width marks"),
    ("ｳﾞｧｲｵﾘﾝ", "ヴァイオリン", "ヴ"),
    ("ﾜﾞｦﾞ", "ヷヺ", "voiced letters that only katakana have"),
    ("ｺｰﾋｰ､ｧｯｬﾝ｡｢｣･ｰ", "コーヒー、ァッャン。「」・ー", "small kana, marks and the long vowel"),
    ("ｶ\u{3099}ﾊ\u{309A}", "ガパ", "half-width with combining marks"),
    ("か\u{3099}は\u{309A}ハ\u{3099}", "がぱバ", "combining marks"),
    ("う\u{3099}ウ\u{3099}ワ\u{3099}", "ゔヴヷ", "ゔ, ヴ and ヷ"),
    ("かﾞハﾟ", "がパ", "half-width marks after full-width kana"),
    ("あ\u{3099}ん\u{309A}", "あ\u{3099}ん\u{309A}", "marks that voice nothing"),
    ("わ\u{3099}", "わ\u{3099}", "voiced letters that only katakana have, in hiragana"),
    ("が\u{3099}", "が\u{3099}", "voiced already"),
    ("か\u{309A}", "か\u{309A}", "か has no semi-voiced form"),
    ("ｱﾞ", "ア\u{3099}", "a half-width mark that voices nothing stays on its kana"),
    ("\u{3099}", "\u{3099}", "a mark alone"),
    ("ﾞ東", "\u{3099}東", "a half-width mark alone"),
    ("東\u{3099}", "東\u{3099}", "a mark after a kanji"),
    ("こゝろ", "こころ", "a repeated hiragana"),
    ("いすゞ", "いすず", "repeated and voiced"),
    ("バナヽ", "バナナ", "a repeated katakana"),
    ("イスヾ", "イスズ", "repeated and voiced, katakana"),
    ("じゝ", "じし", "the repeated kana is not voiced"),
    ("づゞ", "づづ", "voiced again"),
    ("ぱゝ", "ぱは", "semi-voiced kana too"),
    ("あゞ", "あゞ", "there is no voiced あ"),
    ("うゞ", "うゔ", "but a voiced う"),
    ("漢字ｶﾅ漢字こゝろ漢字", "漢字カナ漢字こころ漢字", "unchanged text between rare spellings"),
    ("いすゝ\u{3099}", "いすず", "ゞ in two scalars"),
    ("こゝゝ", "こここ", "repeated twice"),
    ("ﾊﾞヾ", "ババ", "after half-width kana"),
    ("ゝ", "ゝ", "nothing to repeat"),
    ("東ゝ", "東ゝ", "a kanji is repeated by 々"),
    ("ーヽ", "ーヽ", "the long vowel is not repeated"),
    ("。ゝ", "。ゝ", "nor a mark"),
    ("人〻", "人々", "〻 is 々 written vertically"),
    ("神\u{FE00}社", "神社", "a variation selector"),
    ("葛\u{E0100}城", "葛城", "an ideographic variation selector"),
    ("\u{FE0F}", "\u{FE0F}", "a selector alone"),
    ("☕\u{FE0F}か\u{FE00}", "☕\u{FE0F}か\u{FE00}", "selectors of others than kanji"),
    ("\u{F900}\u{FA1E}\u{2F800}", "豈羽丽", "compatibility ideographs"),
    ("\u{FA0E}", "\u{FA0E}", "a unified ideograph among them"),
    ("東京へﾊﾟﾝを", "東京へパンを", "text before and after"),
  ]

  @Test func spellings() {
    for row in Self.rows {
      #expect(prepare(row.source).text == row.prepared, "\(row.why)")
      // Compared by scalars too: `==` treats か\u{3099} and が as equal.
      #expect(
        Array(prepare(row.source).text.unicodeScalars) == Array(row.prepared.unicodeScalars),
        "\(row.why)")
    }
  }

  @Test func mostTextIsNotCopied() {
    let texts = [
      "", "東京へ行きました。", "ABC 123", "人々", "ヴァイオリン", "がぎぐ", "Ａ１！", "👩‍👩‍👧", "ー〜・「」",
      "𠮷野家", "゛゜", "ヷヸ", "\u{FFFD}",
    ]
    for text in texts {
      let (prepared, sources) = prepare(text)
      #expect(prepared == text && sources == nil, "\(text)")
    }
  }

  @Test func everyHalfwidthKatakanaIsItsCompatibilityMapping() {
    for value in UInt32(0xFF61)...0xFF9D {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // The standard library has only NFC, so the fullwidth character is found by its name.
      let name = (scalar.properties.name ?? "").replacing("HALFWIDTH ", with: "")
      let (prepared, _) = prepare(String(scalar))
      #expect(prepared.unicodeScalars.count == 1)
      #expect(prepared.unicodeScalars.first?.properties.name == name, "\(scalar)")
    }
  }

  @Test func everyKanaIsComposedAsUnicodeDoes() {
    for value in UInt32(0x3041)...0x30FF {
      guard let scalar = Unicode.Scalar(value), !(0x3097...0x309C).contains(value) else { continue }
      if [0x309D, 0x309E, 0x30FD, 0x30FE].contains(value) { continue }
      for mark: Unicode.Scalar in ["\u{3099}", "\u{309A}"] {
        var text = String.UnicodeScalarView([scalar, mark])
        let prepared = Array(prepare(String(text)).text.unicodeScalars)
        // Characters compare by canonical equivalence: the one scalar that equals two is their
        // composition.
        let composed = (UInt32(0x3041)...0x30FF).compactMap { Unicode.Scalar($0) }
          .first { String($0) == String(text) }
        text = composed.map { String.UnicodeScalarView([$0]) } ?? text
        #expect(prepared == Array(text), "\(scalar) \(mark.value)")
        if let composed {
          #expect(VoicingTable.shared.unvoiced(composed.value) == value, "\(composed)")
        }
      }
    }
  }

  /// Returns what is wrong with the offset map of a text: each byte must map to its scalar in the
  /// source, in ascending order, and the end to the end.
  private func checkSources(of text: String) -> String? {
    let (prepared, sources) = prepare(text)
    guard let sources else { return isEqual(Array(prepared.utf8), Array(text.utf8)) ? nil : "lost" }
    let bytes = Array(text.utf8)
    guard sources.count == prepared.utf8.count + 1, sources.last == bytes.count else {
      return "\(sources.count) sources of \(prepared.utf8.count) bytes"
    }
    var last = 0
    var offset = 0
    for scalar in prepared.unicodeScalars {
      let source = sources[offset]
      if source < last { return "\(source) after \(last)" }
      if bytes[source] & 0xC0 == 0x80 { return "\(source) is inside a scalar" }
      last = source
      offset += UTF8.width(scalar)
    }
    return nil
  }

  @Test func sourcesAscend() {
    for row in Self.rows {
      let fault = checkSources(of: row.source)
      #expect(fault == nil, "\(row.why): \(fault ?? "")")
    }
    var failures: [String] = []
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<3_000 {
      let text = Self.randomText(using: &generator)
      if let fault = checkSources(of: text) {
        failures.append("\(text.debugDescription): \(fault)")
      }
    }
    expectNone(failures)
  }

  @Test func offsetsInTheSource() {
    #expect(prepare("ﾊﾟﾝ").sources == [0, 0, 0, 6, 6, 6, 9], "ﾊﾟ is six bytes")
    #expect(prepare("東\u{FE00}京").sources == [0, 0, 0, 6, 7, 8, 9], "the selector belongs to 東")
    #expect(prepare("は々〻").sources == [0, 1, 2, 3, 3, 3, 6, 6, 6, 9])
  }

  // MARK: Words

  static func randomText(using generator: inout SeededGenerator) -> String {
    let rare = [
      "ﾊ", "ﾟ", "ﾞ", "ｶ", "ﾞﾞ", "か", "\u{3099}", "\u{309A}", "ゝ", "ゞ", "ヽ", "ヾ", "〻", "々",
      "\u{FE00}", "\u{E0100}", "\u{FA1E}", "\u{2F800}", "東京", "の", " ", "　", "学校", "ｱ", "a",
    ]
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      return RandomText.string(fragments: .random(in: 0...20, using: &generator), using: &generator)
    case 1:
      return RandomText.scalars(count: .random(in: 0...20, using: &generator), using: &generator)
    default:
      return (0..<Int.random(in: 1...12, using: &generator))
        .map { _ in rare.randomElement(using: &generator) ?? "" }.joined()
    }
  }

  @Test func wordsAreSlicesOfTheSource() throws {
    let fixture = AnalysisFixture(try Tokenizer(dictionary: .directory(MiniDictionary.directory())))
    let rows: [(text: String, words: [String], why: String)] = [
      ("ｶﾞｯｺｳへ", ["ｶﾞｯｺｳ", "へ"], "half-width"),
      ("か\u{3099}っこうへ", ["か\u{3099}っこう", "へ"], "combining marks"),
      ("東京\u{FE00}へ", ["東京\u{FE00}", "へ"], "a selector belongs to the word before"),
      ("東\u{FE00}京へ", ["東\u{FE00}京", "へ"], "or lies inside of it"),
      (" \u{3000}東京 へ\t", ["東京", "へ"], "white space is not a word"),
      ("\u{FE00}", ["\u{FE00}"], "a selector of nothing"),
      ("学校\r\n", ["学校"], "a line end"),
    ]
    for (text, words, why) in rows { #expect(fixture.surfaces(text) == words, "\(why)") }
  }

  @Test func wordsOfAnyTextLoseNothing() throws {
    let fixtures = [
      AnalysisFixture(try Tokenizer(dictionary: .directory(MiniDictionary.directory()))),
      AnalysisFixture(try Tokenizer(dictionary: .directory(BundledDictionary.directory()))),
      AnalysisFixture(nil),
    ]
    var failures: [String] = []
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<1_500 {
      // A chunk is at most a line long.
      let text = Self.randomText(using: &generator)
      for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        for fixture in fixtures {
          if let fault = fixture.fault(in: String(line)) {
            failures.append("\(line.debugDescription): \(fault)")
          }
        }
      }
    }
    expectNone(failures)
  }
}
