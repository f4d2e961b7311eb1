/// Converts ascending byte offsets of a text to offsets in code points.
struct CodePointCursor {
  private var byte = 0
  private var codePoint = 0

  /// Returns the number of code points before a byte offset, which is on a boundary of `text`.
  ///
  /// Linear in the distance to the preceding call; a smaller offset starts again from 0.
  mutating func offset(at end: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    if end < byte { self = CodePointCursor() }
    let end = min(end, text.count)
    guard let start = text.baseAddress, byte < end else { return codePoint }
    var count = 0
    for index in byte..<end where start[index] & 0xC0 != 0x80 { count &+= 1 }
    byte = end
    codePoint &+= count
    return codePoint
  }
}
