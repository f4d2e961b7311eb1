import LatticeEngine
import TextFoundation

/// The range of a word, extended to whole Characters, with the engine's record.
struct TokenSpan {
  var start: Int
  var end: Int
  let record: LatticeWord
  var isMerged: Bool
}

/// Extends the engine's words to whole Characters and joins words that then overlap.
struct TokenSpanJoiner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var boundaries: CharacterBoundaries
  /// The last extended word, as long as the next one may overlap it.
  private var current: TokenSpan?
  /// The end of the last word that was not extended, which is a Character boundary.
  private var lastEnd = 0

  /// Creates a joiner for the words of `text`, whose UTF-8 is `bytes`.
  init(text: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    boundaries = CharacterBoundaries(text)
  }

  /// Creates a joiner for the words of a text that is available only as UTF-8.
  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    boundaries = CharacterBoundaries(byteCount: bytes.count)
  }

  /// Appends the next word of the line at `lineStart` and calls `body` with the words that are
  /// complete.
  @inline(__always)
  mutating func append(_ record: LatticeWord, lineStart: Int, _ body: (TokenSpan) -> Void) {
    let start = lineStart + record.start
    let end = lineStart + record.end
    // Most words start at the end of the preceding word and end at a boundary: nothing can overlap
    // them.
    if current == nil, start == lastEnd || boundaries.isBoundary(start, in: bytes),
      boundaries.isBoundary(end, in: bytes)
    {
      lastEnd = end
      body(TokenSpan(start: start, end: end, record: record, isMerged: false))
    } else {
      appendWidened(record, start, end, body)
    }
  }

  @inline(never)
  private mutating func appendWidened(
    _ record: LatticeWord, _ exactStart: Int, _ exactEnd: Int, _ body: (TokenSpan) -> Void
  ) {
    if let current, exactEnd <= current.end {
      self.current?.isMerged = true
      return
    }
    let start = boundaries.boundary(atOrBefore: exactStart, in: bytes)
    let end = boundaries.boundary(atOrAfter: exactEnd, in: bytes)
    if let last = current {
      guard start >= last.end else {
        current?.end = max(last.end, end)
        current?.isMerged = true
        return
      }
      current = nil
      body(last)
    }
    let span = TokenSpan(
      start: start, end: end, record: record, isMerged: start != exactStart || end != exactEnd)
    if end == exactEnd {
      lastEnd = end
      body(span)
    } else {
      current = span
    }
  }

  /// Calls `body` with the last word.
  mutating func finish(_ body: (TokenSpan) -> Void) {
    if let current { body(current) }
    current = nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are only whitespace (ASCII's and U+3000), which is not returned as a word.
  @inline(__always)
  var isWhitespace: Bool {
    guard let first, first <= 0x20 || first == 0xE3 else { return isEmpty }
    return hasOnlyWhitespace
  }

  private var hasOnlyWhitespace: Bool {
    var offset = 0
    while offset < count {
      switch self[offset] {
      case 0x09...0x0D, 0x20: offset += 1
      case 0xE3 where offset + 2 < count && self[offset + 1] == 0x80 && self[offset + 2] == 0x80:
        offset += 3
      default: return false
      }
    }
    return true
  }
}
