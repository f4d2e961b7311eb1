/// A property of Unicode scalars that is stored in a generated table.
@usableFromInline
package protocol UnicodeProperty: RawRepresentable<UInt8>, Sendable {
  /// The table of this property, which should be obtained once before a loop.
  static var table: UnicodeTable<Self> { get }
}

/// A two-stage trie from code points to the values of one property.
///
/// The bytes are in the executable's read-only data: creating a table allocates nothing. The format
/// is described in `Generated/README.md`.
@usableFromInline
package struct UnicodeTable<Property: UnicodeProperty>: Sendable {
  @usableFromInline let index: StaticString
  @usableFromInline let blocks: StaticString
  @usableFromInline let shift: UInt32
  @usableFromInline let missing: Property

  /// The value for a code point; above U+10FFFF, the value of unlisted code points.
  @inlinable package subscript(codePoint: UInt32) -> Property {
    guard codePoint <= 0x10FFFF else { return missing }
    let zero = UInt8(ascii: "$")
    let row = Int(codePoint &>> shift) &* 2
    let high = Int(index.utf8Start[row] &- zero)
    let low = Int(index.utf8Start[row &+ 1] &- zero)
    let column = Int(codePoint) & (1 &<< Int(shift) &- 1)
    let value = blocks.utf8Start[((high &<< 5 | low) &<< Int(shift)) &+ column] &- zero
    return Property(rawValue: value) ?? missing
  }

  /// Returns the table in blocks of 64 scalars: the start of each block in `values`, by code point
  /// / 64, and the raw values.
  func blocksOf64() -> (starts: [UInt16], values: [UInt8]) {
    let zero = UInt8(ascii: "$")
    let values = UnsafeBufferPointer(start: blocks.utf8Start, count: blocks.utf8CodeUnitCount)
    let blocksPerRow = 1 << (Int(shift) - 6)
    var starts: [UInt16] = []
    starts.reserveCapacity(0x11_0000 >> 6)
    for row in 0..<(0x11_0000 >> Int(shift)) {
      let high = Int(index.utf8Start[row * 2] - zero)
      let low = Int(index.utf8Start[row * 2 + 1] - zero)
      let start = (high << 5 | low) << Int(shift)
      for block in 0..<blocksPerRow {
        starts.append(UInt16(truncatingIfNeeded: start + block << 6))
      }
    }
    return (starts, values.map { $0 - zero })
  }
}

extension Unicode.Scalar {
  /// The scalar's script.
  package var script: Script { Script.table[value] }
  /// The scalar's general category, in Unicode 17.0.
  package var generalCategory: GeneralCategory { GeneralCategory.table[value] }
  /// The scalar's grapheme cluster break class, in Unicode 17.0.
  package var graphemeClusterBreak: GraphemeClusterBreak { GraphemeClusterBreak.table[value] }
}
