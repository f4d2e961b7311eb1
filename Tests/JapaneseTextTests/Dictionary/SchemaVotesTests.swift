import Testing
import TextFoundation

@testable import JapaneseText

/// Tests how sample features vote for a schema.
@Suite struct SchemaVotesTests {
  private func schema(_ rows: [String]) -> DictionarySchema? {
    var votes = SchemaVotes()
    for row in rows { withUTF8Bytes(of: row) { votes.add($0) } }
    return votes.schema
  }

  /// Returns a feature with `count` fields.
  private func row(_ count: Int) -> String {
    Array(repeating: "*", count: count).joined(separator: ",")
  }

  /// Returns a feature with eleven fields, of which the tenth is `accent`.
  private func row(accent: String) -> String { row(9) + ",\(accent),x" }

  @Test func fieldCounts() {
    let known: [Int: DictionarySchema] = [
      7: .jumandic, 9: .ipadic, 11: .naistJdic, 17: .unidic17, 26: .unidic26, 29: .unidic29,
    ]
    for count in 1...40 {
      #expect(schema([row(count)]) == known[count], "\(count) fields")
      #expect(schema([row(count), row(count), row(9)]) == known[count], "\(count) fields, mostly")
    }
  }

  @Test func ties() {
    #expect(schema([row(9), row(7)]) == .jumandic, "the smaller count wins")
    #expect(schema([row(7), row(9)]) == .jumandic, "in either order")
    #expect(schema([row(7), row(9), row(9)]) == .ipadic, "one vote more decides")
    #expect(schema([row(3), row(9)]) == nil, "the smaller count is not that of a schema")
    #expect(schema([""]) == nil, "an empty feature has one field")
  }

  @Test func accents() {
    let rows: [(accent: String, isAccent: Bool, why: String)] = [
      ("0/4", true, "nucleus and morae"), ("10/12", true, "two digits"), ("*/*", true, "no value"),
      ("9/9", true, "the last digit"), ("1/2", true, "three bytes are the minimum"),
      ("2/5:4/6", true, "a divided word, ありがとうございました"), ("0/3:0/3", true, "昔々"),
      ("/1", false, "two bytes"), ("", false, "empty"), ("*", false, "one star"),
      ("123", false, "no slash"),
      ("0/a", false, "a letter"), ("0/;", false, "the character after the colon"),
      ("0/.", false, "the character before the slash"), ("たべ/食べ", false, "spelling variants"),
      ("0/４", false, "a full-width digit"),
    ]
    for row in rows {
      let feature = self.row(accent: row.accent)
      #expect(schema([feature]) == (row.isAccent ? .openJTalk : .naistJdic), "\(row.why)")
    }
  }

  @Test func mostFeaturesMustHaveAccents() {
    let (with, without) = (row(accent: "0/4"), row(accent: "x"))
    for total in 1...8 {
      for accents in 0...total {
        let rows =
          Array(repeating: with, count: accents)
          + Array(repeating: without, count: total - accents)
        let expected: DictionarySchema = 2 * accents > total ? .openJTalk : .naistJdic
        #expect(schema(rows) == expected, "\(accents) of \(total)")
      }
    }
  }

  @Test func quotedCommasDoNotCount() {
    #expect(schema(["\"a,b\"," + row(8)]) == .ipadic)
    #expect(schema(["\"a,b," + row(8)]) == nil, "a quotation mark without a counterpart")
  }
}
