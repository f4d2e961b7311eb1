import DictionaryManifest
package import MeCabDictionary

/// The entries of a system dictionary that belong to its proper-name lexicon, stored in the file
/// `names.bits` next to it.
package struct ProperNameEntries: Sendable, Equatable {
  /// The bit set: entry n is bit n % 64 of word n / 64.
  private var bits: [UInt64]
  /// The number of entries in the dictionary.
  package let entryCount: Int
  /// The number of entries in the proper-name lexicon.
  package private(set) var count = 0

  /// Creates a set of entry indices, ignoring those that are out of range.
  package init(_ entries: some Sequence<Int>, entryCount: Int) {
    self.entryCount = entryCount
    bits = Array(repeating: 0, count: (entryCount + 63) / 64)
    for entry in entries where 0..<entryCount ~= entry && !contains(entry) {
      bits[entry / 64] |= 1 << UInt64(entry % 64)
      count += 1
    }
  }

  /// Returns whether an entry is in the set; an index out of range is not.
  package func contains(_ entry: Int) -> Bool {
    guard 0..<entryCount ~= entry else { return false }
    return bits[entry / 64] & 1 << UInt64(entry % 64) != 0
  }

  /// Returns whether all entries of a range are in the set.
  func containsAll(of entries: Range<Int>) -> Bool { entries.allSatisfy { contains($0) } }

  /// A hash that identifies the set.
  var fingerprint: UInt64 {
    var hash = StableHash()
    for word in bits { hash.add(word) }
    return hash.value
  }
}

// MARK: The file

extension ProperNameEntries {
  /// The version of the format, to be incremented whenever the layout changes.
  static let formatVersion: UInt64 = 1
  /// The size of the header: eight 64-bit integers, little-endian like the bits that follow.
  ///
  /// The integers are magic, version, three of the identity of the dictionary, the number of names,
  /// 0, and a hash of the other integers and the bits.
  static let headerSize = 64
  /// `MUTSUNAM`.
  private static let magic: UInt64 = 0x4D41_4E55_5354_554D

  /// Returns the contents of the file for the dictionary of this identity.
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
    var hash = StableHash()
    for word in header(identity) { hash.add(word) }
    for word in bits { hash.add(word) }
    return hash.value
  }

  /// Parses a file that belongs to the dictionary `source`.
  ///
  /// - Throws: `dictionaryDamaged` if the file is damaged or belongs to another dictionary.
  init(
    _ bytes: UnsafeRawBufferPointer, of source: EntrySource, path: String
  ) throws(MeCabError) {
    func damaged(_ what: String) -> MeCabError {
      MeCabError(
        .dictionaryDamaged,
        "\(what), so proper names cannot be excluded; build or install the dictionary again, or use "
          + "it with proper names", path: path)
    }
    func word(_ index: Int) -> UInt64 { bytes.littleEndian(at: 8 * index, as: UInt64.self) }
    let headerWords = Self.headerSize / 8
    guard bytes.count >= Self.headerSize, word(0) == Self.magic else {
      throw damaged("is truncated or not a list of names")
    }
    guard word(1) == Self.formatVersion else {
      throw damaged("has version \(word(1)), not \(Self.formatVersion)")
    }
    let identity = source.identity.withoutTime
    entryCount = source.entryCount
    let size = (entryCount + 63) / 64
    guard word(2) == identity.byteCount, word(3) == identity.entryCount,
      word(4) == identity.samples
    else { throw damaged("does not belong to \(source.path)") }
    guard bytes.count == Self.headerSize + 8 * size else {
      throw damaged("has \(bytes.count) bytes instead of \(Self.headerSize + 8 * size)")
    }
    bits = (0..<size).map { word(headerWords + $0) }
    count = bits.reduce(0) { $0 + $1.nonzeroBitCount }
    let unused = UInt64(64 * size - entryCount)
    guard (0..<headerWords - 1).map(word) == header(identity),
      word(headerWords - 1) == checksum(identity),
      (bits.last ?? 0).leadingZeroBitCount >= Int(unused)
    else { throw damaged("is damaged") }
  }

  /// Writes the file next to the `sys.dic` in `directory`, given the indices of the entries.
  ///
  /// - Throws: The same errors as ``TrieImageCompiler/compile(directory:)``.
  package static func compile(
    directory: String, entries: some Sequence<Int>
  ) throws(MeCabError) {
    let file = try DictionaryFile(path: FileSystem.join(directory, "sys.dic"))
    let names = ProperNameEntries(entries, entryCount: file.entryCount)
    try FileSystem.writeAtomically(
      names.file(for: DictionaryIdentity(file).withoutTime), to: path(in: directory))
    try DictionaryInspection.recordHash(of: DictionaryFormat.properNamesName, in: directory)
  }

  /// Returns the proper names of a dictionary, or `nil` if it has none; `source` are its entries.
  ///
  /// - Throws: `dictionaryMissing` if the manifest of the dictionary lists a file that does not
  ///   exist; `dictionaryDamaged` if the file is damaged or belongs to another dictionary;
  ///   `fileUnreadable`.
  package static func find(
    in folder: DictionaryFolder, of source: EntrySource
  ) throws(MeCabError) -> ProperNameEntries? {
    let name = DictionaryFormat.properNamesName
    guard folder.contains(name) else {
      let listed =
        folder.image == nil ? FileHashes(directory: folder.path)?.files.map(\.name) ?? [] : []
      guard listed.contains(DictionaryFormat.properNamesName) else { return nil }
      throw MeCabError(
        .dictionaryMissing,
        "does not exist, so proper names cannot be excluded; build or install the dictionary again, or "
          + "use it with proper names", path: folder.location(of: name))
    }
    let bytes = try folder.contents(of: name)
    let names = try bytes.withBytes { buffer throws(MeCabError) in
      try ProperNameEntries(buffer, of: source, path: bytes.path)
    }
    return names.count > 0 ? names : nil
  }

  private static func path(in directory: String) -> String {
    FileSystem.join(directory, DictionaryFormat.properNamesName)
  }
}

extension DictionaryIdentity {
  /// Returns the identity of the dictionary without some entries.
  func excluding(_ names: ProperNameEntries) -> DictionaryIdentity {
    var hash = StableHash()
    hash.add(samples)
    hash.add(names.fingerprint)
    var identity = self
    identity.samples = hash.value
    return identity
  }
}
