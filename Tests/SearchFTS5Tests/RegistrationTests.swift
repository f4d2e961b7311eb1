import CMutsuFTS5
import CSQLite
import SearchFTS5
import TestSupport
import Testing

/// Tests the registration with connections.
@Suite struct RegistrationTests {
  @Test func registrationMayBeRepeated() throws {
    let database = try Database()
    try database.run("CREATE VIRTUAL TABLE t USING fts5(a, tokenize = 'mutsu')")
    try FTS5Registration.register(on: database.connection, tokenizer: Database.tokenizer.get())
    try database.run("INSERT INTO t VALUES ('空港')")
    #expect(try database.values("SELECT a FROM t WHERE t MATCH '空港'") == ["空港"])
  }

  @Test func functionOfCNeedsADictionary() throws {
    var connection: OpaquePointer?
    #expect(sqlite3_open(":memory:", &connection) == SQLITE_OK)
    defer { sqlite3_close_v2(connection) }
    #expect(mutsu_fts5_register(connection) == SQLITE_OK)
    let directory = try MiniDictionary.directory()
    let sql = """
      SELECT mutsu_fts5_dictionary('\(directory)');
      CREATE VIRTUAL TABLE t USING fts5(a, tokenize = 'mutsu');
      INSERT INTO t VALUES ('東京へ行きました');
      SELECT count(*) FROM t WHERE t MATCH '行く';
      """
    #expect(sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK)
  }

  @Test func connectionsShareAFile() async throws {
    let directory = try TemporaryDirectory(prefix: "fts5")
    let path = directory.path + "/shared.db"
    try Database(path: path).run(
      """
      PRAGMA journal_mode = WAL;
      CREATE VIRTUAL TABLE t USING fts5(a, tokenize = 'mutsu');
      INSERT INTO t VALUES ('関西国際空港へ行った'), ('受け付け');
      """)
    // Each connection belongs to one thread, and all use one dictionary.
    let found = try await withThrowingTaskGroup(of: [String?].self) { group in
      for _ in 0..<8 {
        group.addTask {
          let database = try Database(path: path)
          var found: [String?] = []
          for _ in 0..<20 {
            found = try database.values("SELECT rowid FROM t WHERE t MATCH '行く OR 受付'")
          }
          return found
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found == Array(repeating: ["1", "2"], count: 8))
  }

  @Test func messageBelongsToTheConnection() throws {
    let first = try Database()
    let second = try Database()
    #expect(throws: Database.Failure.self) {
      try first.run("CREATE VIRTUAL TABLE t USING fts5(a, tokenize = 'mutsu colour on')")
    }
    #expect(first.tokenizerMessage != nil)
    #expect(second.tokenizerMessage == nil)
  }
}
