import CSQLite
import SearchFTS5
import Testing

/// Tests the kinds of tables of FTS5.
@Suite struct TableTests {
  private static let texts = ["関西国際空港へ行った。", "受け付けは空港です。", "国際電話"]

  private func database(_ options: String) throws -> Database {
    let database = try Database()
    try database.run("CREATE VIRTUAL TABLE t USING fts5(a, tokenize = 'mutsu'\(options))")
    for text in Self.texts { _ = try database.values("INSERT INTO t VALUES (?)", text) }
    return database
  }

  private func found(_ database: Database, _ query: String) throws -> [String?] {
    try database.values("SELECT rowid FROM t WHERE t MATCH ? ORDER BY rowid", query)
  }

  @Test func detailsAreFullColumnOrNone() throws {
    for detail in ["full", "column", "none"] {
      let database = try database(", detail = \(detail)")
      #expect(try found(database, "空港") == ["1", "2"], "\(detail)")
      #expect(try found(database, "受付") == ["2"], "\(detail)")
      #expect(try found(database, "受付 AND 空港") == ["2"], "\(detail)")
      #expect(try found(database, "受*") == ["2"], "\(detail)")
      // Compounds are phrases, which only full detail has.
      if detail == "full" {
        #expect(try found(database, "関西国際空港") == ["1"])
        #expect(try found(database, "NEAR(関西 空港, 2)") == ["1"])
      } else {
        #expect(throws: Database.Failure.self) { try found(database, "関西国際空港") }
        #expect(try found(database, "関西 AND 国際 AND 空港") == ["1"])
      }
      let marked = try database.values(
        "SELECT highlight(t, 0, '[', ']') FROM t WHERE t MATCH '受付'")
      #expect(marked == ["[受け付け]は空港です。"], "\(detail)")
      try database.run("INSERT INTO t(t) VALUES ('integrity-check')")
    }
  }

  @Test func externalContentIsReadFromItsTable() throws {
    let database = try Database()
    try database.run(
      """
      CREATE TABLE notes(id INTEGER PRIMARY KEY, body TEXT);
      CREATE VIRTUAL TABLE t USING fts5(
        body, content = 'notes', content_rowid = 'id', tokenize = 'mutsu');
      CREATE TRIGGER added AFTER INSERT ON notes BEGIN
        INSERT INTO t(rowid, body) VALUES (new.id, new.body);
      END;
      CREATE TRIGGER removed AFTER DELETE ON notes BEGIN
        INSERT INTO t(t, rowid, body) VALUES ('delete', old.id, old.body);
      END;
      CREATE TRIGGER changed AFTER UPDATE ON notes BEGIN
        INSERT INTO t(t, rowid, body) VALUES ('delete', old.id, old.body);
        INSERT INTO t(rowid, body) VALUES (new.id, new.body);
      END;
      INSERT INTO notes(body) VALUES ('受け付けは空港です。'), ('空港へ行く。'), ('大阪');
      UPDATE notes SET body = '受付は大阪です。' WHERE id = 1;
      DELETE FROM notes WHERE id = 2;
      """)
    #expect(try found(database, "空港").isEmpty)
    #expect(try found(database, "大阪") == ["1", "3"])
    #expect(
      try database.values("SELECT highlight(t, 0, '[', ']') FROM t WHERE t MATCH '受け付け'")
        == ["[受付]は大阪です。"])
    try database.run(
      "INSERT INTO t(t) VALUES ('rebuild'); INSERT INTO t(t) VALUES ('integrity-check')")
    #expect(try found(database, "大阪") == ["1", "3"])
  }

  @Test func contentlessTablesHaveOnlyTheIndex() throws {
    let database = try database(", content = ''")
    #expect(try found(database, "関西国際空港") == ["1"])
    #expect(try database.values("SELECT a FROM t WHERE t MATCH '受付'") == [nil])
    _ = try database.values("INSERT INTO t(t, rowid, a) VALUES ('delete', 1, ?)", Self.texts[0])
    #expect(try found(database, "空港") == ["2"])
  }

  @Test func rowsAreRemovedFromTheIndex() throws {
    let database = try database("")
    if sqlite3_libversion_number() >= 3_042_000 {
      try database.run("INSERT INTO t(t, rank) VALUES ('secure-delete', 1)")
    }
    try database.run("DELETE FROM t WHERE rowid = 1; UPDATE t SET a = '大阪の受付' WHERE rowid = 2")
    #expect(try found(database, "空港").isEmpty)
    #expect(try found(database, "受け付け") == ["2"])
    try database.run("INSERT INTO t(t) VALUES ('integrity-check')")
    // The content has the same rows after the index is made again.
    try database.run("INSERT INTO t(t) VALUES ('rebuild'); INSERT INTO t(t) VALUES ('optimize')")
    #expect(try found(database, "受け付け") == ["2"])
    #expect(try found(database, "国際") == ["3"])
  }

  @Test func schemaMayChange() throws {
    let database = try database("")
    try database.run("ALTER TABLE t RENAME TO renamed; CREATE TABLE other(a); DROP TABLE other;")
    #expect(try database.values("SELECT rowid FROM renamed WHERE renamed MATCH '受付'") == ["2"])
    try database.run("BEGIN; INSERT INTO renamed VALUES ('受付'); ROLLBACK; VACUUM;")
    #expect(try database.values("SELECT rowid FROM renamed WHERE renamed MATCH '受付'") == ["2"])
    try database.run("DROP TABLE renamed")
    #expect(try database.rows("SELECT name FROM sqlite_schema").isEmpty)
  }

  @Test func vocabularyHasTheTerms() throws {
    let database = try database("")
    try database.run("CREATE VIRTUAL TABLE v USING fts5vocab(t, row)")
    let dictionary = try Database.tokenizer.get()
    let term = try SearchTokenizer(tokenizer: dictionary).tokens(in: "受付").first?.text ?? ""
    #expect(try database.values("SELECT doc FROM v WHERE term = ?", term) == ["1"])
    #expect(try database.values("SELECT doc FROM v WHERE term = '空港'") == ["2"])
    #expect(try database.values("SELECT doc FROM v WHERE term = 'は'").isEmpty)
  }
}
