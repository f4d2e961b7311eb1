import MeCabDictionary
import Synchronization

/// A lexicon of the model: the system dictionary or a user dictionary.
///
/// `@unchecked Sendable`: the file is immutable, and the trie image is set once and never changes.
final class Lexicon: @unchecked Sendable {
  let file: DictionaryFile
  let tokens: TokenTable
  let walk: DoubleArrayWalk
  /// The excluded entries of the lexicon, or nil.
  ///
  /// A lexicon with excluded entries always has a trie image, because a direct search of the double
  /// array would find them.
  let leftOut: NameEntries?
  /// The trie image, owned by the lexicon; an atomic because every worker reads it for every line.
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

  /// The identity of the entries in the trie.
  var identity: DictionaryIdentity {
    let identity = DictionaryIdentity(file)
    return leftOut.map { identity.leavingOut($0) } ?? identity
  }

  /// The trie image, or nil until it is available; once set, it never changes.
  var tables: WordTables? {
    published.load(ordering: .acquiring).map {
      Unmanaged<WordTables>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Publishes a trie image to all workers, unless there already is one.
  func publish(_ tables: WordTables) {
    let kept = Unmanaged.passRetained(tables)
    let (isFirst, _) = published.compareExchange(
      expected: nil, desired: UnsafeRawPointer(kept.toOpaque()), ordering: .acquiringAndReleasing)
    if !isFirst { kept.release() }
  }
}
