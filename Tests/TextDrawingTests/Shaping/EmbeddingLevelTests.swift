import Testing
import TextLayout

@testable import TextDrawing

struct EmbeddingLevelTests {
  @Test func levelsAreThoseOfTheAlgorithm() {
    let expected: [(text: String, base: TextDirection?, levels: [(UInt8, Int)]?, why: String)] = [
      ("", nil, nil, "nothing"),
      ("日本語 text 👍 é", nil, nil, "all to the right"),
      ("日本語", .leftToRight, nil, "the same, explicitly"),
      ("abc", .rightToLeft, [(2, 3)], "Latin in a paragraph to the left"),
      ("אב", nil, [(1, 4)], "Hebrew"),
      ("a אב b", nil, [(0, 2), (1, 4), (0, 2)], "Hebrew within Latin"),
      ("a אב b", .rightToLeft, [(2, 1), (1, 6), (2, 1)], "Latin around Hebrew, to the left"),
      ("אב 12", nil, [(1, 5), (2, 2)], "numbers keep their direction"),
      ("ab\u{202E}cd\u{202C}", nil, [(0, 5), (1, 2), (0, 3)], "an override"),
      ("a\0ב", nil, [(0, 2), (1, 2)], "a NUL"),
      ("日\u{200F}本", nil, [(0, 3), (1, 3), (0, 3)], "a directional mark"),
      ("𐤀", nil, [(1, 4)], "Phoenician, beyond the basic plane"),
    ]
    for (text, base, levels, why) in expected {
      let found = TestFonts.installed.bidirectionalLevels(of: text, base: base)
      let wanted = levels.map { $0.flatMap { Array(repeating: $0, count: $1) } }
      // The levels of directional controls do not matter.
      #expect(found?.count == wanted?.count, "\(why): \(String(describing: found))")
      if !text.unicodeScalars.contains(where: { 0x202A...0x202E ~= $0.value || $0.value == 0x200F })
      {
        #expect(found == wanted, "\(why)")
      }
    }
  }

  /// The quick check of the bytes misses no text with right-to-left levels.
  @Test func noScalarIsOverlooked() {
    var failures: [String] = []
    // All except ideographs, Hangul and private-use characters, which are represented by a few.
    let ranges: [ClosedRange<UInt32>] = [
      0x80...0x33FF, 0xA000...0xABFF, 0xF900...0x12FFF, 0x16000...0x16FFF, 0x1AFF0...0x1FBFF,
      0xE0000...0xE01FF,
    ]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      guard embeddingLevels(of: text, base: nil) == nil else { continue }
      let levels = embeddingLevels(of: text + "\u{200F}", base: .leftToRight) ?? []
      if (levels.first ?? 0) % 2 == 1 { failures.append(String(value, radix: 16)) }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }
}
