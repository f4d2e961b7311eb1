/// Joins the dictionary's words into larger units by rules over parts of speech.
struct WordGrouping {
  let unit: WordUnit

  /// Sets ``AnalyzedWord/joinsPrevious`` of every word.
  func mark(_ text: inout AnalyzedText) {
    for index in text.words.indices { text.words[index].joinsPrevious = false }
  }
}
