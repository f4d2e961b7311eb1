import JapaneseText
import Mutsu
import SearchText
import Testing

/// The terms of texts and queries, with the embedded dictionary.
@Suite struct SearchAnalyzerTests {
  // swift-format-ignore: NeverUseForceTry
  static let tokenizer = try! Tokenizer.embedded()
  static let analyzer = SearchAnalyzer(tokenizer: tokenizer)

  static func terms(_ text: String, _ mode: SearchMode = .document) -> [String] {
    analyzer.terms(in: text, mode: mode).map(\.text)
  }

  // MARK: Writings

  static let equalWritings: [(one: String, other: String, why: String)] = [
    ("受付", "受け付け", "okurigana"),
    ("受付け", "受け付け", "okurigana of the last kanji alone"),
    ("行なう", "行う", "okurigana of a verb"),
    ("申込", "申し込み", "okurigana"),
    ("ダメ", "駄目", "katakana and kanji"),
    ("だめ", "駄目", "hiragana and kanji"),
    ("ください", "下さい", "a verb in kana"),
    ("できる", "出来る", "a verb in kana"),
    ("ネコ", "猫", "an animal in katakana"),
    ("りんご", "林檎", "a plant in hiragana"),
    ("綺麗", "奇麗", "another kanji"),
    ("サーバ", "サーバー", "ー at the end"),
    ("ヴァイオリン", "バイオリン", "ヴ"),
    ("ウィスキー", "ウイスキー", "a small vowel"),
    ("スパゲッティ", "スパゲティ", "ッ"),
    ("ダイアモンド", "ダイヤモンド", "ア and ヤ"),
    ("國會", "国会", "old forms of kanji"),
    ("髙橋", "高橋", "a variant in names"),
    ("山﨑", "山崎", "a variant among the compatibility ideographs"),
    ("辻󠄀", "辻", "a variation selector"),
    ("人人", "人々", "an iteration mark"),
    ("ＰＤＦ", "pdf", "width and case"),
    ("ｶﾞｽ", "ガス", "half-width katakana"),
    ("café", "cafe", "a mark on a letter"),
    ("㍿", "株式会社", "a compatibility character"),
    ("㈱", "株式会社", "a symbol of a kind of company"),
    ("㎏", "kg", "a unit in one character"),
    ("三十", "30", "a number in kanji"),
    ("３０", "30", "full-width digits"),
    ("取引先", "取り引き先", "a part of a compound"),
    ("景気づけ", "景気付け", "a compound that the tokenizer divides in one writing"),
    ("釣り", "釣る", "a noun that is the continuative form of a verb"),
  ]

  @Test(arguments: equalWritings)
  func writingsHaveEqualTerms(row: (one: String, other: String, why: String)) {
    let one = Self.terms(row.one)
    #expect(!one.isEmpty, "\(row.why)")
    #expect(one == Self.terms(row.other), "\(row.one) and \(row.other): \(row.why)")
  }

  static let differentWords: [(one: String, other: String, why: String)] = [
    ("ビル", "ビール", "a long vowel makes another word"),
    ("バスト", "バースト", "different words with one key"),
    ("リトル", "リットル", "different words with one key"),
    ("メモリ", "目盛り", "a foreign word is not a native one"),
    ("橋", "箸", "homophones"),
    ("公演", "講演", "homophones with a common kanji"),
    ("おばさん", "おばあさん", "a long vowel in hiragana"),
    ("科学", "化学", "homophones with a common kanji"),
    ("着物", "生き物", "the end is equal"),
    ("サーバー", "サバ", "a short key that is a word"),
  ]

  @Test(arguments: differentWords)
  func wordsHaveDifferentTerms(row: (one: String, other: String, why: String)) {
    #expect(Self.terms(row.one) != Self.terms(row.other), "\(row.one) and \(row.other): \(row.why)")
  }

  // MARK: Terms

  static let rows: [(text: String, terms: [String], why: String)] = [
    ("", [], "an empty text"),
    (" \n\t　", [], "white space"),
    ("。、！？", [], "symbols"),
    ("関西国際空港へ行く", ["関西", "国際", "空港", "行く"], "a compound is divided; へ is a particle"),
    ("食べられました", ["食べる"], "auxiliaries and suffixes are not indexed"),
    ("食べ始めている", ["食べる", "始める"], "the second verb of a compound is indexed, いる is not"),
    ("御記入下さい", ["記入", "下さる"], "a verb that modifies no verb is indexed"),
    ("お問い合わせ", ["問い合わせる"], "the honorific prefix is not indexed"),
    ("㍿鈴木", ["株式", "会社", "鈴木"], "one character has several terms"),
    ("①②③④⑤⑥⑦⑧", ["12345678"], "a long run of compatibility characters"),
    ("Wi-Fi", ["wi", "fi"], "a hyphen separates words"),
    ("\u{0}東京\u{0}", ["東京"], "NUL separates words"),
  ]

  @Test(arguments: rows)
  func textHasTerms(row: (text: String, terms: [String], why: String)) {
    #expect(Self.terms(row.text) == row.terms, "\(row.text): \(row.why)")
  }

  @Test func partsOfACompoundHaveTheirOwnRanges() {
    let text = "昨日、関西国際空港の取引先へ"
    let found = Self.analyzer.terms(in: text)
    #expect(found.map { String($0.surface) } == ["昨日", "関西", "国際", "空港", "取引", "先"])
    #expect(found.map(\.position) == [0, 1, 2, 3, 4, 5])
    for term in found {
      #expect(text[term.range] == term.surface)
      #expect(
        text.utf8.distance(from: text.startIndex, to: term.range.lowerBound)
          == term.utf8Range.lowerBound)
    }
  }

  @Test func queryOfStopWordsRetainsThem() {
    #expect(Self.terms("には", .document).isEmpty)
    #expect(!Self.terms("には", .query).isEmpty)
    #expect(Self.terms("東京から", .query) == ["東京"])
  }

  @Test func foldsNameKindAndSource() {
    let folds = { (text: String) in Self.analyzer.terms(in: text).map(\.folds) }
    #expect(folds("受付") == [[SearchFold(.okurigana, .dictionary)]])
    #expect(folds("ダメ") == [[SearchFold(.kana, .dictionary)]])
    #expect(folds("國") == [[SearchFold(.variantKanji, .rule)]])
    #expect(folds("行った") == [[SearchFold(.inflection, .dictionary)]])
    #expect(folds("東京") == [[]])
    #expect(SearchFold(.variantKanji, .rule).description == "variant-kanji (rule)")
  }
}
