internal import JapaneseText
internal import TextFoundation

/// Finds the base of a reading in brackets, and decides whether the text in brackets is a reading.
///
/// The base ends at the bracket. In order of preference:
/// 1. The text that the dictionary reads so, or whose kanji all have a reading that together are the
///    one in brackets: 都庁 of 東京都庁（とちょう）, 食べ物 of 食べ物（たべもの）.
/// 2. The words of a name, if spaces or a middle dot divide the reading and one word fits:
///    山田太郎（やまだ・たろう）.
/// 3. The stem of an adjective in casual speech: 痛 of 頭痛（いて）え.
/// 4. Words of kanji alone with a reading that none of them has (gikun), if the reading is in
///    hiragana, has two kana or more but at most three per kanji and two, and is not a note such as
///    なし: 運命（さだめ）. In square brackets any hiragana, and any kana after a base that a space
///    precedes; in 《》, which enclose readings only, any kana after all the kanji before the bracket.
///
/// Anything else is not a reading: 会議（オンライン）, 参加者（さんか）.
///
/// Not thread-safe: use one per task.
final class ReadingBaseFinder {
  private let tokenizer: Tokenizer
  lazy var annotator = TextAnnotator(tokenizer: tokenizer, options: FuriganaOptions())
  lazy var kanjiAnnotator = TextAnnotator(
    tokenizer: tokenizer, options: FuriganaOptions(grouping: .kanji))
  private lazy var wordReader = WordReader(tokenizer: tokenizer)
  var fit = ReadingFit()

  init(tokenizer: Tokenizer) { self.tokenizer = tokenizer }

  /// Returns the bases of a reading in order with a reading each; none if it is not a reading.
  func bases(of reading: UnmarkedReading) -> [UnmarkedReading.Base] {
    let run = BaseRun(reading.text, before: reading.notation.lowerBound, from: reading.limit)
    guard let last = run.elements.last, last.kind != .separator else { return [] }
    let parts = reading.content.unicodeScalars.split { [0x20, 0x3000, 0x30FB].contains($0.value) }
      .map { String(String.UnicodeScalarView($0)) }
    guard !parts.isEmpty else { return [] }
    var search = ReadingBaseSearch(
      run: run, reading: reading, joined: parts.joined(), parts: parts, finder: self)
    if let name = search.name(allowingUnknown: false) { return name }
    if let base = search.knownBase() { return [base] }
    if let name = search.name(allowingUnknown: true) { return name }
    if parts.count == 1, let base = search.casualAdjective() ?? search.gikun() { return [base] }
    return []
  }

  /// Returns the reading of a text on its own, or nil if some of it has none.
  func reading(of base: String) -> String? {
    annotator.segments(of: base).reading(of: 0..<base.utf8.count)
  }

  /// Returns the reading of a text with digits or letters.
  func readingOfWords(in base: String) -> String {
    var reading = ""
    withUTF8Bytes(of: base) { bytes in wordReader.read(bytes) { reading += $0.hiragana } }
    return reading
  }

  /// Returns whether kana are a note on the word before them: particles, adverbs and the like, or a
  /// noun that is usual in notes.
  func isNote(_ kana: String) -> Bool {
    if Self.notes.contains(kana) { return true }
    return tokenizer.tokens(in: kana).allSatisfy {
      Self.noteCategories.contains($0.partOfSpeech.category)
    }
  }

  private static let notes: Set<String> = [
    "あり", "なし", "など", "ほか", "のみ", "まで", "から", "より", "だけ", "とも", "ごと", "つき", "うち", "いずれか",
    "ひらがな", "かな", "かんじ", "よみ", "よみがな", "ふりがな", "はい", "いいえ", "まだ", "だれでも", "ください",
  ]
  private static let noteCategories: Set<PartOfSpeech.Category> = [
    .particle, .auxiliaryVerb, .adverb, .adnominal, .conjunction, .interjection, .filler, .symbol,
    .punctuation,
  ]
}
