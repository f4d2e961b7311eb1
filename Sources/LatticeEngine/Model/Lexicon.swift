import MeCabDictionary
import Synchronization

/// A lexicon of the model: the system dictionary or a user dictionary.
///
/// `@unchecked Sendable`: the file is immutable, the tables are set once and never change.
final class Lexicon: @unchecked Sendable {
  let file: DictionaryFile
  let tokens: TokenTable
  let walk: DoubleArrayWalk
  /// The entries that are none of its words.
  ///
  /// A lexicon that leaves some out has tables from the start: a walk would find them.
  let leftOut: NameEntries?
  /// The tables, which it owns; an atomic, because every line of every worker asks for them.
  private let published = Atomic<UnsafeRawPointer?>(nil)

  init(_ file: DictionaryFile, leavingOut leftOut: NameEntries? = nil) throws(MeCabError) {
    guard let tokens = TokenTable(file), let walk = DoubleArrayWalk(file) else {
      throw file.damaged("it is empty")
    }
    self.file = file
    self.tokens = tokens
    self.walk = walk
    self.leftOut = leftOut
  }

  deinit {
    guard let kept = published.load(ordering: .acquiring) else { return }
    Unmanaged<WordTables>.fromOpaque(kept).release()
  }

  /// What its tables are made of.
  var identity: DictionaryIdentity {
    let identity = DictionaryIdentity(file)
    return leftOut.map { identity.leavingOut($0) } ?? identity
  }

  /// The tables, as soon as they are there; from then on always the same.
  var tables: WordTables? {
    published.load(ordering: .acquiring).map {
      Unmanaged<WordTables>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Gives the tables to all workers; the first to come stay.
  func publish(_ tables: WordTables) {
    let kept = Unmanaged.passRetained(tables)
    let (isFirst, _) = published.compareExchange(
      expected: nil, desired: UnsafeRawPointer(kept.toOpaque()), ordering: .acquiringAndReleasing)
    if !isFirst { kept.release() }
  }
}
