internal import TextFoundation

/// What a line end inside a cue is to the text.
enum CueLineEnd {
  /// The end of a sentence.
  case sentence
  /// A space between words.
  case space
  /// A word or a sentence continues in the next line.
  case nothing

  /// Decides by the characters around a line end.
  init(
    after text: [UInt8], next: CueLineStart, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let last = text.withUnsafeBufferPointer { $0.scalar(before: $0.count)?.value } ?? 0x20
    if next.isSpeaker || Self.endsSentence(last) {
      self = .sentence
    } else if last >= 0x80, let first = next.first, first >= 0x80 {
      self = .nothing
    } else {
      self = .space
    }
  }

  private static func endsSentence(_ value: UInt32) -> Bool {
    switch value {
    // 。 」 』 】 》 〉 … ！ ） ． ？ ［ ］ ｡ ｣ ♪ ♫ ! ? ] and white space.
    case 0x3002, 0x300D, 0x300F, 0x3011, 0x300B, 0x3009, 0x2026, 0xFF01, 0xFF09, 0xFF0E, 0xFF1F,
      0xFF3D, 0xFF61, 0xFF63, 0x266A, 0x266B, 0x21, 0x3F, 0x5D, 0x29, 0x20, 0x3000, 0xFFFC:
      true
    default: false
    }
  }
}

/// The first character of a line of a cue, after tags and overrides.
struct CueLineStart {
  /// The first character; nil at the end of the cue, or if the line is empty.
  private(set) var first: UInt32?
  /// Whether the line starts with another speaker, or with a sound: a name in parentheses, a dash.
  private(set) var isSpeaker = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ syntax: CueSyntax) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      switch bytes[offset] {
      case 0x20, 0x09: offset += 1
      case UInt8(ascii: "<") where syntax == .webVTT:
        let tag = CueTag(in: bytes, at: offset, limit: range.upperBound)
        if tag.element == .voice, tag.kind == .start { isSpeaker = true }
        offset = tag.range.upperBound
      case UInt8(ascii: "<") where syntax == .subRip:
        guard let tag = TagLikeText(in: bytes, at: offset, limit: range.upperBound) else {
          first = 0x3C
          return
        }
        offset = tag.range.upperBound
      case UInt8(ascii: "{") where syntax != .webVTT:
        let limit = min(range.upperBound, offset + 400)
        guard let close = bytes[offset..<limit].firstIndex(of: UInt8(ascii: "}")) else {
          first = 0x7B
          return
        }
        offset = close + 1
      default:
        guard let scalar = bytes.scalar(at: offset) else { return }
        first = scalar.value
        isSpeaker = isSpeaker || Self.isSpeaker(bytes, offset, range.upperBound, scalar.value)
        return
      }
    }
  }

  private static func isSpeaker(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ limit: Int, _ value: UInt32
  ) -> Bool {
    switch value {
    // - only if it is not that of a number.
    case 0x2D: offset + 1 >= limit || !bytes[offset + 1].isASCIIDigit
    // ( [ （ ［ 《 〈 ≪ « － ― — – ‐ ・ ♪ ♫ 「 『 ● ■ ＞ > and line ends.
    case 0x28, 0x5B, 0xFF08, 0xFF3B, 0x300A, 0x3008, 0x226A, 0xAB, 0xFF0D, 0x2015, 0x2014, 0x2013,
      0x2010, 0x30FB, 0x266A, 0x266B, 0x300C, 0x300E, 0x25CF, 0x25A0, 0xFF1E, 0x3E, 0x0A, 0x0D:
      true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset after the parenthesis that closes the one at an offset, or nil if it is not
  /// within 120 bytes.
  func endOfParentheses(at start: Int, limit: Int) -> Int? {
    let limit = Swift.min(limit, start + 120)
    var (offset, depth) = (start, 0)
    while offset < limit, let scalar = scalar(at: offset) {
      offset += scalar.length
      switch scalar.value {
      case 0x28, 0xFF08: depth += 1
      case 0x29, 0xFF09: depth -= 1
      default: break
      }
      if depth == 0 { return offset <= limit ? offset : nil }
    }
    return nil
  }
}
