/// A word of a document, for a list of its vocabulary.
public struct VocabularyEntry: Sendable, Hashable, Codable {
  /// The word as it first occurs: 読んだ.
  public let word: String
  /// The reading of ``word`` in hiragana: よんだ.
  public let reading: String
  /// The form under which dictionaries list the word: 読む.
  public let dictionaryForm: String
  /// How often the word occurs, in any form.
  public internal(set) var count: Int
  /// The first sentence with the word, without white space at its ends.
  public let sentence: String
}
