/// What takes the position of the content of an entry.
struct ZipReplacement {
  var data: [UInt8]
  let checksum: UInt32
  /// The size of the content.
  let size: Int
  /// The bytes of the extra field with the original data: nil to leave it as it is, empty to remove it.
  var extraField: [UInt8]?

  init(data: [UInt8], _ content: [UInt8]) {
    self.data = data
    checksum = Deflate.checksum(content)
    size = content.count
  }
}

/// A range of an archive that is replaced.
struct ZipSplice {
  let range: Range<Int>
  let bytes: [UInt8]

  /// The number of bytes by which the archive grows.
  var growth: Int { bytes.count - range.count }
}
