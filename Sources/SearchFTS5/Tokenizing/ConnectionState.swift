import JapaneseText
import Synchronization
import TextFoundation

/// What the tables of a connection share: opened dictionaries, and the message of the last failure.
///
/// Thread-safe: a lock protects the state, because SQLite may be compiled without its own.
final class ConnectionState: Sendable {
  private struct State {
    /// The path of the dictionary of tables without an argument `path`.
    var path: String?
    /// Opened dictionaries by their paths.
    var tokenizers: [String: Tokenizer] = [:]
    /// The dictionary given by the program.
    var given: Tokenizer?
    var message: String?
  }

  private let state: Mutex<State>
  /// The folder of the loaded extension.
  private let folder: String?

  /// Creates the state of a connection.
  ///
  /// - Parameters:
  ///   - folder: the folder in which the dictionary is looked for first.
  ///   - given: the dictionary of tables without an argument `path`.
  init(folder: String?, given: Tokenizer? = nil) {
    self.folder = folder
    state = Mutex(State(given: given))
  }

  /// The message of the last failure.
  var message: String? {
    get { state.withLock { $0.message } }
    set { state.withLock { $0.message = newValue } }
  }

  /// Returns an opened dictionary.
  ///
  /// - Parameter path: its path; nil for the dictionary of the connection.
  /// - Returns: the dictionary, which is opened once.
  /// - Throws: `dictionaryUnavailable`.
  func tokenizer(path: String?) throws(FTS5Error) -> Tokenizer {
    // Opened outside the lock; two threads may open one dictionary, and one of them is discarded.
    let (chosen, given) = state.withLock { (path ?? $0.path, $0.given) }
    if chosen == nil, let given { return given }
    let path = if let chosen { chosen } else { try defaultPath() }
    if let opened = state.withLock({ $0.tokenizers[path] }) { return opened }
    do throws(TokenizerError) {
      let tokenizer = try Tokenizer(dictionary: .directory(path))
      state.withLock { $0.tokenizers[path] = tokenizer }
      return tokenizer
    } catch {
      throw FTS5Error(.dictionaryUnavailable, "\(error)")
    }
  }

  /// Makes a dictionary that of tables without an argument `path`.
  ///
  /// - Throws: `dictionaryUnavailable`; the dictionary of the connection is then the previous one.
  func setDictionary(path: String) throws(FTS5Error) {
    _ = try tokenizer(path: path)
    state.withLock { $0.path = path }
  }

  private func defaultPath() throws(FTS5Error) -> String {
    let name = "dictionary.mutsu"
    var paths = ["/usr/local/share/mutsu/\(name)", "/usr/share/mutsu/\(name)"]
    if let folder {
      paths = ["\(folder)/\(name)", "\(folder)/../share/mutsu/\(name)"] + paths
    }
    if let path = paths.first(where: { access($0, R_OK) == 0 }) { return path }
    throw FTS5Error(
      .dictionaryUnavailable,
      "no dictionary at \(paths.joined(separator: ", ")) (call mutsu_fts5_dictionary('PATH') before "
        + "the first use of the table, or add path 'PATH' to the arguments of the tokenizer)")
  }
}
