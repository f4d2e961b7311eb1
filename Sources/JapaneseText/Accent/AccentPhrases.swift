/// Divides analyzed text into accent phrases.
struct AccentPhrases {
  /// A phrase, in terms of the text's words.
  struct Phrase {
    /// The words of the phrase.
    var words: Range<Int>
    /// How many morae it has; 0 if the reading of a word is not known.
    var moraCount: Int
    /// The mora behind which the pitch falls; 0 for none, `nil` if it is not known.
    var nucleus: Int?
  }

  /// The phrases of a text, in order.
  ///
  /// Every word is in one, but for marks without a reading.
  ///
  /// - Parameters:
  ///   - text: words with readings: the dictionary's, or those of rules.
  ///   - accent: the accent of the word at an index where a rule (of numbers, say) knows it; `nil`
  ///     leaves it to the dictionary.
  /// - Returns: the phrases; their words ascend and do not overlap.
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
      if !isReadableWord, word.intersects(.marks) {
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
