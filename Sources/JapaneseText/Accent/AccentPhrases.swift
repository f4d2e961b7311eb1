/// Divides analyzed text into accent phrases.
struct AccentPhrases {
  /// An accent phrase as a range of words.
  struct Phrase {
    /// The indices of the words.
    var words: Range<Int>
    /// The number of morae; 0 if the reading of a word is unknown.
    var moraCount: Int
    /// The mora after which the pitch falls; 0 if it does not fall, `nil` if unknown.
    var nucleus: Int?
  }

  /// Returns the accent phrases of a text, in order.
  ///
  /// Every word is in one phrase, except punctuation and symbols without a reading.
  ///
  /// - Parameters:
  ///   - text: words with readings, from the dictionary or from rules.
  ///   - accent: returns the accent of the word at an index if a rule (such as those for numbers)
  ///     determines it; `nil` to use the dictionary's.
  /// - Returns: phrases with ascending ranges of words that do not overlap.
  /// - Complexity: linear in the number of words.
  static func phrases(
    of text: AnalyzedText, accent: (Int) -> AccentPart? = { _ in nil }
  ) -> [Phrase] {
    var phrases: [Phrase] = []
    var builder = AccentPhraseBuilder()
    var isReadable = true
    var start: Int?
    func close(at end: Int) {
      guard let first = start else { return }
      phrases.append(
        Phrase(
          words: first..<end, moraCount: isReadable ? builder.moraCount : 0,
          nucleus: isReadable ? builder.nucleus : nil))
      start = nil
    }
    for index in text.words.indices {
      let word = text.words[index]
      let isReadableWord = MoraScanner.count(word.kana) > 0
      if !isReadableWord, word.intersects(.punctuationAndSymbols) {
        close(at: index)
        continue
      }
      if start == nil || !AccentPhraseBoundary.joins(index, in: text) {
        close(at: index)
        builder = AccentPhraseBuilder()
        (start, isReadable) = (index, true)
      }
      if !isReadableWord { isReadable = false }
      builder.append(word, surface: text.surface(word), override: accent(index))
    }
    close(at: text.words.count)
    return phrases
  }
}
