extension ImageHeaderReader {
  /// Returns the size of a PNG (W3C PNG 3, 5.3 and 11.2.1), or nil if its pixels or its end chunk
  /// are missing.
  func pngSize() -> (width: Int, height: Int)? {
    guard number32(8) == 13, says("IHDR", at: 12), let width = number32(16),
      let height = number32(20), width < 1 << 31, height < 1 << 31
    else { return nil }
    var offset = 8
    var hasPixels = false
    // Length, type, data and CRC: 12 bytes and the data.
    while let length = number32(offset), offset + 12 + length <= bytes.count {
      if says("IDAT", at: offset + 4) { hasPixels = true }
      if says("IEND", at: offset + 4) { return hasPixels ? (width, height) : nil }
      offset += 12 + length
    }
    return nil
  }
}
