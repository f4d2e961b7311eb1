/// An entry of a ZIP archive, with the positions of the numbers that change with its content.
struct ZipEntry {
  /// How the data is compressed (APPNOTE.TXT, 4.4.5).
  enum Method: Equatable {
    case stored, deflated
    case other(Int)
  }

  /// The bytes of the name.
  let name: [UInt8]
  let method: Method
  let isEncrypted: Bool
  let checksum: UInt32
  /// The size of the content in bytes.
  let size: Int
  /// The range of the data in the archive.
  let data: Range<Int>
  /// The offset of the local header in the archive.
  let headerOffset: Int
  /// The number of the central directory that refers to the local header.
  let headerOffsetField: LittleEndianField
  /// The numbers that repeat the checksum: in the central directory, the local header and the data
  /// descriptor.
  let checksumFields: [LittleEndianField]
  let compressedSizeFields: [LittleEndianField]
  let sizeFields: [LittleEndianField]
  /// The number of the central directory that is the length of the extra fields, and their range.
  let extraLengthField: LittleEndianField
  let extra: Range<Int>
  /// The range of the extra field with the original data, with its header, if there is one.
  let remembered: Range<Int>?
  /// The size of the header in the central directory.
  let headerSize: Int
  /// Whether each number is found, so that the content can be replaced.
  let isReplaceable: Bool

  /// The name; bytes that are not UTF-8 are replaced.
  var path: String { String(decoding: name, as: UTF8.self) }
}
