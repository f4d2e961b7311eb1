extension ImageHeaderReader {
  /// The size of a GIF (GIF89a, 18 and 20); nil unless its first picture is complete.
  func gifSize() -> (width: Int, height: Int)? {
    guard let width = number16(6, isLittleEndian: true),
      let height = number16(8, isLittleEndian: true), let flags = byte(10)
    else { return nil }
    var offset = 13 + colorTableLength(flags)
    while let kind = byte(offset) {
      switch kind {
      case 0x21:  // An extension: its label, then blocks.
        guard let end = endOfBlocks(offset + 2) else { return nil }
        offset = end
      case 0x2C:  // A picture: its place, its own colors, the size of its codes, then blocks.
        guard let flags = byte(offset + 9) else { return nil }
        let start = offset + 11 + colorTableLength(flags)
        return endOfBlocks(start) == nil ? nil : (width, height)
      default: return nil
      }
    }
    return nil
  }

  /// The bytes of the color table that flags announce.
  private func colorTableLength(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << ((flags & 7) + 1)
  }

  /// Where a row of blocks ends, behind the empty block; nil if it does not.
  private func endOfBlocks(_ start: Int) -> Int? {
    var offset = start
    while let length = byte(offset) {
      offset += 1 + length
      if length == 0 { return offset }
    }
    return nil
  }
}
