/// A remark about a document that has been annotated, for a person who checks the result.
public struct AnnotationWarning: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The kind of a warning.
  public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    /// The book is EPUB 2, whose XHTML has no ruby.
    case formatWithoutRuby
    /// Pages have a fixed layout, and readings may overflow.
    case fixedLayout
    /// Several entries have the same name; they are unchanged.
    case duplicateEntry
    /// The manifest names an entry that the archive lacks.
    case missingEntry
    /// The text document has no body that is understood; it is unchanged.
    case unknownContent
    /// The text document contains, or links to, other documents; they are unchanged.
    case embeddedDocument
    /// The document has a digital signature, which annotations invalidate.
    case signedDocument

    /// Whether the warning is about ruby that is inserted.
    var concernsRuby: Bool { self == .formatWithoutRuby || self == .fixedLayout }
  }

  /// The kind of the warning.
  public let code: Code
  /// The problem and the remedy, in one sentence without a final period.
  public let message: String
  /// The path of the entry; nil for the whole document.
  public let path: String?

  /// Creates a warning.
  public init(_ code: Code, _ message: String, path: String? = nil) {
    self.code = code
    self.message = message
    self.path = path
  }

  /// The message, preceded by the path if there is one.
  public var description: String { path.map { "\($0): \(message)" } ?? message }
}
