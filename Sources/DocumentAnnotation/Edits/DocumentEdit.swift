/// A change to a document: text that is inserted, or bytes that are removed.
public struct DocumentEdit: Sendable, Hashable, Codable {
  /// The range of the original bytes that is replaced; empty for an insertion.
  public let range: Range<Int>
  /// The text that takes its place; empty for a removal.
  public let text: String

  /// Creates an edit.
  public init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
  }
}
