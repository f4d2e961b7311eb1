/// The replacements for characters that must be escaped in one context.
///
/// The table has an entry for every byte, so that runs of unescaped characters are found with one
/// lookup per byte.
///
/// `@unchecked Sendable`: it is immutable after initialization. Tables are never deallocated.
@usableFromInline
package final class EscapeTable: @unchecked Sendable {
  /// The processing that a byte of text or source may need.
  @usableFromInline
  package struct Need: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt8

    @inlinable @inline(__always) package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The byte is escaped; its six lower bits are the index of the replacement.
    @inlinable @inline(__always) package static var escaping: Need { Need(rawValue: 0x40) }
    /// The byte has a different meaning in the source of markup: `&`, CR and NUL.
    @inlinable @inline(__always) package static var decoding: Need { Need(rawValue: 0x80) }
  }

  /// Replacements for ASCII characters.
  package typealias Replacements = [Unicode.Scalar: String]

  /// The replacement of non-ASCII characters.
  @usableFromInline
  package enum OtherCharacters: Sendable {
    case themselves
    /// U+00A0 is replaced with a reference if there is one; U+FFFE and U+FFFF with U+FFFD if
    /// noncharacters are not allowed.
    case reference(noBreakSpace: StaticString?, noncharactersAreAllowed: Bool)
    /// Characters are replaced with numeric references, except U+0080 to U+009F, whose references
    /// denote other characters.
    case numbers
  }

  /// The index for lead bytes of characters that are handled by ``other``.
  private static let otherIndex: UInt8 = 0x3F

  @usableFromInline let needs: UnsafeMutablePointer<UInt8>
  private let replacements: UnsafeMutablePointer<UnsafeBufferPointer<UInt8>>
  private let other: OtherCharacters

  /// Creates a table with at most 62 replacements.
  package init(_ replacements: Replacements, other: OtherCharacters = .themselves) {
    self.other = other
    needs = .allocate(capacity: 256)
    needs.initialize(repeating: 0, count: 256)
    self.replacements = .allocate(capacity: max(replacements.count, 1))
    for (index, (scalar, text)) in replacements.enumerated() {
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
      _ = copy.initialize(from: text.utf8)
      (self.replacements + index).initialize(to: UnsafeBufferPointer(copy))
      needs[Int(scalar.value & 0x7F)] = Need.escaping.rawValue | UInt8(index) & 0x3F
    }
    let leads: [UInt8] =
      switch other {
      case .themselves: []
      case .reference(let noBreakSpace, let noncharactersAreAllowed):
        (noBreakSpace == nil ? [] : [0xC2]) + (noncharactersAreAllowed ? [] : [0xEF])
      case .numbers: Array(0xC2...0xF4)
      }
    for lead in leads { needs[Int(lead)] = Need.escaping.rawValue | Self.otherIndex }
    for byte: UInt8 in [UInt8(ascii: "&"), 0x0D, 0] { needs[Int(byte)] |= Need.decoding.rawValue }
  }

  /// Returns whether a byte needs the given processing.
  @inlinable @inline(__always)
  package func needs(_ need: Need, for byte: UInt8) -> Bool {
    needs[Int(byte)] & need.rawValue != 0
  }

  /// Returns the first offset from `start` on of a byte that needs processing, or the end.
  @inlinable @inline(__always)
  package func firstOffset(
    needing need: Need, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var offset = start
    while offset < bytes.count, needs[Int(bytes[offset])] & need.rawValue == 0 { offset &+= 1 }
    return offset
  }

  /// Writes the character at an offset, escaped if necessary.
  ///
  /// - Returns: The number of bytes of the character in the input.
  package func write(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, to output: inout ByteBuffer
  ) -> Int {
    let byte = bytes[offset]
    guard needs(.escaping, for: byte) else {
      output.append(byte)
      return 1
    }
    let index = needs[Int(byte)] & 0x3F
    guard index == Self.otherIndex else {
      output.append(replacements[Int(index)])
      return 1
    }
    guard let scalar = bytes.scalar(at: offset) else { return 1 }
    switch other {
    case .reference(let noBreakSpace?, _) where scalar.value == 0xA0: output.append(noBreakSpace)
    case .reference where scalar.value & ~1 == 0xFFFE: output.append("\u{FFFD}" as StaticString)
    case .numbers where scalar.value >= 0xA0:
      output.append("&#")
      output.append(decimal: Int(scalar.value))
      output.append(UInt8(ascii: ";"))
    default:
      output.append(UnsafeBufferPointer(rebasing: bytes[offset..<offset &+ scalar.length]))
    }
    return scalar.length
  }

  /// Returns the text with all characters of the table replaced.
  package func escape(_ text: String) -> String {
    withUTF8Bytes(of: text) { bytes in
      let first = firstOffset(needing: .escaping, in: bytes, from: 0)
      guard first < bytes.count else { return text }
      var output = ByteBuffer(minimumCapacity: bytes.count &+ bytes.count &>> 3)
      output.append(bytes, escapedBy: self)
      return output.text
    }
  }
}

extension ByteBuffer {
  /// Appends text, escaped; runs of unescaped characters are copied as a whole.
  package mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, escapedBy table: EscapeTable
  ) {
    var offset = 0
    while offset < text.count {
      let end = table.firstOffset(needing: .escaping, in: text, from: offset)
      append(UnsafeBufferPointer(rebasing: text[offset..<end]))
      offset = end
      if offset < text.count { offset &+= table.write(text, at: offset, to: &self) }
    }
  }

  /// Appends text, escaped.
  package mutating func append(_ text: String, escapedBy table: EscapeTable) {
    withUTF8Bytes(of: text) { append($0, escapedBy: table) }
  }
}
