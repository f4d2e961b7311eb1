import TextFoundation

/// Cuts a text into stretches for the rules: lines with their LF, long lines behind a sentence.
struct Stretches: IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var start = 0
  private let longest: Int

  /// Longer lines are cut: rules look at neighbours only, and memory stays small.
  static let longestStretch = 1 << 18

  init(_ bytes: UnsafeBufferPointer<UInt8>, longest: Int = Stretches.longestStretch) {
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

  /// The last sentence end or white space in the second half, else the last Character's start.
  private func cut(before limit: Int) -> Int {
    // With the scalar behind the limit: it may join the Character before.
    var end = min(limit + 4, bytes.count)
    while !bytes.isScalarBoundary(end) { end -= 1 }
    let window = UnsafeBufferPointer(rebasing: bytes[start..<end])
    var boundaries = CharacterBoundaries(String(decoding: window, as: UTF8.self))
    var offset = limit
    while offset > start + (limit - start) / 2 {
      if bytes.hasSentenceEnd(before: offset) || bytes[offset - 1] == UInt8(ascii: " "),
        boundaries.isBoundary(offset - start, in: window)
      {
        return offset
      }
      offset -= 1
    }
    guard limit < bytes.count else { return limit }
    let character = start + boundaries.boundary(atOrBefore: limit - start, in: window)
    if character > start { return character }
    // One Character of that length is cut where a scalar starts.
    offset = limit
    while offset > start + 1, !bytes.isScalarBoundary(offset) { offset -= 1 }
    return offset
  }
}
