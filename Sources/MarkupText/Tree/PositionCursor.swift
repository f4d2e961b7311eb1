/// Computes the lines and columns of ascending offsets in one pass over the source.
struct PositionCursor {
  private var offset = 0
  private var line = 1
  private var column = 1

  /// Returns the position of an offset; an offset before the previous one gives the position of the
  /// previous one.
  mutating func advance(to target: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourcePosition {
    let target = min(max(target, offset), bytes.count)
    while offset < target {
      let byte = bytes[offset]
      offset &+= 1
      if byte == 0x0A || byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A) {
        line &+= 1
        column = 1
      } else if offset == bytes.count || !UTF8.isContinuation(bytes[offset]) {
        column &+= 1
      }
    }
    return SourcePosition(offset: target, line: line, column: column)
  }
}
