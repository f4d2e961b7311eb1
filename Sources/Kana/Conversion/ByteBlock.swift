/// Sixteen bytes processed at once.
typealias ByteBlock = SIMD16<UInt8>

/// Comparisons, each of which returns a mask: a block with FF where the comparison holds and 00
/// elsewhere.
extension ByteBlock {
  @inline(__always)
  func equals(_ value: UInt8) -> ByteBlock {
    unsafeBitCast(self .== ByteBlock(repeating: value), to: ByteBlock.self)
  }

  @inline(__always)
  func isAtLeast(_ value: UInt8) -> ByteBlock {
    unsafeBitCast(self .>= ByteBlock(repeating: value), to: ByteBlock.self)
  }

  @inline(__always)
  func isAtMost(_ value: UInt8) -> ByteBlock {
    unsafeBitCast(self .<= ByteBlock(repeating: value), to: ByteBlock.self)
  }

  /// Whether any bit is set.
  @inline(__always)
  var isAnySet: Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] != 0
  }
}
