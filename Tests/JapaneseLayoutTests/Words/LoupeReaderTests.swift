import JapaneseText
import Kana
import LayoutTestSupport
import Testing
import TextLayout

@testable import JapaneseLayout

/// The words and their readings for the loupe.
@Suite struct LoupeReaderTests {
  private let reader: LoupeReader

  init() throws { reader = LoupeReader(tokenizer: try LoupeDictionary.tokenizer()) }

  @Test func words() {
    typealias Row = (
      text: String, hiragana: [String], romaji: [String], base: [String], why: String
    )
    let rows: [Row] = [
      (
        "東京へ行きました。", ["とうきょう", "へ", "いきました"], ["tōkyō", "e", "ikimashita"],
        ["東京", "へ", "行く"], "particles sound as they do, endings belong to the word"
      ),
      (
        "講師は子牛を思う", ["こうし", "は", "こうし", "を", "おもう"],
        ["kōshi", "wa", "koushi", "o", "omou"], ["講師", "は", "子牛", "を", "思う"],
        "the dictionary knows which vowels are long"
      ),
      (
        "今日は一日中", ["きょう", "は", "いちにちじゅう"], ["kyō", "wa", "ichinichijū"],
        ["今日", "は", "一日中"], "read in context"
      ),
      ("1997", ["1997"], ["1997"], ["1997"], "digits are as written"),
      ("iPhone", ["iPhone"], ["iPhone"], ["iPhone"], "letters are as written"),
      ("。『』、！？ \n　・", [], [], [], "punctuation and spaces have no token"),
      ("", [], [], [], "nothing"),
      ("東京\n大阪", ["とうきょう", "おおさか"], ["tōkyō", "ōsaka"], ["東京", "大阪"], "lines"),
      ("👨‍👩‍👧と", ["と"], ["to"], ["と"], "emoji are not words"),
    ]
    for row in rows {
      let words = reader.words(in: row.text)
      #expect(words.map(\.hiragana) == row.hiragana, "\(row.text): \(row.why)")
      #expect(words.map(\.romaji) == row.romaji, "\(row.text): \(row.why)")
      #expect(words.map(\.baseForm) == row.base, "\(row.text): \(row.why)")
    }
  }

  @Test func scriptsAndModes() {
    let rows: [(text: String, script: JapaneseScript, furigana: String)] = [
      ("食べ物", .mixed, "食[た]べ物[もの]"), ("東京", .kanji, "東京[とうきょう]"),
      ("ねこ", .hiragana, "ねこ"), ("ラーメン", .katakana, "ラーメン"), ("1997", .other, "1997"),
      ("iPhone", .other, "iPhone"),
    ]
    for row in rows {
      let words = reader.words(in: row.text)
      #expect(words.map(\.script) == [row.script], "\(row.text)")
      #expect(words.map { $0.text(.furigana) } == [row.furigana], "\(row.text)")
      #expect(words.first?.text(.romaji) == words.first?.romaji, "\(row.text)")
      #expect(words.first?.text(.hiragana) == words.first?.hiragana, "\(row.text)")
    }
  }

  /// The fuzzer's finding: the loupe showed nothing over a word that has no romaji.
  @Test func wordsWithoutRomajiAreShownAsTheyAre() {
    for text in ["っ", "ッ"] {
      let words = reader.words(in: text)
      #expect(words.map(\.romaji) == [""], "\(text): nothing to double")
      #expect(words.map { $0.text(.romaji) } == [text], "\(text)")
    }
  }

  /// The words are those of the tokenizer, without punctuation.
  @Test func wordsAreThoseOfTheTokenizer() {
    for text in [
      "ある日の暮方の事である。一人の下人が、羅生門の下で雨やみを待っていた。", "東京特許許可局へ行って、調べてもらった。",
      "「これはペンですか？」「いいえ、リンゴです」", "　字下げした行。\n次の行。",
    ] {
      let words = reader.tokenizer.words(in: text, unit: .reader).map { String($0) }
      let expected = words.filter { $0.unicodeScalars.contains(where: \.properties.isAlphabetic) }
      #expect(reader.words(in: text).map(\.surface) == expected, "\(text)")
      #expect(expected.count >= 3)
    }
  }

  // MARK: Readings of the author

  private func words(_ text: String, _ rubies: [(range: Range<Int>, reading: String?)])
    -> [LoupeWord]
  {
    reader.words(
      in: text,
      rubies: rubies.map { FuriganaSegment(utf8Range: $0.range, base: "", reading: $0.reading) })
  }

  @Test func sourceRubyOverridesTheDictionary() {
    typealias Row = (
      text: String, rubies: [(range: Range<Int>, reading: String?)], surfaces: [String],
      hiragana: [String], romaji: [String], why: String
    )
    let rows: [Row] = [
      (
        "東京へ", [(0..<6, "とうけい")], ["東京", "へ"], ["とうけい", "へ"], ["tōkei", "e"],
        "another reading"
      ),
      (
        "講師は", [(0..<6, "こうし")], ["講師", "は"], ["こうし", "は"], ["kōshi", "wa"],
        "the same reading: the dictionary knows its vowels"
      ),
      (
        "許可局長官に", [(0..<15, "ボス")], ["許可局長官", "に"], ["ぼす", "に"], ["bosu", "ni"],
        "words under one reading are one"
      ),
      (
        "食べ物を", [(6..<9, "ぶつ")], ["食べ物", "を"], ["たべぶつ", "を"], ["tabebutsu", "o"],
        "a part of a word"
      ),
      (
        "行った人", [(0..<3, "おこな")], ["行った", "人"], ["おこなった", "ひと"],
        ["okonatta", "hito"], "kanji before its ending"
      ),
      ("宇宙", [(0..<6, "Space")], ["宇宙"], ["Space"], ["Space"], "not in kana"),
      ("東京", [(0..<6, nil)], ["東京"], ["とうきょう"], ["tōkyō"], "no reading"),
      ("東京", [(0..<99, "あ")], ["東京"], ["とうきょう"], ["tōkyō"], "not in the text"),
      ("東京", [(-3..<3, "あ")], ["東京"], ["とうきょう"], ["tōkyō"], "not in the text"),
      ("東京", [(3..<3, "あ")], ["東京"], ["とうきょう"], ["tōkyō"], "over nothing"),
      (
        "東京東京", [(0..<6, "ひがし"), (6..<12, "にし")], ["東京", "東京"], ["ひがし", "にし"],
        ["higashi", "nishi"], "two"
      ),
    ]
    for row in rows {
      let words = words(row.text, row.rubies)
      #expect(words.map(\.surface) == row.surfaces, "\(row.text): \(row.why)")
      #expect(words.map(\.hiragana) == row.hiragana, "\(row.text): \(row.why)")
      #expect(words.map(\.romaji) == row.romaji, "\(row.text): \(row.why)")
    }
  }

  /// Words ascend, match the text at their ranges, and consist of their segments, for any given
  /// ruby.
  @Test func wordsAndSegmentsJoinToTheText() {
    let texts = [
      "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。", "第3回『もののけ姫』は1997年に公開、5%増。",
      "食べ物\n飲み物　𠮷野家で👨‍👩‍👧が゛待つ", "か\u{3099}く々〆ヶ月 ﾊﾟｿｺﾝ ABC-DEF",
    ]
    var generator = SystemRandomNumberGenerator()
    for text in texts {
      let count = text.utf8.count
      let offsets =
        text.unicodeScalars.indices.map {
          text.utf8.distance(from: text.startIndex, to: $0)
        } + [count]
      for round in 0..<40 {
        let start = Int.random(in: 0..<offsets.count - 1, using: &generator)
        let end = min(offsets.count - 1, start + Int.random(in: 0...5, using: &generator))
        let ruby = FuriganaSegment(
          utf8Range: offsets[start]..<offsets[end], base: "", reading: round == 0 ? nil : "よみ")
        var last = 0
        for word in reader.words(in: text, rubies: [ruby]) {
          let context = "\(text) \(ruby.utf8Range): \(word)"
          #expect(word.range.lowerBound >= last && word.range.upperBound <= count, "\(context)")
          last = word.range.upperBound
          let bytes = Array(text.utf8)[word.range]
          #expect(String(decoding: bytes, as: UTF8.self) == word.surface, "\(context)")
          #expect(word.furigana.map(\.base).joined() == word.surface, "\(context)")
          #expect(word.furigana.last?.utf8Range.upperBound == bytes.count, "\(context)")
          #expect(!word.hiragana.isEmpty, "\(context)")
        }
      }
    }
  }
}
