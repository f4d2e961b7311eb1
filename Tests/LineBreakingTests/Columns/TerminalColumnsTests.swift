import Foundation
import LineBreaking
import Testing

@Suite("Columns of a terminal")
struct TerminalColumnsTests {
  @Test("columns of characters and strings, and why")
  func table() {
    let rows: [(text: String, narrow: Int, wide: Int, why: String)] = [
      ("", 0, 0, "nothing"),
      ("abc", 3, 3, "ASCII: Na"),
      ("日本語", 6, 6, "ideographs: W"),
      ("ひらカタ", 8, 8, "kana: W"),
      ("\u{3000}", 2, 2, "ideographic space: F"),
      ("ＡＢ！", 6, 6, "full-width forms: F"),
      ("ｱｲｳ", 3, 3, "half-width katakana: H"),
      ("ｶﾞｷﾞﾊﾟ", 6, 6, "half-width voicing marks are spacing"),
      ("カﾞ", 3, 3, "also after a fullwidth kana"),
      ("か\u{3099}ﾊ\u{309A}", 3, 3, "combining voicing marks are not"),
      ("゛゜", 4, 4, "spacing voicing marks: W"),
      ("ㇷ゚", 2, 2, "small kana with a combining mark"),
      ("\u{3040}\u{3097}\u{3098}", 3, 3, "unassigned among the kana: N"),
      ("䷀", 2, 2, "hexagrams are wide since Unicode 16.0"),
      ("㐀䶿鿿", 6, 6, "around the hexagrams: W"),
      ("𠮷", 2, 2, "plane 2"),
      ("葛\u{E0100}", 2, 2, "ideographic variation selector"),
      ("、\u{FE00}！\u{FE01}", 4, 4, "standardized variants of punctuation"),
      ("①α■", 3, 6, "ambiguous"),
      ("“”…—", 4, 8, "ambiguous punctuation"),
      ("e\u{301}", 1, 1, "combining mark of ambiguous width"),
      ("α\u{301}", 1, 2, "ambiguous base with a mark"),
      ("\u{E000}", 1, 2, "private use: A"),
      ("\u{FFFD}", 1, 2, "replacement character: A"),
      ("\u{378}", 1, 1, "unassigned: N"),
      ("\u{2FFFD}", 2, 2, "unassigned in plane 2: W"),
      ("\u{0}\u{7}\u{8}\u{1B}\u{7F}\u{85}", 0, 0, "controls"),
      ("a\tb\r\nc\n", 3, 3, "TAB and line ends take none"),
      ("\u{2028}\u{2029}", 0, 0, "line and paragraph separator"),
      ("co\u{AD}operate", 9, 9, "soft hyphen"),
      ("a\u{200B}b\u{2060}c\u{FEFF}", 3, 3, "zero-width space, word joiner, BOM"),
      ("a\u{200D}b", 2, 2, "a joiner outside of an emoji sequence"),
      ("\u{301}", 0, 0, "a mark with no base"),
      ("\u{3099}か", 2, 2, "a voicing mark with no base"),
      ("\u{93E}", 0, 0, "a spacing mark with no base"),
      ("का", 2, 2, "a spacing mark after its base"),
      ("क्ष", 2, 2, "a conjunct"),
      ("न्त्र्य", 2, 2, "a conjunct of four letters"),
      ("한국", 4, 4, "Hangul syllables"),
      ("\u{1112}\u{1161}\u{11AB}", 2, 2, "the same from letters: L V T"),
      ("\u{1161}", 0, 0, "a vowel with no consonant"),
      ("😀", 2, 2, "emoji presentation"),
      ("👍🏽", 2, 2, "skin tone"),
      ("☝🏽", 2, 2, "skin tone after a text-style base"),
      ("👩‍👩‍👧‍👦", 2, 2, "ZWJ sequence"),
      ("🏳️‍🌈", 2, 2, "ZWJ sequence with a variation selector"),
      ("🇯🇵", 2, 2, "flag"),
      ("🇯🇵🇺🇸", 4, 4, "two flags"),
      ("🇯", 1, 1, "half a flag: N"),
      ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2, 2, "tag sequence"),
      ("1\u{FE0F}\u{20E3}", 2, 2, "keycap"),
      ("1\u{20E3}", 1, 1, "keycap without the selector"),
      ("❤", 1, 1, "text presentation"),
      ("❤\u{FE0F}", 2, 2, "emoji presentation selected"),
      ("❤\u{FE0E}", 1, 1, "text presentation selected"),
      ("©\u{FE0F}®\u{FE0F}", 4, 4, "narrow and ambiguous bases"),
      ("®", 1, 2, "an ambiguous base alone"),
      ("⌚", 2, 2, "emoji by default"),
      ("⌚\u{FE0E}", 1, 1, "its text form"),
      ("〰\u{FE0E}㊗\u{FE0E}", 4, 4, "wide because East Asian, not because emoji"),
      ("a\u{FE0F}", 1, 1, "a selector with nothing to select"),
      ("\u{FE0F}", 0, 0, "a selector alone"),
    ]
    var failures: [String] = []
    for row in rows {
      let narrow = TerminalColumns(ambiguous: .narrow).width(of: row.text)
      let wide = TerminalColumns(ambiguous: .wide).width(of: row.text)
      if narrow != row.narrow || wide != row.wide {
        failures.append(
          "\(row.text.debugDescription): \(narrow), \(wide), not \(row.narrow), \(row.wide): \(row.why)"
        )
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test("a substring, and one cluster of many marks")
  func others() {
    let text = "xx日本語yy"
    #expect(TerminalColumns(ambiguous: .narrow).width(of: text.dropFirst(2).dropLast(2)) == 6)
    #expect(
      TerminalColumns(ambiguous: .narrow).width(
        of: "a" + String(repeating: "\u{301}", count: 100_000)) == 1)
    #expect(
      TerminalColumns(ambiguous: .narrow).width(
        of: "क" + String(repeating: "\u{93E}", count: 10_000)) == 2)
    #expect(
      TerminalColumns(ambiguous: .narrow).width(of: "ｶ" + String(repeating: "ﾞ", count: 10_000))
        == 10_001)
    #expect(TerminalColumns(ambiguous: .narrow).width(of: Character("👨‍👩‍👧")) == 2)
    #expect(TerminalColumns(ambiguous: .narrow).width(of: Character("\r\n")) == 0)
  }

  @Test("options are values")
  func options() throws {
    #expect(TerminalColumns().ambiguous == .wide)
    let encoded = try JSONEncoder().encode(TerminalColumns(ambiguous: .wide))
    #expect(try JSONDecoder().decode(TerminalColumns.self, from: encoded).ambiguous == .wide)
    #expect(TerminalColumns.AmbiguousWidth(rawValue: 3) == nil)
  }

  private static let emojiTest = URL(filePath: "/usr/share/unicode/emoji/emoji-test.txt")

  @Test(
    "every fully qualified emoji takes two columns",
    .enabled(if: FileManager.default.fileExists(atPath: emojiTest.path)))
  func emoji() throws {
    var count = 0
    var failures: [String] = []
    let text = try String(contentsOf: Self.emojiTest, encoding: .utf8)
    for line in text.split(separator: "\n") where line.contains("; fully-qualified") {
      var emoji = String.UnicodeScalarView()
      for code in line.prefix(while: { $0 != ";" }).split(separator: " ") {
        emoji.append(try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)))
      }
      count += 1
      for rules in [TerminalColumns(ambiguous: .narrow), TerminalColumns(ambiguous: .wide)]
      where rules.width(of: String(emoji)) != 2 {
        failures.append("\(String(emoji)): \(rules.width(of: String(emoji)))")
      }
    }
    #expect(count == 3655)
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }

  private static let eastAsianWidth = URL(filePath: "/usr/share/unicode/EastAsianWidth.txt")

  /// Trigrams, digrams, monograms and hexagrams, which are wide since Unicode 16.0.
  private let widerSince16: Set<UInt32> = Set(0x2630...0x2637).union(0x268A...0x268F)
    .union(0x4DC0...0x4DFF).union(0x1D300...0x1D356).union(0x1D360...0x1D376)

  @Test(
    "the classes W, F and A of the Unicode Character Database, but for marks and format characters",
    .enabled(if: FileManager.default.fileExists(atPath: eastAsianWidth.path)))
  func eastAsianWidths() throws {
    var failures: [String] = []
    var counts: [Substring: Int] = [:]
    let text = try String(contentsOf: Self.eastAsianWidth, encoding: .utf8)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.prefix(while: { $0 != "#" && $0 != " " }).split(separator: ";")
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      for code in try #require(ends.first)...(try #require(ends.last)) {
        guard let scalar = Unicode.Scalar(code), !widerSince16.contains(code) else { continue }
        let width = TerminalColumns(ambiguous: .narrow).width(of: Character(scalar))
        let wide = TerminalColumns(ambiguous: .wide).width(of: Character(scalar))
        counts[fields[1], default: 0] += 1
        let expected =
          switch fields[1] {
          case "W", "F": (2, 2)
          case "A": (1, 2)
          default: (1, 1)
          }
        // Combining marks, format characters, controls and Hangul vowels have no columns in any
        // class.
        if (width, wide) != expected, (width, wide) != (0, 0) {
          failures.append("\(fields[0]) \(fields[1]): \(width), \(wide)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20))")
    #expect(counts["W", default: 0] > 180_000 && counts["A", default: 0] > 130_000)
  }
}
