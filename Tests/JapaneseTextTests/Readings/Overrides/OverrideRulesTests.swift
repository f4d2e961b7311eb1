import EmbeddedDictionary
import Kana
import TestSupport
import Testing

@testable import JapaneseText

/// Tests where overrides apply, with the embedded dictionary.
///
/// The readings of the other words are not the subject: the rows are chosen so that they are stable.
@Suite struct OverrideRulesTests {
  private static func tokenizer(_ overrides: String) throws -> Tokenizer {
    try Tokenizer(
      dictionary: .directory(BundledDictionary.directory()),
      overrides: ReadingOverrides(text: overrides))
  }

  private typealias Row = (overrides: String, text: String, kana: String, why: String)

  private func check(_ rows: [Row]) throws {
    for row in rows {
      let tokenizer = try Self.tokenizer(row.overrides)
      let found = tokenizer.reading(of: row.text).text
      #expect(found == row.kana, "\(row.overrides): \(row.why)")
    }
  }

  @Test func wholeWords() throws {
    try check([
      ("山 やーま", "山と山", "やーまとやーま", "every occurrence"),
      ("行 ぎょう", "銀行と行", "ぎんこうとぎょう", "not inside a word"),
      ("京都 みやこ", "東京都", "とうきょうと", "not across words"),
      ("東京都 あずまみやこ", "東京都へ", "あずまみやこへ", "several whole words"),
      ("人気 ひとけ", "人気者", "にんきもの", "not the start of a word"),
      ("者 しゃ", "人気者", "にんきもの", "nor its end"),
      ("猫 ねこねこ", "犬と鳥", "いぬととり", "absent"), ("山 かわ", "", "", "an empty text"),
      ("こんにちは こんにちわ", "こんにちは。", "こんにちわ。", "kana"),
      ("GitHub ギットハブ", "GitHubは", "ぎっとはぶは", "letters"),
      ("Wi-Fi ワイファイ", "Wi-Fiは", "わいふぁいは", "letters and a symbol"),
      ("※ こめ", "※を", "こめを", "a symbol"), ("🍣 すし", "🍣を", "すしを", "an emoji"),
      ("5G ごじー", "5Gは", "ごじーは", "a digit"), ("十八番 おはこ", "十八番だ", "おはこだ", "a number"),
    ])
  }

  @Test func contexts() throws {
    try check([
      ("山 さん after=の", "山の山", "さんのやま", "after"),
      ("山 さん before=の", "山の山", "やまのさん", "before"),
      ("山 さん before=の after=へ", "川の山へ山へ", "かわのさんへやまへ", "both"),
      ("山 さん after=へ|の", "山の山へ山", "さんのさんへやま", "one of several"),
      ("人気 ひとけ after=者", "人気者と人気", "ひとけものとにんき", "a context frees its side"),
      ("者 しゃ before=人気", "人気者と者", "にんきしゃともの", "the other side"),
      ("気 け before=人 after=者", "人気者", "にんけもの", "both sides"),
      ("行 ぎょう after=目", "銀行目当て", "ぎんこうめあて", "the other side needs an edge"),
      ("日本 にっぽん after=人", "日本人と日本", "にっぽんじんとにほん", "the rest keeps its reading"),
      ("山 さん after=の\n", "山\nの", "やま\nの", "contexts are within a line"),
      ("か が after=な", "か\u{3099}な", "がな", "an override of か is not one of が"),
    ])
  }

  @Test func priority() throws {
    try check([
      ("東 あ\n東京 い", "東京", "い", "the longest word"), ("東京 い\n東 あ", "東京", "い", "in any order"),
      ("山 あ after=の\n山 い", "山の山", "あのい", "a line with a condition"),
      ("山 あ after=の\n山 い after=の before=が", "川が山の", "かわがいの", "with more conditions"),
      ("山 あ\n山 い", "山", "い", "the later line"),
      ("※→ あ\n→★ い", "※→★", "あ★", "from left to right"),
      ("東京都 あ after=へ\n東京 い", "東京都の", "いとの", "a shorter word where the longer fails"),
    ])
  }

  @Test func conjugation() throws {
    try check([
      ("開く ひらく", "店を開いた。開かない。開く。開けば", "みせをひらいた。ひらかない。ひらく。ひらけば", "a verb"),
      ("辛い からい", "辛かった。辛くない。", "からかった。からくない。", "an adjective"),
      ("辛い からい after=た", "辛かった。辛くない", "からかった。つらくない", "with a context"),
      ("来る くーる", "来た。来る", "きた。くーる", "not if the stem changes"),
      ("行う ぎょうう", "東京へ行った", "とうきょうへいった", "another dictionary form"),
    ])
  }

  @Test func partsOfSpeech() throws {
    try check([
      ("田中 たーなか pos=name", "田中さん", "たーなかさん", "a name"),
      ("田中 たーなか pos=verb", "田中さん", "たなかさん", "another part of speech"),
      ("猫 ねーこ pos=noun", "猫が", "ねーこが", "a category"),
      ("猫 ねーこ pos=verb|名詞", "猫が", "ねーこが", "one of several"),
    ])
  }

  @Test func spellings() throws {
    try check([
      ("カナ がな", "ｶﾅへ", "がなへ", "half-width text"), ("ｶﾅ がな", "カナへ", "がなへ", "a half-width word"),
      ("葛 くーず", "葛\u{E0100}の", "くーずの", "a variation selector"),
      ("澤山 さわやま", "澤山です", "さわやまです", "an old form"),
      ("澤山 さわやま", "沢山です", "たくさんです", "not the modern form"),
      ("佐々 さっさ", "佐々さん", "さっささん", "a repeated kanji"),
    ])
  }

  /// All outputs have the same reading.
  @Test func allOutputsAgree() throws {
    let tokenizer = try Self.tokenizer(
      """
      大人気 おとなげ after=ない
      月 るな after=ちゃん accent=1
      講師 こうし
      GitHub ギットハブ accent=4
      本気鍋 まじなべ
      開く ひらく
      """)
    let rows: [(text: String, kana: String, romaji: String, furigana: String, accent: String)] = [
      (
        "月ちゃんの", "るなちゃんの", "runa chan no", "月[るな]ちゃんの", "るꜜなちゃんの"
      ),
      ("本気鍋", "まじなべ", "majinabe", "本気鍋[まじなべ]", "まじなべ"),
      ("GitHubへ", "ぎっとはぶへ", "gittohabu e", "｜GitHub[ぎっとはぶ]へ", "ぎっとはꜜぶへ"),
      ("開いた", "ひらいた", "hiraita", "開[ひら]いた", "ひらꜜいた"),
      ("講師へ", "こうしへ", "kōshi e", "講師[こうし]へ", "こꜜうしへ"),
    ]
    for row in rows {
      #expect(tokenizer.reading(of: row.text).text == row.kana)
      #expect(tokenizer.romanized(row.text) == row.romaji)
      #expect(tokenizer.furigana(row.text).brackets() == row.furigana)
      let phrases = tokenizer.accentPhrases(in: row.text)
      #expect(AccentNotation.downstep.string(for: phrases, in: row.text) == row.accent)
      let katakana = tokenizer.reading(of: row.text, options: .init(syllabary: .katakana))
      #expect(katakana.text.count == row.kana.count && katakana.segments.count > 0)
    }
    let single = FuriganaOptions(grouping: .kanji)
    #expect(tokenizer.furigana("大人気ない", options: single).brackets() == "大人[おとな]気[げ]ない")
    let given = tokenizer.furigana(
      "講師", overriding: [FuriganaSegment(utf8Range: 0..<6, base: "講師", reading: "せんせい")])
    #expect(given.brackets() == "講師[せんせい]", "readings in the text precede")
    var words: [WordReading] = []
    let reader = WordReader(tokenizer: tokenizer)
    Array("月ちゃん".utf8).withUnsafeBufferPointer { reader.read($0) { words.append($0) } }
    #expect(words.first?.hiragana == "るな" && words.first?.romaji == "runa")
  }

  /// An override of a part of a word does not divide it in romaji.
  @Test func wordsStayTogether() throws {
    let rows: [(overrides: String, text: String, romaji: String)] = [
      ("日本 にっぽん after=人", "日本人と", "nipponjin to"), ("者 しゃ before=人気", "人気者と", "ninkisha to"),
      ("気 け before=人 after=者", "人気者と", "ninkemono to"),
      ("東京都 あずまみやこ", "東京都へ", "azumamiyako e"), ("※ こめ", "犬と※を", "inu to kome o"),
    ]
    for row in rows {
      let found = try Self.tokenizer(row.overrides).romanized(row.text)
      #expect(found == row.romaji, "\(row.overrides)")
    }
  }

  /// Without a match, every output is that of a tokenizer without overrides.
  @Test func otherTextIsUnchanged() throws {
    let plain = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
    let other = try Self.tokenizer("龘 とう\n鬱々々 うつ before=甲 after=乙")
    let text = String(
      decoding: try Corpus.sample(size: 60_000, blockCount: 3), as: UTF8.self)
    #expect(plain.reading(of: text) == other.reading(of: text))
    #expect(plain.romanized(text) == other.romanized(text))
    #expect(plain.furigana(text) == other.furigana(text))
    #expect(plain.accentPhrases(in: text) == other.accentPhrases(in: text))
    #expect(plain.tokens(in: text).map(\.utf8Range) == other.tokens(in: text).map(\.utf8Range))
  }

  /// Random overrides of pieces of random text: nothing is lost, and ranges are in order.
  @Test func randomOverrides() throws {
    var generator = SeededGenerator(seed: 2_502)
    let directory = DictionarySource.directory(try BundledDictionary.directory())
    let sentences = [
      "銀行の三行目は大人気ないと日本人が言った。", "今日は月ちゃんの十八番、Wi-Fiの5Gを開いた。", "ｶﾞｷﾞ葛\u{E0100}飾区の人々、かゞみと澤山の𠮷田さん",
    ]
    var failures: [String] = []
    for _ in 0..<60 {
      var text = sentences.randomElement(using: &generator) ?? ""
      text += RandomText.string(fragments: 10, using: &generator)
      let characters = Array(text)
      var overrides: [ReadingOverride] = []
      for _ in 0..<12 {
        let start = Int.random(in: 0..<characters.count, using: &generator)
        let end = min(start + Int.random(in: 1...4, using: &generator), characters.count)
        let before =
          start > 0 && Bool.random(using: &generator) ? [String(characters[start - 1])] : []
        let after =
          end < characters.count && Bool.random(using: &generator) ? [String(characters[end])] : []
        let override = try? ReadingOverride(
          word: String(characters[start..<end]), reading: "てすと", before: before, after: after,
          accent: 1)
        if let override { overrides.append(override) }
      }
      let tokenizer = try Tokenizer(
        dictionary: directory, overrides: ReadingOverrides(overrides))
      let reading = tokenizer.reading(of: text)
      var (source, output) = (0, 0)
      for segment in reading.segments {
        if segment.source.lowerBound != source || segment.output.lowerBound != output {
          failures.append("gap in \(text.debugDescription): \(overrides)")
        }
        (source, output) = (segment.source.upperBound, segment.output.upperBound)
      }
      if source != text.utf8.count || output != reading.text.utf8.count {
        failures.append("end of \(text.debugDescription): \(overrides)")
      }
      if tokenizer.furigana(text).map(\.base).joined() != text {
        failures.append("furigana of \(text.debugDescription): \(overrides)")
      }
      _ = tokenizer.romanized(text)
      for phrase in tokenizer.accentPhrases(in: text) where phrase.range(in: text) == nil {
        failures.append("accent of \(text.debugDescription): \(overrides)")
      }
    }
    expectNone(failures)
  }
}
