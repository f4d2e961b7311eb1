import TextFoundation

/// Splits a text into chunks for the rules: lines with their LF, and segments of long lines that
/// end after a sentence.
struct Chunks: IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var start = 0
  private let maximumLength: Int

  /// The maximum length of a chunk in bytes, which limits memory use; rules consider only nearby
  /// words.
  static let maximumChunkLength = 1 << 18

  init(_ bytes: UnsafeBufferPointer<UInt8>, maximumLength: Int = Chunks.maximumChunkLength) {
    self.bytes = bytes
    self.maximumLength = max(4, maximumLength)
  }

  mutating func next() -> Range<Int>? {
    guard start < bytes.count else { return nil }
    let limit = min(start + maximumLength, bytes.count)
    var end = start
    while end < limit, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    if end < limit {
      end += 1
    } else if end < bytes.count {
      end = splitOffset(before: end)
    }
    defer { start = end }
    return start..<end
  }

  /// Returns the number of bytes of an incomplete line that can be processed: those up to the last
  /// suitable split.
  static func completeCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    Chunks(bytes).splitOffset(before: bytes.count)
  }

  /// Returns the last sentence end or space in the second half, or else the start of the last
  /// Character.
  private func splitOffset(before limit: Int) -> Int {
    // Includes the scalar after the limit, which may extend the Character before it.
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
    // A single Character of that length is split at a scalar boundary.
    offset = limit
    while offset > start + 1, !bytes.isScalarBoundary(offset) { offset -= 1 }
    return offset
  }
}
