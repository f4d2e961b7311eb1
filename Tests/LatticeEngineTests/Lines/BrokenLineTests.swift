import LatticeEngine
import TestSupport
import Testing

/// Tests ill-formed UTF-8, and characters at the edges of MeCab's tables.
///
/// MeCab determines the length of a character from its first byte and the number of bytes left;
/// surfaces, on the other hand, match byte by byte.
@Suite struct BrokenLineTests {
  private static let tokyo: [UInt8] = Array("東京".utf8)

  /// The length of each word in bytes; negative for unknown words.
  private static let rows: [(line: [UInt8], sizes: [Int], why: String)] = [
    ([0x80], [-1], "a byte that cannot start a character"),
    ([0xFF], [-1], "one that is in no character"),
    ([0xFE, 0xFE], [-2], "a run of them"),
    ([0xE3], [-1], "a first byte alone"),
    ([0xE3, 0x81], [-2], "a character without its last byte: two of one byte"),
    ([0xF0, 0xA0, 0xAE], [-3], "three bytes of four"),
    ([0xE3] + tokyo, [-3, -1, -3], "the two bytes after it belong to the first"),
    (tokyo + [0xE6, 0x9D], [6, -2], "a word, and a truncated character after it"),
    (tokyo.dropLast(), [3, -2], "東, and two bytes of another"),
    ([0xF8, 0x88, 0x80, 0x80, 0x80], [-5], "a sequence of five bytes"),
    ([0xFC, 0x84, 0x80, 0x80, 0x80, 0x80], [-6], "a sequence of six"),
    ([0xF8, 0x88, 0x80, 0x80], [-4], "four bytes of five: one by one"),
    ([0xF8] + tokyo, [-7], "five bytes, whatever they are, and two in one run"),
    ([0xFD] + tokyo, [-7], "six bytes and one"),
    ([0xC1, 0x81], [-2], "an overlong A is of the class of A"),
    ([0xC0, 0xA0] + tokyo, [6], "an overlong space is white space"),
    ([0xE0, 0x80, 0xA0] + tokyo, [6], "of three bytes, too"),
    ([0xED, 0xA0, 0x80], [-3], "half of a surrogate pair"),
    ([0xED, 0xA1, 0x82, 0xED, 0xBE, 0xB7], [-6], "a surrogate pair"),
    ([0xF4, 0x90, 0x80, 0x80], [-4], "above U+10FFFF"),
    (
      [0xE6, 0x5D, 0xB1, 0xE4, 0xBA, 0xAC], [-6],
      "東 with a wrong second byte is nevertheless a kanji"
    ),
    ([0], [-1], "NUL"),
    (tokyo + [0] + tokyo, [6, -1, 6], "NUL between words"),
    ([0xEF, 0xBF, 0xBF], [-3], "U+FFFF, which char.bin does not have"),
    ([0xEF, 0xBF, 0xBF, 0xEF, 0xBF, 0xBF], [-3, -3], "two: a run needs a category"),
    ([0xEF, 0xBF, 0xBE, 0xEF, 0xBF, 0xBE], [-6], "U+FFFE, the last it has"),
    (Array("𠮷野家".utf8), [10], "a word that starts above U+FFFF"),
    (Array("𠮷野".utf8), [-4, -3], "its beginning"),
    (Array("👨‍👩‍👧".utf8), [18], "a word of five characters, three of them above U+FFFF"),
  ]

  @Test func charactersAreDividedAsInMeCab() throws {
    let analysis = try NativeAnalysis()
    for (line, sizes, why) in Self.rows {
      #expect(try analysis.sizes(of: line) == sizes, "\(why)")
    }
  }

  @Test func theWordsAreLibMeCabs() throws {
    var around: [[UInt8]] = []
    for (line, _, _) in Self.rows {
      around += [line, Self.tokyo + line, line + Self.tokyo, [0x20] + line + [0x20]]
    }
    try expectSameAsLibMeCab(around, dictionaries: allDictionaries())
  }

  /// Every pair of bytes, inside and before a word.
  @Test func everyPairOfBytes() throws {
    let step = 7
    var lines: [[UInt8]] = []
    for first in UInt8.min...UInt8.max {
      for second in stride(from: Int(first) % step, to: 256, by: step) {
        lines.append([0xE6, first, UInt8(second), 0xAC] + Self.tokyo)
      }
    }
    try expectSameAsLibMeCab(lines, dictionaries: [MiniDictionary.directory()])
  }

  /// No byte after the end of the line is read.
  @Test func linesThatEndInsideACharacter() throws {
    let model = try LatticeModel(dictionary: MiniDictionary.directory())
    let finder = BestPathFinder(model: model)
    var records: [LatticeWord] = []
    for (line, sizes, why) in Self.rows {
      try withUnreadableMemory(after: line) { try finder.parse($0, into: &records) }
      #expect(records.map { $0.end - $0.start } == sizes.map { abs($0) }, "\(why)")
    }
  }
}
