import MeCabDictionary

/// The header of a trie image file: sixteen 64-bit integers in the byte order of the machine.
///
/// It is followed by the edges from the root, the other edges and the words (see ``WordTrie``),
/// each section at a multiple of 64 bytes. A file is not used if its byte order, version,
/// dictionary or length differs from the expected one; the header contains a checksum of itself and
/// one of the sections.
struct TrieImageHeader: Sendable {
  /// The version of the format, to be incremented whenever the layout of ``WordTrie`` or ``Word``
  /// changes.
  static let formatVersion: UInt64 = 5
  static let size = HashedFields.size
  static let alignment = 64

  /// `MUTSUWDS` in little-endian byte order; big-endian machines read another number.
  private static let magic: UInt64 = 0x5344_5755_5354_554D
  private static let byteOrder: UInt64 = 0x0102_0304_0506_0708
  private static let unsupportedFlag: UInt64 = 1

  var identity: DictionaryIdentity
  /// Whether the file contains no trie because the dictionary is not supported.
  var isUnsupported = false
  /// The number of 64-bit integers in each section.
  var rootSize = 0
  var edgeSize = 0
  var wordCount = 0
  /// The edge to the surfaces that start with a character above U+FFFF.
  var astral = WordTrie.Edge(first: 0, second: 0)
  /// The checksum of everything after the header (see ``XXHash64``).
  var checksum: UInt64 = 0

  /// Creates a header without sections.
  init(_ identity: DictionaryIdentity) { self.identity = identity }

  /// The byte ranges of the sections in a file.
  var root: Range<Int> { Self.size..<Self.size + 8 * rootSize }
  var edges: Range<Int> {
    let start = Self.aligned(root.upperBound)
    return start..<start + 8 * edgeSize
  }
  var words: Range<Int> {
    let start = Self.aligned(edges.upperBound)
    return start..<start + 8 * wordCount
  }
  /// The size of the file in bytes.
  var fileSize: Int { isUnsupported ? Self.size : words.upperBound }

  private static func aligned(_ offset: Int) -> Int { (offset + alignment - 1) & ~(alignment - 1) }

  private var fields: HashedFields {
    HashedFields([
      Self.magic, Self.byteOrder, Self.formatVersion, isUnsupported ? Self.unsupportedFlag : 0,
      identity.byteCount, identity.entryCount, identity.samples,
      UInt64(bitPattern: identity.modificationTime),
      UInt64(rootSize), UInt64(edgeSize), UInt64(wordCount), astral.first, astral.second, checksum,
    ])
  }

  /// Writes the header to the start of `bytes`, which must be large enough.
  func write(to bytes: UnsafeMutableRawBufferPointer) { fields.write(to: bytes) }

  /// Returns the contents of a file that records that a dictionary is not supported.
  static func unsupportedFile(_ identity: DictionaryIdentity) -> [UInt8] {
    var header = TrieImageHeader(identity)
    header.isUnsupported = true
    return header.fields.bytes
  }

  /// Reads the header of a file, or returns `nil` if the header is damaged or of another version or
  /// byte order, or if the size of the file differs from the header.
  init?(_ bytes: UnsafeRawBufferPointer) {
    // Sizes limited by the size of the file cannot overflow when added.
    func isSize(_ size: UInt64) -> Bool { size <= UInt64(bytes.count) / 8 }
    guard let fields = HashedFields(bytes), fields[0] == Self.magic, fields[1] == Self.byteOrder,
      fields[2] == Self.formatVersion, fields[3] <= Self.unsupportedFlag, isSize(fields[8]),
      isSize(fields[9]), isSize(fields[10])
    else { return nil }
    identity = DictionaryIdentity(
      byteCount: fields[4], entryCount: fields[5], samples: fields[6],
      modificationTime: Int64(bitPattern: fields[7]))
    isUnsupported = fields[3] == Self.unsupportedFlag
    rootSize = Int(fields[8])
    edgeSize = Int(fields[9])
    wordCount = Int(fields[10])
    astral = WordTrie.Edge(first: fields[11], second: fields[12])
    checksum = fields[13]
    guard fileSize == bytes.count,
      isUnsupported
        || (rootSize == 2 * WordTrie.rootSize && wordCount == identity.entryCount
          && edgeSize % 2 == 0)
    else { return nil }
  }
}
