/// A character reference of the kinds that XML also has: `&lt;`, `&gt;`, `&amp;`, `&quot;` and
/// `&apos;`, `&nbsp;`, and numbers.
///
/// The 2,231 names of HTML and its rules for references without a semicolon are in MarkupText; this
/// is the subset for text that is not a document.
package struct BasicCharacterReference: Equatable, Sendable {
  /// The character that the reference represents.
  package let scalar: Unicode.Scalar
  /// The number of bytes from `&` to `;`.
  package let length: Int

  /// The number of bytes that are searched for the semicolon.
  private static let maximumLength = 12

  private static let names: [(name: StaticString, scalar: Unicode.Scalar)] = [
    ("lt", "<"), ("gt", ">"), ("amp", "&"), ("quot", "\""), ("apos", "'"), ("nbsp", "\u{A0}"),
  ]

  /// Parses the reference that starts with the `&` at an offset; nil if there is none.
  ///
  /// A number must be a Unicode scalar other than NUL.
  package init?(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "&") else { return nil }
    let end = min(bytes.count, offset &+ Self.maximumLength)
    let start = offset &+ 1
    guard let semicolon = bytes[start..<end].firstIndex(of: UInt8(ascii: ";")),
      let scalar = Self.scalar(named: UnsafeBufferPointer(rebasing: bytes[start..<semicolon]))
    else { return nil }
    self.scalar = scalar
    length = semicolon &+ 1 &- offset
  }

  /// Returns the scalar for the bytes between `&` and `;`.
  private static func scalar(named name: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else {
      return names.first { row in
        let bytes = UnsafeBufferPointer(
          start: row.name.utf8Start, count: row.name.utf8CodeUnitCount)
        return name.elementsEqual(bytes)
      }?.scalar
    }
    let isHexadecimal = name.count > 1 && name[1] | 0x20 == UInt8(ascii: "x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard !digits.isEmpty else { return nil }
    // At most nine digits, so that the value does not overflow.
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = byte.hexadecimalDigit, isHexadecimal || digit < 10 else { return nil }
      value = value &* (isHexadecimal ? 16 : 10) &+ digit
    }
    return value == 0 ? nil : Unicode.Scalar(value)
  }
}
