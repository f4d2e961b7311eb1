import MeCabDictionary
import TestSupport

/// Connection costs for tests.
enum CostFixture {
  /// Returns the contents of a `matrix.bin` with random costs, of which there are only a few
  /// different ones, so that there are ties.
  static func file(rightCount: UInt16, leftCount: UInt16) -> FileBytes {
    var random = SeededGenerator(seed: 27)
    var bytes: [UInt8] = []
    func append(_ value: UInt16) { bytes += [UInt8(value & 0xFF), UInt8(value >> 8)] }
    append(rightCount)
    append(leftCount)
    for _ in 0..<Int(rightCount) * Int(leftCount) {
      append(UInt16(bitPattern: Int16.random(in: -2...2, using: &random) * 10_000))
    }
    return FileBytes(copying: bytes, path: "matrix.bin")
  }
}
