import MeCabDictionary
import TestSupport
import Testing

/// Tests rows as text: what each field means, and what is written.
@Suite struct DictionaryRowFormatTests {
  @Test func fieldsOfRows() throws {
    let table: [(csv: String, row: DictionaryRow, why: String)] = [
      ("a,1,2,3,x", row("a", 1, 2, 3, "x"), "plain"),
      ("a,,2,3,x", row("a", nil, 2, 3, "x"), "no left id"),
      ("a,1,,3,x", row("a", 1, nil, 3, "x"), "no right id"),
      ("a,-1,-7,3,x", row("a", nil, nil, 3, "x"), "negative ids"),
      ("a, ,\t,3,x", row("a", nil, nil, 3, "x"), "blank ids"),
      ("a,\"\",\" \",3,x", row("a", nil, nil, 3, "x"), "quoted empty ids"),
      ("a,0,0,-3,x", row("a", 0, 0, -3, "x"), "zeros and a negative cost"),
      ("a,\"1\",\"2\",\"-3\",x", row("a", 1, 2, -3, "x"), "quoted numbers"),
      ("a, 1 ,\t2\t, 3 ,x", row("a", 1, 2, 3, "x"), "blanks around numbers"),
      ("a,1,2,99999999,x", row("a", 1, 2, 99_999_999, "x"), "limits are those of the compiler"),
      ("a,1,2,3,x,y,", row("a", 1, 2, 3, "x,y,"), "the rest of the line is the feature"),
      ("\" a\",1,2,3,x", row(" a", 1, 2, 3, "x"), "a quoted blank"),
      (" a,1,2,3,x", row("a", 1, 2, 3, "x"), "a blank"),
      (
        "a\u{85},1,2,3,x", row("a\u{85}", 1, 2, 3, "x"),
        "another line separator"
      ),
    ]
    for row in table {
      #expect(try DictionaryRow.parse(csv: row.csv) == [row.row], "\(row.why)")
    }
    #expect(
      try DictionaryRow.parse(csv: "\u{FEFF}a,1,2,3,x\r\n\r\n\nb,4,5,6,y")
        == [row("a", 1, 2, 3, "x"), row("b", 4, 5, 6, "y")], "several lines")
  }

  private func row(
    _ surface: String, _ leftID: Int?, _ rightID: Int?, _ cost: Int, _ feature: String
  ) -> DictionaryRow {
    DictionaryRow(surface: surface, leftID: leftID, rightID: rightID, cost: cost, feature: feature)
  }

  @Test func writtenRows() throws {
    let table: [(row: DictionaryRow, csv: String, why: String)] = [
      (row("a", 1, 2, 3, "x"), "a,1,2,3,x", "plain"),
      (row("a", nil, nil, -3, "x"), "a,-1,-1,-3,x", "no ids"),
      (
        row("a,b", 0, 0, 0, "x,y"), "\"a,b\",0,0,0,x,y", "a comma in the surface and in the feature"
      ),
      (
        row("\"", 0, 0, 0, "\"x\""), "\"\"\"\",0,0,0,\"x\"",
        "a quote in the surface and in the feature"
      ),
      (row(" a", 0, 0, 0, "x"), "\" a\",0,0,0,x", "a surface that starts with a blank"),
      (row("\ta", 0, 0, 0, "x"), "\"\ta\",0,0,0,x", "a surface that starts with a tab"),
      (row(" ", 0, 0, 0, "x"), "\" \",0,0,0,x", "a blank surface"),
      (row("a ", 0, 0, 0, "x"), "a ,0,0,0,x", "a final blank"),
      (row("a b", 0, 0, 0, "x"), "a b,0,0,0,x", "a blank inside"),
    ]
    for row in table {
      #expect(row.row.csv == row.csv, "\(row.why)")
      #expect(try DictionaryRow.parse(csv: row.row.csv) == [row.row], "\(row.why)")
    }
  }

  @Test func wrongRowsAreNamedByLine() {
    let table: [(csv: String, line: Int, fragment: String, why: String)] = [
      ("a,1,2,3", 1, "fewer than five fields", "no feature"),
      ("a,1,2,3,x\n\na", 3, "fewer than five", "empty lines are counted"),
      ("a,1,2,x,y", 1, "“x” as its cost", "a cost that is text"),
      ("a,1,2, ,y", 1, "no cost", "a blank cost"),
      ("a,1,2,\"\",y", 1, "no cost", "a quoted empty cost"),
      ("a,\"x\",2,3,y", 1, "“x” as its left id", "a quoted text"),
      ("a,1,0x2,3,y", 1, "“0x2” as its right id", "a hexadecimal number"),
      ("a\0,1,2,3,x", 1, "a NUL byte", "a NUL"),
      (String(repeating: "a", count: 8_184) + ",1,2,3,x", 1, "8192 bytes", "a line of 8,192 bytes"),
    ]
    for row in table {
      expectError(.invalidRow, row.fragment, path: "x.csv", line: row.line, row.why) {
        _ = try DictionaryRow.parse(csv: row.csv, path: "x.csv")
      }
    }
    // A line of 8,191 bytes is the longest.
    let longest = String(repeating: "a", count: 8_183) + ",1,2,3,x"
    #expect(longest.utf8.count == 8_191)
    #expect((try? DictionaryRow.parse(csv: longest).count) == 1)
  }
}
