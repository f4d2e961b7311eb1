import EmbeddedDictionary
import Foundation
import Kana
import TestSupport
import Testing

@testable import JapaneseText

/// Tests symbols and codes that are read aloud on request.
@Suite struct SymbolSpellingTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  private func kana(
    _ text: String, latin: ReadingOptions.LatinWords = .keep, symbols: ReadingOptions.Symbols
  ) -> String {
    let options = ReadingOptions(syllabary: .katakana, latinWords: latin, symbols: symbols)
    return tokenizer.reading(of: text, options: options).text
  }

  @Test func symbols() {
    let rows: [(text: String, kana: String, why: String)] = [
      ("※注意", "コメジルシチュウイ", "a reference mark"), ("→次へ", "ヤジルシツギヘ", "an arrow"),
      ("★★", "クロボシクロボシ", "each symbol of a run"), ("〒100-0001", "ユウビンイチゼロゼロノゼロゼロゼロイチ", "a code"),
      ("☎", "デンワ", "a telephone"), ("㈱東京", "カブシキガイシャトウキョウ", "one character for a word"),
      ("3×4", "サンカケルヨン", "between digits"), ("3 × 4", "サン カケル ヨン", "with spaces"),
      ("○と×", "マルトバツ", "alone"), ("A&B", "AアンドB", "the letters stay"),
      ("A＆B", "AアンドB", "full width"),
      ("3+4=7", "サンプラスヨンイコールナナ", "a sum"), ("-5", "マイナスゴ", "a sign belongs to its number"),
      ("5%", "ゴパーセント", "so does a percent sign"), ("％表示", "パーセントヒョウジ", "without a number"),
      ("25℃", "ニジュウゴド", "a unit of a number"), ("℃", "ド", "alone"),
      ("10㎡", "ジュウヘイホウメートル", "a unit"),
      ("㌔", "キロ", "alone"), ("①番", "マルイチバン", "a number in a circle"), ("⑳", "マルニジュウ", "the last"),
      ("⑴", "カッコイチ", "in brackets"), ("Ⅶ", "ナナ", "a Roman numeral"),
      ("#1", "ナンバーイチ", "before a digit"),
      ("#桜", "シャープサクラ", "before a word"), ("a/b", "aスラッシュb", "between letters"),
      ("今/昨日", "イマ/キノウ", "between words"), ("👍です", "イイネデス", "an emoji"),
      ("☕\u{FE0F}", "コーヒー", "with a variation selector"), ("👍🏽", "イイネ", "with a skin tone"),
      ("👨‍👩‍👧", "👨‍👩‍👧", "without a row"), ("。、「」…", "。、「」…", "punctuation"), ("", "", "empty"),
      ("東京", "トウキョウ", "no symbols"), ("\u{20E3}", "\u{20E3}", "a mark alone"),
    ]
    for row in rows {
      #expect(kana(row.text, symbols: .spell) == row.kana, "\(row.why): \(row.text)")
    }
  }

  @Test func offByDefault() {
    for text in ["※", "→", "★", "☎", "①", "Ⅶ", "3×4", "A&B", "👍", "㈱", "℃"] {
      let kept = tokenizer.reading(of: text).text
      #expect(
        kept == kana(text, symbols: .keep).replacing("サン", with: "さん").replacing("ヨン", with: "よん"))
      #expect(kept != kana(text, symbols: .spell), "\(text)")
    }
    #expect(ReadingOptions().symbols == .keep)
  }

  @Test func codes() {
    let rows: [(text: String, kana: String, why: String)] = [
      ("5G", "ファイブジー", "a row"), ("５Ｇ対応", "ファイブジータイオウ", "full width"), ("4K", "ヨンケー", "a row"),
      ("G20サミット", "ジートゥエンティーサミット", "a row"), ("COVID-19", "コビッドナインティーン", "with a hyphen"),
      ("H2O", "エイチツーオー", "a formula"), ("A4", "エーヨン", "letters and a number"),
      ("B5版", "ビーゴバン", "the same; 版 is voiced after a word"),
      ("No.3", "ナンバーサン", "an abbreviation"), ("No. 3", "ナンバー サン", "with a space"),
      ("Ver.2.0", "バージョンニテンゼロ", "the same"), ("v1.2.3", "バージョンイッテンニテンサン", "a version"),
      ("A007", "エーゼロゼロナナ", "leading zeros"), ("PC-98", "ピーシー-キュウジュウハチ", "a hyphen is copied"),
      ("3LDK", "サンエルディーケー", "a counter"), ("10kg", "ジュッキログラム", "a unit"),
      ("ABC", "エービーシー", "letters"),
      ("A", "エー", "a letter"), ("3月", "サンガツ", "a number"), ("A4→B5", "エーヨン→ビーゴ", "symbols stay"),
      ("", "", "empty"), ("X1234567890123", "エックスイチニサンヨンゴロクナナハチキュウゼロイチニサン", "many digits"),
    ]
    for row in rows {
      #expect(kana(row.text, latin: .spell, symbols: .keep) == row.kana, "\(row.why): \(row.text)")
    }
  }

  @Test func tables() {
    #expect(SymbolSpelling.names.count > 200 && CodeSpelling.codes.count > 50)
    #expect(CodeSpelling.prefixes.count == 5)
    let isKana = { (bytes: [UInt8]) in String(decoding: bytes, as: UTF8.self).isKana }
    #expect(SymbolSpelling.names.values.allSatisfy { isKana($0.alone) && !$0.alone.isEmpty })
    #expect(SymbolSpelling.names.values.allSatisfy { $0.betweenDigits.map(isKana) ?? true })
    #expect(CodeSpelling.codes.values.allSatisfy(isKana))
    #expect(
      CodeSpelling.codes.keys.allSatisfy { $0 == $0.uppercased() && $0.contains(where: \.isNumber) }
    )
    for scalar: UInt32 in [0x3001, 0x3002, 0x300C, 0x2C, 0x2E, 0x28] {
      #expect(SymbolSpelling.names[scalar] == nil, "punctuation is not read")
    }
    for (scalar, number) in [
      (0x2460, 1), (0x2473, 20), (0x3251, 21), (0x325F, 35), (0x32B1, 36), (0x32BF, 50),
    ] {
      #expect(SymbolSpelling.enclosedNumber(UInt32(scalar))?.value == number)
    }
  }

  @Test func optionsOfEarlierVersionsAreDecoded() throws {
    let json = Data(#"{"syllabary":"katakana","latinWords":"spell"}"#.utf8)
    let old = try? JSONDecoder().decode(ReadingOptions.self, from: json)
    let options = ReadingOptions(syllabary: .katakana, latinWords: .spell, symbols: .spell)
    let copy = try JSONDecoder().decode(ReadingOptions.self, from: JSONEncoder().encode(options))
    #expect(copy == options)
    if let old { #expect(old.symbols == .keep && old.latinWords == .spell) }
  }

  @Test func segmentsCoverAnyText() {
    var generator = SeededGenerator(seed: 25)
    let parts = [
      "※", "A4", "5G", "→", "👍🏽", "☕\u{FE0F}", "①", "No.", "3", "×", "東京", " ", "/", "v1.2",
      "\u{200D}", "#",
    ]
    let options = ReadingOptions(latinWords: .spell, symbols: .spell)
    var failures: [String] = []
    for _ in 0..<2_000 {
      let text = (0..<8).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let reading = tokenizer.reading(of: text, options: options)
      var (source, output) = (0, 0)
      for segment in reading.segments {
        if segment.source.lowerBound != source || segment.output.lowerBound != output {
          failures.append(text)
        }
        (source, output) = (segment.source.upperBound, segment.output.upperBound)
      }
      if source != text.utf8.count || output != reading.text.utf8.count { failures.append(text) }
    }
    expectNone(failures)
  }
}
