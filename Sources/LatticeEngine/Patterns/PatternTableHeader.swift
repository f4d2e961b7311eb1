/// The header of a pattern table file: sixteen 64-bit integers in the byte order of the machine.
///
/// It is followed by the letters of the 65,536 characters (16 bits each), the categories, the right
/// ids of the entries (16 bits each), the double array and the exceptions (see ``PatternTable``),
/// each section at a multiple of 64 bytes.
struct PatternTableHeader: Sendable {
  /// The version of the format, to be incremented whenever the layout changes.
  static let formatVersion: UInt64 = 1
  static let size = HashedFields.size
  static let letterCount = 1 << 16
  static let categoryCount = 32
  private static let alignment = 64
  /// `MUTSUPAT` in little-endian byte order; big-endian machines read another number.
  private static let magic: UInt64 = 0x5441_5055_5354_554D

  var identity: DictionaryIdentity
  /// The number of slots of the double array.
  var unitCount = 0
  /// The number of 32-bit integers of the exceptions.
  var exceptionSize = 0
  /// A hash of everything after the header.
  var bodyHash: UInt64 = 0

  init(_ identity: DictionaryIdentity) { self.identity = identity }

  /// The byte ranges of the sections in a file.
  var letters: Range<Int> { Self.size..<Self.size + 2 * Self.letterCount }
  var categories: Range<Int> { section(after: letters, 4 * Self.categoryCount) }
  var states: Range<Int> { section(after: categories, 2 * Int(identity.entryCount)) }
  var units: Range<Int> { section(after: states, 12 * unitCount) }
  var exceptions: Range<Int> { section(after: units, 4 * exceptionSize) }
  /// The size of the file in bytes.
  var fileSize: Int { exceptions.upperBound }

  private func section(after previous: Range<Int>, _ size: Int) -> Range<Int> {
    let start = (previous.upperBound + Self.alignment - 1) & ~(Self.alignment - 1)
    return start..<start + size
  }

  /// Writes the header to the start of `bytes`, which must be large enough.
  func write(to bytes: UnsafeMutableRawBufferPointer) {
    let fields = HashedFields([
      Self.magic, Self.formatVersion, identity.byteCount, identity.entryCount, identity.samples,
      UInt64(unitCount), UInt64(exceptionSize), bodyHash,
    ])
    fields.write(to: bytes)
  }

  /// Reads the header of a file, or returns `nil` if the header is damaged or of another version or
  /// byte order, or if the size of the file differs from the header.
  init?(_ bytes: UnsafeRawBufferPointer) {
    // Sizes limited by the size of the file cannot overflow when added.
    func isSize(_ size: UInt64) -> Bool { size <= UInt64(bytes.count) / 4 }
    guard let fields = HashedFields(bytes), fields[0] == Self.magic,
      fields[1] == Self.formatVersion, isSize(fields[3]), isSize(fields[5]), isSize(fields[6]),
      fields[5] > 0
    else { return nil }
    identity = DictionaryIdentity(
      byteCount: fields[2], entryCount: fields[3], samples: fields[4], modificationTime: 0)
    unitCount = Int(fields[5])
    exceptionSize = Int(fields[6])
    bodyHash = fields[7]
    guard fileSize == bytes.count else { return nil }
  }

  /// Returns the hash of everything after the header of a file.
  static func bodyHash(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = StableHash()
    hash.add(UnsafeRawBufferPointer(rebasing: bytes[size...]))
    return hash.value
  }
}
