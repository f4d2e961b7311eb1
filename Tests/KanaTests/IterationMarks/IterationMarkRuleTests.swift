import Kana
import TestSupport
import Testing
import Transliteration

/// Tests the expansion of every kana by the rules of くりかへし符号の使ひ方 (Ministry of Education,
/// 1946), with voicing by the canonical decompositions of Unicode.
@Suite("Rules of iteration marks")
struct IterationMarkRuleTests {
  private let expander = IterationMarkExpander()

  private static func isSame(_ first: String, _ second: String) -> Bool {
    first.utf8.elementsEqual(second.utf8)
  }

  /// Returns the kana without voicing, and with a voiced mark if that is one letter.
  private static func forms(of kana: String) throws -> (plain: String, voiced: String?) {
    let plain = try NormalizationForm.nfd.normalize(kana).unicodeScalars.first.map { String($0) }
    let voiced = try NormalizationForm.nfc.normalize((plain ?? "") + "\u{3099}")
    return (plain ?? "", voiced.unicodeScalars.count == 1 ? voiced : nil)
  }

  private static var letters: [String] {
    let values = Array(0x3041...0x3096) + Array(0x30A1...0x30FA) as [UInt32]
    return values.compactMap { Unicode.Scalar($0).map { String($0) } }
  }

  @Test("each kana with each mark that repeats one kana")
  func oneKana() throws {
    var failures: [String] = []
    for letter in Self.letters {
      let (plain, voiced) = try Self.forms(of: letter)
      let rows: [(mark: String, copy: String?)] = [
        ("ゝ", plain), ("ヽ", plain), ("ゞ", voiced), ("ヾ", voiced), ("ゝ\u{3099}", voiced),
        ("ヽ\u{3099}", voiced),
      ]
      for (mark, copy) in rows {
        for (before, after) in [("", ""), ("漢", "あ"), ("ん", "。")] {
          let text = before + letter + mark + after
          let expected = before + letter + (copy ?? mark) + after
          if !Self.isSame(expander.convert(text), expected) { failures.append(text) }
        }
      }
    }
    #expect(failures == [])
  }

  @Test("two morae: each pair of kana, with and without small vowels, with each long mark")
  func twoMorae() throws {
    let kana = ["い", "か", "が", "さ", "は", "ぱ", "ら", "ん", "っ", "を"]
    let small = ["", "ゃ", "ょ", "ぁ", "ゎ"]
    var failures: [String] = []
    for first in kana {
      for second in kana {
        for (one, other) in small.flatMap({ one in small.map { (one, $0) } }) {
          let run = first + one + second + other
          let voiced = try Self.forms(of: first).voiced.map { $0 + one + second + other }
          for (mark, copy) in [("〱", run), ("〳〵", run), ("〲", voiced), ("〴〵", voiced)] {
            let text = "漢" + run + mark
            let expected = "漢" + run + (copy ?? mark)
            if !Self.isSame(expander.convert(text), expected) { failures.append(text) }
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test("a long mark after any other number of morae is unchanged")
  func otherRuns() {
    let runs = [
      "か", "かゃ", "かきく", "かゃきくゃ", "かきくけこ", "しゃしゅしょ", "かか\u{3099}", "か\u{3099}か", "かきゃゃゃ",
      "らーめ", "ー", "か漢き", "かき。", "カき", "かﾞき", "ｶｷ", "一二", "ab",
    ]
    for run in runs {
      for mark in ["〱", "〲", "〳〵", "〴〵"] {
        let text = "字" + run + mark
        #expect(Self.isSame(expander.convert(text), text), "\(text)")
      }
    }
  }

  @Test("rows of the marks next to each other and to other characters")
  func rows() {
    let rows: [(input: String, output: String, why: String)] = [
      ("らー〱", "らーらー", "ー is a mora of its own"), ("カー〲", "カーガー", "voiced with ー"),
      ("にっ〱", "にっにっ", "っ is a mora too"), ("ほん〲", "ほんぼん", "and so is ん"),
      ("ー〱", "ー〱", "ー alone has no vowel"), ("漢ーか〱", "漢ーか〱", "ー after kanji starts no run"),
      ("しゅ〱", "しゅ〱", "one mora of two kana"), ("ちゃちゃ〱", "ちゃちゃちゃちゃ", "four kana"),
      ("きゃしゃ〲", "きゃしゃぎゃしゃ", "only the first kana is voiced"),
      ("ばら〲", "ばらばら", "voiced already"), ("ぱら〲", "ぱらばら", "semi-voiced becomes voiced"),
      ("くヾ", "くぐ", "the mark of the other syllabary, voiced"), ("クゞ", "クグ", ""),
      ("ゐゝゑゝをゝ", "ゐゐゑゑをを", "historical kana"), ("ヷゝヴヽ", "ヷワヴウ", "unvoiced"),
      ("ワヾ", "ワヷ", "katakana has ヷ"), ("わゞ", "わゞ", "hiragana has no voiced わ"),
      ("ゕゝヶヽ", "ゕゕヶヶ", "small kana"), ("かゝゝゝ", "かかかか", "chains"),
      ("かゞゞ", "かがが", "a voiced copy repeated with voicing"),
      ("いよ〱かゝ", "いよいよかか", "both kinds"), ("ゝ〱", "ゝ〱", "nothing before either"),
      ("〳か", "〳か", "an upper half without its lower half"),
      ("いよ〳か〵", "いよ〳か〵", "the halves must be adjacent"), ("いよ〴", "いよ〴", "at the end"),
      ("かあゝ", "かああ", "the last kana counts"), ("か\u{1F}ゝ", "か\u{1F}ゝ", "a control between"),
      ("かーゝ", "かーゝ", "ー is not repeated"),
      ("すみ\u{3099}ゝ", "すみ\u{3099}み", "a mark on the kana before"),
    ]
    for row in rows {
      let output = expander.convert(row.input)
      #expect(Self.isSame(output, row.output), "\(row.input) gives \(output): \(row.why)")
    }
  }

  @Test("a second expansion changes nothing, and text without marks is not touched")
  func idempotence() {
    var generator = SeededGenerator(seed: 48)
    let fragments = [
      "か", "が", "ゃ", "は", "ん", "ー", "カ", "ワ", "漢", "、", "a", "ゝ", "ゞ", "ヽ", "ヾ", "〱", "〲", "〳", "〴",
      "〵", "\u{3099}", "ｶ", "😀",
    ]
    let marks: Set<Character> = ["ゝ", "ゞ", "ヽ", "ヾ", "〱", "〲", "〳", "〴"]
    var failures: [String] = []
    var expanded = 0
    for round in 0..<5_000 {
      let text = (0..<(round % 14)).map { _ in fragments.randomElement(using: &generator) ?? "" }
        .joined()
      let once = expander.convert(text)
      if !Self.isSame(once, text) { expanded += 1 }
      if !Self.isSame(expander.convert(once), once) { failures.append(text) }
      let plain = String(
        text.unicodeScalars.filter { !marks.contains(Character($0)) }.map { Character($0) })
      if !Self.isSame(expander.convert(plain), plain) { failures.append(plain) }
    }
    #expect(failures.prefix(5) == [])
    #expect(expanded > 1_000)
  }
}
