import Testing
import TextFoundation

/// Every partition of every small collection, against a linear search.
@Suite struct BinarySearchTests {
  /// All ascending arrays of a few values, of 0 to 6 elements, with repetitions.
  private static let ascending: [[Int]] = {
    var all: [[Int]] = [[]]
    var latest: [[Int]] = [[]]
    for _ in 0..<6 {
      latest = latest.flatMap { array in
        stride(from: array.last ?? 0, through: 6, by: 2).map { array + [$0] }
      }
      all += latest
    }
    return all
  }()

  private func linear(_ array: [Int], _ isAfter: (Int) -> Bool) -> Int {
    for (index, value) in array.enumerated() where isAfter(value) { return index }
    return array.count
  }

  @Test func arraysAgreeWithLinearSearch() {
    for array in Self.ascending {
      for bound in -1...7 {
        #expect(array.partitioningIndex { $0 >= bound } == linear(array) { $0 >= bound })
        #expect(array.partitioningIndex { $0 > bound } == linear(array) { $0 > bound })
      }
    }
  }

  @Test func buffersAgreeWithLinearSearch() {
    for array in Self.ascending {
      array.withUnsafeBufferPointer { buffer in
        for bound in -1...7 {
          #expect(buffer.partitioningIndex { $0 >= bound } == linear(array) { $0 >= bound })
        }
      }
    }
  }

  @Test(arguments: 0...70)
  func everyCutOfEverySizeIsFound(size: Int) {
    let array = Array(0..<size)
    for cut in 0...size {
      #expect(array.partitioningIndex { $0 >= cut } == cut)
      #expect((0..<size).partitioningIndex { $0 >= cut } == cut)
      #expect((-3..<size - 3).partitioningIndex { $0 >= cut - 3 } == cut - 3)
      #expect(
        array.reversed().partitioningIndex { $0 < cut }
          == array.reversed().index(
            array.reversed().startIndex, offsetBy: size - cut))
    }
  }

  @Test func slicesUseTheirOwnIndices() {
    let slice = [9, 9, 1, 3, 5, 0, 0][2..<5]
    #expect(slice.partitioningIndex { $0 >= 0 } == 2)
    #expect(slice.partitioningIndex { $0 >= 2 } == 3)
    #expect(slice.partitioningIndex { $0 >= 4 } == 4)
    #expect(slice.partitioningIndex { $0 >= 6 } == 5)
  }

  @Test func emptyCollectionsAreNotRead() {
    var calls = 0
    func isAfter(_: Int) -> Bool {
      calls += 1
      return true
    }
    #expect([Int]().partitioningIndex(where: isAfter) == 0)
    #expect((5..<5).partitioningIndex(where: isAfter) == 5)
    #expect([1, 2][2...].partitioningIndex(where: isAfter) == 2)
    #expect(UnsafeBufferPointer<Int>(start: nil, count: 0).partitioningIndex(where: isAfter) == 0)
    #expect(calls == 0)
  }

  @Test func theBoundsOfIntDoNotOverflow() {
    let all = Int.min / 2..<Int.max / 2
    for cut in [all.lowerBound, -1, 0, 1, all.upperBound - 1, all.upperBound] {
      #expect(all.partitioningIndex { $0 >= cut } == cut)
    }
    let last = Int.max - 3..<Int.max
    #expect(last.partitioningIndex { $0 >= Int.max - 1 } == Int.max - 1)
    #expect(last.partitioningIndex { _ in false } == Int.max)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (7, 3), (8, 4), (1023, 10), (1024, 11)])
  func theNumberOfCallsIsLogarithmic(size: Int, maximum: Int) {
    for cut in [0, size / 3, size / 2, size] {
      var (calls, callsOfArray) = (0, 0)
      _ = (0..<size).partitioningIndex {
        calls += 1
        return $0 >= cut
      }
      _ = Array(0..<size).partitioningIndex {
        callsOfArray += 1
        return $0 >= cut
      }
      #expect(calls <= maximum && callsOfArray <= maximum)
    }
  }
}
