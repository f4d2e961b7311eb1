import MeCabDictionary

/// The files word tables are found in and kept in.
///
/// Sendable: plain values; files are written under another name and renamed, so that any number of
/// processes may read and write the same ones.
struct WordTableStore: Sendable {
  let cache: WordTableCache

  /// What was found for a lexicon.
  enum Finding {
    case tables(WordTables)
    /// An earlier process found that the lexicon cannot have any.
    case unserved(path: String)
    case nothing
  }

  /// Looks beside a system dictionary and in the cache; files that do not fit are no files.
  func find(_ file: DictionaryFile) -> Finding {
    let identity = DictionaryIdentity(file)
    if file.kind == .system {
      let finding = open(Self.pathBeside(file), identity.withoutTime, .besideDictionary)
      if case .nothing = finding {} else { return finding }
    }
    return find(identity)
  }

  /// Looks in the cache only.
  func find(_ identity: DictionaryIdentity) -> Finding {
    guard let path = cachePath(identity) else { return .nothing }
    return open(path, identity, .cache(path: path))
  }

  private func open(
    _ path: String, _ identity: DictionaryIdentity, _ origin: WordTableOrigin
  ) -> Finding {
    guard let bytes = try? FileBytes(path: path),
      let header = bytes.withBytes({ WordTablesHeader($0) }), header.identity == identity
    else { return .nothing }
    if header.isUnserved { return .unserved(path: path) }
    return WordTables(bytes, of: identity, origin: origin).map { .tables($0) } ?? .nothing
  }

  /// Keeps built tables in the cache, if it can be written.
  func save(_ tables: WordTables, identity: DictionaryIdentity) {
    tables.bytes.withBytes { save($0, identity) }
  }

  /// Keeps that a lexicon cannot have tables, so that the next process knows when it opens it.
  func saveUnserved(_ file: DictionaryFile) {
    let identity = DictionaryIdentity(file)
    WordTablesHeader.unservedFile(identity).withUnsafeBytes { save($0, identity) }
  }

  /// A cache that cannot be written makes nothing wrong, only later starts slower.
  private func save(_ bytes: UnsafeRawBufferPointer, _ identity: DictionaryIdentity) {
    guard let folder = cache.folder, let path = cachePath(identity) else { return }
    do throws(MeCabError) {
      try FileSystem.makeDirectories(folder)
      try FileSystem.writeAtomically(bytes, to: path)
    } catch {}
  }

  /// Every dictionary and every version of the format has a file of its own.
  func cachePath(_ identity: DictionaryIdentity) -> String? {
    guard let folder = cache.folder else { return nil }
    let digits = String(identity.fingerprint, radix: 16)
    let name = String(repeating: "0", count: 16 - digits.count) + digits
    return FileSystem.join(folder, "words-\(WordTablesHeader.formatVersion)-\(name).trie")
  }

  static func pathBeside(_ file: DictionaryFile) -> String {
    guard let slash = file.path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return DictionaryFormat.wordTablesName
    }
    return FileSystem.join(file.path[..<slash], DictionaryFormat.wordTablesName)
  }
}
