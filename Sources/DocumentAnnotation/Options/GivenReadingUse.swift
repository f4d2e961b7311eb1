/// The words to which a reading is applied that a document gives, such as ruby.
public enum GivenReadingUse: String, Sendable, Hashable, Codable, CaseIterable {
  /// Only the word that has the reading.
  case sameWord
  /// Also the following occurrences of the word. The document is read once.
  case preceding
  /// All occurrences in the document, which is read twice.
  case document
}
