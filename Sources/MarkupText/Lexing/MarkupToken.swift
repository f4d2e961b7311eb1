/// A token of markup, as offsets into its source.
struct MarkupToken: BitwiseCopyable, Sendable {
  enum Kind: UInt8 {
    /// Text with character references.
    case text
    /// Text without character references: raw text elements and CDATA sections.
    case verbatimText
    case startTag
    case endTag
    case comment
    case doctype
    /// Markup that is ignored, such as `</>`.
    case ignored
  }

  var kind: Kind
  /// The start of the whole token.
  var start: Int32
  var end: Int32
  /// The start of the content, such as that of a comment without its delimiters or of a CDATA
  /// section.
  var contentStart: Int32
  var contentEnd: Int32
  /// The code of the element name, for tags only.
  var name = ElementCode.none
  /// The index of the first attribute, for start tags only.
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

/// An attribute, as offsets into the source; the value excludes its quotes.
struct AttributeRecord: BitwiseCopyable, Sendable {
  var nameStart: Int32
  var nameEnd: Int32
  var valueStart: Int32
  var valueEnd: Int32
}
