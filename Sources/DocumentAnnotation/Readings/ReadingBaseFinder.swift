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
///    なし: 運命（さだめ）. In 《》, which enclose readings only, the kanji before the bracket with any
///    reading; in square brackets also what follows a space.
///
/// Anything else is not a reading: 会議（オンライン）, 参加者（さんか）.
///
/// Not thread-safe: use one per task.
final class ReadingBaseFinder {
  private let tokenizer: Tokenizer
  private lazy var annotator = TextAnnotator(tokenizer: tokenizer, options: FuriganaOptions())
  private lazy var kanjiAnnotator = TextAnnotator(
    tokenizer: tokenizer, options: FuriganaOptions(grouping: .kanji))
  private lazy var wordReader = WordReader(tokenizer: tokenizer)
  private var fit = ReadingFit()

  init(tokenizer: Tokenizer) { self.tokenizer = tokenizer }

  /// Returns the bases of a reading in order with a reading each; none if it is not a reading.
  func bases(of reading: UnmarkedReading) -> [UnmarkedReading.Base] {
    let run = BaseRun(reading.text, before: reading.notation.lowerBound, from: reading.limit)
    guard let last = run.elements.last, last.kind != .separator else { return [] }
    let parts = reading.content.unicodeScalars.split { [0x20, 0x3000, 0x30FB].contains($0.value) }
      .map { String(String.UnicodeScalarView($0)) }
    guard !parts.isEmpty else { return [] }
    var search = Search(
      run: run, reading: reading, joined: parts.joined(), parts: parts, finder: self)
    if let name = search.name(allowingUnknown: false) { return name }
    if let base = search.knownBase() { return [base] }
    if let name = search.name(allowingUnknown: true) { return name }
    if parts.count == 1, let base = search.casualAdjective() ?? search.gikun() { return [base] }
    return []
  }

  /// Returns the reading of a text on its own, or nil if some of it has none.
  fileprivate func reading(of base: String) -> String? {
    annotator.segments(of: base).reading(of: 0..<base.utf8.count)
  }

  /// Returns the reading of a text with digits or letters.
  fileprivate func readingOfWords(in base: String) -> String {
    var reading = ""
    withUTF8Bytes(of: base) { bytes in wordReader.read(bytes) { reading += $0.hiragana } }
    return reading
  }

  /// The search for the base of one reading.
  fileprivate struct Search {
    let run: BaseRun
    let reading: UnmarkedReading
    /// The reading without separators.
    let joined: String
    let parts: [String]
    let finder: ReadingBaseFinder
    lazy var context = BaseContext(run, reading, finder.annotator, finder.kanjiAnnotator)
  }
}

extension ReadingBaseFinder.Search {
  private func text(_ indices: Range<Int>) -> String {
    String(decoding: reading.text[run.range(indices)], as: UTF8.self)
  }

  private func base(_ indices: Range<Int>, _ reading: String) -> UnmarkedReading.Base {
    UnmarkedReading.Base(range: run.range(indices), reading: reading)
  }

  // MARK: Known readings

  /// Returns the base that the dictionary or the readings of its kanji read so.
  mutating func knownBase() -> UnmarkedReading.Base? {
    let starts = run.lastPart.reversed().filter { mayBegin($0, joined) }
    var best: (index: Int, cost: Int)?
    for index in starts where !hasDigitsOrLetters(index..<run.elements.count) {
      let indices = index..<run.elements.count
      guard let cost = finder.fit.known(text(indices), joined), cost < best?.cost ?? .max,
        isWhole(index)
      else { continue }
      best = (index, cost)
    }
    if let best { return base(best.index..<run.elements.count, joined) }
    for index in starts {
      let indices = index..<run.elements.count
      if hasDigitsOrLetters(indices) {
        guard ReadingSpelling.areEquivalent(finder.readingOfWords(in: text(indices)), joined)
        else { continue }
      } else {
        guard isRead(indices, joined) else { continue }
      }
      return base(indices, joined)
    }
    return nil
  }

  private func hasDigitsOrLetters(_ indices: Range<Int>) -> Bool {
    run.elements[indices].contains { $0.kind == .digit || $0.kind == .letter }
  }

  /// Returns whether a base may start at an index, by the length of the reading.
  private func mayBegin(_ index: Int, _ reading: String) -> Bool {
    let indices = index..<run.elements.count
    let (kanji, length) = (run.count(of: .kanji, in: indices), reading.unicodeScalars.count)
    guard run.mayStart(at: index), kanji > 0 || hasDigitsOrLetters(indices) else { return false }
    let kana = indices.count - kanji
    return hasDigitsOrLetters(indices)
      || kana < length && length <= kana + ReadingFit.maximumKanaPerKanji * kanji
  }

  /// Returns whether the sentence or the word on its own is read so.
  private mutating func isRead(_ indices: Range<Int>, _ reading: String) -> Bool {
    if let known = context.reading(of: run.range(indices)),
      ReadingSpelling.areEquivalent(known, reading)
    {
      return true
    }
    guard isBoundary(indices.lowerBound), let known = finder.reading(of: text(indices)) else {
      return false
    }
    return ReadingSpelling.areEquivalent(known, reading)
  }

  /// Returns whether a base is not one kanji at the end of a longer word or of a number, unless the
  /// sentence is read so: 曜 of 日曜（よう） has the reading, 日 of 25日（か） does not.
  private mutating func isWhole(_ index: Int) -> Bool {
    let indices = index..<run.elements.count
    let isOne = indices.count == 1
    guard isOne || index > 0 && run.elements[index - 1].kind == .digit else { return true }
    if joined.unicodeScalars.count == 1, !run.continuesRun(at: index) {
      return finder.fit.isReading(joined, of: text(indices), beforeKana: isFollowedByHiragana)
    }
    guard run.continuesRun(at: index) else { return true }
    let isAfterNumber =
      run.elements[index - 1].kind == .digit || ReadingFit.isNumeral(text(index - 1..<index))
    if !isAfterNumber, context.startsWord(at: run.elements[index].offset) { return true }
    return context.reading(of: run.range(indices)).map {
      ReadingSpelling.areEquivalent($0, joined)
    } ?? false
  }

  private var isFollowedByHiragana: Bool {
    reading.text.scalar(at: reading.notation.upperBound).map {
      BaseRun.Kind($0.value) == .hiragana
    } ?? false
  }

  /// Returns whether a word may start at an index.
  private mutating func isBoundary(_ index: Int) -> Bool {
    index == 0 || run.elements[index - 1].kind != .kanji
      || context.startsWord(at: run.elements[index].offset)
  }

  // MARK: Names

  /// Returns the words of a name, each with its part of the reading.
  mutating func name(allowingUnknown: Bool) -> [UnmarkedReading.Base]? {
    if (2...3).contains(parts.count) { return name(parts, allowingUnknown) }
    guard parts.count == 1, allowingUnknown, run.lastPart.lowerBound > 0 else { return nil }
    // 山田 太郎（やまだたろう）
    let scalars = Array(joined.unicodeScalars)
    for index in scalars.indices.dropFirst() {
      let parts = [scalars[..<index], scalars[index...]]
        .map { String(String.UnicodeScalarView($0)) }
      guard let last = known(run.lastPart, parts[1]), last < ReadingFit.maximumKnownCost else {
        continue
      }
      if let name = name(parts, false) { return name }
    }
    return nil
  }

  /// The cheapest words for the last parts of a name, from an index.
  private struct Path {
    let words: [Range<Int>]
    let cost: Int
    let hasKnown: Bool
  }

  private mutating func name(
    _ parts: [String], _ allowingUnknown: Bool
  ) -> [UnmarkedReading.Base]? {
    // By the index at which the words start.
    var paths = [run.elements.count: Path(words: [], cost: 0, hasKnown: false)]
    for (number, part) in parts.enumerated().reversed() {
      var next: [Int: Path] = [:]
      for (end, path) in paths {
        var end = end
        if end > 0, end < run.elements.count, run.elements[end - 1].kind == .separator { end -= 1 }
        var start = end - 1
        let length = part.unicodeScalars.count
        while start >= 0, end - start <= length, run.elements[start].kind != .separator {
          defer { start -= 1 }
          guard run.mayStart(at: start), let word = word(start..<end, part, allowingUnknown),
            number > 0 || word.isKnown || isBoundary(start)
          else { continue }
          let cost = path.cost + word.cost
          if let known = next[start], known.cost <= cost { continue }
          next[start] = Path(
            words: [start..<end] + path.words, cost: cost,
            hasKnown: path.hasKnown || word.isKnown && length > 1)
        }
      }
      paths = next
    }
    let best = paths.values.filter(\.hasKnown).min {
      ($0.cost, $1.words[0].lowerBound) < ($1.cost, $0.words[0].lowerBound)
    }
    return best.map { best in zip(best.words, parts).map { base($0, $1) } }
  }

  /// Returns the cost of a word of a name, or nil if it cannot have the reading.
  private mutating func word(
    _ indices: Range<Int>, _ part: String, _ allowingUnknown: Bool
  ) -> (cost: Int, isKnown: Bool)? {
    if let cost = known(indices, part) { return (cost, true) }
    guard allowingUnknown, run.count(of: .kanji, in: indices) == indices.count,
      let cost = finder.fit.unknown(text(indices), part, kanji: indices.count)
    else { return nil }
    return (cost, false)
  }

  private mutating func known(_ indices: Range<Int>, _ part: String) -> Int? {
    guard run.count(of: .kanji, in: indices) > 0, !hasDigitsOrLetters(indices) else { return nil }
    let text = text(indices)
    if let cost = finder.fit.known(text, part) { return cost }
    guard let known = finder.reading(of: text), ReadingSpelling.areEquivalent(known, part) else {
      return nil
    }
    return ReadingFit.dictionaryCost
  }

  // MARK: Other readings

  /// Returns the last kanji if it is the stem of an adjective in casual speech.
  func casualAdjective() -> UnmarkedReading.Base? {
    let indices = run.elements.count - 1..<run.elements.count
    guard run.elements[indices.lowerBound].kind == .kanji,
      let next = reading.text.scalar(at: reading.notation.upperBound),
      [0x3047, 0x3048, 0x30A7, 0x30A8, 0x30FC].contains(next.value),
      ReadingFit.isCasual(joined, of: text(indices))
    else { return nil }
    return base(indices, joined)
  }

  /// Returns a base of kanji that do not have the reading.
  mutating func gikun() -> UnmarkedReading.Base? {
    let (first, end) = (run.lastKanjiRun, run.elements.count)
    if reading.brackets == .square, let base = spaced() { return base }
    guard first < end else { return nil }
    if reading.brackets == .doubleAngle { return base(first..<end, joined) }
    guard !finder.isNote(joined) else { return nil }
    var best: (index: Int, cost: Int)?
    for index in first..<end where isBoundary(index) {
      // The reading of 参加 is not that of 参加者.
      if (index + 1..<end).contains(where: { known(index..<$0, joined) != nil }) { return nil }
      guard let cost = finder.fit.unknown(text(index..<end), joined, kanji: end - index),
        cost < best?.cost ?? .max
      else { continue }
      best = (index, cost)
    }
    return best.map { base($0.index..<end, joined) }
  }

  /// Returns the base from a space to the bracket, as Anki marks it.
  private func spaced() -> UnmarkedReading.Base? {
    let indices = run.lastPart
    guard let first = indices.first, run.elements[first].kind == .kanji,
      reading.text.scalar(before: run.elements[first].offset)?.value == 0x20
    else { return nil }
    return base(indices, joined)
  }
}

extension ReadingBaseFinder {
  /// Returns whether kana are a note on the word before them: particles, adverbs and the like, or a
  /// noun that is usual in notes.
  fileprivate func isNote(_ kana: String) -> Bool {
    if Self.notes.contains(kana) { return true }
    return tokenizer.tokens(in: kana).allSatisfy { Self.noteCategories.contains($0.partOfSpeech.category) }
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
