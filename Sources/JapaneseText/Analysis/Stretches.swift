/// Cuts a text into stretches for the rules: lines with their LF, long lines behind a sentence.
struct Stretches: IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var start = 0
  private let longest: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, longest: Int = TextAnalyzer.longestStretch) {
    self.bytes = bytes
    self.longest = max(4, longest)
  }

  mutating func next() -> Range<Int>? {
    guard start < bytes.count else { return nil }
    let limit = min(start + longest, bytes.count)
    var end = start
    while end < limit, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    if end < limit {
      end += 1
    } else if end < bytes.count {
      end = cut(before: end)
    }
    defer { start = end }
    return start..<end
  }

  /// How many bytes of an unfinished line can be taken: up to the last good place to cut.
  static func completeCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    Stretches(bytes).cut(before: bytes.count)
  }

  /// The last sentence end or white space in the second half, else the last scalar's start.
  private func cut(before limit: Int) -> Int {
    var offset = limit
    while offset > start + (limit - start) / 2 {
      if bytes.hasSentenceEnd(before: offset) || bytes[offset - 1] == UInt8(ascii: " ") {
        return offset
      }
      offset -= 1
    }
    offset = limit
    guard offset < bytes.count else { return offset }
    while offset > start + 1, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
