import TestSupport
import Testing

@testable import MarkupText

/// Records over a shared run, compared with an array.
@Suite struct PagedRecordsTests {
  /// Sizes around multiples of the page size of 32.
  private static let sizes = [0, 1, 2, 31, 32, 33, 63, 64, 65, 96, 100]

  private static func withRun<Result>(
    of size: Int, _ body: (UnsafeBufferPointer<NodeRecord>) -> Result
  ) -> Result {
    let records = (0..<size).map { NodeRecord(.element, start: Int32($0), end: Int32($0) + 1) }
    return records.withUnsafeBufferPointer(body)
  }

  private static func starts(_ records: borrowing PagedRecords) -> [Int32] {
    var starts: [Int32] = []
    for index in 0..<records.count { starts.append(records[index].start) }
    return starts
  }

  @Test func unchangedRecordsAreThoseOfTheRun() {
    for size in Self.sizes {
      Self.withRun(of: size) { run in
        let records = PagedRecords(over: run)
        #expect(records.count == size)
        #expect(Self.starts(records) == run.map(\.start), "\(size)")
      }
    }
  }

  @Test func changesAffectOneRecord() {
    for size in Self.sizes {
      Self.withRun(of: size) { run in
        for index in 0..<size {
          var records = PagedRecords(over: run)
          records[index].start = -7
          var expected = run.map(\.start)
          expected[index] = -7
          #expect(Self.starts(records) == expected, "\(index) of \(size)")
          #expect(records[index].end == Int32(index) + 1 && records[index].kind == .element)
          #expect(run[index].start == Int32(index), "the run is shared")
        }
      }
    }
  }

  @Test func recordsAreAppendedAcrossPages() {
    for size in Self.sizes {
      Self.withRun(of: size) { run in
        var records = PagedRecords(over: run)
        var expected = run.map(\.start)
        for number in 0..<70 as Range<Int32> {
          records.append(NodeRecord(.text, start: 1000 + number, end: 2000))
          expected.append(1000 + number)
          #expect(records.count == expected.count)
          #expect(records[expected.count - 1].start == 1000 + number, "\(size) + \(number)")
        }
        #expect(Self.starts(records) == expected, "\(size)")
        if size > 0 { #expect(records[size - 1].kind == .element && records[size].kind == .text) }
      }
    }
  }

  /// A record appended to a page with records of the run, changed or unchanged.
  @Test func appendingLeavesTheRestOfItsPage() {
    for size in [1, 31, 33, 63] {
      Self.withRun(of: size) { run in
        var records = PagedRecords(over: run)
        records[size - 1].start = -1
        records.append(NodeRecord(.text, start: -2, end: 0))
        records[0].end = -3
        #expect(records[size - 1].start == -1 && records[size].start == -2 && records[0].end == -3)
        #expect(Self.starts(records) == run.map(\.start).dropLast() + [-1, -2])
      }
    }
  }

  @Test func copiesAreIndependent() {
    for size in Self.sizes where size > 0 {
      Self.withRun(of: size) { run in
        var first = PagedRecords(over: run)
        first[0].start = -1
        var second = PagedRecords(copying: first)
        second[0].start = -2
        second[size - 1].end = -3
        second.append(NodeRecord(.text, start: -4, end: 0))
        first.append(NodeRecord(.comment, start: -5, end: 0))
        #expect(first[0].start == -1 && second[0].start == -2)
        #expect(first[size].start == -5 && second[size].start == -4)
        #expect(first[size - 1].end == Int32(size) && second[size - 1].end == -3)
        let third = PagedRecords(copying: second)
        #expect(Self.starts(third) == Self.starts(second) && third.count == size + 1)
      }
    }
  }

  @Test func manyCopiesAndChangesMatchArrays() {
    var generator = SeededGenerator(seed: 77)
    for size in Self.sizes {
      Self.withRun(of: size) { run in
        var records = PagedRecords(over: run)
        var model = run.map(\.start)
        for step in 0..<400 as Range<Int32> {
          switch Int.random(in: 0..<8, using: &generator) {
          case 0: records = PagedRecords(copying: records)
          case 1, 2:
            records.append(NodeRecord(.text, start: step, end: 0))
            model.append(step)
          default:
            guard let index = model.indices.randomElement(using: &generator) else { continue }
            records[index].start = -step
            model[index] = -step
          }
        }
        #expect(Self.starts(records) == model, "\(size)")
        #expect(run.map(\.start) == Array(0..<Int32(size)))
      }
    }
  }
}
