import TestSupport
import Testing

@testable import LanguageDetection

/// Tests that damaged models are refused, or read within their bounds.
@Suite struct HanTableTests {
  private static let model = Array(ModelBytes.han)

  private func canRead(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { HanTable($0) != nil }
  }

  private func patched(_ offset: Int, _ value: UInt32) -> [UInt8] {
    var bytes = Self.model
    withUnsafeBytes(of: value.littleEndian) { new in
      bytes.replaceSubrange(offset..<offset + 4, with: new)
    }
    return bytes
  }

  @Test func theModelIsReadable() {
    #expect(canRead(Self.model))
    #expect(Self.model.count <= 2_600_000)
  }

  @Test func truncationIsRefused() {
    for count in [0, 1, 7, 8, 12, 63, 64, 1087, 1088, 1089, Self.model.count - 1] {
      #expect(!canRead(Array(Self.model.prefix(count))), "\(count) bytes")
    }
    #expect(!canRead(Self.model + [0]))
    #expect(HanTable(UnsafeRawBufferPointer(start: nil, count: 0)) == nil)
  }

  @Test func otherSignaturesAreRefused() {
    for (offset, byte) in [(0, 0x58), (6, 0x6D), (7, 0x00), (7, 0x02)] as [(Int, UInt8)] {
      var bytes = Self.model
      bytes[offset] = byte
      #expect(!canRead(bytes), "\(byte) at \(offset)")
    }
  }

  @Test func wrongSizesAreRefused() {
    let sizes: [UInt32] = [0, 1, 255, 256, 1 << 24, 1 << 30, 1 << 31, .max]
    for offset in [8, 12, 16] {
      for size in sizes {
        #expect(!canRead(patched(offset, size)), "\(size) at \(offset)")
      }
    }
  }

  @Test func invalidNumbersAreRefused() {
    let numbers: [Float] = [.nan, .infinity, -.infinity, 1e30, -1e30]
    for offset in stride(from: 20, through: 36, by: 4) {
      for number in numbers {
        #expect(!canRead(patched(offset, number.bitPattern)), "\(number) at \(offset)")
      }
    }
    for offset in [20, 32] {
      #expect(!canRead(patched(offset, Float(0).bitPattern)), "zero at \(offset)")
    }
    #expect(!canRead(patched(36, Float(-0.5).bitPattern)))
  }

  /// Characters are unknown if their page number is out of range.
  @Test func pageNumbersBeyondTheEndAreUnknown() throws {
    var bytes = smallModel(slots: [0])
    bytes[64 + 0x4E] = 2
    bytes.withUnsafeBytes { raw in
      let table = HanTable(raw)
      #expect(table != nil)
      #expect(table?.weights(of: 0x4E00) == nil)
      #expect(table?.weights(of: 0x4F01) == nil)
      #expect(table?.weights(of: 0x4F00) == HanTable.Weights(simplified: 3, traditional: -4))
    }
  }

  /// A search in a table without an empty slot must be bounded.
  @Test func fullTablesAreSearchedOnce() throws {
    let bytes = smallModel(slots: Array(repeating: 0xFFFF_0101, count: 5))
    try bytes.withUnsafeBytes { raw in
      let table = try #require(HanTable(raw))
      let pair = try #require(HanHash(0x4E00, 0x4E01))
      #expect(pair.value & 0xFFFF != 0xFFFF)
      #expect(table.weights(of: pair) == .none)
    }
  }

  @Test func flippedBytesNeverTrap() {
    var generator = SeededGenerator(seed: 3)
    let letters: [UInt32] = [0x4F1A, 0x793E, 0x6982, 0x8981, 0, 0x20BB7, 0x10FFFF, .max]
    for _ in 0..<300 {
      var bytes = Self.model
      for _ in 0..<20 {
        // Mostly in the header and the page numbers, where damage has the largest effect.
        let end = Bool.random(using: &generator) ? 1088 : bytes.count
        bytes[Int.random(in: 0..<end, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      bytes.withUnsafeBytes { raw in
        guard let table = HanTable(raw) else { return }
        let scores = letters.withUnsafeBufferPointer { HanModel.scores(of: $0, in: table) }
        #expect(scores.map { $0.probabilities.allSatisfy { !$0.isNaN } } ?? true)
      }
    }
  }

  /// Returns a model with one page, that of U+4F00, whose first character is known.
  private func smallModel(slots: [UInt32]) -> [UInt8] {
    var page = [UInt8](repeating: 0x80, count: 512)
    page[0] = 3
    page[1] = UInt8(bitPattern: -4)
    var pageNumbers = [UInt8](repeating: 0, count: 1024)
    pageNumbers[0x4F] = 1
    let size = UInt32(64 + 1024 + 512 + slots.count * 4)
    var header = Array("MUTSULM\u{1}".utf8)
    let one = Float(1).bitPattern
    for value in [size, 1, UInt32(slots.count), one, 0, 0, one, 0, 0, 0, 0, 0, 0, 0] {
      withUnsafeBytes(of: value.littleEndian) { header += $0 }
    }
    var bytes = header + pageNumbers + page
    for slot in slots {
      withUnsafeBytes(of: slot.littleEndian) { bytes += $0 }
    }
    return bytes
  }
}
