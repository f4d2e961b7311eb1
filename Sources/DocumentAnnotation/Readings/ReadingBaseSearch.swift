internal import JapaneseText
internal import TextFoundation

/// The search for the base of one reading.
struct ReadingBaseSearch {
  let run: BaseRun
  let reading: UnmarkedReading
  /// The reading without separators.
  let joined: String
  /// The reading divided at its separators.
  let parts: [String]
  let finder: ReadingBaseFinder
  private lazy var context = BaseContext(
    run, reading, finder.annotator, finder.kanjiAnnotator)

  init(
    run: BaseRun, reading: UnmarkedReading, joined: String, parts: [String],
    finder: ReadingBaseFinder
  ) {
    self.run = run
    self.reading = reading
    self.joined = joined
    self.parts = parts
    self.finder = finder
  }

  func text(_ indices: Range<Int>) -> String {
    String(decoding: reading.text[run.range(indices)], as: UTF8.self)
  }

  func base(_ indices: Range<Int>, _ reading: String) -> UnmarkedReading.Base {
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

  func hasDigitsOrLetters(_ indices: Range<Int>) -> Bool {
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
    let isShort = joined.unicodeScalars.count == 1
    if isShort, !run.continuesRun(at: index) {
      return ReadingFit.isReading(
        joined, of: text(indices), beforeKana: isFollowedByHiragana,
        isVoiced: continuesReadWord(at: index))
    }
    guard run.continuesRun(at: index) else { return true }
    let isAfterNumber =
      run.elements[index - 1].kind == .digit || ReadingFit.isNumeral(text(index - 1..<index))
    if isAfterNumber, isOne, !isShort { return true }
    if !isAfterNumber, context.startsWord(at: run.elements[index].offset) { return true }
    return context.reading(of: run.range(indices)).map {
      ReadingSpelling.areEquivalent($0, joined)
    } ?? false
  }

  /// Returns whether the kanji with the preceding reading are before an index, or at most two kana
  /// are between them.
  private func continuesReadWord(at index: Int) -> Bool {
    guard reading.limit > 0, let first = run.elements.first, first.offset == reading.limit else {
      return false
    }
    return index <= 2 && run.count(of: .hiragana, in: 0..<index) == index
  }

  private var isFollowedByHiragana: Bool {
    reading.text.scalar(at: reading.notation.upperBound).map {
      BaseRun.Kind($0.value) == .hiragana
    } ?? false
  }

  /// Returns whether a word may start at an index.
  mutating func isBoundary(_ index: Int) -> Bool {
    index == 0 || run.elements[index - 1].kind != .kanji
      || context.startsWord(at: run.elements[index].offset)
  }

  /// Returns the cost of a reading that the dictionary or the kanji of a base have, or nil.
  mutating func known(_ indices: Range<Int>, _ part: String) -> Int? {
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
    let isSquare = reading.brackets == .square
    guard isSquare || !finder.isNote(joined) else { return nil }
    var best: (index: Int, cost: Int)?
    for index in first..<end where isBoundary(index) {
      // The reading of 参加 is not that of 参加者.
      if !isSquare, (index + 1..<end).contains(where: { known(index..<$0, joined) != nil }) {
        return nil
      }
      guard let cost = finder.fit.unknown(text(index..<end), joined, kanji: end - index),
        cost < best?.cost ?? .max
      else { continue }
      best = (index, cost)
    }
    if best == nil, isSquare, ReadingFit.isHiragana(joined) { best = (first, 0) }
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
