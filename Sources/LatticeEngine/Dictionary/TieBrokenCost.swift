/// A path cost with a tie-break, in one integer.
///
/// Bits 16–63 are the cost, bits 0–15 the inverted index of the node among those with the same end
/// offset. The minimum is therefore the cheapest path and, among equally cheap ones, the path
/// through the node added to the lattice last, as in MeCab.
enum TieBrokenCost {
  /// The maximum number of nodes that the lower bits can distinguish.
  static let limit = 1 << 16
  static let mask: Int64 = 0xFFFF
  /// A value that is greater than any path cost and leaves headroom for additions.
  static let none = Int64.max / 2

  /// Returns a connection cost shifted to the cost bits.
  @inline(__always)
  static func cost(_ connection: Int16) -> Int64 { Int64(connection) &<< 16 }

  @inline(__always)
  static func cost(_ value: Int64) -> Int { Int(value &>> 16) }

  /// Returns the index of the node.
  @inline(__always)
  static func number(_ value: Int64) -> UInt64 { UInt64(bitPattern: ~value & mask) }
}
