import JapaneseText
import SearchFTS5
import TestSupport
import Testing

/// Tests tables whose index was made with another dictionary.
@Suite struct OtherDictionaryTests {
  private let path: String
  private let directory: TemporaryDirectory

  /// Writes a database whose table was made with a dictionary that is not opened.
  init() throws {
    directory = try TemporaryDirectory(prefix: "fts5")
    path = directory.path + "/notes.db"
    let database = try Database(path: path)
    let identifier = try SearchTokenizer.identifier(of: Database.tokenizer.get())
    try database.run(
      """
      CREATE VIRTUAL TABLE t USING fts5(a, tokenize = 'mutsu dictionary \(identifier)');
      INSERT INTO t VALUES ('空港へ行く'), ('受け付け');
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, '\(identifier)', 'old') WHERE name = 't';
      PRAGMA writable_schema = OFF;
      """)
  }

  private func identifier(_ database: Database) throws -> String {
    try #require(try database.values("SELECT mutsu_fts5_dictionary()").first ?? nil)
  }

  @Test func useIsRefusedWithAMessage() throws {
    let database = try Database(path: path)
    for sql in [
      "SELECT a FROM t WHERE t MATCH '空港'", "INSERT INTO t VALUES ('大阪')",
      "DELETE FROM t WHERE rowid = 1", "UPDATE t SET a = '' WHERE rowid = 1",
      "INSERT INTO t(t) VALUES ('rebuild')",
    ] {
      #expect(throws: Database.Failure.self, "\(sql)") { try database.run(sql) }
    }
    let message = try #require(database.tokenizerMessage)
    #expect(message.contains("made with the dictionary old,"))
    #expect(message.contains(try identifier(database)))
    #expect(message.contains("INSERT INTO t(t) VALUES('rebuild')"))
  }

  @Test func rowsCanBeReadAndCopied() throws {
    let database = try Database(path: path)
    #expect(try database.values("SELECT a FROM t") == ["空港へ行く", "受け付け"])
    try database.run(
      """
      BEGIN;
      CREATE VIRTUAL TABLE n USING fts5(a, tokenize = 'mutsu dictionary \(identifier(database))');
      INSERT INTO n(rowid, a) SELECT rowid, a FROM t;
      DROP TABLE t;
      ALTER TABLE n RENAME TO t;
      COMMIT;
      """)
    #expect(try database.values("SELECT rowid FROM t WHERE t MATCH '受付'") == ["2"])
  }

  @Test func definitionCanBeChangedInPlace() throws {
    let database = try Database(path: path)
    try database.run(
      """
      BEGIN;
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'dictionary old', 'dictionary \(identifier(database))')
      WHERE name = 't';
      PRAGMA writable_schema = RESET;
      INSERT INTO t(t) VALUES ('rebuild');
      COMMIT;
      """)
    #expect(try database.values("SELECT rowid FROM t WHERE t MATCH '受付'") == ["2"])
    try database.run("INSERT INTO t(t) VALUES ('integrity-check')")
  }

  @Test func identifierIsABareword() throws {
    let identifier = try SearchTokenizer.identifier(of: Database.tokenizer.get())
    #expect(!identifier.isEmpty)
    #expect(identifier.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
    let mini = try Database(
      tokenizer: .init(dictionary: .directory(MiniDictionary.directory())))
    #expect(try self.identifier(mini) != identifier)
  }

  @Test func missingDictionaryIsAMessage() throws {
    let database = try Database()
    do {
      _ = try database.values("SELECT mutsu_fts5_dictionary('/nonexistent')")
      Issue.record("opened a dictionary that does not exist")
    } catch let error as Database.Failure {
      #expect(error.message.contains("/nonexistent"))
    }
    #expect(throws: Database.Failure.self) {
      try database.run(
        "CREATE VIRTUAL TABLE u USING fts5(a, tokenize = 'mutsu path ''/nonexistent''')")
    }
    #expect(database.tokenizerMessage?.contains("/nonexistent") == true)
    // The dictionary of the connection is the one given before.
    try database.run("CREATE VIRTUAL TABLE t USING fts5(a, tokenize = 'mutsu')")
  }

  @Test func dictionaryOfAConnectionCanBeChanged() throws {
    let database = try Database()
    let directory = try MiniDictionary.directory()
    let before = try identifier(database)
    let after = try database.values("SELECT mutsu_fts5_dictionary(?)", directory)
    #expect(after != [before])
    try database.run(
      "CREATE VIRTUAL TABLE t USING fts5(a, tokenize = 'mutsu dictionary \(identifier(database))')")
    try database.run("INSERT INTO t VALUES ('東京へ行きました')")
    #expect(try database.values("SELECT rowid FROM t WHERE t MATCH '行く'") == ["1"])
    // A path among the arguments has precedence.
    try database.run(
      """
      CREATE VIRTUAL TABLE u USING fts5(
        a, tokenize = 'mutsu path ''\(directory)'' dictionary \(identifier(database))');
      INSERT INTO u VALUES ('東京へ行きました');
      """)
  }
}
