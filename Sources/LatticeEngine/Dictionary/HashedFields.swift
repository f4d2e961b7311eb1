import MeCabDictionary

/// The start of a file of tables: sixteen 64-bit integers in the byte order of the machine, the last of
/// which is a hash of the others.
struct HashedFields {
  /// The size in bytes.
  static let size = 8 * count
  private static let count = 16
  private var fields: [UInt64]

  /// Creates the start of a file from at most fifteen integers; missing ones are zero.
  init(_ fields: [UInt64]) {
    self.fields = fields
    self.fields += Array(repeating: 0, count: Self.count - 1 - fields.count)
    self.fields.append(Self.hash(of: self.fields))
  }

  /// Reads the start of a file, or returns `nil` if the file is too short or the hash differs.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.size else { return nil }
    fields = (0..<Self.count).map { bytes.loadUnaligned(fromByteOffset: 8 * $0, as: UInt64.self) }
    guard fields.last == Self.hash(of: fields.dropLast()) else { return nil }
  }

  subscript(index: Int) -> UInt64 { fields[index] }

  /// The bytes of a file that consists of nothing else.
  var bytes: [UInt8] { fields.flatMap { field in withUnsafeBytes(of: field) { Array($0) } } }

  /// Writes the integers to the start of `bytes`, which must be large enough.
  func write(to bytes: UnsafeMutableRawBufferPointer) {
    for (index, field) in fields.enumerated() {
      bytes.storeBytes(of: field, toByteOffset: 8 * index, as: UInt64.self)
    }
  }

  private static func hash(of fields: some Sequence<UInt64>) -> UInt64 {
    var hash = StableHash()
    for field in fields { hash.add(field) }
    return hash.value
  }
}
