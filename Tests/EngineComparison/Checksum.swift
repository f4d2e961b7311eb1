/// A checksum of bytes (FNV-1a, 64 bits) that does not depend on how they are divided.
package struct Checksum: Equatable, CustomStringConvertible {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The number of bytes added.
  package private(set) var byteCount = 0

  package init() {}

  /// Adds bytes after those already added.
  package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var value = value
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.value = value
    byteCount += bytes.count
  }

  /// The value in hexadecimal and the number of bytes.
  package var description: String { "\(String(value, radix: 16)) (\(byteCount) bytes)" }
}
