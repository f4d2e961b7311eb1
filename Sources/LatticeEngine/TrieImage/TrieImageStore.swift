import MeCabDictionary

/// Reads and writes the trie image files next to a dictionary and in the cache.
///
/// Files are written under a temporary name and renamed, so any number of processes may read and
/// write the same ones.
struct TrieImageStore: Sendable {
  let cache: TrieCache

  /// The result of a search for the trie image of a lexicon.
  enum Finding {
    case trieImage(TrieImage)
    /// An earlier process found that the lexicon is not supported.
    case unsupported(path: String)
    case nothing
  }

  /// Searches next to a system dictionary and in the cache; files that do not match are ignored.
  func find(_ file: DictionaryFile) -> Finding {
    let identity = DictionaryIdentity(file)
    if file.kind == .system {
      let finding = open(Self.pathBeside(file), identity.withoutTime, .besideDictionary)
      if case .nothing = finding {} else { return finding }
    }
    return find(identity)
  }

  /// Searches the cache only.
  func find(_ identity: DictionaryIdentity) -> Finding {
    guard let path = cachePath(identity) else { return .nothing }
    return open(path, identity, .cache(path: path))
  }

  private func open(
    _ path: String, _ identity: DictionaryIdentity, _ origin: TrieOrigin
  ) -> Finding {
    guard let bytes = try? FileBytes(path: path),
      let header = bytes.withBytes({ TrieImageHeader($0) }), header.identity == identity
    else { return .nothing }
    if header.isUnsupported { return .unsupported(path: path) }
    return TrieImage(bytes, of: identity, origin: origin).map { .trieImage($0) } ?? .nothing
  }

  /// Stores a trie image in the cache, if it is writable.
  func save(_ trieImage: TrieImage, identity: DictionaryIdentity) {
    trieImage.bytes.withBytes { save($0, identity) }
  }

  /// Records that a lexicon is not supported, so that later processes detect this when they open
  /// it.
  func saveUnsupported(_ file: DictionaryFile) {
    let identity = DictionaryIdentity(file)
    TrieImageHeader.unsupportedFile(identity).withUnsafeBytes { save($0, identity) }
  }

  /// Writes a file to the cache, ignoring failures, which only make later starts slower.
  private func save(_ bytes: UnsafeRawBufferPointer, _ identity: DictionaryIdentity) {
    guard let folder = cache.folder, let path = cachePath(identity) else { return }
    do throws(MeCabError) {
      try FileSystem.makeDirectories(folder)
      try FileSystem.writeAtomically(bytes, to: path)
    } catch {}
  }

  /// Returns the path of the cache file, which is unique for each dictionary and version of the
  /// format.
  func cachePath(_ identity: DictionaryIdentity) -> String? {
    guard let folder = cache.folder else { return nil }
    let digits = String(identity.fingerprint, radix: 16)
    let name = String(repeating: "0", count: 16 - digits.count) + digits
    return FileSystem.join(folder, "words-\(TrieImageHeader.formatVersion)-\(name).trie")
  }

  static func pathBeside(_ file: DictionaryFile) -> String {
    guard let slash = file.path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return DictionaryFormat.trieImageName
    }
    return FileSystem.join(file.path[..<slash], DictionaryFormat.trieImageName)
  }
}
