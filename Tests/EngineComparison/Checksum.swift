/// A number for bytes (FNV-1a, 64 bits): the same for the same bytes, however they are cut.
package struct Checksum: Equatable, CustomStringConvertible {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325
  /// How many bytes were added.
  package private(set) var byteCount = 0

  package init() {}

  /// Adds bytes behind those added before.
  package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var value = value
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.value = value
    byteCount += bytes.count
  }

  /// The number in hexadecimal and the count of bytes.
  package var description: String { "\(String(value, radix: 16)) (\(byteCount) bytes)" }
}
