extension ImageHeaderReader {
  /// Returns the size of a GIF (GIF89a, sections 18 and 20), or nil unless its first frame is
  /// complete.
  func gifSize() -> (width: Int, height: Int)? {
    guard let width = number16(6, isLittleEndian: true),
      let height = number16(8, isLittleEndian: true), let flags = byte(10)
    else { return nil }
    var offset = 13 + colorTableLength(flags)
    while let kind = byte(offset) {
      switch kind {
      case 0x21:  // An extension: its label, then sub-blocks.
        guard let end = endOfBlocks(offset + 2) else { return nil }
        offset = end
      // An image: its position, local color table and minimum code size, then sub-blocks.
      case 0x2C:
        guard let flags = byte(offset + 9) else { return nil }
        let start = offset + 11 + colorTableLength(flags)
        guard endOfBlocks(start) != nil,
          let frameWidth = number16(offset + 5, isLittleEndian: true),
          let frameHeight = number16(offset + 7, isLittleEndian: true)
        else { return nil }
        // As in browsers, a larger first frame enlarges the picture; decoders allocate both.
        return (max(width, frameWidth), max(height, frameHeight))
      default: return nil
      }
    }
    return nil
  }

  /// Returns the length in bytes of the color table that the packed flags declare.
  private func colorTableLength(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << ((flags & 7) + 1)
  }

  /// Returns the end of a sequence of sub-blocks, after the terminator, or nil if there is no
  /// terminator.
  private func endOfBlocks(_ start: Int) -> Int? {
    var offset = start
    while let length = byte(offset) {
      offset += 1 + length
      if length == 0 { return offset }
    }
    return nil
  }
}
