import TextFoundation

/// Escapes text for Markdown with backslashes (CommonMark 0.30, §2.4).
struct MarkdownEscaping {
  let dialect: MarkdownDialect
  /// Whether the text is in a table cell, which an unescaped pipe would end.
  var isInCell = false

  /// Writes a segment of a line.
  ///
  /// - Parameters:
  ///   - text: The segment, without line ends.
  ///   - startsLine: Whether the segment is at the start of its line.
  ///   - endsLine: Whether the segment is at the end of its line.
  ///   - precedesLink: Whether a link follows, which `!` would turn into an image.
  ///   - result: The buffer to which the segment is appended.
  func write(
    _ text: Substring, startsLine: Bool, endsLine: Bool, precedesLink: Bool,
    to result: inout ByteBuffer
  ) {
    withUTF8Bytes(of: text) { bytes in
      let first = startsLine ? writeStart(of: bytes, to: &result) : 0
      var written = first
      for offset in first..<bytes.count {
        let needsBackslash =
          isSpecial(bytes, at: offset)
          || precedesLink && offset &+ 1 == bytes.count && bytes[offset] == UInt8(ascii: "!")
        guard needsBackslash else { continue }
        result.append(UnsafeBufferPointer(rebasing: bytes[written..<offset]))
        result.append(UInt8(ascii: "\\"))
        written = offset
      }
      let endsWithSpace =
        endsLine && first < bytes.count
        && (bytes[bytes.count &- 1] == 0x20 || bytes[bytes.count &- 1] == 0x09)
      let end = endsWithSpace ? bytes.count &- 1 : bytes.count
      result.append(UnsafeBufferPointer(rebasing: bytes[written..<end]))
      if endsWithSpace { result.append(Self.reference(toSpace: bytes[end])) }
    }
  }

  /// Returns whether a character has a meaning in the middle of a line.
  @inline(__always)
  private func isSpecial(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["),
      UInt8(ascii: "]"), .lessThan:
      true
    case UInt8(ascii: "_"): !Self.isWithinWord(bytes, at: offset)
    case .ampersand: Self.mayStartReference(bytes, at: offset)
    case UInt8(ascii: "~"), UInt8(ascii: "|"): dialect == .gitHub || isInCell
    default: false
    }
  }

  private static func reference(toSpace byte: UInt8) -> StaticString {
    byte == 0x20 ? "&#32;" : "&#9;"
  }

  /// Escapes and writes anything that would start a block at the start of a line (§4, §5), and
  /// returns the offset of the rest.
  private func writeStart(
    of bytes: UnsafeBufferPointer<UInt8>, to result: inout ByteBuffer
  ) -> Int {
    guard let first = bytes.first else { return 0 }
    switch first {
    case 0x20, 0x09:
      result.append(Self.reference(toSpace: first))
      return 1
    case UInt8(ascii: "#"), .greaterThan, UInt8(ascii: "+"), .hyphen, UInt8(ascii: "="),
      UInt8(ascii: "~"):
      result.append(UInt8(ascii: "\\"))
      result.append(first)
      return 1
    case _ where first.isASCIIDigit:
      let end = bytes.firstIndex { !$0.isASCIIDigit } ?? bytes.count
      result.append(UnsafeBufferPointer(rebasing: bytes[..<end]))
      if end < bytes.count, bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ")") {
        result.append(UInt8(ascii: "\\"))
        result.append(bytes[end])
        return end &+ 1
      }
      return end
    default: return 0
    }
  }

  /// Returns whether an underscore is between letters or digits, where it is not a delimiter (§6.2,
  /// rules 2 and 6).
  private static func isWithinWord(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Bool {
    guard let before = bytes.scalar(before: offset), let next = bytes.scalar(at: offset &+ 1) else {
      return false
    }
    return isPartOfWord(before.value) && isPartOfWord(next.value)
  }

  private static func isPartOfWord(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    if scalar.isASCII { return UInt8(value).isASCIIAlphanumeric }
    return scalar.properties.isAlphabetic
  }

  /// Returns whether the `&` at an offset could start a character reference (§2.5).
  private static func mayStartReference(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Bool {
    let first = offset &+ 1
    guard first < bytes.count,
      bytes[first] == UInt8(ascii: "#") || bytes[first].isASCIIAlphanumeric
    else { return false }
    let end = bytes[(first &+ 1)...].first { !$0.isASCIIAlphanumeric }
    return end == UInt8(ascii: ";")
  }

  /// Returns the destination of a link or an image (§6.3).
  static func destination(_ address: String) -> String {
    let isPlain =
      !address.isEmpty
      && address.unicodeScalars.allSatisfy { scalar in
        scalar.value > 0x20 && scalar.value != 0x7F
          && !"<>()\\&*_`[]".unicodeScalars.contains(scalar)
      }
    if isPlain { return address }
    var result = "<"
    for scalar in address.unicodeScalars {
      switch scalar {
      case "<", ">", "\\", "&", "*", "_", "`", "[", "]":
        result += "\\\(scalar)"
      case "\n": result += "%0A"
      case "\r": result += "%0D"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + ">"
  }

  /// Returns the title of a link or an image in quotes, on one line.
  static func title(_ title: String) -> String {
    var result = "\""
    for scalar in title.unicodeScalars {
      switch scalar {
      case "\"", "\\", "&", "<", "*", "_", "`", "[", "]": result += "\\\(scalar)"
      case "\n", "\r": result += "&#10;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
