extension EncodedImage {
  /// Creates an image from the bytes of a PNG, JPEG or GIF file, distinguished by their signatures.
  ///
  /// Only the structure of the file is read, not its pixels. The size is that of the image as
  /// displayed: width and height are exchanged if the Exif orientation of a JPEG rotates it by 90°.
  ///
  /// ```swift
  /// EncodedImage(bytes: Array("GIF89a".utf8))?.size  // nil: the file is truncated
  /// ```
  ///
  /// - Parameter bytes: the contents of the file. The result is nil for another format, a truncated
  ///   file and an image without width or height.
  /// - Complexity: linear in the number of segments of the file; for a JPEG without an end marker
  ///   at its end, linear in the number of its bytes.
  public init?(bytes: [UInt8]) {
    let reader = ImageHeaderReader(bytes: bytes)
    let found: (format: Format, size: (width: Int, height: Int)?)
    if reader.begins(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      found = (.png, reader.pngSize())
    } else if reader.begins(with: [0xFF, 0xD8, 0xFF]) {
      found = (.jpeg, reader.jpegSize())
    } else if reader.begins(with: Array("GIF87a".utf8)) || reader.begins(with: Array("GIF89a".utf8))
    {
      found = (.gif, reader.gifSize())
    } else {
      return nil
    }
    guard let size = found.size, size.width > 0, size.height > 0 else { return nil }
    self.init(
      format: found.format, bytes: bytes,
      size: Size(width: Double(size.width), height: Double(size.height)))
  }
}

/// A reader of the header fields of an image file; offsets out of bounds give nil.
struct ImageHeaderReader {
  let bytes: [UInt8]

  func begins(with start: [UInt8]) -> Bool { bytes.starts(with: start) }

  /// Returns the byte at an offset.
  func byte(_ offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

  /// Returns the 16-bit number at an offset.
  func number16(_ offset: Int, isLittleEndian: Bool = false) -> Int? {
    guard offset >= 0, offset < bytes.count - 1 else { return nil }
    let (first, second) = (Int(bytes[offset]), Int(bytes[offset + 1]))
    return isLittleEndian ? second << 8 | first : first << 8 | second
  }

  /// Returns the 32-bit number at an offset.
  func number32(_ offset: Int, isLittleEndian: Bool = false) -> Int? {
    guard let first = number16(offset, isLittleEndian: isLittleEndian),
      let second = number16(offset + 2, isLittleEndian: isLittleEndian)
    else { return nil }
    return isLittleEndian ? second << 16 | first : first << 16 | second
  }

  /// Returns whether a sequence of ASCII characters is at an offset.
  func says(_ letters: StaticString, at offset: Int) -> Bool {
    let count = letters.utf8CodeUnitCount
    guard offset >= 0, offset <= bytes.count - count else { return false }
    return bytes[offset..<offset + count].elementsEqual(
      UnsafeBufferPointer(start: letters.utf8Start, count: count))
  }
}
