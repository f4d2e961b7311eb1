/// A document with what is inserted into it, or removed.
///
/// Without the inserted text the document has the original bytes.
public struct AnnotatedDocument: Sendable {
  /// The edits in ascending order, as ranges of the original bytes.
  public internal(set) var edits: [DocumentEdit] = []
  /// What has been annotated, and what has not and why.
  public internal(set) var counts = AnnotationCounts()
  /// The encoding of the original document and of ``bytes``.
  public let encoding: DocumentEncoding
  /// The document after the edits, in its own encoding.
  public internal(set) var bytes: [UInt8] = []

  init(encoding: DocumentEncoding) { self.encoding = encoding }

  /// The document after the edits, as text.
  public var text: String { SourceText(bytes, encoding: encoding).string }
}
