internal import TextFoundation

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
  private var contentSize = 0
  /// The new data by the indices of entries, with checksum and size of the new content.
  private var replacements: [Int: (data: [UInt8], checksum: UInt32, size: Int)] = [:]

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
  ///   limits, `documentEncrypted`, or `unsupportedCompression`.
  mutating func content(of index: Int) throws(DocumentError) -> [UInt8] {
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
    contentSize += entry.size
    guard contentSize <= policy.maximumTotalSize else {
      throw DocumentError(
        .archiveTooLarge, "the entries together are larger than the maximum", path: entry.path)
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

  /// What a replacement is for.
  enum Purpose { case annotation, restoration }

  /// Replaces the content of an entry; its compression stays as far as zlib can write it.
  ///
  /// - Parameters:
  ///   - index: the index of the entry.
  ///   - content: the new content.
  ///   - oldContent: what ``content(of:)`` returned.
  ///   - purpose: whether the original is annotated or restored.
  /// - Throws: `archiveDamaged` if the headers of the entry contradict each other.
  mutating func replace(
    _ index: Int, with content: [UInt8], instead oldContent: [UInt8], for purpose: Purpose
  ) throws(DocumentError) {
    let entry = entries[index]
    guard entry.isReplaceable else {
      throw DocumentError(
        .archiveDamaged, "the headers of the entry contradict each other", path: entry.path)
    }
    let data: [UInt8]
    if entry.method == .stored {
      data = content
    } else {
      switch purpose {
      case .annotation:
        data = DeflateSetting.compress(content, like: bytes[entry.data], oldContent)
      case .restoration:
        let setting = DeflateSetting.setting(of: bytes[entry.data], from: oldContent)
        data = (setting ?? .standard).compress(content)
      }
    }
    replacements[index] = (data, Deflate.checksum(content), content.count)
  }

  /// Returns the archive with the replaced entries.
  ///
  /// - Throws: `archiveTooLarge` if a number no longer fits.
  func replacedBytes() throws(DocumentError) -> [UInt8] {
    guard !replacements.isEmpty else { return bytes }
    var output: [UInt8] = []
    let added = replacements.values.reduce(0) { $0 + $1.data.count }
    output.reserveCapacity(bytes.count + added)
    var patches: [(field: LittleEndianField, value: Int)] = []
    var (copied, shift) = (0, 0)
    let order = entries.indices.sorted { entries[$0].headerOffset < entries[$1].headerOffset }
    /// The offsets after which bytes are moved, with the distance.
    var shifts: [(offset: Int, shift: Int)] = []
    for index in order {
      let entry = entries[index]
      patches.append((entry.headerOffsetField, entry.headerOffset - end.base + shift))
      guard let new = replacements[index] else { continue }
      output += bytes[copied..<entry.data.lowerBound]
      output += new.data
      copied = entry.data.upperBound
      shift += new.data.count - entry.data.count
      shifts.append((entry.data.upperBound, shift))
      patches += entry.checksumFields.map { ($0, Int(new.checksum)) }
      patches += entry.compressedSizeFields.map { ($0, new.data.count) }
      patches += entry.sizeFields.map { ($0, new.size) }
    }
    output += bytes[copied...]
    for field in end.offsetFields {
      guard let value = bytes.littleEndian(field), value <= bytes.count else { continue }
      patches.append((field, value + shift))
    }
    for (field, value) in patches {
      guard value >= 0, value <= field.maximum else {
        throw DocumentError(.archiveTooLarge, "the annotated archive needs ZIP64")
      }
      let moved = shifts[..<shifts.partitioningIndex { $0.offset > field.offset }].last?.shift ?? 0
      for (index, byte) in field.bytes(of: value).enumerated() {
        output[field.offset + moved + index] = byte
      }
    }
    return output
  }
}
