import MeCabDictionary
import Synchronization

/// A lexicon of the model: the system dictionary or a user dictionary.
///
/// `@unchecked Sendable`: the source is immutable, and the trie image is set once and never changes.
final class Lexicon: @unchecked Sendable {
  let source: EntrySource
  let tokens: TokenTable
  /// The double array of a compiled file; nil for a coded lexicon, which always has its trie.
  let walk: DoubleArrayWalk?
  /// The excluded entries of the lexicon, or nil.
  ///
  /// A lexicon with excluded entries always has a trie image, because a direct search of the double
  /// array would find them.
  let excludedEntries: ProperNameEntries?
  /// The trie image, owned by the lexicon; an atomic because every worker reads it for every line.
  private let published = Atomic<UnsafeRawPointer?>(nil)

  init(_ source: EntrySource, excluding excludedEntries: ProperNameEntries? = nil)
    throws(MeCabError)
  {
    guard let tokens = TokenTable(source) else { throw source.damaged("it is empty") }
    switch source {
    case .compiled(let file):
      guard let walk = DoubleArrayWalk(file) else { throw source.damaged("it is empty") }
      self.walk = walk
    case .coded: walk = nil
    }
    self.source = source
    self.tokens = tokens
    self.excludedEntries = excludedEntries
  }

  deinit {
    guard let retained = published.load(ordering: .acquiring) else { return }
    Unmanaged<TrieImage>.fromOpaque(retained).release()
  }

  /// The identity of the entries in the trie.
  var identity: DictionaryIdentity {
    let identity = source.identity
    return excludedEntries.map { identity.excluding($0) } ?? identity
  }

  /// Returns the entries of a surface; empty if it has none.
  func entries(of surface: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    switch source {
    case .compiled: walk?.entries(of: surface) ?? 0..<0
    case .coded(let lexicon): lexicon.entries(ofSurface: surface) ?? 0..<0
    }
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
