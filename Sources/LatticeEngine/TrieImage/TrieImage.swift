import MeCabDictionary

/// A ``WordTrie`` with its memory, which has the layout of a trie image file.
final class TrieImage: Sendable {
  let trie: WordTrie
  let origin: TrieOrigin
  /// The bytes of the whole file, either mapped or in the form in which they would be written.
  let bytes: FileBytes
  /// The checksum of the sections that the header promises.
  private let checksum: UInt64
  /// The bytes after the header.
  private static let body = TrieImageHeader.size...

  /// Whether the sections have their checksum; reads the whole file.
  var isIntact: Bool {
    bytes.withBytes {
      TrieImageChecksum.of(UnsafeRawBufferPointer(rebasing: $0[Self.body])) == checksum
    }
  }

  /// Builds the trie image of a lexicon in memory.
  ///
  /// The header contains `identity`; the entries of `excludedEntries` are excluded.
  ///
  /// - Throws: The same errors as ``WordTrieBuilder``.
  convenience init(
    building file: DictionaryFile, excluding excludedEntries: ProperNameEntries? = nil,
    identity: DictionaryIdentity
  ) throws(MeCabError) {
    let builder = try WordTrieBuilder.build(file, excluding: excludedEntries)
    var header = TrieImageHeader(identity)
    header.rootSize = 2 * WordTrie.rootSize
    header.edgeSize = builder.edgeSize
    header.wordCount = builder.wordCount
    header.astral = builder.astral
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: header.fileSize, alignment: TrieImageHeader.alignment)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    for (section, source) in [
      (header.root, UnsafeRawPointer(builder.root.start)),
      (header.edges, UnsafeRawPointer(builder.edges.start)),
      (header.words, UnsafeRawPointer(builder.words.start)),
    ] {
      memory[section].copyBytes(from: UnsafeRawBufferPointer(start: source, count: section.count))
    }
    header.checksum = TrieImageChecksum.of(UnsafeRawBufferPointer(rebasing: memory[Self.body]))
    header.write(to: memory)
    let bytes = FileBytes(adopting: memory, path: file.path)
    guard let trieImage = Parts(bytes, header) else { throw file.damaged("it is empty") }
    self.init(trieImage, bytes, header.checksum, .memory)
  }

  /// Opens the trie image in a file, or returns `nil` if it is not for a dictionary of this identity.
  ///
  /// The sections are not read; see ``isIntact``.
  convenience init?(
    _ bytes: FileBytes, of identity: DictionaryIdentity, origin: TrieOrigin
  ) {
    guard let header = bytes.withBytes({ TrieImageHeader($0) }), !header.isUnsupported,
      header.identity == identity, let parts = Parts(bytes, header)
    else { return nil }
    self.init(parts, bytes, header.checksum, origin)
  }

  private init(_ parts: Parts, _ bytes: FileBytes, _ checksum: UInt64, _ origin: TrieOrigin) {
    trie = parts.trie
    self.bytes = bytes
    self.checksum = checksum
    self.origin = origin
  }

  /// The trie in memory with a validated header; the bytes must outlive it.
  private struct Parts {
    let trie: WordTrie

    init?(_ bytes: FileBytes, _ header: TrieImageHeader) {
      guard let start = bytes.withBytes({ $0.baseAddress }) else { return nil }
      func table(_ section: Range<Int>) -> Table<UInt64> {
        Table(
          (start + section.lowerBound).assumingMemoryBound(to: UInt64.self),
          count: section.count / 8)
      }
      trie = WordTrie(
        root: table(header.root), astral: header.astral, edges: table(header.edges),
        words: table(header.words))
    }
  }
}

/// The origin of a trie image.
enum TrieOrigin: Sendable, Equatable, CustomStringConvertible {
  /// A file in the directory of the dictionary.
  case besideDictionary
  /// A file in the cache folder.
  case cache(path: String)
  /// Built in this process.
  case memory

  /// The description in ``LatticeModel/trieOrigin``.
  var description: String {
    switch self {
    case .besideDictionary: "beside the dictionary"
    case .cache(let path): "cache (\(path))"
    case .memory: "built in memory"
    }
  }
}
