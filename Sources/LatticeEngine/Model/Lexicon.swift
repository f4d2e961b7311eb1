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
  let excludedEntries: ProperNameEntries?
  /// The trie image, owned by the lexicon; an atomic because every worker reads it for every line.
  private let published = Atomic<UnsafeRawPointer?>(nil)

  init(_ file: DictionaryFile, excluding excludedEntries: ProperNameEntries? = nil)
    throws(MeCabError)
  {
    guard let tokens = TokenTable(file), let walk = DoubleArrayWalk(file) else {
      throw file.damaged("it is empty")
    }
    self.file = file
    self.tokens = tokens
    self.walk = walk
    self.excludedEntries = excludedEntries
  }

  deinit {
    guard let retained = published.load(ordering: .acquiring) else { return }
    Unmanaged<TrieImage>.fromOpaque(retained).release()
  }

  /// The identity of the entries in the trie.
  var identity: DictionaryIdentity {
    let identity = DictionaryIdentity(file)
    return excludedEntries.map { identity.excluding($0) } ?? identity
  }

  /// The trie image, or nil until it is available; once set, it never changes.
  var trieImage: TrieImage? {
    published.load(ordering: .acquiring).map {
      Unmanaged<TrieImage>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Publishes a trie image to all workers, unless there already is one.
  func publish(_ trieImage: TrieImage) {
    let retained = Unmanaged.passRetained(trieImage)
    let (isFirst, _) = published.compareExchange(
      expected: nil, desired: UnsafeRawPointer(retained.toOpaque()),
      ordering: .acquiringAndReleasing)
    if !isFirst { retained.release() }
  }
}
