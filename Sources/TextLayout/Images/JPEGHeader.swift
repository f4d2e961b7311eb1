extension ImageHeaderReader {
  /// Returns the size of a JPEG as displayed (ITU-T T.81, annex B; Exif 2.3, 4.6.4), or nil if it
  /// has no end marker after its pixels.
  func jpegSize() -> (width: Int, height: Int)? {
    var offset = 2
    var size: (width: Int, height: Int)?
    var isTurned = false
    while let marker = marker(at: &offset) {
      switch marker {
      case 0x01, 0xD0...0xD8: continue  // Markers without a segment.
      case 0xD9: return nil  // The end of the image before its pixels.
      default: break
      }
      guard let length = number16(offset), length >= 2, offset + length <= bytes.count else {
        return nil
      }
      switch marker {
      case 0xC4, 0xC8, 0xCC: break  // Tables and extensions, not frame headers.
      case 0xC0...0xCF:
        guard length >= 8, let height = number16(offset + 3), let width = number16(offset + 5)
        else {
          return nil
        }
        size = (width, height)
      case 0xE1: isTurned = isTurned || exifTurns(offset + 2, end: offset + length)
      case 0xDA:
        guard let size, hasEnd(after: offset + length) else { return nil }
        return isTurned ? (size.height, size.width) : size
      default: break
      }
      offset += length
    }
    return nil
  }

  /// Returns the marker at an offset and advances the offset past it; any number of fill bytes FF
  /// may precede it.
  private func marker(at offset: inout Int) -> Int? {
    guard byte(offset) == 0xFF else { return nil }
    while byte(offset) == 0xFF { offset += 1 }
    defer { offset += 1 }
    return byte(offset)
  }

  /// Returns whether there is an end marker after an offset.
  ///
  /// The search runs backward from the end of the file, where the marker usually is.
  private func hasEnd(after start: Int) -> Bool {
    var offset = bytes.count - 2
    while offset >= start {
      if bytes[offset] == 0xFF, bytes[offset + 1] == 0xD9 { return true }
      offset -= 1
    }
    return false
  }

  /// Returns whether the Exif orientation rotates the image by 90°: orientations 5 to 8.
  private func exifTurns(_ start: Int, end: Int) -> Bool {
    guard says("Exif\0\0", at: start) else { return false }
    let tiff = start + 6
    let isLittle = says("II", at: tiff)
    guard isLittle || says("MM", at: tiff),
      let directory = number32(tiff + 4, isLittleEndian: isLittle),
      let count = number16(tiff + directory, isLittleEndian: isLittle)
    else { return false }
    for index in 0..<count {
      let entry = tiff + directory + 2 + 12 * index
      guard entry + 12 <= end else { return false }
      guard number16(entry, isLittleEndian: isLittle) == 0x0112 else { continue }
      return (5...8).contains(number16(entry + 8, isLittleEndian: isLittle) ?? 0)
    }
    return false
  }
}
