/// One language's share in a text, as ``AlphabetModel`` sees it.
struct AlphabetScore: Sendable, Hashable {
  /// The BCP-47 tag: `en`, `sr`, `ja-Latn`.
  var tag: String
  /// The natural logarithm of its probability among the languages of the text's script.
  var logProbability: Float
}

/// A character n-gram model of the languages that share an alphabet with others: Latin, Cyrillic,
/// Arabic, Devanagari, Hebrew….
enum AlphabetModel {
  /// The languages of a text in one script, most likely first, or an empty array if the model has
  /// no language of that script.
  ///
  /// - Parameter letters: Unicode scalars of one script, lowercased, with 0 between words.
  static func scores(of letters: UnsafeBufferPointer<UInt32>) -> [AlphabetScore] {
    []
  }
}
