import TextFoundation

/// Where text is written, which decides what has to be escaped in it.
///
/// Sendable: a plain value.
struct EscapingContext: Sendable {
  /// The language of what is written.
  let syntax: MarkupSyntax
  /// Whether the text is the value of an attribute, in double quotes.
  let inAttribute: Bool

  /// What stands for the character at a place; nil if it stands for itself.
  ///
  /// WHATWG HTML, 13.3 ("escaping a string"); besides CR, which a parser would read as LF. XML also
  /// cannot have control characters (XML 1.0, 2.2), and makes spaces of tabs and newlines in
  /// attributes (3.3.3).
  @inline(__always)
  func replacement(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Replacement? {
    switch bytes[place] {
    case .ampersand: Replacement(text: "&amp;")
    case .lessThan: Replacement(text: "&lt;")
    case .greaterThan: Replacement(text: "&gt;")
    case UInt8(ascii: "\""): inAttribute ? Replacement(text: "&quot;") : nil
    case 0x0D: Replacement(text: "&#13;")
    case 0x09: inAttribute && syntax == .xml ? Replacement(text: "&#9;") : nil
    case 0x0A: inAttribute && syntax == .xml ? Replacement(text: "&#10;") : nil
    case 0..<0x20: syntax == .xml ? Replacement(text: "\u{FFFD}") : nil
    case 0xC2 where place &+ 1 < bytes.count && bytes[place &+ 1] == 0xA0:
      Replacement(text: syntax == .xml ? "&#160;" : "&nbsp;", length: 2)
    case 0xEF
    where syntax == .xml && place &+ 2 < bytes.count && bytes[place &+ 1] == 0xBF
      && bytes[place &+ 2] >= 0xBE:
      Replacement(text: "\u{FFFD}", length: 3)
    default: nil
    }
  }
}

extension ByteBuffer {
  /// Appends text so that it means itself.
  mutating func append(_ text: String, escapedFor context: EscapingContext) {
    append(text) { context.replacement(in: $0, at: $1) }
  }
}
