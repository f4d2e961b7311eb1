/// A hash of bytes that indexes tables of words: FNV-1a with 32 bits.
enum ByteHash {
  /// Returns the high bits of the hash of `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of a word; no bytes have a hash too.
  ///   - bits: the number of bits, from 1 to 31.
  /// - Returns: a number from 0 to 2 to the power of `bits`, exclusive.
  static func index(of bytes: some Collection<UInt8>, bits: Int) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash >> (32 - UInt32(bits)))
  }
}
