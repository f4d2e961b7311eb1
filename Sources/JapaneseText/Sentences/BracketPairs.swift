import TextFoundation

/// The outermost pairs of brackets in a paragraph, in order.
///
/// A bracket without a counterpart, or with one that is too far away, is not in a pair, so that it
/// does not affect the text after it. Linear: each bracket is pushed and popped at most once.
struct BracketPairs {
  struct Pair {
    /// The offset of the opening bracket.
    let open: Int
    /// The offset of the closing bracket.
    let close: Int
    /// The offset after the closing bracket.
    let end: Int
  }

  /// The maximum length of a pair in bytes.
  static let maximumLength = 4096

  private var pairs: [Pair] = []
  private var cursor = 0

  init() {}

  init(of paragraph: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    var open: [(closing: UInt32, offset: Int)] = []
    var counts: [UInt32: Int] = [:]
    var offset = paragraph.lowerBound
    while offset < paragraph.upperBound {
      guard Self.mayBeBracket(bytes, offset), let scalar = bytes.scalar(at: offset) else {
        offset += 1
        continue
      }
      defer { offset += scalar.length }
      if counts[scalar.value, default: 0] > 0 {
        while let last = open.popLast() {
          counts[last.closing, default: 0] -= 1
          guard last.closing == scalar.value else { continue }
          let end = offset + scalar.length
          if end - last.offset <= Self.maximumLength {
            add(Pair(open: last.offset, close: offset, end: end))
          }
          break
        }
      } else if let closing = SentenceCharacters.closing(of: scalar.value) {
        // A quotation mark after a digit or letter, such as an inch symbol, does not open a
        // quotation.
        let before = bytes.scalar(before: offset)?.value ?? 0x20
        if scalar.value == 0x22, SentenceCharacters.isAlphanumeric(before) { continue }
        open.append((closing, offset))
        counts[closing, default: 0] += 1
      }
    }
  }

  /// Returns the pair that opens at `offset`; must be called with ascending offsets.
  mutating func pair(openingAt offset: Int) -> Pair? {
    while cursor < pairs.count, pairs[cursor].open < offset { cursor += 1 }
    guard cursor < pairs.count, pairs[cursor].open == offset else { return nil }
    return pairs[cursor]
  }

  private mutating func add(_ pair: Pair) {
    while let last = pairs.last, last.open > pair.open { pairs.removeLast() }
    pairs.append(pair)
  }

  /// Returns whether the bytes can start a bracket; false for kana, ideographs and most other
  /// characters.
  private static func mayBeBracket(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    switch bytes[offset] {
    case 0x22, 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D, 0xEF: true
    case 0xE2, 0xE3: offset + 1 < bytes.count && bytes[offset + 1] == 0x80
    default: false
    }
  }
}
