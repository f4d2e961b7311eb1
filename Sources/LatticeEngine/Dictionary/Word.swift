import MeCabDictionary

/// What the best path needs of a dictionary's entry, in 64 bits.
///
/// From the lowest bits: left id, how far behind the first entry of its surface the entry lies,
/// cost, right id (16 bits each); the right id is where the lattice has it, too.
struct Word: BitwiseCopyable, Sendable {
  let bits: UInt64

  init(leftID: UInt16, rightID: UInt16, cost: Int16, offset: Int) {
    let low = UInt64(leftID) | UInt64(UInt16(truncatingIfNeeded: offset)) &<< 16
    bits = low | UInt64(UInt16(bitPattern: cost)) &<< 32 | UInt64(rightID) &<< 48
  }

  init(bits: UInt64) { self.bits = bits }

  var leftID: UInt16 { UInt16(truncatingIfNeeded: bits) }
  var offset: Int { Int(bits &>> 16 & 0xFFFF) }
  var cost: Int16 { Int16(truncatingIfNeeded: bits &>> 32) }
  var rightID: UInt16 { UInt16(truncatingIfNeeded: bits &>> 48) }

  /// The cost, where a rank has it.
  @inline(__always)
  var rankCost: Int64 { Int64(bitPattern: bits &<< 16) &>> 32 & ~PathRank.mask }
}
