import MeCabDictionary
import Testing

@testable import LatticeEngine

/// Tests the checksum itself.
@Suite struct XXHash64Tests {
  private static func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { XXHash64.of($0) }
  }

  /// The values of the Python package xxhash 3.
  @Test func values() {
    let table: [(bytes: [UInt8], checksum: UInt64, why: String)] = [
      ([], 0xEF46_DB37_51D8_E999, "the specification's empty input"),
      (Array("abc".utf8), 0x44BC_2CF5_AD77_0999, "bytes only"),
      ([UInt8](0..<14), 0x5CDA_8B69_BBFC_1D45, "a word, half a word, bytes"),
      ([UInt8](0..<32), 0xCBF5_9C51_16FF_32B4, "one block"),
      ([UInt8](0..<101), 0xE990_3849_5F85_381E, "three blocks, half a word, a byte"),
    ]
    for (bytes, checksum, why) in table { #expect(Self.checksum(bytes) == checksum, "\(why)") }
  }

  @Test func everyBitAndLengthCounts() {
    for count in [1, 7, 8, 9, 31, 32, 33, 64, 100] {
      let bytes = (0..<count).map { UInt8($0 * 37 % 251) }
      var seen: Set<UInt64> = [Self.checksum(bytes)]
      for bit in 0..<8 * count {
        var changed = bytes
        changed[bit / 8] ^= 1 << UInt8(bit % 8)
        seen.insert(Self.checksum(changed))
      }
      for length in 0..<count { seen.insert(Self.checksum(Array(bytes[..<length]))) }
      seen.insert(Self.checksum(bytes + [0]))
      #expect(seen.count == 1 + 8 * count + count + 1, "\(count) bytes")
    }
  }

  @Test func equalBlocksAreNotExchangeable() {
    let blocks = (0..<12).map { [UInt8](repeating: UInt8($0), count: 8) }
    var seen: Set<UInt64> = []
    for first in 0..<12 {
      for second in 0..<first {
        var exchanged = blocks
        exchanged.swapAt(first, second)
        seen.insert(Self.checksum(exchanged.flatMap { $0 }))
      }
    }
    #expect(seen.count == 66)
  }
}
