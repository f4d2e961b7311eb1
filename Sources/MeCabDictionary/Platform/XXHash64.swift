/// The checksum of sections of files: XXH64 with seed 0, at several gigabytes a second.
///
/// A changed word always changes the checksum; other damage escapes with a probability of about
/// 2⁻⁶⁴. It detects damage but does not protect against forgery.
///
/// Source: [xxHash fast digest algorithm](https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md),
/// version 0.2.0, section “XXH64 algorithm description”, whose step numbers are given below.
package struct XXHash64 {
  private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
    0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
    0x27D4_EB2F_1656_67C5
  )
  private static let blockSize = 32

  private var value: UInt64

  /// Returns the checksum of memory.
  package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    XXHash64(start: bytes.baseAddress, count: bytes.count).value
  }

  private init(start: UnsafeRawPointer?, count: Int) {
    value = Self.primes.4  // Step 1 of inputs shorter than a block.
    var offset = 0
    if let start, count >= Self.blockSize {
      offset = count / Self.blockSize * Self.blockSize
      value = Self.blocks(start, end: start + offset)
    }
    value &+= UInt64(count)  // Step 4.
    if let start { addRest(start + offset, end: start + count) }
    avalanche()
  }

  /// Steps 1 to 3: consumes whole blocks in four accumulators and merges these.
  private static func blocks(_ start: UnsafeRawPointer, end: UnsafeRawPointer) -> UInt64 {
    var sums = (primes.0 &+ primes.1, primes.1, UInt64(0), 0 &- primes.0)
    // Raw pointers, because debug builds call a function for each access to a buffer.
    var next = start
    while next < end {
      sums.0 = round(sums.0, next.word(at: 0))
      sums.1 = round(sums.1, next.word(at: 8))
      sums.2 = round(sums.2, next.word(at: 16))
      sums.3 = round(sums.3, next.word(at: 24))
      next += blockSize
    }
    let sum =
      rotated(sums.0, 1) &+ rotated(sums.1, 7) &+ rotated(sums.2, 12) &+ rotated(sums.3, 18)
    return [sums.0, sums.1, sums.2, sums.3].reduce(sum) { sum, lane in
      (sum ^ round(0, lane)) &* primes.0 &+ primes.3
    }
  }

  /// Step 5: consumes the bytes after the last whole block.
  private mutating func addRest(_ start: UnsafeRawPointer, end: UnsafeRawPointer) {
    let primes = Self.primes
    var next = start
    while end - next >= 8 {
      value ^= Self.round(0, next.word(at: 0))
      value = Self.rotated(value, 27) &* primes.0 &+ primes.3
      next += 8
    }
    if end - next >= 4 {
      let half = UInt32(littleEndian: next.loadUnaligned(as: UInt32.self))
      value ^= UInt64(half) &* primes.0
      value = Self.rotated(value, 23) &* primes.1 &+ primes.2
      next += 4
    }
    while next < end {
      value ^= UInt64(next.load(as: UInt8.self)) &* primes.4
      value = Self.rotated(value, 11) &* primes.0
      next += 1
    }
  }

  /// Step 6: distributes each bit over all others.
  private mutating func avalanche() {
    value = (value ^ value &>> 33) &* Self.primes.1
    value = (value ^ value &>> 29) &* Self.primes.2
    value ^= value &>> 32
  }

  @_transparent
  private static func round(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = sum &+ word &* 0xC2B2_AE3D_27D4_EB4F
    return (mixed &<< 31 | mixed &>> 33) &* 0x9E37_79B1_85EB_CA87
  }

  private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value &<< count | value &>> (64 &- count)
  }
}

extension UnsafeRawPointer {
  @_transparent
  fileprivate func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
