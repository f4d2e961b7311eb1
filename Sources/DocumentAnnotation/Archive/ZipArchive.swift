/// A ZIP archive in memory, whose entries can be read and replaced.
///
/// An archive without replaced entries has its original bytes: order, compression, extra fields,
/// comments and bytes between entries stay, and the numbers that depend on a replaced entry are
/// rewritten where they are.
struct ZipArchive {
  let bytes: [UInt8]
  /// The entries in the order of the central directory.
  let entries: [ZipEntry]
  private let indicesByName: [[UInt8]: [Int]]
  private let end: ZipEndRecord
  private let policy: ArchivePolicy
  private var replacements: [Int: ZipReplacement] = [:]

  /// Reads the directory of an archive.
  init(_ bytes: [UInt8], policy: ArchivePolicy) throws(DocumentError) {
    self.bytes = bytes
    self.policy = policy
    end = try ZipEndRecord(bytes)
    entries = try ZipDirectoryReader(bytes, end).entries()
    indicesByName = Dictionary(grouping: entries.indices) { [entries] in entries[$0].name }
  }

  /// Returns whether bytes start as an archive does that is not preceded by other bytes.
  static func isArchive(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// Returns the indices of the entries with a path in UTF-8.
  func indices(of path: String) -> [Int] {
    indicesByName[Array(path.utf8)] ?? []
  }

  /// Returns the content of an entry.
  ///
  /// - Throws: `archiveDamaged` if the data or its checksum is wrong, `archiveTooLarge` beyond the
  ///   limits of an entry, `documentEncrypted`, or `unsupportedCompression`.
  func content(of index: Int) throws(DocumentError) -> [UInt8] {
    let entry = entries[index]
    guard !entry.isEncrypted else {
      throw DocumentError(.documentEncrypted, "the entry is encrypted", path: entry.path)
    }
    guard entry.size <= min(policy.maximumEntrySize, Int(Int32.max)) else {
      throw DocumentError(
        .archiveTooLarge, "the entry has \(entry.size) bytes, more than the maximum",
        path: entry.path)
    }
    guard
      entry.size <= 1 << 20 || entry.size / max(entry.data.count, 1) <= policy.maximumRatio
    else {
      throw DocumentError(
        .archiveTooLarge,
        "the entry is \(entry.size / max(entry.data.count, 1)) times as large as its data, more "
          + "than the maximum", path: entry.path)
    }
    let content: [UInt8]?
    switch entry.method {
    case .stored:
      content = entry.size == entry.data.count ? Array(bytes[entry.data]) : nil
    case .deflated:
      content = Deflate.decompress(bytes[entry.data], size: entry.size)
    case .other(let method):
      throw DocumentError(
        .unsupportedCompression, "the entry has compression method \(method), not DEFLATE",
        path: entry.path)
    }
    guard let content, Deflate.checksum(content) == entry.checksum else {
      throw DocumentError(
        .archiveDamaged, "the data of the entry is damaged", path: entry.path)
    }
    return content
  }

  /// Throws `archiveTooLarge` if the contents of some entries together exceed the limit.
  func checkTotalSize(of indices: [Int]) throws(DocumentError) {
    var total = 0
    for index in indices {
      total += min(entries[index].size, Int(Int32.max))
      guard total <= policy.maximumTotalSize else {
        throw DocumentError(
          .archiveTooLarge, "the entries together are larger than the maximum",
          path: entries[index].path)
      }
    }
  }

  /// What a replacement is for.
  enum Purpose: Sendable {
    /// Insertions, with a note in the directory how to restore the original.
    case annotation
    /// The original, without that note.
    case restoration
    /// A change that is not undone.
    case conversion
  }

  /// Replaces the content of an entry.
  mutating func replace(_ index: Int, with replacement: ZipReplacement) {
    replacements[index] = replacement
  }

  /// Makes the replacement of an entry; its compression stays as far as zlib can write it.
  ///
  /// - Parameters:
  ///   - index: the index of the entry.
  ///   - content: the new content.
  ///   - oldContent: what ``content(of:)`` returned.
  ///   - purpose: whether the original is annotated, restored or changed for good.
  ///   - search: finds the setting of zlib of the original.
  /// - Returns: the replacement.
  /// - Throws: `archiveDamaged` if the headers of the entry contradict each other, or
  ///   `archiveTooLarge` beyond the limits of an entry.
  func replacement(
    of index: Int, with content: [UInt8], instead oldContent: [UInt8], for purpose: Purpose,
    _ search: DeflateSettingSearch
  ) throws(DocumentError) -> ZipReplacement {
    let entry = entries[index]
    guard entry.isReplaceable else {
      throw DocumentError(
        .archiveDamaged, "the headers of the entry contradict each other", path: entry.path)
    }
    var replacement = ZipReplacement(data: content, content)
    let isCompressed = entry.method != .stored
    switch purpose {
    case .annotation:
      let setting = isCompressed ? search.setting(of: index, in: self, oldContent) : nil
      if isCompressed { replacement.data = (setting ?? .standard).compress(content) }
      replacement.extraField = RememberedData.field(setting, bytes[entry.data], for: entry)
    case .restoration:
      if isCompressed {
        replacement.data =
          RememberedData.data(of: entry, in: bytes, content)
          ?? (DeflateSetting.setting(of: bytes[entry.data], from: oldContent) ?? .standard)
          .compress(content)
      }
      if entry.remembered != nil { replacement.extraField = [] }
    case .conversion:
      if isCompressed {
        replacement.data = (search.setting(of: index, in: self, oldContent) ?? .standard).compress(
          content)
      }
    }
    guard
      content.count <= policy.maximumEntrySize,
      content.count <= 1 << 20
        || content.count / max(replacement.data.count, 1) <= policy.maximumRatio
    else {
      throw DocumentError(
        .archiveTooLarge, "the annotated entry would exceed the limits", path: entry.path)
    }
    return replacement
  }

  /// Returns the archive with the replaced entries.
  ///
  /// - Throws: `archiveTooLarge` if a number no longer fits.
  func replacedBytes() throws(DocumentError) -> [UInt8] {
    guard !replacements.isEmpty else { return bytes }
    var splices: [ZipSplice] = []
    var patches: [(field: LittleEndianField, value: Int)] = []
    for (index, new) in replacements {
      let entry = entries[index]
      splices.append(ZipSplice(range: entry.data, bytes: new.data))
      patches += entry.checksumFields.map { ($0, Int(new.checksum)) }
      patches += entry.compressedSizeFields.map { ($0, new.data.count) }
      patches += entry.sizeFields.map { ($0, new.size) }
      guard let field = new.extraField else { continue }
      let end = entry.extra.upperBound
      let splice = ZipSplice(range: entry.remembered ?? end..<end, bytes: field)
      splices.append(splice)
      patches.append((entry.extraLengthField, entry.extra.count + splice.growth))
    }
    let splicer = ZipSplicer(splices)
    for entry in entries {
      let offset = splicer.offset(of: entry.headerOffset)
      patches.append((entry.headerOffsetField, offset - end.base))
    }
    let directory = end.directory
    let directoryStart = splicer.offset(of: directory.lowerBound)
    let directorySize = splicer.offset(of: directory.upperBound) - directoryStart
    patches += end.sizeFields.map { ($0, directorySize) }
    patches += end.offsetFields.map { ($0.field, splicer.offset(of: $0.target) - end.base) }
    return try splicer.bytes(of: bytes, patches)
  }
}
