internal import JapaneseText

/// Decides which words of a document are annotated.
struct WordFilter {
  /// Why a word is left alone.
  enum Exclusion { case known, repeated, common }

  private let selection: WordSelection
  private let tokenizer: Tokenizer
  private var aligner = FuriganaAligner()
  /// The words that have been annotated since the start of the document, chapter or page.
  private var annotated: Set<String> = []
  /// The tokens of the passage that are known, in order.
  private var knownRanges: [Range<Int>] = []
  private var firstKnown = 0

  init(selection: WordSelection, tokenizer: Tokenizer) {
    self.selection = selection
    self.tokenizer = tokenizer
  }

  /// Starts a passage.
  mutating func begin(_ passage: Passage, text: String) {
    switch selection.occurrences {
    case .all, .document: break
    case .chapter: if passage.isHeading { annotated.removeAll() }
    case .page: if passage.startsPage { annotated.removeAll() }
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

  /// Starts a file of a book, which is a chapter and a page.
  mutating func beginFile() {
    if selection.occurrences == .chapter || selection.occurrences == .page { annotated.removeAll() }
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
    return annotated.contains("\(base)\t\(reading)") ? .repeated : nil
  }

  /// Notes that a word has been annotated.
  mutating func didAnnotate(_ base: String, reading: String) {
    if selection.occurrences != .all { annotated.insert("\(base)\t\(reading)") }
  }

  private mutating func isRare(_ base: String, _ reading: String) -> Bool {
    !KanjiSet.joyo.containsKanji(of: base) || !aligner.isRegular(base, reading: reading)
  }
}
