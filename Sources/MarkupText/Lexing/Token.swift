/// A piece of markup, as offsets into its source.
///
/// Sendable: a plain value.
struct Token: BitwiseCopyable, Sendable {
  enum Kind: UInt8 {
    /// Text with character references.
    case text
    /// Text without: raw text elements and CDATA sections.
    case verbatimText
    case startTag
    case endTag
    case comment
    case doctype
    /// A mark that means nothing, such as `</>`.
    case nothing
  }

  var kind: Kind
  /// The whole token.
  var start: Int32
  var end: Int32
  /// What is inside: a comment without its marks, a CDATA section's text.
  var contentStart: Int32
  var contentEnd: Int32
  /// The element's name, of tags only.
  var name = ElementCode.none
  /// Its attributes, of start tags only.
  var firstAttribute: Int32 = 0
  var attributeCount: UInt8 = 0
  /// Whether a start tag ends with `/>`.
  var isSelfClosing = false

  init(_ kind: Kind, _ start: Int, _ end: Int, content: Range<Int>? = nil) {
    self.kind = kind
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
    contentStart = Int32(truncatingIfNeeded: content?.lowerBound ?? start)
    contentEnd = Int32(truncatingIfNeeded: content?.upperBound ?? end)
  }
}

/// An attribute, as offsets into the source; the value is without its quotes.
///
/// Sendable: a plain value.
struct AttributeRecord: BitwiseCopyable, Sendable {
  var nameStart: Int32
  var nameEnd: Int32
  var valueStart: Int32
  var valueEnd: Int32
}
