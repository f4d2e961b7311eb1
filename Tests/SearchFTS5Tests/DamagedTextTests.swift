import CSQLite
import SearchFTS5
import TestSupport
import Testing

/// Tests texts that are not UTF-8, contain NUL, or are long.
@Suite struct DamagedTextTests {
  private func database() throws -> Database {
    let database = try Database()
    try database.run("CREATE VIRTUAL TABLE t USING fts5(a, tokenize = 'mutsu')")
    return database
  }

  private func found(_ database: Database, _ query: String) throws -> [String?] {
    try database.values("SELECT rowid FROM t WHERE t MATCH ? ORDER BY rowid", query)
  }

  @Test func textAroundDamageIsFound() throws {
    let rows: [(bytes: [UInt8], query: String, why: String)] = [
      ([0xFF] + Array("空港".utf8), "空港", "before the text"),
      (Array("空港".utf8) + [0xE3, 0x81], "空港", "a truncated character at the end"),
      (Array("大阪".utf8) + [0x80] + Array("空港".utf8), "空港", "between words"),
      (Array("空港".utf8) + [0xED, 0xA0, 0x80], "空港", "a surrogate"),
      (Array("空港".utf8) + [0xF4, 0x90, 0x80, 0x80] + Array("へ".utf8), "空港", "above U+10FFFF"),
      (Array("大阪".utf8) + [0] + Array("空港".utf8), "空港", "NUL"),
      ([0, 0, 0] + Array("空港".utf8) + [0], "空港", "several NUL"),
    ]
    let database = try database()
    for (index, row) in rows.enumerated() {
      _ = try database.rows("INSERT INTO t VALUES (?)", [row.bytes])
      let found = try found(database, row.query)
      #expect(found.last == "\(index + 1)", "\(row.why)")
      let marked = try database.values(
        "SELECT highlight(t, 0, '[', ']') FROM t WHERE t MATCH ? AND rowid = \(index + 1)",
        row.query)
      #expect(marked.first??.contains("[空港]") == true, "\(row.why)")
    }
    try database.run(
      "INSERT INTO t(t) VALUES ('integrity-check'); INSERT INTO t(t) VALUES ('rebuild')")
    #expect(try found(database, "空港").count == rows.count)
    try database.run("DELETE FROM t")
    #expect(try found(database, "空港").isEmpty)
  }

  @Test func damagedQueriesHaveResults() throws {
    let database = try database()
    try database.run("INSERT INTO t VALUES ('空港')")
    let queries: [[UInt8]] = [
      [0x22, 0xFF, 0x22], [0x22] + Array("空港".utf8) + [0xFF, 0x22],
      [0x22, 0xE3, 0x22, 0x2A], Array("\"\"".utf8), Array("\"。\"".utf8), Array("\"。\" *".utf8),
    ]
    for query in queries {
      _ = try database.rows("SELECT a FROM t WHERE t MATCH ?", [query])
    }
  }

  @Test func randomBytesAreIndexed() throws {
    let database = try database()
    var generator = SeededGenerator(seed: 5)
    try database.run("BEGIN")
    for index in 0..<400 {
      var bytes = Array(RandomText.string(fragments: 30, using: &generator).utf8)
      for _ in 0..<(index % 5) where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      _ = try database.rows("INSERT INTO t VALUES (?)", [bytes])
    }
    try database.run("COMMIT; INSERT INTO t(t) VALUES ('integrity-check')")
    // Ranges are in the text, otherwise highlight would fail or read outside it.
    let marked = try database.rows(
      "SELECT highlight(t, 0, '[', ']'), snippet(t, 0, '', '', '', 5) FROM t")
    #expect(marked.count == 400)
  }

  @Test func longTextsAreIndexed() throws {
    let database = try database()
    let sentence = "昨日、関西国際空港へ行きました。"
    let long = String(repeating: sentence, count: (1 << 17) / sentence.utf8.count)
    let lines = String(repeating: sentence + "\n", count: (1 << 17) / sentence.utf8.count)
    for text in [long + "受付", lines + "受付", String(repeating: "あ", count: 1 << 15)] {
      _ = try database.values("INSERT INTO t VALUES (?)", text)
    }
    #expect(try found(database, "受け付け") == ["1", "2"])
    #expect(try found(database, "関西国際空港") == ["1", "2"])
    let marked = try database.values(
      "SELECT substr(highlight(t, 0, '[', ']'), -4) FROM t WHERE t MATCH '受付'")
    #expect(marked == ["[受付]", "[受付]"])
    try database.run("INSERT INTO t(t) VALUES ('integrity-check')")
  }
}
