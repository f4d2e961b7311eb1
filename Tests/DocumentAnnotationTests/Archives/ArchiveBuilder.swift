@testable import DocumentAnnotation

/// Writes ZIP archives in the forms that programs write, for tests.
struct ArchiveBuilder {
  /// Where the numbers of an entry are.
  enum Numbers: CaseIterable {
    case header, descriptor, descriptorWithoutSignature, zip64, zip64Descriptor
  }

  struct Entry {
    var name: String
    var content: [UInt8]
    /// How the content is compressed; nil for stored.
    var setting: DeflateSetting?
    var numbers = Numbers.header
    var flags = 0
    var localExtra: [UInt8] = []
    var extra: [UInt8] = []
    /// Bytes after the entry that belong to nothing.
    var gap: [UInt8] = []
    /// Replaces the compression method.
    var method: Int?
    /// Replaces the data.
    var data: [UInt8]?

    init(
      _ name: String, _ content: String, _ setting: DeflateSetting? = .standard,
      _ numbers: Numbers = .header
    ) {
      self.name = name
      self.content = Array(content.utf8)
      self.setting = setting
      self.numbers = numbers
    }
  }

  var entries: [Entry] = []
  var prefix: [UInt8] = []
  var comment: [UInt8] = []
  /// Whether offsets count from the start of the file, not of the archive.
  var countsPrefix = true
  var hasZip64End = false

  static func number(_ value: Int, _ length: Int) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Returns the archive.
  func bytes() -> [UInt8] {
    var output = prefix
    var directory: [UInt8] = []
    let base = countsPrefix ? 0 : prefix.count
    func n(_ value: Int, _ length: Int) -> [UInt8] { Self.number(value, length) }
    for entry in entries {
      let data = entry.data ?? entry.setting?.compress(entry.content) ?? entry.content
      let checksum = Int(Deflate.checksum(entry.content))
      let method = entry.method ?? (entry.setting == nil ? 0 : 8)
      let offset = output.count - base
      let isZip64 = entry.numbers == .zip64 || entry.numbers == .zip64Descriptor
      let hasDescriptor = entry.numbers != .header && entry.numbers != .zip64
      let flags = entry.flags | (hasDescriptor ? 8 : 0) | 0x800
      let (size, count) = (entry.content.count, data.count)
      let zip64 = n(1, 2) + n(16, 2) + (hasDescriptor ? n(0, 16) : n(size, 8) + n(count, 8))
      let localExtra = entry.localExtra + (isZip64 ? zip64 : [])
      let small = isZip64 ? n(0xFFFF_FFFF, 4) + n(0xFFFF_FFFF, 4) : n(count, 4) + n(size, 4)
      output += n(0x0403_4B50, 4) + n(45, 2) + n(flags, 2) + n(method, 2) + n(0x5A21_6B79, 4)
      output +=
        hasDescriptor ? n(0, 4) + (isZip64 ? small : n(0, 8)) : n(checksum, 4) + small
      output += n(entry.name.utf8.count, 2) + n(localExtra.count, 2) + entry.name.utf8 + localExtra
      output += data
      switch entry.numbers {
      case .header, .zip64: break
      case .descriptor: output += n(0x0807_4B50, 4) + n(checksum, 4) + n(count, 4) + n(size, 4)
      case .descriptorWithoutSignature: output += n(checksum, 4) + n(count, 4) + n(size, 4)
      case .zip64Descriptor:
        output += n(0x0807_4B50, 4) + n(checksum, 4) + n(count, 8) + n(size, 8)
      }
      output += entry.gap
      let central64 = n(1, 2) + n(24, 2) + n(size, 8) + n(count, 8) + n(offset, 8)
      let extra = entry.extra + (isZip64 ? central64 : [])
      directory += n(0x0201_4B50, 4) + n(0x031E, 2) + n(45, 2) + n(flags, 2) + n(method, 2)
      directory += n(0x5A21_6B79, 4) + n(checksum, 4) + small
      directory += n(entry.name.utf8.count, 2) + n(extra.count, 2) + n(3, 2) + n(0, 4) + n(7, 4)
      directory += n(isZip64 ? 0xFFFF_FFFF : offset, 4) + entry.name.utf8 + extra + "注".utf8
    }
    let start = output.count - base
    output += directory
    if hasZip64End {
      let record = output.count - base
      output += n(0x0606_4B50, 4) + n(44, 8) + n(45, 2) + n(45, 2) + n(0, 8)
      output += n(entries.count, 8) + n(entries.count, 8) + n(directory.count, 8) + n(start, 8)
      output += n(0x0706_4B50, 4) + n(0, 4) + n(record, 8) + n(1, 4)
    }
    output += n(0x0605_4B50, 4) + n(0, 4)
    output +=
      hasZip64End
      ? n(0xFFFF, 2) + n(0xFFFF, 2) + n(0xFFFF_FFFF, 4) + n(0xFFFF_FFFF, 4)
      : n(entries.count, 2) + n(entries.count, 2) + n(directory.count, 4) + n(start, 4)
    return output + n(comment.count, 2) + comment
  }
}
