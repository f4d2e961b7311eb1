internal import JapaneseText

/// Decides which words of a document are annotated.
struct WordFilter {
  /// Why a word is left alone.
  enum Exclusion { case known, repeated, common }

  private let selection: WordSelection
  private let tokenizer: Tokenizer
  private var aligner = FuriganaAligner()
  let occurrences: WordOccurrences
  /// The tokens of the passage that are known, in order.
  private var knownRanges: [Range<Int>] = []
  private var firstKnown = 0

  /// Creates a filter for a document, or for a file of a book, which is a chapter and a page.
  init(selection: WordSelection, tokenizer: Tokenizer, occurrences: WordOccurrences?) {
    self.selection = selection
    self.tokenizer = tokenizer
    self.occurrences = occurrences ?? WordOccurrences()
    if selection.occurrences == .chapter || selection.occurrences == .page {
      self.occurrences.removeAll()
    }
  }

  /// Starts a passage.
  mutating func begin(_ passage: Passage, text: String) {
    switch selection.occurrences {
    case .all, .document: break
    case .chapter: if passage.isHeading { occurrences.removeAll() }
    case .page: if passage.startsPage { occurrences.removeAll() }
    }
    guard !selection.knownWords.isEmpty else { return }
    knownRanges.removeAll(keepingCapacity: true)
    firstKnown = 0
    for token in tokenizer.tokens(in: text) {
      guard isKnown(token) else { continue }
      // A segment may consist of several tokens, so adjacent known tokens are one range.
      if let last = knownRanges.last, last.upperBound == token.utf8Range.lowerBound {
        knownRanges[knownRanges.count - 1] = last.lowerBound..<token.utf8Range.upperBound
      } else {
        knownRanges.append(token.utf8Range)
      }
    }
  }

  private func isKnown(_ token: Token) -> Bool {
    selection.knownWords.contains(String(token.surface))
      || selection.knownWords.contains(token.baseForm)
  }

  /// Returns why a word is left alone, or nil if it is annotated.
  ///
  /// The ranges of consecutive calls must be in order.
  mutating func exclusion(
    of base: String, reading: String, in range: Range<Int>
  ) -> Exclusion? {
    if !selection.knownWords.isEmpty {
      if selection.knownWords.contains(base) { return .known }
      while firstKnown < knownRanges.count, knownRanges[firstKnown].upperBound <= range.lowerBound {
        firstKnown += 1
      }
      if firstKnown < knownRanges.count, knownRanges[firstKnown].lowerBound <= range.lowerBound,
        range.upperBound <= knownRanges[firstKnown].upperBound
      {
        return .known
      }
    }
    if selection.isLimitedToRareReadings, !isRare(base, reading) { return .common }
    guard selection.occurrences != .all else { return nil }
    return occurrences.contains(base, reading: reading) ? .repeated : nil
  }

  /// Notes that a word has been annotated.
  mutating func didAnnotate(_ base: String, reading: String) {
    if selection.occurrences != .all { occurrences.insert(base, reading: reading) }
  }

  private mutating func isRare(_ base: String, _ reading: String) -> Bool {
    !KanjiSet.joyo.containsKanji(of: base) || !aligner.isRegular(base, reading: reading)
  }
}
