import TextFoundation

/// Decodes character references such as `&amp;`, `&#x3042;` and `&copy` (WHATWG HTML, 13.2.5.72 to
/// 80).
public enum CharacterReferences {
  /// Returns the text with its character references replaced by the characters they refer to.
  ///
  /// All 2,231 names of HTML are supported, legacy names also without a semicolon; numbers may be
  /// decimal or hexadecimal. Text that is not a reference is unchanged. Numbers that are not
  /// Unicode scalars become U+FFFD, and 128 to 159 are read as Windows-1252, as in browsers.
  ///
  /// ```swift
  /// CharacterReferences.decode("E=mc&sup2; &amp; &#x3042;")  // "E=mc² & あ"
  /// CharacterReferences.decode("Q&A; &unknown;")             // "Q&A; &unknown;"
  /// ```
  ///
  /// - Parameters:
  ///   - text: text, or an attribute value; tags are not interpreted.
  ///   - inAttribute: whether `text` is an attribute value, in which a name without a semicolon is
  ///     not a reference before a letter, a digit or `=` (`?a=b&copy=1`).
  /// - Returns: the decoded text.
  /// - Complexity: linear in the length of the text.
  public static func decode(_ text: String, inAttribute: Bool = false) -> String {
    guard text.utf8.contains(.ampersand) else { return text }
    return withUTF8Bytes(of: text) { bytes in
      var decoded = ByteBuffer(minimumCapacity: bytes.count)
      decode(
        bytes, hasReferences: true, inAttribute: inAttribute, normalizes: false, to: &decoded)
      return decoded.text
    }
  }

  /// Appends a segment of the source, decoded.
  ///
  /// - Parameters:
  ///   - part: the bytes.
  ///   - hasReferences: whether `&` may start a character reference.
  ///   - inAttribute: whether the bytes are an attribute value.
  ///   - normalizes: whether CR LF and CR become LF and NUL becomes U+FFFD.
  ///   - decoded: the buffer to append to.
  static func decode(
    _ part: UnsafeBufferPointer<UInt8>, hasReferences: Bool, inAttribute: Bool, normalizes: Bool,
    to decoded: inout ByteBuffer
  ) {
    var position = 0
    while position < part.count {
      var end = position
      while end < part.count, !part[end].mayNeedDecoding { end &+= 1 }
      decoded.append(UnsafeBufferPointer(rebasing: part[position..<end]))
      guard end < part.count else { return }
      position = decodeSpecialByte(
        in: part, at: end, hasReferences: hasReferences, inAttribute: inAttribute,
        normalizes: normalizes, to: &decoded)
    }
  }

  /// Appends the decoded form of a byte that may need decoding: `&`, CR or NUL.
  ///
  /// - Returns: the offset after the bytes that were decoded.
  static func decodeSpecialByte(
    in part: UnsafeBufferPointer<UInt8>, at position: Int, hasReferences: Bool, inAttribute: Bool,
    normalizes: Bool, to decoded: inout ByteBuffer
  ) -> Int {
    let byte = part[position]
    let next = position &+ 1
    if byte == .ampersand, hasReferences,
      let end = reference(in: part, at: position, inAttribute, &decoded)
    {
      return end
    }
    if normalizes, byte == 0x0D {
      decoded.append(0x0A)
      return next < part.count && part[next] == 0x0A ? next &+ 1 : next
    }
    if normalizes, byte == 0 {
      append(0xFFFD, to: &decoded)
    } else {
      decoded.append(byte)
    }
    return next
  }

  /// Returns the length in bytes of the reference at an offset if it decodes to a newline, or 0.
  static func newlineLength(in bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
    guard position < bytes.count, bytes[position] == .ampersand else { return 0 }
    var decoded = ByteBuffer(minimumCapacity: 64)
    guard let end = reference(in: bytes, at: position, false, &decoded),
      decoded.count == 1, decoded.bytes[0] == 0x0A
    else { return 0 }
    return end &- position
  }

  /// Appends the characters that the reference at `start` refers to.
  ///
  /// - Returns: the offset after the reference, or nil if there is no reference.
  private static func reference(
    in bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ inAttribute: Bool,
    _ decoded: inout ByteBuffer
  ) -> Int? {
    let first = start &+ 1
    guard first < bytes.count else { return nil }
    if bytes[first] == UInt8(ascii: "#") { return number(in: bytes, at: first &+ 1, &decoded) }
    var end = first
    while end < bytes.count, end &- first < maximumNameLength, bytes[end].isASCIIAlphanumeric {
      end &+= 1
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: ";"),
      let row = row(of: bytes, in: first..<end)
    {
      decoded.append(row.value)
      return end &+ 1
    }
    // Names without a semicolon: the longest match is used.
    end = min(end, first &+ maximumLegacyNameLength)
    while end > first &+ 1 {
      if let row = row(of: bytes, in: first..<end), row.isLegacy {
        let next = end < bytes.count ? bytes[end] : 0
        if inAttribute, next.isASCIIAlphanumeric || next == UInt8(ascii: "=") { return nil }
        decoded.append(row.value)
        return end
      }
      end &-= 1
    }
    return nil
  }

  // MARK: Numbers

  private static func number(
    in bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ decoded: inout ByteBuffer
  ) -> Int? {
    var position = start
    let isHexadecimal = position < bytes.count && bytes[position] | 0x20 == UInt8(ascii: "x")
    if isHexadecimal { position &+= 1 }
    let firstDigit = position
    var value: UInt32 = 0
    while position < bytes.count, let digit = bytes[position].hexadecimalDigit,
      isHexadecimal || digit < 10
    {
      value = min(value &* (isHexadecimal ? 16 : 10) &+ digit, 0x11_0000)
      position &+= 1
    }
    guard position > firstDigit else { return nil }
    if position < bytes.count, bytes[position] == UInt8(ascii: ";") { position &+= 1 }
    append(scalar(numbered: value), to: &decoded)
    return position
  }

  /// Returns the scalar of a numeric reference (13.2.5.80).
  private static func scalar(numbered value: UInt32) -> UInt32 {
    if (0x80...0x9F).contains(value) {
      let replacement = windows1252[Int(value &- 0x80)]
      return replacement == 0 ? value : replacement
    }
    return value == 0 || Unicode.Scalar(value) == nil ? 0xFFFD : value
  }

  /// The characters of 128 to 159 in Windows-1252, or 0 where none is assigned.
  private static let windows1252: [UInt32] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
    0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]

  private static func append(_ value: UInt32, to decoded: inout ByteBuffer) {
    guard let scalar = Unicode.Scalar(value) else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { decoded.append(byte) }
  }

  // MARK: Names

  /// The length of the longest name, `CounterClockwiseContourIntegral`.
  private static let maximumNameLength = 31
  /// The length of the longest name that may omit its semicolon, such as `brvbar`.
  private static let maximumLegacyNameLength = 6

  private struct Row {
    let value: UnsafeBufferPointer<UInt8>
    let isLegacy: Bool
  }

  /// Returns the row of a name without its semicolon, by binary search.
  private static func row(of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Row? {
    let rows = NamedCharacterReferences.rows.utf8Start
    // Not `partitioningIndex`, since a comparison of bytes yields three results, of which "equal"
    // ends the search.
    var low = 0
    var high = NamedCharacterReferences.count
    while low < high {
      let middle = (low &+ high) &>> 1
      let start = offset(ofRow: middle)
      var position = 0
      var order = 0
      while order == 0, position < range.count {
        // Each name in the table is followed by a space or `!`, which sort before letters and
        // digits.
        order = Int(rows[start &+ position]) &- Int(bytes[range.lowerBound &+ position])
        position &+= 1
      }
      if order == 0 {
        let terminator = rows[start &+ position]
        if !terminator.isASCIIAlphanumeric {
          let value = start &+ position &+ 1
          return Row(
            value: UnsafeBufferPointer(
              start: rows + value, count: offset(ofRow: middle &+ 1) &- value),
            isLegacy: terminator == UInt8(ascii: "!"))
        }
        order = 1
      }
      if order < 0 { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }

  private static func offset(ofRow row: Int) -> Int {
    let digits = NamedCharacterReferences.index.utf8Start + row &* 3
    let zero = UInt8(ascii: "0")
    return Int(digits[0] &- zero) &<< 12 | Int(digits[1] &- zero) &<< 6 | Int(digits[2] &- zero)
  }
}

extension UInt8 {
  /// Whether the byte may need decoding: `&`, CR or NUL.
  @inline(__always) fileprivate var mayNeedDecoding: Bool {
    self <= .ampersand && (self == .ampersand || self == 0x0D || self == 0)
  }
}
