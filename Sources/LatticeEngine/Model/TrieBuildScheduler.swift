import MeCabDictionary
import Synchronization

/// Finds tries for the lexica of a model, or builds them as soon as this is worthwhile.
///
/// Until a lexicon has a trie, its surfaces are found by searching its double array, which needs no
/// preparation and is half as fast. The worker whose text exceeds the limit builds the tries for
/// all workers; the others continue with the direct search in the meantime.
///
/// Trie images in the cache are verified before they are used, which reads the whole file and so
/// takes longer than the direct search of a few lines: this waits for a lower limit.
///
/// Thread-safe: the state is atomic; a lock prevents two workers from building the same trie.
final class TrieBuildScheduler: Sendable {
  /// The number of bytes of text that take about as long to search directly as the tries of a
  /// typical dictionary take to build.
  static let defaultWalkLimit = 1 << 20
  /// The number of bytes of text that take about as long to search directly as a cached trie of a
  /// typical dictionary takes to verify.
  static let verificationLimit = 1 << 16
  /// The maximum number of entries of a user dictionary for which the trie is built when it is
  /// opened.
  private static let smallEntryCount = 100_000

  private let lexica: [Lexicon]
  private let store: TrieImageStore
  /// The number of bytes of text that are searched directly before tries are verified or built.
  private let walkLimit: Atomic<Int>
  /// The first reason why the cache or one of its files was not used.
  private let problem = Mutex<MeCabError?>(nil)
  private let walked = Atomic(0)
  /// Whether there is nothing left to build, or nothing that can be built.
  private let isDone = Atomic(false)
  /// The index of a lexicon found to be unsupported, or -1.
  private let unsupportedIndex = Atomic(-1)
  /// The trie images found in the cache, whose contents have not been verified, by lexicon; the lock
  /// is held while tries are verified or built.
  private let building = Mutex<[TrieImage?]>([])

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
    self.walkLimit = Atomic(source == .walk ? .max : walkLimit)
    var cached = [TrieImage?](repeating: nil, count: lexica.count)
    for (number, lexicon) in lexica.enumerated() {
      if lexicon.excludedEntries != nil {
        try openWithoutNames(lexicon)
      } else if source != .walk || lexicon.walk == nil {
        cached[number] = try open(lexicon, fromFiles: source != .memory)
      }
    }
    guard cached.contains(where: { $0 != nil }) else { return }
    let missing = lexica.indices.filter { lexica[$0].trieImage == nil && cached[$0] == nil }
    if missing.isEmpty {
      self.walkLimit.store(min(walkLimit, Self.verificationLimit), ordering: .relaxed)
    }
    building.withLock { $0 = cached }
  }

  /// The first reason why the cache or one of its files was not used, or nil.
  var cacheProblem: MeCabError? { problem.withLock { $0 } }

  private func record(_ error: MeCabError) {
    problem.withLock { if $0 == nil { $0 = error } }
  }

  /// Finds the trie without proper names in the cache, or builds it now.
  ///
  /// The trie next to the dictionary and the direct search include the proper names.
  private func openWithoutNames(_ lexicon: Lexicon) throws(MeCabError) {
    let identity = lexicon.identity
    switch store.find(identity) {
    case .trieImage(let trieImage): if publishIfIntact(trieImage, of: lexicon) { return }
    case .refused(let error): record(error)
    case .unsupported, .nothing: break
    }
    let trieImage = try TrieImage.build(
      lexicon.source, excluding: lexicon.excludedEntries, identity: identity)
    lexicon.publish(trieImage)
    save(trieImage, identity: identity)
  }

  /// Publishes the trie image of a lexicon if it is trusted or need not be read, and returns the one
  /// from the cache.
  private func open(_ lexicon: Lexicon, fromFiles: Bool) throws(MeCabError) -> TrieImage? {
    let file: DictionaryFile
    switch lexicon.source {
    case .coded(let coded):
      lexicon.publish(coded.trieImage)
      return nil
    case .compiled(let compiled): file = compiled
    }
    let isSmall = file.kind == .user && file.entryCount <= Self.smallEntryCount
    guard fromFiles, !isSmall else {
      lexicon.publish(try TrieImage.build(lexicon.source, identity: lexicon.identity))
      return nil
    }
    let finding = store.find(file)
    switch finding {
    case .trieImage(let trieImage):
      guard trieImage.origin == .besideDictionary else { return trieImage }
      lexicon.publish(trieImage)
      return nil
    case .unsupported: throw Self.unsupported(file.path)
    case .nothing, .refused:
      if case .refused(let error) = finding { record(error) }
      guard lexicon.walk?.hasTruncatedKana == true else { return nil }
      throw Self.unsupported(file.path)
    }
  }

  /// Verifies the cached trie images now and publishes those that are intact.
  func publishCached() { building.withLock { publishIntact($0) } }

  private func publishIntact(_ cached: [TrieImage?]) {
    for (lexicon, trieImage) in zip(lexica, cached) where lexicon.trieImage == nil {
      if let trieImage { publishIfIntact(trieImage, of: lexicon) }
    }
  }

  /// Publishes a trie image from the cache if its contents have their checksum.
  ///
  /// A damaged image is replaced when the trie is built.
  @discardableResult
  private func publishIfIntact(_ trieImage: TrieImage, of lexicon: Lexicon) -> Bool {
    guard trieImage.isIntact else {
      record(
        MeCabError(
          .dictionaryDamaged, "is damaged: its checksum does not match; it is built again",
          path: trieImage.bytes.path))
      return false
    }
    lexicon.publish(trieImage)
    return true
  }

  /// Stores a trie image in the cache; a failure only makes later starts slower.
  private func save(_ trieImage: TrieImage, identity: DictionaryIdentity) {
    do throws(MeCabError) { try store.save(trieImage, identity: identity) } catch { record(error) }
  }

  /// Throws if a dictionary was found to be supported by libmecab only.
  ///
  /// - Throws: `unsupportedDictionary`.
  func checkSupported() throws(MeCabError) {
    let number = unsupportedIndex.load(ordering: .relaxed)
    guard number < 0 else { throw Self.unsupported(lexica[number].source.path) }
  }

  /// Counts text that is about to be searched directly, and builds the tries when the limit is
  /// reached.
  ///
  /// - Throws: `unsupportedDictionary` if the dictionary was found to be unsupported.
  func count(_ bytes: Int) throws(MeCabError) {
    let total = walked.add(bytes, ordering: .relaxed).newValue
    let limit = walkLimit.load(ordering: .relaxed)
    if total >= limit, !isDone.load(ordering: .acquiring) {
      if bytes >= limit {
        // Searching such a line directly takes longer than waiting for the tries.
        build()
      } else {
        _ = building.withLockIfAvailable { buildMissing(cached: $0) }
      }
    }
    try checkSupported()
  }

  /// Builds the missing tries, or waits until another worker has built them.
  func build() { building.withLock { buildMissing(cached: $0) } }

  private func buildMissing(cached: [TrieImage?]) {
    guard !isDone.load(ordering: .acquiring) else { return }
    publishIntact(cached)
    for lexicon in lexica where lexicon.trieImage == nil {
      let identity = lexicon.identity
      do throws(MeCabError) {
        let trieImage = try TrieImage.build(lexicon.source, identity: identity)
        lexicon.publish(trieImage)
        save(trieImage, identity: identity)
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
    if isFirst {
      do throws(MeCabError) {
        try store.saveUnsupported(lexicon.identity, path: lexicon.source.path)
      } catch {
        record(error)
      }
    }
    return Self.unsupported(lexicon.source.path)
  }

  private static func unsupported(_ path: String) -> MeCabError {
    MeCabError(
      .unsupportedDictionary,
      "has a surface that is not UTF-8 or ends inside a character; use libmecab for this dictionary",
      path: path)
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
