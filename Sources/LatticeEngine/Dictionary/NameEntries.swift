import DictionaryManifest
package import MeCabDictionary

/// Which entries of a system dictionary are of the layer of names: the file `names.bits` beside it.
///
/// Sendable: a plain value.
package struct NameEntries: Sendable, Equatable {
  /// Entry n is bit n % 64 of number n / 64.
  private var bits: [UInt64]
  /// How many entries the dictionary has.
  package let entryCount: Int
  /// How many of them are of the layer.
  package private(set) var count = 0

  /// The entries with these numbers; what is no number of an entry is passed over.
  package init(_ entries: some Sequence<Int>, entryCount: Int) {
    self.entryCount = entryCount
    bits = Array(repeating: 0, count: (entryCount + 63) / 64)
    for entry in entries where 0..<entryCount ~= entry && !contains(entry) {
      bits[entry / 64] |= 1 << UInt64(entry % 64)
      count += 1
    }
  }

  /// Whether an entry is of the layer; one that is not in the dictionary is not.
  package func contains(_ entry: Int) -> Bool {
    guard 0..<entryCount ~= entry else { return false }
    return bits[entry / 64] & 1 << UInt64(entry % 64) != 0
  }

  /// Whether all entries of a range are of the layer.
  func containsAll(of entries: Range<Int>) -> Bool { entries.allSatisfy { contains($0) } }

  /// A number for the whole set, to tell one from another.
  var fingerprint: UInt64 {
    var hash = WordHash()
    for word in bits { hash.add(word) }
    return hash.value
  }
}

// MARK: The file

extension NameEntries {
  /// To be raised whenever the layout changes.
  static let formatVersion: UInt64 = 1
  /// Eight integers of 64 bits, as the bits behind them little-endian: magic, version, three of the
  /// dictionary's identity, how many names, 0, a hash of all others and the bits.
  static let headerSize = 64
  /// `MUTSUNAM`.
  private static let magic: UInt64 = 0x4D41_4E55_5354_554D

  /// The bytes of the file for the dictionary of this identity.
  func file(for identity: DictionaryIdentity) -> [UInt8] {
    let words = header(identity) + [checksum(identity)] + bits
    return words.flatMap { word in withUnsafeBytes(of: word.littleEndian) { Array($0) } }
  }

  private func header(_ identity: DictionaryIdentity) -> [UInt64] {
    [
      Self.magic, Self.formatVersion, identity.byteCount, identity.entryCount, identity.samples,
      UInt64(count), 0,
    ]
  }

  private func checksum(_ identity: DictionaryIdentity) -> UInt64 {
    var hash = WordHash()
    for word in header(identity) { hash.add(word) }
    for word in bits { hash.add(word) }
    return hash.value
  }

  /// Reads a file that belongs to the dictionary `file`.
  ///
  /// - Throws: `dictionaryDamaged` if it does not, or is not as it was written.
  init(
    _ bytes: UnsafeRawBufferPointer, of file: DictionaryFile, path: String
  ) throws(MeCabError) {
    func refusal(_ what: String) -> MeCabError {
      MeCabError(
        .dictionaryDamaged,
        "\(what), so that names cannot be left out; build or install the dictionary again, or leave "
          + "the names on", path: path)
    }
    func word(_ index: Int) -> UInt64 { bytes.littleEndian(at: 8 * index, as: UInt64.self) }
    let headerWords = Self.headerSize / 8
    guard bytes.count >= Self.headerSize, word(0) == Self.magic else {
      throw refusal("is truncated or no list of names")
    }
    guard word(1) == Self.formatVersion else {
      throw refusal("has version \(word(1)), not \(Self.formatVersion)")
    }
    let identity = DictionaryIdentity(file).withoutTime
    entryCount = file.entryCount
    let size = (entryCount + 63) / 64
    guard word(2) == identity.byteCount, word(3) == identity.entryCount,
      word(4) == identity.samples
    else { throw refusal("does not belong to \(file.path)") }
    guard bytes.count == Self.headerSize + 8 * size else {
      throw refusal("has \(bytes.count) bytes instead of \(Self.headerSize + 8 * size)")
    }
    bits = (0..<size).map { word(headerWords + $0) }
    count = bits.reduce(0) { $0 + $1.nonzeroBitCount }
    let unused = UInt64(64 * size - entryCount)
    guard (0..<headerWords - 1).map(word) == header(identity),
      word(headerWords - 1) == checksum(identity),
      (bits.last ?? 0).leadingZeroBitCount >= Int(unused)
    else { throw refusal("is damaged") }
  }

  /// Writes the file beside the `sys.dic` in `directory`, given the numbers of the entries.
  ///
  /// - Throws: as ``WordTableCompiler/compile(directory:)``.
  package static func compile(
    directory: String, entries: some Sequence<Int>
  ) throws(MeCabError) {
    let file = try DictionaryFile(path: FileSystem.join(directory, "sys.dic"))
    let names = NameEntries(entries, entryCount: file.entryCount)
    try FileSystem.writeAtomically(
      names.file(for: DictionaryIdentity(file).withoutTime), to: path(in: directory))
  }

  /// Finds the names of the dictionary in `directory`, whose `sys.dic` is `file`; `nil` if it has
  /// none.
  ///
  /// - Throws: `dictionaryMissing` if the dictionary's manifest lists a file that is not there;
  ///   `dictionaryDamaged` if it is damaged or of another dictionary; `fileUnreadable`.
  package static func find(
    in directory: String, of file: DictionaryFile
  ) throws(MeCabError) -> NameEntries? {
    let path = path(in: directory)
    guard FileSystem.exists(path) else {
      let listed = Manifest(directory: directory)?.files.map(\.name) ?? []
      guard listed.contains(DictionaryFormat.namesName) else { return nil }
      throw MeCabError(
        .dictionaryMissing,
        "is not there, so that names cannot be left out; build or install the dictionary again, or "
          + "leave the names on", path: path)
    }
    let bytes = try FileBytes(path: path)
    let names = try bytes.withBytes { buffer throws(MeCabError) in
      try NameEntries(buffer, of: file, path: path)
    }
    return names.count > 0 ? names : nil
  }

  private static func path(in directory: String) -> String {
    FileSystem.join(directory, DictionaryFormat.namesName)
  }
}
