/// A place in raw memory where bytes are written one after the other, without checks: the caller has
/// made room.
///
/// Raw, because the optimizer of Swift 6.3.1 loses a store through a typed pointer that has been moved
/// on and goes back by a constant: `p += 1` and then `p[-1] = x`.
struct OutputCursor {
  private(set) var address: UnsafeMutableRawPointer

  init(_ address: UnsafeMutablePointer<UInt8>) { self.address = UnsafeMutableRawPointer(address) }

  /// How many bytes have been written since `start`.
  func count(since start: UnsafeMutablePointer<UInt8>) -> Int {
    address - UnsafeMutableRawPointer(start)
  }

  @inline(__always)
  mutating func put(_ byte: UInt8) {
    address.storeBytes(of: byte, as: UInt8.self)
    address += 1
  }

  /// Writes eight bytes and keeps as many as the spelling has.
  @inline(__always)
  mutating func put(_ spelling: PackedSpelling) {
    address.storeBytes(of: spelling.bits.littleEndian, as: UInt64.self)
    address += spelling.length
  }

  /// The byte written last.
  @inline(__always) var last: UInt8 { (address - 1).load(as: UInt8.self) }

  /// Writes another byte in the place of the last.
  @inline(__always)
  mutating func replaceLast(by byte: UInt8) {
    (address - 1).storeBytes(of: byte, as: UInt8.self)
  }

  /// Makes a capital of the small letter at an earlier address.
  func capitalize(at start: UnsafeMutableRawPointer) {
    start.storeBytes(of: start.load(as: UInt8.self) & 0xDF, as: UInt8.self)
  }
}
