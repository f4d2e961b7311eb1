import TextFoundation

/// Gives words the readings of overrides (see ``ReadingOverrides``).
///
/// Applied after all other rules. A match covers one or several words, and on a side with a context
/// possibly a part of a word; what remains of that word becomes a word.
struct OverrideRules {
  private let table: OverrideTable
  private var matches: [OverrideMatch] = []
  private var words: [AnalyzedWord] = []

  /// Creates the rules; `nil` if there is no table.
  init?(_ table: OverrideTable?) {
    guard let table else { return nil }
    self.table = table
  }

  mutating func apply(to text: inout AnalyzedText, _ arena: inout KanaArena) {
    findMatches(in: text)
    guard !matches.isEmpty else { return }
    words.removeAll(keepingCapacity: true)
    var next = 0
    var cursor = 0
    for index in text.words.indices {
      let word = text.words[index]
      var start = max(word.start, cursor)
      while next < matches.count, matches[next].range.lowerBound < word.end {
        let match = matches[next]
        next += 1
        if start < match.range.lowerBound {
          words.append(TornWord.part(start..<match.range.lowerBound, of: word, in: text, &arena))
        }
        words.append(overridden(match, in: text, &arena))
        cursor = match.range.upperBound
        start = cursor
      }
      guard start < word.end else { continue }
      words.append(
        start == word.start ? word : TornWord.part(start..<word.end, of: word, in: text, &arena))
    }
    swap(&text.words, &words)
  }

  // MARK: Matching

  private mutating func findMatches(in text: AnalyzedText) {
    matches.removeAll(keepingCapacity: true)
    var boundaries = CharacterBoundaries(byteCount: text.bytes.count)
    var end = 0
    for index in text.words.indices {
      let word = text.words[index]
      var offset = max(word.start, end)
      while offset < word.end {
        if let match = match(at: offset, in: index, of: text, &boundaries) {
          matches.append(match)
          end = match.range.upperBound
          offset = end
        } else if table.hasInnerWords {
          offset += text.bytes.scalar(at: offset)?.length ?? 1
        } else {
          break
        }
      }
    }
  }

  /// Returns the match with the highest priority that starts at an offset in a word.
  private func match(
    at start: Int, in index: Int, of text: AnalyzedText, _ boundaries: inout CharacterBoundaries
  ) -> OverrideMatch? {
    for number in table.candidates(at: start, in: text.bytes) {
      let row = table.rows[number]
      guard let range = row.range(at: start, in: index, of: text) else { continue }
      var last = index
      while last + 1 < text.words.count, text.words[last].end < range.upperBound { last += 1 }
      let startsWord = start == text.words[index].start
      let endsWord = range.upperBound == text.words[last].end
      guard startsWord || !row.before.isEmpty && boundaries.isBoundary(start, in: text.bytes),
        endsWord
          || !row.after.isEmpty && boundaries.isBoundary(range.upperBound, in: text.bytes),
        row.holds(around: range, in: text.bytes),
        row.partsOfSpeech.allows(text.words[last].traits)
      else { continue }
      return OverrideMatch(range: range, words: index...last, row: number)
    }
    return nil
  }

  // MARK: Replacing

  private func overridden(
    _ match: OverrideMatch, in text: AnalyzedText, _ arena: inout KanaArena
  ) -> AnalyzedWord {
    let row = table.rows[match.row]
    let (first, last) = (text.words[match.words.lowerBound], text.words[match.words.upperBound])
    let deciding = last.intersects([.suffix, .particle, .auxiliaryVerb]) ? first : last
    let isWholeWord =
      match.words.count == 1 && first.start == match.range.lowerBound
      && first.end == match.range.upperBound
    let surface = UnsafeBufferPointer(rebasing: text.bytes[match.range])
    let isConjugated = !surface.elementsEqual(row.word)
    let reading =
      isConjugated ? row.reading(ofForm: surface, &arena) : arena.copy(row.reading)
    let isUnchanged = isWholeWord && reading.elementsEqual(first.reading)
    let found =
      isUnchanged
      ? first.entry
      : isConjugated
        ? table.resolved.entry(ofForm: surface, reading: reading, baseForm: row.word) : row.entry
    var traits = deciding.traits.subtracting(.punctuationAndSymbols)
    if traits.subtracting([.unknown, .merged]).isEmpty { traits.insert(.noun) }
    traits.insert(.overridden)
    if !isWholeWord { traits.insert(.merged) }
    // Continues the start of a word, as a suffix does.
    if match.range.lowerBound > first.start { traits.insert(.suffix) }
    var word = AnalyzedWord(
      match.range, in: text.bytes, traits: traits, entry: found ?? deciding.entry,
      reading: reading,
      pronunciation: isUnchanged ? first.pronunciation : found?.pronunciation ?? .none)
    if let accent = row.accent, !isConjugated {
      word.givenAccent = .nucleus(accent)
    } else if found == nil {
      word.givenAccent = .unknown
    }
    return word
  }
}

/// An override that applies to a range of a text.
private struct OverrideMatch {
  let range: Range<Int>
  /// The indices of the words that the range covers, at least in part.
  let words: ClosedRange<Int>
  /// The index of the override.
  let row: Int
}

extension OverrideTable.Row {
  /// Returns the range at an offset that is the word, or a conjugated form of it.
  fileprivate func range(at start: Int, in index: Int, of text: AnalyzedText) -> Range<Int>? {
    let end = start + word.count
    if end <= text.bytes.count, text.bytes[start..<end].elementsEqual(word) { return start..<end }
    let form = text.words[index]
    guard let stem, form.start == start, form.intersects([.verb, .adjective]),
      form.end - start >= stem.word, form.entry.baseForm.elementsEqual(word),
      text.bytes[start..<start + stem.word].elementsEqual(word[..<stem.word]),
      SurfaceScripts(UnsafeBufferPointer(rebasing: text.bytes[start + stem.word..<form.end]))
        .isSubset(of: .hiragana),
      // The stems of 来る and する change.
      !form.entry.conjugationType.hasPrefix("カ変"), !form.entry.conjugationType.hasPrefix("サ変")
    else { return nil }
    return start..<form.end
  }

  /// Returns whether the contexts are present.
  fileprivate func holds(around range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    let followsContext =
      before.isEmpty
      || before.contains { context in
        start >= context.count && bytes[start - context.count..<start].elementsEqual(context)
      }
    guard followsContext else { return false }
    return after.isEmpty
      || after.contains { context in
        bytes.count - end >= context.count
          && bytes[end..<end + context.count].elementsEqual(context)
      }
  }

  /// Returns the reading of a conjugated form: that of the stem, and the form's okurigana.
  fileprivate func reading(
    ofForm surface: UnsafeBufferPointer<UInt8>, _ arena: inout KanaArena
  ) -> KanaBytes {
    guard let stem else { return arena.copy(reading) }
    let okurigana = arena.katakana(of: UnsafeBufferPointer(rebasing: surface[stem.word...]))
    return arena.join(arena.copy(reading[..<stem.reading]), okurigana)
  }
}
