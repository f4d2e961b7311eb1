/// A writer of scalars to memory of sufficient capacity.
struct ScalarOutput {
  private let start: UnsafeMutablePointer<UInt8>
  /// The number of bytes written.
  private(set) var count = 0

  init(_ start: UnsafeMutablePointer<UInt8>) { self.start = start }

  /// Writes a scalar of the Basic Multilingual Plane.
  @inline(__always)
  mutating func append(_ scalar: UInt32) {
    let address = start + count
    if scalar < 0x80 {
      address[0] = UInt8(truncatingIfNeeded: scalar)
      count &+= 1
    } else if scalar < 0x800 {
      address[0] = UInt8(truncatingIfNeeded: 0xC0 | scalar &>> 6)
      address[1] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
      count &+= 2
    } else {
      address[0] = UInt8(truncatingIfNeeded: 0xE0 | scalar &>> 12)
      address[1] = UInt8(truncatingIfNeeded: 0x80 | scalar &>> 6 & 0x3F)
      address[2] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
      count &+= 3
    }
  }

  /// Replaces the last scalar, which has three bytes, with another scalar of three bytes.
  @inline(__always)
  mutating func replaceLast(by scalar: UInt32) {
    count = max(0, count &- 3)
    append(scalar)
  }

  /// Copies the bytes of a scalar.
  @inline(__always)
  mutating func append(_ source: UnsafePointer<UInt8>, size: Int) {
    if size == 3 {
      start[count] = source[0]
      start[count &+ 1] = source[1]
      start[count &+ 2] = source[2]
      count &+= 3
      return
    }
    for position in 0..<size { start[count &+ position] = source[position] }
    count &+= size
  }
}
