import Testing

@testable import LanguageDetection

/// Tests damaged models, which are refused as a whole or read within their bounds, without traps.
@Suite(.enabled(if: AlphabetModel.isLoaded)) struct AlphabetTablesTests {
  private static let header = 16

  /// Calls a closure with an aligned copy of some of the model's bytes.
  private func withModel<Result>(
    prefix: Int = .max, change: (UnsafeMutableRawBufferPointer) -> Void = { _ in },
    body: ([AlphabetTables]) -> Result
  ) -> Result {
    let bytes = ModelBytes.alphabets
    let count = min(prefix, bytes.count)
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 64)
    defer { copy.deallocate() }
    copy.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
    change(copy)
    return body(AlphabetModel.tables(in: UnsafeRawBufferPointer(copy)))
  }

  private func store(_ value: UInt32, at offset: Int) -> (UnsafeMutableRawBufferPointer) -> Void {
    { $0.storeBytes(of: value.littleEndian, toByteOffset: offset, as: UInt32.self) }
  }

  @Test func theWholeModelIsRead() {
    withModel { tables in
      #expect(tables.map(\.tags.count) == [50, 8, 3, 3])
      #expect(Set(tables.flatMap(\.tags)).count == 64)
    }
  }

  @Test func aTruncatedModelIsRefused() {
    let whole = ModelBytes.alphabets.count
    for count in [0, 1, 7, 8, 15, 16, 79, 80, 271, 272, 1_000, 100_000, whole / 2, whole - 64] {
      withModel(prefix: count) { #expect($0.isEmpty, "\(count) bytes") }
    }
  }

  @Test func anotherSignatureIsRefused() {
    for offset in 0..<8 {
      withModel(change: { $0[offset] ^= 0x20 }, body: { #expect($0.isEmpty, "byte \(offset)") })
    }
  }

  @Test func numbersOutOfRangeAreRefused() {
    let rows: [(field: Int, value: UInt32, what: String)] = [
      (0, 0, "no language"), (0, 65, "more languages than lanes"), (1, 0, "no lanes"),
      (1, 24, "lanes that are not multiples of 16"), (1, 128, "too many lanes"),
      (2, 2, "no letters"),
      (2, 257, "more codes than a byte holds"), (3, 0, "no slots"),
      (3, 1_000, "slots that are not a power of two"), (4, 0, "no buckets"),
      (4, .max, "buckets beyond the end"), (5, 0, "no rows"), (5, 1, "rows that tables go beyond"),
      (5, .max, "rows beyond the end"), (6, 0, "a unit of nothing"),
      (6, 0x7FC0_0000, "a unit that is not a number"), (6, 0xBF80_0000, "a negative unit"),
      (7, .max, "tags beyond the end"), (8, .max, "pages beyond the end"),
      (9, 1, "a section out of line"), (10, .max, "trigrams beyond the end"),
      (11, .max - 63, "rows beyond the end"), (12, .max - 63, "buckets beyond the end"),
    ]
    for (field, value, what) in rows {
      let change = store(value, at: Self.header + field * 4)
      withModel(change: change, body: { #expect($0.isEmpty, "\(what)") })
    }
  }

  @Test func moreScriptsThanTheModelHoldsAreRefused() {
    for count in [5, 1_000_000, UInt32.max] {
      withModel(change: store(count, at: 8), body: { #expect($0.isEmpty, "\(count)") })
    }
  }

  /// A search in a table of trigrams without an empty slot would not end.
  @Test func aFullTableOfTrigramsIsRefused() {
    let bytes = ModelBytes.alphabets
    let slots = Int(bytes.load(fromByteOffset: Self.header + 12, as: UInt32.self))
    let offset = Int(bytes.load(fromByteOffset: Self.header + 40, as: UInt32.self))
    let fill = { (copy: UnsafeMutableRawBufferPointer) in
      for slot in 0..<slots {
        copy.storeBytes(of: 1 << 32, toByteOffset: offset + slot * 8, as: UInt64.self)
      }
    }
    withModel(change: fill, body: { #expect($0.isEmpty) })
  }

  /// Weights and fingerprints may have any value: results may be wrong, but reads stay within
  /// bounds.
  @Test func bucketsOfRandomBytesAreRead() {
    let bytes = ModelBytes.alphabets
    let offset = Int(bytes.load(fromByteOffset: Self.header + 48, as: UInt32.self))
    let buckets = Int(bytes.load(fromByteOffset: Self.header + 16, as: UInt32.self))
    let fill = { (copy: UnsafeMutableRawBufferPointer) in
      for index in offset..<offset + buckets * 64 {
        copy[index] = UInt8(truncatingIfNeeded: index &* 167) | 1
      }
    }
    let letters = "the quick brown fox jumps over the lazy dog".unicodeScalars.map(\.value)
    let sums = withModel(
      change: fill,
      body: { tables in
        letters.withUnsafeBufferPointer {
          AlphabetSums.of($0, tables[0]) { sums, _ in Array(sums) }
        }
      })
    #expect(sums.count == 50)
  }
}
