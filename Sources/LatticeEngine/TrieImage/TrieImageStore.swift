import MeCabDictionary
import TextFoundation

/// Reads and writes the trie image files next to a dictionary and in the cache.
///
/// Files are written under a temporary name and renamed, so any number of processes may read and
/// write the same ones.
///
/// A file next to the dictionary is installed with it and trusted like it: its contents are verified
/// only together with those of the dictionary (`DictionaryVerification.full`, the hashes of the
/// manifest). Files of the cache are verified by the caller before they are used.
struct TrieImageStore: Sendable {
  let cache: TrieCache

  /// The result of a search for the trie image of a lexicon.
  enum Finding {
    /// A trie image, whose sections have not been read.
    case trieImage(TrieImage)
    /// An earlier process found that the lexicon is not supported.
    case unsupported(path: String)
    case nothing
    /// The cache or its file is refused.
    case refused(MeCabError)
  }

  /// Searches next to a compiled dictionary, if it is a system dictionary, and in the cache; files
  /// that do not match are ignored.
  func find(_ file: DictionaryFile) -> Finding {
    let identity = DictionaryIdentity(file)
    if file.kind == .system, let bytes = try? FileBytes(path: Self.pathBeside(file)) {
      let finding = Self.trieImage(in: bytes, identity.withoutTime, .besideDictionary)
      if case .nothing = finding {} else { return finding }
    }
    return find(identity)
  }

  /// Searches the cache only.
  func find(_ identity: DictionaryIdentity) -> Finding {
    guard let path = cache.folder else { return .nothing }
    let name = Self.name(identity)
    do throws(MeCabError) {
      guard let folder = try PrivateFolder(opening: path),
        let bytes = try folder.contents(of: name)
      else { return .nothing }
      let finding = Self.trieImage(in: bytes, identity, .cache(path: bytes.path))
      if case .trieImage = finding { TrieCacheEviction.recordUse(of: bytes, name, in: folder) }
      return finding
    } catch {
      return .refused(error)
    }
  }

  private static func trieImage(
    in bytes: FileBytes, _ identity: DictionaryIdentity, _ origin: TrieOrigin
  ) -> Finding {
    guard let header = bytes.withBytes({ TrieImageHeader($0) }), header.identity == identity else {
      return .nothing
    }
    if header.isUnsupported { return .unsupported(path: bytes.path) }
    return TrieImage(bytes, of: identity, origin: origin).map { .trieImage($0) } ?? .nothing
  }

  /// Stores a trie image in the cache, if there is one.
  func save(_ trieImage: TrieImage, identity: DictionaryIdentity) throws(MeCabError) {
    try trieImage.bytes.withBytes { bytes throws(MeCabError) in try save(bytes, identity) }
  }

  /// Records that a lexicon is not supported, so that later processes detect this when they open
  /// it.
  func saveUnsupported(_ identity: DictionaryIdentity, path: String) throws(MeCabError) {
    let contents = FileBytes(copying: TrieImageHeader.unsupportedFile(identity), path: path)
    try contents.withBytes { bytes throws(MeCabError) in try save(bytes, identity) }
  }

  private func save(
    _ bytes: UnsafeRawBufferPointer, _ identity: DictionaryIdentity
  ) throws(MeCabError) {
    guard let path = cache.folder, bytes.count <= cache.capacity else { return }
    let folder = try PrivateFolder.creating(path)
    let name = Self.name(identity)
    try TrieCacheEviction.reserve(bytes.count, for: name, in: folder, capacity: cache.capacity)
    try folder.write(bytes, to: name)
  }

  /// Returns the name of the cache file, which is unique for each dictionary and version of the
  /// format.
  static func name(_ identity: DictionaryIdentity) -> String {
    let digits = String(identity.fingerprint, radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.count)
    return "\(TrieCacheEviction.prefix)\(TrieImageHeader.formatVersion)-\(padding)\(digits)"
      + TrieCacheEviction.suffix
  }

  static func pathBeside(_ file: DictionaryFile) -> String {
    guard let slash = file.path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return DictionaryFormat.trieImageName
    }
    return FileSystem.join(file.path[..<slash], DictionaryFormat.trieImageName)
  }
}
