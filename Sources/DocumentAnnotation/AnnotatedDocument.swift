/// A document with what is inserted into it, or removed.
///
/// Without the inserted text the document has the original bytes.
public struct AnnotatedDocument: Sendable {
  /// An entry of an archive that has been annotated.
  public struct Entry: Sendable, Hashable {
    /// The path in the archive.
    public let path: String
    /// The edits in ascending order, as ranges of the original content of the entry.
    public let edits: [DocumentEdit]
    /// What has been annotated in the entry.
    public let counts: AnnotationCounts
  }

  /// The edits in ascending order, as ranges of the original bytes; empty for an archive.
  public internal(set) var edits: [DocumentEdit] = []
  /// What has been annotated, and what has not and why.
  public internal(set) var counts = AnnotationCounts()
  /// The entries with edits, in the order of reading; empty for a document that is not an archive.
  public internal(set) var entries: [Entry] = []
  /// Remarks for a person who checks the result.
  public internal(set) var warnings: [AnnotationWarning] = []
  /// The encoding of the original document and of ``bytes``; UTF-8 for an archive, whose entries may
  /// have others.
  public let encoding: DocumentEncoding
  /// The document after the edits, in its own encoding.
  public internal(set) var bytes: [UInt8] = []

  init(encoding: DocumentEncoding) { self.encoding = encoding }

  /// The document after the edits, as text; not useful for an archive.
  public var text: String { SourceText(bytes, encoding: encoding).string }
}
