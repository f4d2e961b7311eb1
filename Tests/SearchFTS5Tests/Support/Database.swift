import CSQLite
import EmbeddedDictionary
import JapaneseText
import SearchFTS5

/// A database in memory whose connection has the tokenizer.
final class Database {
  /// An error of SQLite, with the result code and the message.
  struct Failure: Error, CustomStringConvertible {
    let code: Int32
    let message: String

    var description: String { "\(message) (\(code))" }
  }

  /// The embedded dictionary, opened once for all tests.
  static let tokenizer = Result {
    try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  let connection: OpaquePointer

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: the file; by default one in memory.
  ///   - tokenizer: the opened dictionary; by default the embedded one.
  /// - Throws: a failure of SQLite or of the tokenizer.
  init(path: String = ":memory:", tokenizer: Tokenizer? = nil) throws {
    var connection: OpaquePointer?
    let code = sqlite3_open(path, &connection)
    guard code == SQLITE_OK, let connection else { throw Failure(code: code, message: path) }
    self.connection = connection
    // The first and the last connection to a file with a write-ahead log lock it exclusively for a moment.
    sqlite3_busy_timeout(connection, 60_000)
    try FTS5Registration.register(on: connection, tokenizer: tokenizer ?? Self.tokenizer.get())
  }

  deinit { sqlite3_close_v2(connection) }

  /// The message of the tokenizer.
  var tokenizerMessage: String? { try? rows("SELECT mutsu_fts5_error()").first?.first ?? nil }

  /// Runs statements without parameters.
  func run(_ sql: String) throws {
    let code = sqlite3_exec(connection, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code) }
  }

  /// Returns the rows of a statement, with NULL as nil; values are bound as text.
  func rows(_ sql: String, _ values: [[UInt8]] = []) throws -> [[String?]] {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
    guard code == SQLITE_OK else { throw failure(code) }
    defer { sqlite3_finalize(statement) }
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (index, value) in values.enumerated() {
      // An empty array may have no address, which would bind NULL.
      (value + [0]).withUnsafeBytes {
        _ = sqlite3_bind_text(
          statement, Int32(index + 1), $0.baseAddress?.assumingMemoryBound(to: CChar.self),
          Int32(value.count), transient)
      }
    }
    var rows: [[String?]] = []
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return rows }
      guard code == SQLITE_ROW else { throw failure(code) }
      rows.append(
        (0..<sqlite3_column_count(statement)).map { column in
          guard let start = sqlite3_column_text(statement, column) else { return nil }
          let count = Int(sqlite3_column_bytes(statement, column))
          return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
        })
    }
  }

  /// Returns the values of the first column.
  func values(_ sql: String, _ parameters: String...) throws -> [String?] {
    try rows(sql, parameters.map { Array($0.utf8) }).map { $0.first ?? nil }
  }

  private func failure(_ code: Int32) -> Failure {
    Failure(code: code, message: String(cString: sqlite3_errmsg(connection)))
  }
}
