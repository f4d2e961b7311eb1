/// The number of buckets of a child table of a ``WordTrie``, as an edge contains it: a number from 1 to
/// 32, shifted by 0 to 15 bits.
///
/// Sizes that are not powers of two let tables be nearly full, whatever their number of children.
struct EdgeTableSize: BitwiseCopyable {
  /// The maximum size of a table.
  static let maximum = 32 << 15
  static let maximumCode = 0x1FF

  /// The number before the shift minus one (bits 0–4), and the shift (5–8).
  let code: Int

  init(code: Int) { self.code = code }

  /// Creates the smallest size of at least `count` buckets, which is at most ``maximum``.
  init(atLeast count: Int) {
    var shift = 0
    while (count + (1 << shift) - 1) >> shift > 32 { shift += 1 }
    code = max((count + (1 << shift) - 1) >> shift, 1) - 1 | shift << 5
  }

  /// The number of buckets.
  var count: Int { (code & 31 &+ 1) &<< (code &>> 5) }

  /// Returns the bucket of the table where the character of a hash is expected.
  @inline(__always)
  func bucket(_ hash: UInt32) -> Int {
    (Int(hash) &* count) &>> 32
  }
}
