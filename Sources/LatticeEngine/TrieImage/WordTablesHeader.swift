import MeCabDictionary

/// The start of a file of word tables: sixteen integers of 64 bits, in the machine's byte order.
///
/// Behind it come the edges from the root, the other edges and the words (see ``WordTrie``), each at
/// a multiple of 64 bytes. A file in another byte order, of another version, for another dictionary
/// or of another length than the header says is not used.
///
/// Sendable: a plain value.
struct WordTablesHeader: Sendable {
  /// To be raised whenever what ``WordTrie`` or ``Word`` say of their integers changes.
  static let formatVersion: UInt64 = 2
  static let size = 128
  static let alignment = 64

  /// `MUTSUWDS` in the order of a little-endian machine; others see another number.
  private static let magic: UInt64 = 0x5344_5755_5354_554D
  private static let byteOrder: UInt64 = 0x0102_0304_0506_0708
  private static let unservedFlag: UInt64 = 1
  private static let fieldCount = 16

  var identity: DictionaryIdentity
  /// Whether the file has no tables because the dictionary cannot have any.
  var isUnserved = false
  /// How many integers of 64 bits each section has.
  var rootSize = 0
  var edgeSize = 0
  var wordCount = 0
  /// The edge to the surfaces that start above U+FFFF.
  var astral = WordTrie.Edge(first: 0, second: 0)

  /// A header of nothing yet.
  init(_ identity: DictionaryIdentity) { self.identity = identity }

  /// Where the sections lie in a file.
  var root: Range<Int> { Self.size..<Self.size + 8 * rootSize }
  var edges: Range<Int> {
    let start = Self.aligned(root.upperBound)
    return start..<start + 8 * edgeSize
  }
  var words: Range<Int> {
    let start = Self.aligned(edges.upperBound)
    return start..<start + 8 * wordCount
  }
  /// How many bytes the file has.
  var fileSize: Int { isUnserved ? Self.size : words.upperBound }

  private static func aligned(_ offset: Int) -> Int { (offset + alignment - 1) & ~(alignment - 1) }

  private var fields: [UInt64] {
    let fields = [
      Self.magic, Self.byteOrder, Self.formatVersion, isUnserved ? Self.unservedFlag : 0,
      identity.byteCount, identity.entryCount, identity.samples,
      UInt64(bitPattern: identity.modificationTime),
      UInt64(rootSize), UInt64(edgeSize), UInt64(wordCount), astral.first, astral.second, 0, 0,
    ]
    var hash = WordHash()
    for field in fields { hash.add(field) }
    return fields + [hash.value]
  }

  /// Writes the header to the start of `bytes`, which are enough.
  func write(to bytes: UnsafeMutableRawBufferPointer) {
    for (index, field) in fields.enumerated() {
      bytes.storeBytes(of: field, toByteOffset: 8 * index, as: UInt64.self)
    }
  }

  /// The bytes of a file that says a dictionary cannot be served.
  static func unservedFile(_ identity: DictionaryIdentity) -> [UInt8] {
    var header = WordTablesHeader(identity)
    header.isUnserved = true
    return header.fields.flatMap { field in withUnsafeBytes(of: field) { Array($0) } }
  }

  /// Reads the header of a file; `nil` if it is none of this version and machine, or damaged, or
  /// the file is shorter or longer than it says.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.size else { return nil }
    func field(_ index: Int) -> UInt64 {
      bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)
    }
    // Sizes that add up to no more than the file cannot overflow.
    func isSize(_ size: UInt64) -> Bool { size <= UInt64(bytes.count) / 8 }
    var hash = WordHash()
    for index in 0..<Self.fieldCount - 1 { hash.add(field(index)) }
    guard field(0) == Self.magic, field(1) == Self.byteOrder, field(2) == Self.formatVersion,
      field(3) <= Self.unservedFlag, field(15) == hash.value, isSize(field(8)), isSize(field(9)),
      isSize(field(10))
    else { return nil }
    identity = DictionaryIdentity(
      byteCount: field(4), entryCount: field(5), samples: field(6),
      modificationTime: Int64(bitPattern: field(7)))
    isUnserved = field(3) == Self.unservedFlag
    rootSize = Int(field(8))
    edgeSize = Int(field(9))
    wordCount = Int(field(10))
    astral = WordTrie.Edge(first: field(11), second: field(12))
    guard fileSize == bytes.count,
      isUnserved
        || (rootSize == 2 * WordTrie.rootSize && wordCount == identity.entryCount
          && edgeSize % 2 == 0)
    else { return nil }
  }
}
