import MeCabDictionary
import TestSupport
import Testing

/// Tests that rows are read as they were written.
@Suite struct DictionaryRowTests {
  @Test func rowsSurviveWritingAndReading() throws {
    let rows = GeneratedLexicon.rows(500, seed: 7)
    let read = try DictionaryRow.parse(csv: rows.map(\.csv).joined(separator: "\n"))
    #expect(read == rows)
    let withoutIDs = DictionaryRow(
      surface: "a,\"", leftID: nil, rightID: nil, cost: 3, feature: "名詞")
    #expect(try DictionaryRow.parse(csv: withoutIDs.csv) == [withoutIDs])
  }

  @Test func emptyInputIsNotAnError() throws {
    #expect(try DictionaryRow.parse(csv: "") == [])
    #expect(try DictionaryRow.parse(csv: "\n\r\n") == [])
  }
}
