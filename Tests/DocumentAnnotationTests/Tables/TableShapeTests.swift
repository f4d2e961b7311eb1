import Testing

@testable import DocumentAnnotation

/// Tests which separator a table has, and whether it is certain that a document is a table.
@Suite struct TableShapeTests {
  private func shape(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { TableShape($0) }.map {
      "\(Character(Unicode.Scalar($0.separator)))\($0.isCertain ? "!" : "")"
    }
  }

  @Test func separators() {
    let rows: [(text: String, expected: String?, why: String)] = [
      ("", nil, "nothing"), ("東京", nil, "no separator"), ("\n\n\n", nil, "empty records"),
      ("a,b", ",", "one record is not certain"), ("a,b,c\n1,2,3", ",!", "two of them"),
      ("a,b\n1,2", ",", "one comma in a record is that of a sentence"),
      ("a\tb\n1\t2", "\t!", "one tab is not"), ("a\tb\n1", "\t", "not in every record"),
      ("a;b;c\n1,5;2,5;3,5", ";!", "decimal commas"),
      ("a,b\tc,d\n1,2\t3,4", "\t!", "tabs and commas"),
      ("a,b,c\n1,2\n3,4", ",", "the first record differs from most"),
      ("a,b,c\n1,2,3\nx\ny", ",!", "half of the records are equal"),
      ("a,b,c\n1,2,3\nx\ny\nz", ",", "less than half"),
      ("a, b, c\nd, e, f", ",", "spaces after the commas, as in sentences"),
      ("a, b,c\nd,e, f", ",!", "after half of them"),
      ("a,\"b,\n,c\",d\n1,2,3", ",!", "separators in a quoted cell do not count"),
      ("a,\" b\",\" c\"\n1,\" 2\",\" 3\"", ",!", "nor do spaces in one"),
    ]
    for row in rows { #expect(shape(row.text) == row.expected, "\(row.why)") }
  }

  @Test func limits() {
    let prose = String(repeating: "文。\n", count: 40)
    #expect(shape(prose + "a,b,c\n1,2,3\n") == nil, "records after the fortieth")
    #expect(shape(String(prose.dropLast(6)) + "a,b,c\n") == ",", "one that is the fortieth")
    let long = String(repeating: "あ", count: 20_000)
    #expect(shape("a,b,c\n1,2,3\n\(long),\(long)") == ",!", "a record that the limit cuts off")
    #expect(shape("\(long)\na,b,c\n1,2,3\n") == nil, "records after the limit of bytes")
  }
}
