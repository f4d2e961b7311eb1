import Testing

@testable import JapaneseText

/// Rows of homograph rules as they are read.
@Suite struct HomographParserTests {
  @Test func everyRowOfTheTableIsARule() {
    let rows = HomographTable.rules
    #expect(rows.count > 250, "rows have been lost")
    for row in rows {
      #expect(HomographRule(String(row)) != nil, "cannot be read: \(row)")
      #expect(row.split(separator: "\t").last?.isEmpty == false, "no reason: \(row)")
    }
    #expect(HomographRules.standard.rules.count == rows.count)
  }
}
