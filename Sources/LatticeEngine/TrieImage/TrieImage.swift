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
  static let body = TrieImageHeader.size...

  /// Whether the sections have their checksum; reads the whole file.
  var isIntact: Bool {
    bytes.withBytes {
      XXHash64.of(UnsafeRawBufferPointer(rebasing: $0[Self.body])) == checksum
    }
  }

  /// Opens the trie image in a file, or returns `nil` if it is not for a dictionary of this identity.
  ///
  /// The sections are not read; see ``isIntact``.
  convenience init?(
    _ bytes: FileBytes, of identity: DictionaryIdentity, origin: TrieOrigin
  ) {
    guard let header = bytes.withBytes({ TrieImageHeader($0) }), !header.isUnsupported,
      header.identity == identity
    else { return nil }
    self.init(bytes, header, origin: origin)
  }

  /// Creates an image of memory with a header; `nil` if it is empty.
  init?(_ bytes: FileBytes, _ header: TrieImageHeader, origin: TrieOrigin) {
    guard let parts = Parts(bytes, header) else { return nil }
    trie = parts.trie
    self.bytes = bytes
    checksum = header.checksum
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
  /// A section of the image of the dictionary.
  case image
  /// Built in this process.
  case memory

  /// The description in ``LatticeModel/trieOrigin``.
  var description: String {
    switch self {
    case .besideDictionary: "beside the dictionary"
    case .cache(let path): "cache (\(path))"
    case .image: "in the dictionary"
    case .memory: "built in memory"
    }
  }
}
