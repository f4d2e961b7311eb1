/// The lines of a document, which end with LF, CR or CRLF.
struct LineRanges {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next line.
  var position = 0

  /// Creates the lines of a document, after its byte order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Returns the range of the next line without its line end, or nil at the end.
  mutating func next() -> Range<Int>? {
    guard position < bytes.count else { return nil }
    let start = position
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end &+= 1 }
    position = min(end &+ 1, bytes.count)
    if end &+ 1 < bytes.count, bytes[end] == 0x0D, bytes[end &+ 1] == 0x0A { position = end &+ 2 }
    return start..<end
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns a range without the spaces and tabs at its ends.
  func trimmingSpaces(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start] == 0x20 || self[start] == 0x09 { start &+= 1 }
    while start < end, self[end &- 1] == 0x20 || self[end &- 1] == 0x09 { end &-= 1 }
    return start..<end
  }

  /// Returns whether ASCII text is at an offset of a range.
  func starts(with text: StaticString, at offset: Int, limit: Int) -> Bool {
    guard offset >= 0, limit &- offset >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[offset &+ index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Returns the offset of the first occurrence of ASCII text in a range.
  func firstOffset(of text: StaticString, in range: Range<Int>) -> Int? {
    let length = text.utf8CodeUnitCount
    guard length > 0, range.count >= length else { return nil }
    let (first, last) = (text.utf8Start[0], text.utf8Start[length &- 1])
    var offset = range.lowerBound
    while offset <= range.upperBound &- length {
      if self[offset] == first, self[offset &+ length &- 1] == last,
        starts(with: text, at: offset, limit: range.upperBound)
      {
        return offset
      }
      offset &+= 1
    }
    return nil
  }
}
