import Testing

@testable import LatticeEngine

/// Tests the sizes of child tables.
@Suite struct EdgeTableSizeTests {
  @Test func smallestSizeThatHolds() {
    for count in Array(1...4_096) + [65_535, 65_536, 65_537, 1_000_000, EdgeTableSize.maximum] {
      let size = EdgeTableSize(atLeast: count)
      #expect(size.count >= count && size.count <= count + count / 16, "\(count)")
      #expect(size.code <= EdgeTableSize.maximumCode)
      #expect(EdgeTableSize(code: size.code).count == size.count, "\(count)")
    }
    #expect(EdgeTableSize(atLeast: 0).count == 1)
    #expect(EdgeTableSize(code: EdgeTableSize.maximumCode).count == EdgeTableSize.maximum)
  }

  @Test func hashesSelectBucketsOfTheTable() {
    for count in [1, 2, 3, 7, 33, 34, 4_000, EdgeTableSize.maximum] {
      let size = EdgeTableSize(atLeast: count)
      #expect(size.bucket(0) == 0)
      #expect(size.bucket(.max) == size.count - 1, "\(count)")
      #expect(size.bucket(1 << 31) == size.count / 2, "\(count)")
    }
  }
}
