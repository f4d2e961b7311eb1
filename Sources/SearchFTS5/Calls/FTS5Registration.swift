internal import CMutsuFTS5
public import JapaneseText

/// Adds the tokenizer to connections of programs that are linked with SQLite.
public enum FTS5Registration {
  /// Adds the tokenizer `mutsu` and the SQL functions `mutsu_fts5_…` to a connection.
  ///
  /// Call it for every connection, before the first statement that uses a table with this tokenizer.
  ///
  /// ```swift
  /// try FTS5Registration.register(on: connection, tokenizer: .embedded())
  /// ```
  ///
  /// - Parameters:
  ///   - connection: an open connection (`sqlite3 *`) of the SQLite library that the program is
  ///     linked with.
  ///   - tokenizer: the opened dictionary of tables without an argument `path`. If `nil`, it is looked
  ///     for in `/usr/local/share/mutsu` and `/usr/share/mutsu`.
  /// - Throws: `registration` if this SQLite has no FTS5.
  public static func register(
    on connection: OpaquePointer, tokenizer: Tokenizer? = nil
  ) throws(FTS5Error) {
    let state = ConnectionState(folder: nil, given: tokenizer)
    let code = mutsu_fts5_register_module(
      connection, OpaquePointer(Unmanaged.passUnretained(state).toOpaque()))
    guard code == 0 else {
      throw FTS5Error(
        .registration,
        "SQLite did not accept the tokenizer, result code \(code) (compile SQLite with "
          + "SQLITE_ENABLE_FTS5)")
    }
  }
}
