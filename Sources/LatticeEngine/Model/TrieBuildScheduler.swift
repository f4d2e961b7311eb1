import MeCabDictionary
import Synchronization

/// Finds tries for the lexica of a model, or builds them as soon as this is worthwhile.
///
/// Until a lexicon has a trie, its surfaces are found by searching its double array, which needs no
/// preparation and is half as fast. The worker whose text exceeds the limit builds the tries for
/// all workers; the others continue with the direct search in the meantime.
///
/// Thread-safe: the state is atomic; a lock prevents two workers from building the same trie.
final class TrieBuildScheduler: Sendable {
  /// The number of bytes of text that take about as long to search directly as the tries of a
  /// typical dictionary take to build.
  static let defaultWalkLimit = 1 << 20
  /// The maximum number of entries of a user dictionary for which the trie is built when it is
  /// opened.
  private static let smallEntryCount = 100_000

  private let lexica: [Lexicon]
  private let store: TrieImageStore
  private let walkLimit: Int
  private let walked = Atomic(0)
  /// Whether there is nothing left to build, or nothing that can be built.
  private let isDone = Atomic(false)
  /// The index of a lexicon found to be unsupported, or -1.
  private let unsupportedIndex = Atomic(-1)
  private let building = Mutex(())

  /// Opens the available trie images.
  ///
  /// - Throws: `unsupportedDictionary` if it is recorded or easily detected that a lexicon is not
  ///   supported; `dictionaryDamaged` if the trie of a small user dictionary cannot be built.
  init(_ lexica: [Lexicon], source: TrieSource, walkLimit: Int) throws(MeCabError) {
    self.lexica = lexica
    switch source {
    case .files(let cache): store = TrieImageStore(cache: cache)
    case .memory, .walk: store = TrieImageStore(cache: .none)
    }
    self.walkLimit = source == .walk ? .max : walkLimit
    for lexicon in lexica {
      if lexicon.excludedEntries != nil {
        try openWithoutNames(lexicon)
      } else if source != .walk {
        try open(lexicon, fromFiles: source != .memory)
      }
    }
  }

  /// Finds the trie without proper names in the cache, or builds it now.
  ///
  /// The trie next to the dictionary and the direct search include the proper names.
  private func openWithoutNames(_ lexicon: Lexicon) throws(MeCabError) {
    let identity = lexicon.identity
    if case .trieImage(let trieImage) = store.find(identity) { return lexicon.publish(trieImage) }
    let trieImage = try TrieImage(
      building: lexicon.file, excluding: lexicon.excludedEntries, identity: identity)
    lexicon.publish(trieImage)
    store.save(trieImage, identity: identity)
  }

  private func open(_ lexicon: Lexicon, fromFiles: Bool) throws(MeCabError) {
    let file = lexicon.file
    let isSmall = file.kind == .user && file.entryCount <= Self.smallEntryCount
    guard fromFiles, !isSmall else {
      lexicon.publish(try TrieImage(building: file, identity: DictionaryIdentity(file)))
      return
    }
    switch store.find(file) {
    case .trieImage(let trieImage): lexicon.publish(trieImage)
    case .unsupported: throw Self.unsupported(file)
    case .nothing:
      guard lexicon.walk.hasTruncatedKana else { return }
      throw Self.unsupported(file)
    }
  }

  /// Throws if a dictionary was found to be supported by libmecab only.
  ///
  /// - Throws: `unsupportedDictionary`.
  func checkSupported() throws(MeCabError) {
    let number = unsupportedIndex.load(ordering: .relaxed)
    guard number < 0 else { throw Self.unsupported(lexica[number].file) }
  }

  /// Counts text that is about to be searched directly, and builds the tries when the limit is
  /// reached.
  ///
  /// - Throws: `unsupportedDictionary` if the dictionary was found to be unsupported.
  func count(_ bytes: Int) throws(MeCabError) {
    let total = walked.add(bytes, ordering: .relaxed).newValue
    if total >= walkLimit, !isDone.load(ordering: .acquiring) {
      if bytes >= walkLimit {
        // Searching such a line directly takes longer than waiting for the tries.
        build()
      } else {
        _ = building.withLockIfAvailable { _ in buildMissing() }
      }
    }
    try checkSupported()
  }

  /// Builds the missing tries, or waits until another worker has built them.
  func build() { building.withLock { _ in buildMissing() } }

  private func buildMissing() {
    guard !isDone.load(ordering: .acquiring) else { return }
    for lexicon in lexica where lexicon.trieImage == nil {
      let identity = DictionaryIdentity(lexicon.file)
      do throws(MeCabError) {
        let trieImage = try TrieImage(building: lexicon.file, identity: identity)
        lexicon.publish(trieImage)
        store.save(trieImage, identity: identity)
      } catch {
        // A damaged file is always searched directly: the direct search validates everything it
        // reads.
        if error.code == .unsupportedDictionary { recordUnsupported(lexicon) }
      }
    }
    isDone.store(true, ordering: .releasing)
  }

  /// Records that a lexicon has a surface that ends inside a character.
  ///
  /// - Returns: the error to throw.
  @discardableResult
  func recordUnsupported(_ lexicon: Lexicon) -> MeCabError {
    let number = lexica.firstIndex { $0 === lexicon } ?? 0
    let (isFirst, _) = unsupportedIndex.compareExchange(
      expected: -1, desired: number, ordering: .relaxed)
    if isFirst { store.saveUnsupported(lexicon.file) }
    return Self.unsupported(lexicon.file)
  }

  private static func unsupported(_ file: DictionaryFile) -> MeCabError {
    MeCabError(
      .unsupportedDictionary,
      "has a surface that is not UTF-8 or ends inside a character; use libmecab for this dictionary",
      path: file.path)
  }
}

/// The permitted sources of tries, for tests and measurements.
package enum TrieSource: Sendable, Equatable {
  /// From files next to the dictionary or in a cache, with direct search until they exist.
  case files(TrieCache)
  /// Built immediately, without reading or writing files.
  case memory
  /// No tries: only direct search is used.
  case walk
}
