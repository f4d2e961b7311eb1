import TextFoundation

/// A word of romaji, normalized to lowercase ASCII letters without diacritics.
struct RomajiWord {
  /// The letters a to z, `'`, `-`, or 0 for a Latin letter that does not occur in romaji.
  var letters: [UInt8] = []
  /// Whether the vowel at the same index has a macron or a circumflex.
  var isLong: [Bool] = []
  /// The offset of each letter in the text, followed by the end offset of the last letter.
  var offsets: [Int] = []
  /// The range of the letters without surrounding quotation marks and hyphens; empty if there are
  /// no letters.
  private(set) var core = 0..<0

  mutating func removeAll() {
    core = 0..<0
    letters.removeAll(keepingCapacity: true)
    isLong.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
  }

  mutating func append(_ letter: UInt8, isLong long: Bool, at offset: Int) {
    if letter != UInt8(ascii: "'"), letter != UInt8(ascii: "-") {
      core = (core.isEmpty ? letters.count : core.lowerBound)..<letters.count + 1
    }
    letters.append(letter)
    isLong.append(long)
    offsets.append(offset)
  }
}

/// A scanner for the letters of romaji in UTF-8.
struct RomajiScanner {
  let text: UnsafeBufferPointer<UInt8>

  /// A letter of a word: its value, whether it has a length mark, and its number of bytes.
  typealias Letter = (letter: UInt8, isLong: Bool, length: Int)

  /// Returns the letter, apostrophe or hyphen at an offset; nil for all other characters.
  func letter(at offset: Int) -> Letter? {
    guard offset < text.count else { return nil }
    let byte = text[offset]
    if byte < 0x80 {
      guard let letter = Self.letter(ascii: byte) else { return nil }
      return withCombiningMark((letter, false, 1), at: offset)
    }
    guard let scalar = text.scalar(at: offset) else { return nil }
    switch scalar.value {
    case 0xFF01...0xFF5E:
      guard let letter = Self.letter(ascii: UInt8(scalar.value &- 0xFEE0)) else { return nil }
      return (letter, false, scalar.length)
    case 0x2019: return (UInt8(ascii: "'"), false, scalar.length)
    case 0xC0...0x24F where scalar.value != 0xD7 && scalar.value != 0xF7,
      0x1E00...0x1EFF:
      return (Self.longVowel(scalar.value) ?? 0, Self.longVowel(scalar.value) != nil, scalar.length)
    default: return nil
    }
  }

  /// Reads the word that starts at an offset into `word`, and returns its end offset.
  func readWord(from start: Int, into word: inout RomajiWord) -> Int {
    word.removeAll()
    var offset = start
    while let next = letter(at: offset) {
      word.append(next.letter, isLong: next.isLong, at: offset)
      offset += next.length
    }
    word.offsets.append(offset)
    return offset
  }

  private static func letter(ascii byte: UInt8) -> UInt8? {
    byte.isASCIILetter || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-")
      ? byte.asciiLowercased : nil
  }

  /// Returns the letter combined with a following combining macron (U+0304) or circumflex (U+0302).
  private func withCombiningMark(_ letter: Letter, at offset: Int) -> Letter {
    let mark = offset &+ letter.length
    guard mark &+ 1 < text.count, text[mark] == 0xCC,
      text[mark &+ 1] == 0x84 || text[mark &+ 1] == 0x82
    else { return letter }
    let isVowel = PackedSpelling.vowel(letter.letter) != 0
    return (isVowel ? letter.letter : 0, isVowel, letter.length &+ 2)
  }

  /// Returns the base vowel of a lowercase or uppercase letter with macron or circumflex.
  private static func longVowel(_ scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x100, 0x101, 0xC2, 0xE2: UInt8(ascii: "a")
    case 0x12A, 0x12B, 0xCE, 0xEE: UInt8(ascii: "i")
    case 0x16A, 0x16B, 0xDB, 0xFB: UInt8(ascii: "u")
    case 0x112, 0x113, 0xCA, 0xEA: UInt8(ascii: "e")
    case 0x14C, 0x14D, 0xD4, 0xF4: UInt8(ascii: "o")
    default: nil
    }
  }
}
