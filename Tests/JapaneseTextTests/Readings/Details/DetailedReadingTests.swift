import EmbeddedDictionary
import Kana
import TestSupport
import Testing

@testable import JapaneseText

/// Tests readings with alternatives, with the embedded dictionary.
@Suite struct DetailedReadingTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  /// Returns the word of a text with a surface.
  private func word(
    _ surface: String, in text: String, options: ReadingOptions = ReadingOptions(),
    tokenizer: Tokenizer? = nil
  ) -> DetailedReading.Word? {
    let reading = (tokenizer ?? self.tokenizer).detailedReading(of: text, options: options)
    let bytes = Array(text.utf8)
    return reading.words.first { Array(surface.utf8) == Array(bytes[$0.source]) }
  }

  // MARK: The text and the ranges

  @Test func words() {
    let text = "今日は、市場へ。"
    let reading = tokenizer.detailedReading(of: text)
    #expect(reading.text == "きょうは、しじょうへ。")
    #expect(reading.words.map(\.reading) == ["きょう", "は", "しじょう", "へ"])
    #expect(reading.words.map(\.source) == [0..<6, 6..<9, 12..<18, 18..<21])
    #expect(reading.words.map(\.output) == [0..<9, 9..<12, 15..<27, 27..<30])
    #expect(reading.words.map { $0.confidence == 1 } == [false, true, false, true])
  }

  @Test func textsWithoutWords() {
    let rows: [(text: String, why: String)] = [
      ("", "empty"), (" \t\n", "white space"), ("。！", "punctuation"),
      ("ABC", "Latin words are kept"),
      ("👩‍👩‍👧", "an emoji"), ("\0", "NUL"), ("한국어", "Korean"),
    ]
    for row in rows {
      let reading = tokenizer.detailedReading(of: row.text)
      #expect(reading.words.isEmpty && reading.text == row.text, "\(row.why)")
    }
  }

  /// Returns what is wrong with a reading, or nil.
  private func fault(_ text: String, _ options: ReadingOptions) -> String? {
    let reading = tokenizer.detailedReading(of: text, options: options)
    let plain = tokenizer.reading(of: text, options: options)
    if reading.text != plain.text { return "another text: \(reading.text)" }
    let read = plain.segments.filter(\.hasReading)
    if reading.words.map(\.source) != read.map(\.source) { return "other words" }
    if reading.words.map(\.output) != read.map(\.output) { return "other ranges" }
    let kana = Array(reading.text.utf8)
    for word in reading.words {
      if Array(word.reading.utf8) != Array(kana[word.output]) { return "\(word): not in the text" }
      if !(0...1).contains(word.confidence) { return "\(word.reading): \(word.confidence)" }
      let alternatives = word.alternatives.map(\.reading)
      if Set(alternatives).count != alternatives.count { return "\(word.reading): duplicates" }
      if alternatives.contains(word.reading) { return "\(word.reading): also an alternative" }
      if alternatives.contains("") { return "\(word.reading): an empty alternative" }
      if alternatives.count > DetailedReading.Word.maximumAlternativeCount { return "too many" }
      let costs = word.alternatives.compactMap(\.costDifference)
      if costs != costs.sorted() || costs.contains(where: { $0 < 0 }) { return "costs \(costs)" }
      if word.origin == .kana, word.confidence != 1 || !alternatives.isEmpty {
        return "\(word.reading) is kana"
      }
      if (word.reason != nil) && word.origin != .homographRule { return "a reason without a rule" }
    }
    return nil
  }

  @Test func sentences() {
    expectNone(
      ReadingSentence.all.prefix(1_200).compactMap { sentence in
        fault(sentence.text, ReadingOptions()).map { "\(sentence.text): \($0)" }
      })
  }

  @Test func anyText() {
    var failures: [String] = []
    var generator = SeededGenerator(seed: 255)
    let segments = [
      "3", "10", "１２", "三", "百", "万", "月", "日", "本", "人", "時", "円", "¥", "%", "-", ".", "\n", "ｶﾞ",
      "々", "鱻", "𠮷", "龘", "學", "國", "何", "今", "年", "末", "A4", "kg", " ", "、", "の", "し", "り",
      "か\u{3099}",
      "葛\u{E0100}", "\u{FE00}", "\0", "ゝ", "市場", "方",
    ]
    for round in 0..<900 {
      let text =
        switch round % 3 {
        case 0: RandomText.string(fragments: 10, using: &generator)
        case 1: RandomText.prose(words: 12, using: &generator)
        default:
          (0..<Int.random(in: 1...10, using: &generator))
            .map { _ in segments.randomElement(using: &generator) ?? "" }.joined()
        }
      for options in [
        ReadingOptions(), ReadingOptions(syllabary: .katakana, latinWords: .spell),
      ] {
        if let fault = fault(text, options) {
          failures.append("\(text.debugDescription): \(fault)")
        }
      }
    }
    expectNone(failures)
  }

  /// A line that is longer than the pieces of which lattices are built.
  @Test func longLines() {
    let sentence = "今日は市場へ行く。"
    let text = String(repeating: sentence, count: 1_000)
    let reading = tokenizer.detailedReading(of: text)
    let words = reading.words.filter { $0.reading == "しじょう" }
    #expect(words.count == 1_000)
    #expect(words.allSatisfy { $0.alternatives.map(\.reading).contains("いちば") })
    let withoutSentences = String(repeating: "市場と", count: 3_000)
    let other = tokenizer.detailedReading(of: withoutSentences)
    #expect(other.words.count == 6_000)
    let found = other.words.filter { $0.alternatives.map(\.reading).contains("いちば") }
    #expect(found.count > 2_900, "all but those at the edges of pieces")
  }

  // MARK: Origins

  @Test func origins() {
    let rows: [(text: String, word: String, origin: ReadingOrigin, why: String)] = [
      ("カナとかな", "カナ", .kana, "katakana"),
      ("学校へ", "学校", .dictionary, "an ordinary word"),
      ("田中さん", "田中", .name, "a family name"),
      ("東京へ", "東京", .name, "a place"),
      ("三本", "本", .number, "a counter"),
      ("20日", "20日", .number, "a date that is one word"),
      ("鱻を食う", "鱻", .unknownKanji, "a kanji outside the dictionary"),
      ("先生方は", "方", .homographRule, "a rule"),
      ("左りへ", "左", .okuriganaRule, "old okurigana"),
      ("私々", "々", .repetition, "an iteration mark outside words"),
    ]
    for row in rows {
      guard let found = word(row.word, in: row.text) else { continue }
      #expect(found.origin == row.origin, "\(row.text): \(row.why)")
    }
    let read = rows.filter { word($0.word, in: $0.text) != nil }.count
    #expect(read >= rows.count - 2, "most of the words are divided as expected")
    let spelled = word("ABC", in: "ABCと", options: ReadingOptions(latinWords: .spell))
    #expect(spelled?.origin == .latinSpelling)
    #expect(spelled?.reading == "えーびーしー")
  }

  @Test func userDictionaries() throws {
    let tokenizer = try Tokenizer(
      dictionary: .directory(BundledDictionary.directory()),
      userDictionaries: [.csv("小樋川,こひがわ\n学校,まなびや")])
    let name = word("小樋川", in: "小樋川さん", tokenizer: tokenizer)
    #expect(name?.origin == .userDictionary)
    #expect(name?.reading == "こひがわ")
    #expect(name?.confidence ?? 0 > 0.9, "as sure as a word of the dictionary")
    let school = try #require(word("学校", in: "学校へ", tokenizer: tokenizer))
    #expect(school.origin == .dictionary, "a user's entry of the same cost does not win")
    #expect(school.alternatives.map(\.reading).contains("まなびや"), "the user's reading")
    #expect(word("東京", in: "東京へ", tokenizer: tokenizer)?.origin == .name)
  }

  @Test func reasons() throws {
    let rule = try #require(word("方", in: "先生方"))
    if rule.origin == .homographRule { #expect(rule.reason?.isEmpty == false) }
    #expect(word("学校", in: "学校へ")?.reason == nil)
  }

  // MARK: Alternatives

  @Test func alternatives() {
    let rows:
      [(text: String, word: String, alternative: String, kind: DetailedReading.Alternative.Kind)] =
        [
          ("市場へ", "市場", "いちば", .word),
          ("今日は", "今日", "こんにち", .word),
          ("人気の店", "人気", "ひとけ", .word),
          ("木を", "木", "ぼく", .word),
          ("鱻を", "鱻", "せん", .rule),
        ]
    for row in rows {
      let found = word(row.word, in: row.text)?.alternatives.first { $0.reading == row.alternative }
      #expect(found?.kind == row.kind, "\(row.text): \(row.alternative)")
      #expect((found?.costDifference == nil) == (row.kind == .rule), "\(row.text)")
    }
  }

  @Test func alternativesThatAreLeftOut() {
    let rows: [(text: String, word: String, why: String)] = [
      ("三本の", "本", "a counter's reading depends on the number"),
      ("三本の", "三", "a numeral before a counter"),
      ("ひらがな", "ひらがな", "kana"),
      ("学校の", "学校", "a word with one reading"),
    ]
    for row in rows {
      #expect(word(row.word, in: row.text)?.alternatives.isEmpty != false, "\(row.why)")
    }
  }

  @Test func syllabary() throws {
    let katakana = ReadingOptions(syllabary: .katakana)
    let market = try #require(word("市場", in: "市場へ", options: katakana))
    #expect(market.reading == "シジョウ")
    #expect(market.alternatives.map(\.reading).contains("イチバ"))
  }

  @Test func aDictionaryReadByLibmecab() throws {
    guard TokenizerEngine.mecab.isAvailable else { return }
    let tokenizer = try Tokenizer(
      dictionary: .directory(BundledDictionary.directory()), engine: .mecab)
    let market = try #require(word("市場", in: "市場へ", tokenizer: tokenizer))
    #expect(market.reading == "しじょう")
    #expect(market.alternatives.allSatisfy { $0.kind == .rule && $0.costDifference == nil })
  }

  // MARK: Confidence

  /// Sure words, unsure ones, and their order, which do not depend on exact weights.
  @Test func confidence() throws {
    let sure = ["学校", "電話", "説明", "食べる", "日本語"]
    let unsure = ["鱻", "幸子", "柵"]
    let least = sure.compactMap { word($0, in: "\($0)が")?.confidence }.min() ?? 0
    let most = unsure.compactMap { word($0, in: "\($0)が")?.confidence }.max() ?? 1
    #expect(least > 0.95, "\(least)")
    #expect(most < 0.95, "\(most)")
  }

  @Test func concurrentUse() async {
    let text = "今日は市場へ行く。三本の木。"
    let expected = tokenizer.detailedReading(of: text)
    let results = await tokenizer.map(Array(repeating: text, count: 64)) { text in
      tokenizer.detailedReading(of: text)
    }
    #expect(results.allSatisfy { $0 == expected })
  }
}
