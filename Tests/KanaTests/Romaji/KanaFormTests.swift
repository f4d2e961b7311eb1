import TestSupport
import Testing
import TextFoundation
import Transliteration

@testable import Kana

/// Tests that the romaji does not depend on the form in which kana are written, and how styles,
/// capitals and chunks relate to each other.
@Suite struct KanaFormTests {
  private static func text(
    length: Int, marks: [String], using generator: inout SeededGenerator
  ) -> String {
    (0..<length).map { _ in
      if Int.random(in: 0..<8, using: &generator) == 0 {
        return marks.randomElement(using: &generator) ?? ""
      }
      let value = UInt32.random(in: 0x3041...0x3096, using: &generator)
      return Unicode.Scalar(value).map { String($0) } ?? ""
    }.joined()
  }

  @Test func syllabaryWidthAndVoicingMarksMakeNoDifference() throws {
    var generator = SeededGenerator(seed: 61)
    // An iteration mark without a kana to repeat is unchanged, and so keeps its syllabary.
    let marks = ["ー", "ん", "っ", "はゝ", "かゞ", "、", "・", "「", "漢", " "]
    let narrow = WidthConverter(to: .half, .kana)
    let spaced = VoicingMarkConverter(.decomposed, spacingMarks: true)
    var failures: [String] = []
    for round in 0..<700 {
      let system = RomanizationSystem.allCases[round % RomanizationSystem.allCases.count]
      let style = LongVowelStyle.allCases[round % LongVowelStyle.allCases.count]
      let romanizer = KanaRomanizer(system: system, longVowels: style)
      let hiragana = Self.text(length: round % 20, marks: marks, using: &generator)
      let katakana = KanaConverter(to: .katakana).convert(hiragana)
      let forms = [
        katakana, narrow.convert(katakana), try NormalizationForm.nfd.normalize(hiragana),
        try NormalizationForm.nfd.normalize(katakana), spaced.convert(hiragana),
        narrow.convert(spaced.convert(katakana)),
      ]
      let expected = romanizer.romaji(of: hiragana)
      for form in forms where romanizer.romaji(of: form) != expected {
        failures.append("\(system) \(form): \(romanizer.romaji(of: form)), not \(expected)")
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func stylesDifferOnlyInMarks() {
    var generator = SeededGenerator(seed: 62)
    let letters: [Character: Character] = [
      "ā": "a", "ī": "i", "ū": "u", "ē": "e", "ō": "o", "â": "a", "î": "i", "û": "u", "ê": "e",
      "ô": "o",
    ]
    for round in 0..<600 {
      let system = RomanizationSystem.allCases[round % RomanizationSystem.allCases.count]
      let text = Self.text(length: round % 24, marks: ["ん", "お", "う", "あ", "、"], using: &generator)
      let plain = { (style: LongVowelStyle) in
        String(
          KanaRomanizer(system: system, longVowels: style).romaji(of: text).map {
            letters[$0] ?? $0
          })
      }
      #expect(plain(.macron) == plain(.circumflex), "\(text)")
      // Passports retain お at the end of a name only if long vowels are unmarked.
      if system != .passport { #expect(plain(.macron) == plain(.unmarked), "\(text)") }
    }
  }

  @Test func expansionOfIterationMarksBeforeMakesNoDifference() {
    var generator = SeededGenerator(seed: 63)
    let romanizer = KanaRomanizer()
    var expanded = 0
    for round in 0..<600 {
      // After one of these kana ゝ and ゞ have a meaning.
      let text = (0..<(round % 9)).map { _ in
        ["か", "さ", "た", "は", "う", "す"].randomElement(using: &generator).map {
          $0 + (["", "ゝ", "ゞ"].randomElement(using: &generator) ?? "")
        } ?? ""
      }.joined()
      let copy = IterationMarkExpander().convert(text)
      if copy != text { expanded += 1 }
      #expect(romanizer.romaji(of: text) == romanizer.romaji(of: copy), "\(text)")
    }
    #expect(expanded > 300)
  }

  @Test func eachSentenceBeginsWithACapital() {
    var generator = SeededGenerator(seed: 64)
    let words = ["さくら", "おおさか", "んば", "えいご", "しゃしん", "っか", "おに", "づつ", "ティー", "ｶﾞｽ"]
    let ends = ["。", "！", "？", "!", "?", "\n", "。」", "… 。", "。「", "！　"]
    for round in 0..<400 {
      let system = RomanizationSystem.allCases[round % RomanizationSystem.allCases.count]
      let plain = KanaRomanizer(system: system)
      let capitalizing = KanaRomanizer(
        options: KanaRomanizationOptions(system: system, capitalizesSentences: true))
      var (text, expected) = ("", "")
      for _ in 0..<(round % 6) {
        let word = words.randomElement(using: &generator) ?? "か"
        let end = ends.randomElement(using: &generator) ?? "。"
        let second = words.randomElement(using: &generator) ?? "か"
        text += word + "、" + second + end
        let romaji = plain.romaji(of: word + "、" + second + end)
        expected += romaji.prefix(1).uppercased() + romaji.dropFirst()
      }
      #expect(capitalizing.romaji(of: text) == expected, "\(system) \(text)")
      #expect(plain.romaji(of: text) == expected.lowercased(), "\(system) \(text)")
    }
  }

  @Test func beginningsOfSentences() {
    let rows: [(text: String, romaji: String, why: String)] = [
      ("かき", "Kaki", "the start of the text"), ("（かき）", "(Kaki)", "after a bracket"),
      (" 　かき", "  Kaki", "after spaces"), ("東かき", "東kaki", "kanji begin the sentence"),
      ("Aかき", "Akaki", "so does a letter"), ("aかき", "akaki", ""), ("1かき", "1kaki", "or a digit"),
      ("9かき", "9kaki", ""), ("Zかき", "Zkaki", ""), ("zかき", "zkaki", ""), ("0かき", "0kaki", ""),
      ("éかき", "ékaki", "or another letter"), ("、かき", ",Kaki", "but not a comma"),
      ("a.かき", "a.kaki", "a full stop within a word"), ("a. かき", "a. Kaki", "before a space"),
      ("a.\nかき", "a.\nKaki", "before a line end"), ("a.", "a.", "at the end of the text"),
      ("a。かき", "a.Kaki", "a Japanese full stop always ends a sentence"), ("ー", "-", "no letter"),
      ("かき\nさら", "Kaki\nSara", "a line end"),
      ("か…き", "Ka...ki", "an ellipsis does not end a sentence"),
      ("か‥き", "Ka..ki", "of either length"), ("…かき", "...Kaki", "nor start one"),
      ("か．き", "Ka.Ki", "a full-width full stop is one of Japanese text"),
      ("んあ", "N'a", "ん itself is the start"), ("っか", "Kka", "the doubled consonant"),
    ]
    let options = KanaRomanizationOptions(capitalizesSentences: true)
    for row in rows {
      let found = KanaRomanizer(options: options).romaji(of: row.text)
      #expect(found == row.romaji, "\(row.text) \(found): \(row.why)")
    }
    var output = ByteBuffer()
    withUTF8Bytes(of: "かき。さら") {
      KanaRomanizer(options: options).append($0, continuesText: true, to: &output)
    }
    let continued = output.text
    #expect(continued == "kaki.Sara", "a continued text starts no sentence")
  }

  @Test func textsDividedAgainAndAgainGiveTheWholeRomaji() {
    var generator = SeededGenerator(seed: 65)
    let marks = ["漢字", "東京都", "ー", "。", "ん", "っ", "お", "ゝ", "ﾞ", "a"]
    var chunks = 0
    for round in 0..<400 {
      let system = RomanizationSystem.allCases[round % RomanizationSystem.allCases.count]
      let romanizer = KanaRomanizer(system: system)
      let text = Self.text(length: 30, marks: marks, using: &generator)
      var rest = Array(text.utf8)
      var parts: [String] = []
      while !rest.isEmpty {
        let cut = rest.withUnsafeBufferPointer { romanizer.lastCut(in: $0) }
        parts.append(romanizer.romaji(of: String(decoding: rest[cut...], as: UTF8.self)))
        rest = cut == 0 ? [] : Array(rest[..<cut])
      }
      chunks += parts.count
      #expect(parts.reversed().joined() == romanizer.romaji(of: text), "\(system) \(text)")
    }
    #expect(chunks > 2_000)
  }
}
