import SearchFTS5
import TestSupport
import Testing

/// Tests `FTS5Query`.
@Suite struct QueryTests {
  @Test func wordsBecomeStrings() {
    let rows: [(text: String, isPrefix: Bool, expected: String, why: String)] = [
      ("東京", false, #""東京""#, "a string"),
      ("東京 大阪", false, #""東京" "大阪""#, "both words"),
      ("東京　大阪", false, #""東京" "大阪""#, "U+3000 is whitespace"),
      ("\"", false, #""""""#, "a quotation mark is doubled"),
      ("a AND b*", false, #""a" "AND" "b*""#, "operators are text"),
      ("", false, #""""#, "an empty query matches no row"),
      ("a\u{0}b", false, #""a" "b""#, "SQLite would end the query at NUL"),
      ("東京タ", true, #""東京タ" *"#, "the last word is unfinished"),
      ("東京 ", true, #""東京""#, "whitespace finishes it"),
      ("", true, #""""#, "nothing is unfinished"),
    ]
    for row in rows {
      #expect(
        FTS5Query.escaping(row.text, isPrefix: row.isPrefix) == row.expected, "\(row.why)")
    }
    #expect(FTS5Query.escaping("a b", combination: .any) == #""a" OR "b""#)
  }

  @Test func everyTextIsAQuery() throws {
    let database = try Database()
    try database.run("CREATE VIRTUAL TABLE t USING fts5(a, tokenize = 'mutsu')")
    try database.run("INSERT INTO t VALUES ('空港へ行く')")
    var generator = SeededGenerator(seed: 30)
    var texts = [
      "NEAR(", "a:b", "^a", "a + b", "{a}: b", "-a", "(((", "* *", "NOT", "'", "\"\"\"", "。",
    ]
    for _ in 0..<300 { texts.append(RandomText.string(fragments: 8, using: &generator)) }
    var failures: [String] = []
    for text in texts {
      for (isPrefix, combination) in [(false, FTS5Query.Combination.all), (true, .any)] {
        let query = FTS5Query.escaping(text, combination: combination, isPrefix: isPrefix)
        do {
          _ = try database.values("SELECT a FROM t WHERE t MATCH ?", query)
        } catch {
          failures.append("\(query): \(error)")
        }
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func functionOfSQLWritesTheSameQuery() throws {
    let database = try Database()
    #expect(try database.values("SELECT mutsu_fts5_query('東京 \"')") == [#""東京" """""#])
    #expect(try database.values("SELECT mutsu_fts5_query('東京タ', 1)") == [#""東京タ" *"#])
    #expect(try database.values("SELECT mutsu_fts5_query(NULL)") == [nil])
  }
}
