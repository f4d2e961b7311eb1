import MeCabDictionary
import Synchronization

/// Finds word tables for the lexica of a model, or makes them as soon as that pays.
///
/// Until a lexicon has tables, its surfaces are found by walking its double array, which needs no
/// preparation and is half as fast. The worker that brings the text walked over a limit builds the
/// tables for all; the others go on walking meanwhile.
///
/// Sendable: atomics; the lock only keeps two workers from building the same tables.
final class TablePreparation: Sendable {
  /// So many bytes of text take about as long to walk as tables of a common dictionary to build.
  static let defaultWalkLimit = 1 << 20
  /// Tables of user dictionaries of up to so many entries are built when they are opened.
  private static let smallEntryCount = 100_000

  private let lexica: [Lexicon]
  private let store: WordTableStore
  private let walkLimit: Int
  private let walked = Atomic(0)
  /// Nothing is left to be built, or nothing that can be.
  private let isDone = Atomic(false)
  /// The number of the lexicon that was found to be unserved; -1 for none.
  private let refused = Atomic(-1)
  private let building = Mutex(())

  /// Opens what tables there are.
  ///
  /// - Throws: `unservedDictionary` if it is known or plain to see that a lexicon cannot have
  ///   tables; `dictionaryDamaged` if those of a small user dictionary cannot be built.
  init(_ lexica: [Lexicon], source: WordTableSource, walkLimit: Int) throws(MeCabError) {
    self.lexica = lexica
    switch source {
    case .files(let cache): store = WordTableStore(cache: cache)
    case .memory, .walk: store = WordTableStore(cache: .none)
    }
    self.walkLimit = source == .walk ? .max : walkLimit
    for lexicon in lexica {
      if lexicon.leftOut != nil {
        try openWithoutNames(lexicon)
      } else if source != .walk {
        try open(lexicon, fromFiles: source != .memory)
      }
    }
  }

  /// Finds the tables in the cache or builds them now: those beside the dictionary have the names,
  /// and so would a walk.
  private func openWithoutNames(_ lexicon: Lexicon) throws(MeCabError) {
    let identity = lexicon.identity
    if case .tables(let tables) = store.find(identity) { return lexicon.publish(tables) }
    let tables = try WordTables(
      building: lexicon.file, leavingOut: lexicon.leftOut, identity: identity)
    lexicon.publish(tables)
    store.save(tables, identity: identity)
  }

  private func open(_ lexicon: Lexicon, fromFiles: Bool) throws(MeCabError) {
    let file = lexicon.file
    let isSmall = file.kind == .user && file.entryCount <= Self.smallEntryCount
    guard fromFiles, !isSmall else {
      lexicon.publish(try WordTables(building: file, identity: DictionaryIdentity(file)))
      return
    }
    switch store.find(file) {
    case .tables(let tables): lexicon.publish(tables)
    case .unserved: throw Self.unserved(file)
    case .nothing:
      guard lexicon.walk.hasCutKana else { return }
      throw Self.unserved(file)
    }
  }

  /// Checks that no dictionary was found to be one that only libmecab does as libmecab does it.
  ///
  /// - Throws: `unservedDictionary`.
  func checkServed() throws(MeCabError) {
    let number = refused.load(ordering: .relaxed)
    guard number < 0 else { throw Self.unserved(lexica[number].file) }
  }

  /// Counts text that is about to be walked, and builds the tables when it is enough.
  ///
  /// - Throws: `unservedDictionary` if the dictionary was found to be such a one.
  func count(_ bytes: Int) throws(MeCabError) {
    let total = walked.add(bytes, ordering: .relaxed).newValue
    if total >= walkLimit, !isDone.load(ordering: .acquiring) {
      if bytes >= walkLimit {
        // Walking such a line takes longer than waiting for the tables.
        build()
      } else {
        _ = building.withLockIfAvailable { _ in buildMissing() }
      }
    }
    try checkServed()
  }

  /// Builds the tables that are missing, or waits until another worker has.
  func build() { building.withLock { _ in buildMissing() } }

  private func buildMissing() {
    guard !isDone.load(ordering: .acquiring) else { return }
    for lexicon in lexica where lexicon.tables == nil {
      let identity = DictionaryIdentity(lexicon.file)
      do throws(MeCabError) {
        let tables = try WordTables(building: lexicon.file, identity: identity)
        lexicon.publish(tables)
        store.save(tables, identity: identity)
      } catch {
        // A damaged file is walked for good: the walk trusts nothing in it.
        if error.code == .unservedDictionary { refuse(lexicon) }
      }
    }
    isDone.store(true, ordering: .releasing)
  }

  /// Notes that a lexicon has a surface that ends inside a character.
  ///
  /// - Returns: the error that says so.
  @discardableResult
  func refuse(_ lexicon: Lexicon) -> MeCabError {
    let number = lexica.firstIndex { $0 === lexicon } ?? 0
    let (isFirst, _) = refused.compareExchange(
      expected: -1, desired: number, ordering: .relaxed)
    if isFirst { store.saveUnserved(lexicon.file) }
    return Self.unserved(lexicon.file)
  }

  private static func unserved(_ file: DictionaryFile) -> MeCabError {
    MeCabError(
      .unservedDictionary,
      "has a surface that is not UTF-8 or ends inside a character; libmecab can read it",
      path: file.path)
  }
}

/// Where word tables may come from; for tests and measurements.
package enum WordTableSource: Sendable, Equatable {
  /// From beside the dictionary or a cache; walking until there are some.
  case files(WordTableCache)
  /// Built at once, files neither read nor written.
  case memory
  /// None, ever: walking.
  case walk
}
