import MeCabDictionary
import Synchronization

/// A lexicon of the model: the system dictionary or a user dictionary.
///
/// Sendable: the file is immutable; what is made of it is set once, under a lock.
final class Lexicon: Sendable {
  let file: DictionaryFile
  let tokens: TokenTable
  let walk: DoubleArrayWalk
  private let made: Mutex<WordTables?>

  init(_ file: DictionaryFile, tables: WordTables?) throws(MeCabError) {
    guard let tokens = TokenTable(file), let walk = DoubleArrayWalk(file) else {
      throw file.damaged("it is empty")
    }
    self.file = file
    self.tokens = tokens
    self.walk = walk
    made = Mutex(tables)
  }

  /// The tables, as soon as they are there.
  var tables: WordTables? { made.withLock { $0 } }
}
