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

extension [DocumentEdit] {
  /// Appends a removal, or extends the last one if it ends at the start of the range.
  mutating func appendRemoval(of range: Range<Int>) {
    var range = range
    if let last, last.text.isEmpty, last.range.upperBound == range.lowerBound {
      range = last.range.lowerBound..<range.upperBound
      removeLast()
    }
    append(DocumentEdit(range: range, text: ""))
  }
}
