/// How to give an annotated entry its original data back, in an extra field of the central directory.
///
/// The field holds the setting with which zlib writes the data, or, for data of other programs, the
/// data itself if the header has space for it. For stored and for larger data it is only a note that
/// the entry is annotated.
enum RememberedData {
  /// The ID of the extra field, `Jt`; it is not one of those that APPNOTE.TXT assigns.
  static let id = 0x744A
  /// The maximum size of a header of the central directory, with name, extra fields and comment
  /// (APPNOTE.TXT, 4.4.10).
  private static let maximumHeaderSize = 0xFFFF

  /// Returns the extra field for the data of an entry.
  ///
  /// - Parameters:
  ///   - setting: the setting with which zlib writes the data; nil for data of another program and
  ///     for a stored entry.
  ///   - data: the data.
  ///   - entry: the entry.
  /// - Returns: the field, or nil if the entry has one already or its header has no space.
  static func field(
    _ setting: DeflateSetting?, _ data: ArraySlice<UInt8>, for entry: ZipEntry
  ) -> [UInt8]? {
    guard entry.remembered == nil else { return nil }
    let capacity = maximumHeaderSize - entry.headerSize - 4
    var content: [UInt8] = [2]
    if let setting {
      content = [0, UInt8(setting.level), UInt8(setting.memoryLevel)]
    } else if entry.method != .stored, data.count < capacity {
      content = [1] + data
    }
    guard content.count <= capacity else { return nil }
    return LittleEndianField(offset: 0, length: 2).bytes(of: id)
      + LittleEndianField(offset: 2, length: 2).bytes(of: content.count) + content
  }

  /// Returns the data that an entry remembers for its content, or nil if it has none, or if another
  /// program has changed the content since.
  static func data(of entry: ZipEntry, in bytes: [UInt8], _ content: [UInt8]) -> [UInt8]? {
    guard let field = entry.remembered else { return nil }
    let value = bytes[(field.lowerBound + 4)..<field.upperBound]
    if value.first == 0, value.count == 3 {
      let values = Array(value)
      let setting = DeflateSetting.all.first {
        $0.level == Int32(values[1]) && $0.memoryLevel == Int32(values[2])
      }
      return setting?.compress(content)
    }
    guard value.first == 1 else { return nil }
    let data = value.dropFirst()
    return Deflate.decompress(data, size: content.count) == content ? Array(data) : nil
  }
}
