/// A generated table expanded in memory, for loops that look up every scalar of long text.
///
/// A lookup takes two loads, straight from the UTF-8 bytes of the scalar. Create one table for a
/// property and store it in a static constant.
///
/// `@unchecked Sendable`: only `init` writes the memory, which is never freed.
@usableFromInline
package struct ExpandedUnicodeTable<Property: UnicodeProperty>: @unchecked Sendable {
  /// The index in `values` of each block of 64 scalars, which share all bytes but the last, by code
  /// point / 64.
  @usableFromInline let starts: UnsafePointer<UInt16>
  @usableFromInline let values: UnsafePointer<UInt8>

  /// Creates the table of a property.
  package init(_ table: UnicodeTable<Property>) {
    let (starts, values) = table.blocksOf64()
    let startMemory = UnsafeMutablePointer<UInt16>.allocate(capacity: starts.count)
    startMemory.initialize(from: starts, count: starts.count)
    let valueMemory = UnsafeMutablePointer<UInt8>.allocate(capacity: values.count)
    valueMemory.initialize(from: values, count: values.count)
    (self.starts, self.values) = (UnsafePointer(startMemory), UnsafePointer(valueMemory))
  }

  /// Returns the raw value for the scalar that starts at `offset`, and the number of its bytes.
  ///
  /// `offset` must be in the buffer. Ill-formed bytes are decoded as by `scalar(at:)`.
  @inlinable @inline(__always)
  package func value(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (rawValue: UInt8, length: Int) {
    let lead = bytes[offset]
    if lead < 0x80 { return (values[Int(lead)], 1) }
    if lead >= 0xE0, lead < 0xF0, offset &+ 2 < bytes.count {
      let block = Int(lead & 0xF) &<< 6 | Int(bytes[offset &+ 1] & 0x3F)
      return (values[Int(starts[block]) &+ Int(bytes[offset &+ 2] & 0x3F)], 3)
    }
    let scalar = bytes.scalar(at: offset)
    let codePoint = Int(Swift.min(scalar?.value ?? 0xFFFD, 0x10FFFF))
    return (values[Int(starts[codePoint &>> 6]) &+ codePoint & 0x3F], scalar?.length ?? 1)
  }
}
