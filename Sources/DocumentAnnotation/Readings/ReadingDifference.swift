/// A reading of a document that differs from that of the dictionary, for a proof-reader.
public struct ReadingDifference: Sendable, Hashable, Codable {
  /// How probable an error of the document is.
  public enum Confidence: String, Sendable, Hashable, Codable, CaseIterable {
    /// The kanji have the reading of the document, or neither reading is usual.
    case low
    /// The kanji do not have the reading of the document, and have that of the dictionary.
    case high
  }

  /// The text that has the reading.
  public let base: String
  /// The reading that the document gives.
  public let given: String
  /// The reading of the dictionary in this sentence.
  public let expected: String
  /// How probable an error of the document is.
  public let confidence: Confidence
  /// The path of the entry of an archive that has the reading; nil for other documents.
  public let path: String?
  /// The offset of the base in the bytes of the document, or of the entry.
  public let offset: Int
  /// The line of the base in the document or the entry, from 1.
  public let line: Int
}
