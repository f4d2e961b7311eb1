/// A write position in raw memory, without bounds checks: the caller provides sufficient capacity.
///
/// The pointer is raw because the optimizer of Swift 6.3.1 loses a store through a typed pointer
/// that is advanced and then indexed with a negative constant: `p += 1`, then `p[-1] = x`.
struct OutputCursor {
  private(set) var address: UnsafeMutableRawPointer

  init(_ address: UnsafeMutablePointer<UInt8>) { self.address = UnsafeMutableRawPointer(address) }

  /// Returns the number of bytes written since `start`.
  func count(since start: UnsafeMutablePointer<UInt8>) -> Int {
    address - UnsafeMutableRawPointer(start)
  }

  @inline(__always)
  mutating func put(_ byte: UInt8) {
    address.storeBytes(of: byte, as: UInt8.self)
    address += 1
  }

  /// Stores eight bytes and advances by the length of the spelling.
  @inline(__always)
  mutating func put(_ spelling: PackedSpelling) {
    address.storeBytes(of: spelling.bits.littleEndian, as: UInt64.self)
    address += spelling.length
  }

  /// The last byte written.
  @inline(__always) var last: UInt8 { (address - 1).load(as: UInt8.self) }

  /// Replaces the last byte written.
  @inline(__always)
  mutating func replaceLast(by byte: UInt8) {
    (address - 1).storeBytes(of: byte, as: UInt8.self)
  }

  /// Capitalizes the lowercase letter at an earlier address.
  func capitalize(at start: UnsafeMutableRawPointer) {
    start.storeBytes(of: start.load(as: UInt8.self) & 0xDF, as: UInt8.self)
  }
}
