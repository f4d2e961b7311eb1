/// Changes files as faults of disks, of transfers and of strangers do.
enum FileMutation {
  /// Values that break limits: extremes of 8, 16 and 32 bits, small counts.
  private static let integers: [UInt32] = [
    0, 1, 2, 0x7F, 0x80, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFF, 0x1_0000, 0x7FFF_FFFF, 0x8000_0000,
    0xFFFF_FFFE, 0xFFFF_FFFF,
  ]

  /// Returns a changed copy of a file: bits, bytes, integers, blocks, or its length.
  static func mutated(
    _ sound: [UInt8], using generator: inout some RandomNumberGenerator
  ) -> [UInt8] {
    var bytes = sound
    // Headers and the first entries matter most, and most of a large file is not read.
    func offset() -> Int {
      let isNearStart = Int.random(in: 0..<4, using: &generator) == 0
      let limit = isNearStart ? min(bytes.count, 512) : bytes.count
      return .random(in: 0..<max(limit, 1), using: &generator)
    }
    func changeInteger() {
      let start = offset() & ~3
      guard start + 4 <= bytes.count else { return }
      let value = integers.randomElement(using: &generator) ?? 0
      for index in 0..<4 { bytes[start + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
    }
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      switch Int.random(in: 0..<40, using: &generator) {
      case 0...9: bytes[offset()] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 10...14: bytes[offset()] = .random(in: 0...255, using: &generator)
      case 15...29: changeInteger()
      case 30...33:
        for _ in 0..<64 { bytes[offset()] = .random(in: 0...255, using: &generator) }
      case 34...37:
        let (first, second) = (offset(), offset())
        let count = min(16, bytes.count - max(first, second))
        for index in 0..<count { bytes.swapAt(first + index, second + index) }
      case 38: bytes.removeLast(.random(in: 1...bytes.count, using: &generator))
      default:
        bytes += [UInt8](
          repeating: .random(in: 0...255, using: &generator),
          count: .random(in: 1...64, using: &generator))
      }
    }
    return bytes
  }
}
