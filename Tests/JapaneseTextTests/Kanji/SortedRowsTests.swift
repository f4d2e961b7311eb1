import TestSupport
import Testing

@testable import JapaneseText

/// Tests the search for rows by their first scalar, with and without an index.
@Suite struct SortedRowsTests {
  private static let text: StaticString = """
    A1
    A2
    あ3
    一4
    一5
    丁
    𠀋6
    """

  private static let rows: [(scalar: Unicode.Scalar, rows: [String], why: String)] = [
    ("A", ["1", "2"], "the first scalar, with two rows"),
    ("あ", ["3"], "the only scalar of its block"),
    ("一", ["4", "5"], "the first of two scalars of a block"),
    ("丁", [""], "the second, with an empty row"),
    ("𠀋", ["6"], "the last row, without a line feed"),
    ("@", [], "before the first row"),
    ("B", [], "after the last row of a block"),
    ("七", [], "between two scalars of a block"),
    ("龍", [], "in a block without rows"),
    ("𠀌", [], "after the last row"),
    ("\u{10FFFF}", [], "the last scalar"),
  ]

  @Test(arguments: [false, true]) func rowsStartWithTheirScalar(isIndexed: Bool) {
    let table = SortedRows(Self.text, isIndexed: isIndexed)
    var failures: [String] = []
    for (scalar, rows, why) in Self.rows {
      let found = table.rows(from: scalar.value).map { String(decoding: $0, as: UTF8.self) }
      if found != rows { failures.append("\(scalar) \(why): \(found)") }
      let first = table.row(for: scalar.value).map { String(decoding: $0, as: UTF8.self) }
      if first != rows.first { failures.append("\(scalar) \(why): first \(first ?? "none")") }
    }
    expectNone(failures)
  }

  @Test func anEmptyTableHasNoRows() {
    for isIndexed in [false, true] {
      #expect(SortedRows("", isIndexed: isIndexed).row(for: 0x4E00) == nil)
    }
  }
}
