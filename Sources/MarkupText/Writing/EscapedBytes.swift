import TextFoundation

/// Where text is written, which decides what has to be escaped in it.
///
/// Sendable: a plain value.
struct EscapingContext: Sendable {
  /// The language of what is written.
  let syntax: MarkupSyntax
  /// Whether the text is the value of an attribute, in double quotes.
  let inAttribute: Bool

  /// What stands for the character at a place, and how many bytes it has; nil if it stands for
  /// itself.
  ///
  /// WHATWG HTML, 13.3 ("escaping a string"); besides CR, which a parser would read as LF. XML also
  /// cannot have control characters (XML 1.0, 2.2), and makes spaces of tabs and newlines in
  /// attributes (3.3.3).
  @inline(__always)
  fileprivate func escape(
    of byte: UInt8, at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (text: StaticString, length: Int)? {
    switch byte {
    case .ampersand: ("&amp;", 1)
    case .lessThan: ("&lt;", 1)
    case .greaterThan: ("&gt;", 1)
    case UInt8(ascii: "\""): inAttribute ? ("&quot;", 1) : nil
    case 0x0D: ("&#13;", 1)
    case 0x09: inAttribute && syntax == .xml ? ("&#9;", 1) : nil
    case 0x0A: inAttribute && syntax == .xml ? ("&#10;", 1) : nil
    case 0..<0x20: syntax == .xml ? ("\u{FFFD}", 1) : nil
    case 0xC2 where place &+ 1 < bytes.count && bytes[place &+ 1] == 0xA0:
      (syntax == .xml ? "&#160;" : "&nbsp;", 2)
    case 0xEF
    where syntax == .xml && place &+ 2 < bytes.count && bytes[place &+ 1] == 0xBF
      && bytes[place &+ 2] >= 0xBE:
      ("\u{FFFD}", 3)
    default: nil
    }
  }
}

extension ByteBuffer {
  /// Appends text so that it means itself.
  mutating func append(_ text: String, escapedFor context: EscapingContext) {
    withUTF8Bytes(of: text) { bytes in
      var written = 0
      var place = 0
      while place < bytes.count {
        guard let escape = context.escape(of: bytes[place], at: place, in: bytes) else {
          place &+= 1
          continue
        }
        append(UnsafeBufferPointer(rebasing: bytes[written..<place]))
        append(escape.text)
        place &+= escape.length
        written = place
      }
      append(UnsafeBufferPointer(rebasing: bytes[written...]))
    }
  }
}
