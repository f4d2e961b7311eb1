import MeCabDictionary

/// The fields of a dictionary entry needed for the best path search, in 64 bits.
///
/// From the lowest bits: left id, index of the entry among those of the same surface, cost, right
/// id (16 bits each); the right id occupies the same bits in the lattice.
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

  /// The cost, shifted to the cost bits of a path cost.
  @inline(__always)
  var shiftedCost: Int64 { Int64(bitPattern: bits &<< 16) &>> 32 & ~TieBrokenCost.mask }
}
