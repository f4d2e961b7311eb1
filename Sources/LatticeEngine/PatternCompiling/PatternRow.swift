/// A word class: the words of one spelling with these ids differ in cost only, so a class and a
/// spelling determine the entry on a best path.
package struct PatternClass: Hashable, Sendable {
  package var leftID: UInt16
  package var rightID: UInt16
  /// Whether the entry is one of `unk.dic`.
  package var isUnknown: Bool
}

/// The word that a pattern predicts.
package struct PatternPrediction: Hashable, Sendable {
  /// The number of characters by which the pattern is longer than the word.
  package var excess: Int
  /// The index of the class of the word.
  package var wordClass: Int
}

/// A pattern of the text file: a string, and the word that starts where it occurs.
package struct PatternRow: Hashable, Sendable {
  /// The code units of the string; see ``PatternKey``.
  package var key: [UInt16]
  /// The word, or nil if only the exceptions are known.
  package var prediction: PatternPrediction?
  /// Words after a word with a certain right id, sorted by it.
  package var exceptions: [Exception]

  /// A word after a word with a right id.
  package struct Exception: Hashable, Sendable {
    package var state: UInt16
    package var prediction: PatternPrediction
  }
}

/// The unknown words of a category of characters.
package struct PatternCategoryRow: Hashable, Sendable {
  /// The name of the category in `char.bin`.
  package var name: String
  package var wordClass: Int
  /// Whether a run of the category is one word even if a shorter known word starts there.
  package var isRunPreferred: Bool
}

/// The contents of a text file of patterns.
package struct PatternSet: Hashable, Sendable {
  package var classes: [PatternClass] = []
  package var categories: [PatternCategoryRow] = []
  /// The patterns, sorted by their code units.
  package var rows: [PatternRow] = []
}
