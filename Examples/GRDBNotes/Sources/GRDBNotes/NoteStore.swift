import GRDB
import JapaneseText
import SearchFTS5

/// A note and the text with the words that a query found in brackets.
struct FoundNote: Decodable, FetchableRecord {
  let id: Int64
  let text: String
}

/// Notes in a database, with an index that finds every writing of a word.
struct NoteStore {
  private let queue: DatabaseQueue

  /// Opens a database.
  init(path: String, dictionary: Tokenizer) throws {
    var configuration = Configuration()
    // Every connection needs the tokenizer. The program is linked with SQLite, so nothing is loaded.
    configuration.prepareDatabase { database in
      guard let connection = database.sqliteConnection else { return }
      try FTS5Registration.register(on: connection, tokenizer: dictionary)
    }
    queue = try DatabaseQueue(path: path, configuration: configuration)
    let identifier = SearchTokenizer.identifier(of: dictionary)
    var migrator = DatabaseMigrator()
    migrator.registerMigration("notes") { database in
      try database.create(table: "note") {
        $0.autoIncrementedPrimaryKey("id")
        $0.column("body", .text).notNull()
      }
    }
    // Another dictionary is another migration, which makes the index again.
    migrator.registerMigration("index of \(identifier)") { database in
      if try database.tableExists("noteIndex") {
        try database.dropFTS5SynchronizationTriggers(forTable: "noteIndex")
        try database.drop(table: "noteIndex")
      }
      try database.create(virtualTable: "noteIndex", using: FTS5()) {
        $0.synchronize(withTable: "note")
        $0.tokenizer = FTS5TokenizerDescriptor(components: ["mutsu", "dictionary", identifier])
        $0.column("body")
      }
    }
    try migrator.migrate(queue)
  }

  /// Adds notes.
  func add(_ texts: [String]) throws {
    try queue.write { database in
      for text in texts {
        try database.execute(sql: "INSERT INTO note(body) VALUES (?)", arguments: [text])
      }
    }
  }

  /// Returns the notes that contain all words, the best first; `isPrefix` is whether the last word is
  /// being typed.
  func search(_ words: String, isPrefix: Bool) throws -> [FoundNote] {
    try queue.read { database in
      try FoundNote.fetchAll(
        database,
        sql: """
          SELECT rowid AS id, highlight(noteIndex, 0, '[', ']') AS text FROM noteIndex
          WHERE noteIndex MATCH ? ORDER BY rank LIMIT 20
          """,
        arguments: [FTS5Query.escaping(words, isPrefix: isPrefix)])
    }
  }

  /// Returns the tokens of a text, by GRDB's own interface for tokenizers.
  func tokens(of text: String, dictionary path: String) throws -> [String] {
    try queue.read { database in
      database.add(tokenizer: MutsuTokenizer.self)
      let tokenizer = try database.makeTokenizer(
        MutsuTokenizer.tokenizerDescriptor(arguments: ["path", path]))
      return try tokenizer.tokenize(document: text).map(\.token)
    }
  }
}
