import TextFoundation

/// A run of a line that is pathological for libmecab and is parsed separately.
enum PathologicalRun {
  /// Long whitespace: libmecab counts the bytes of a word and of the space before it in 16 bits,
  /// and loses the word after longer space.
  case space(Range<Int>)
  /// A run of letters, digits, symbols or katakana: at each character, libmecab searches for
  /// unknown words up to the end of the run, in quadratic time (10 s for 100,000 letters).
  case run(Range<Int>)

  /// The minimum length in bytes; shorter runs cost at most a tenth of a second.
  static let minimumLength = 1 << 13
  /// The size in bytes of the segments into which a run is divided for parsing.
  private static let segmentSize = 1 << 9

  var range: Range<Int> {
    switch self {
    case .space(let range), .run(let range): range
    }
  }

  /// Returns the ranges to be parsed separately.
  func segments(in line: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard case .run(let range) = self else { return [] }
    var segments: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let limit = min(start + Self.segmentSize, range.upperBound)
      let end = min(line.scalarStart(atOrAfter: limit), range.upperBound)
      segments.append(start..<end)
      start = end
    }
    return segments
  }

  /// Returns the first pathological run at or after `start`, or `nil`.
  static func first(
    in line: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> PathologicalRun? {
    guard line.count - start >= minimumLength else { return nil }
    var offset = start
    var runStart = start
    var runKind = CharacterKind.harmless
    while offset < line.count {
      let kind = CharacterKind(line, at: offset)
      if kind != runKind {
        if offset - runStart >= minimumLength, runKind != .harmless { break }
        runStart = offset
        runKind = kind
      }
      offset = line.scalarStart(atOrAfter: offset + 1)
    }
    guard offset - runStart >= minimumLength else { return nil }
    switch runKind {
    case .harmless: return nil
    case .space: return .space(runStart..<offset)
    default: return .run(runStart..<offset)
    }
  }
}

/// A character class, approximating those that `char.def` groups into unknown words.
private enum CharacterKind {
  case space
  case letter
  case digit
  case symbol
  case katakana
  /// Hiragana and kanji except numerals, whose unknown words are short.
  case harmless

  /// Creates the class of the scalar that starts at `offset`.
  init(_ line: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let lead = line[offset]
    switch lead {
    case 0x09...0x0D, 0x20: self = .space
    case 0x30...0x39: self = .digit
    case 0x41...0x5A, 0x61...0x7A: self = .letter
    case 0x00..<0x80: self = .symbol
    // Latin, Greek, Cyrillic and other scripts with two-byte scalars
    case 0x80..<0xE0: self = .letter
    case 0xE3 where offset + 1 < line.count:
      let second = line[offset + 1]
      self = second == 0x82 || second == 0x83 ? .katakana : second == 0x80 ? .symbol : .harmless
    case 0xE4...0xE9: self = Self.isNumeral(line, at: offset) ? .digit : .harmless
    default: self = .symbol
    }
  }

  /// Returns whether the scalar at an offset is a numeral: 一 to 九, 十 百 千 万 億 兆 (`KANJINUMERIC` of
  /// char.def).
  private static func isNumeral(_ line: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset + 2 < line.count else { return false }
    switch (line[offset], line[offset + 1], line[offset + 2]) {
    case (0xE4, 0xB8, 0x80), (0xE4, 0xB8, 0x83), (0xE4, 0xB8, 0x87), (0xE4, 0xB8, 0x89),
      (0xE4, 0xB9, 0x9D), (0xE4, 0xBA, 0x8C), (0xE4, 0xBA, 0x94), (0xE5, 0x84, 0x84),
      (0xE5, 0x85, 0x86), (0xE5, 0x85, 0xAB), (0xE5, 0x85, 0xAD), (0xE5, 0x8D, 0x81),
      (0xE5, 0x8D, 0x83), (0xE5, 0x9B, 0x9B), (0xE7, 0x99, 0xBE):
      return true
    default: return false
    }
  }
}
