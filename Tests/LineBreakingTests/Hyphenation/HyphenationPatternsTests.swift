import LineBreaking
import Testing

@Suite("Hyphenation patterns")
struct HyphenationPatternsTests {
  /// Returns a word with hyphens where the patterns allow them.
  private static func hyphenated(_ word: String, _ patterns: HyphenationPatterns) -> String {
    var bytes = Array(word.utf8)
    for point in patterns.hyphenationPoints(in: word[...]).reversed() {
      bytes.insert(UInt8(ascii: "-"), at: point)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func patterns(_ rows: String...) throws -> HyphenationPatterns {
    try HyphenationPatterns(text: "UTF-8\n" + rows.joined(separator: "\n"))
  }

  @Test("the example of Liang's thesis")
  func liang() throws {
    let patterns = try Self.patterns(
      "hy3ph", "he2n", "hena4", "hen5at", "1na", "n2at", "1tio", "2io", "o2n")
    #expect(Self.hyphenated("hyphenation", patterns) == "hy-phen-ation")
    #expect(patterns.hyphenationPoints(in: "hyphenation") == [2, 6])
  }

  @Test("the meaning of a row of a file")
  func rows() throws {
    let cases: [(rows: String, word: String, expected: String, why: String)] = [
      ("a1b", "aaabbb", "aaa-bbb", "an odd digit allows"),
      ("a2b", "aaabbb", "aaabbb", "an even digit forbids"),
      ("a1b\nab2b\naa2bb", "aaabbb", "aaabbb", "of two the greater counts"),
      ("a1b\naa2bb\naaa3bbb", "aaabbb", "aaa-bbb", "and so on"),
      ("a1b\naabb", "aaabbb", "aaabbb", "a longer pattern hides those that end inside of it"),
      (".aa1b", "aabbbb", "aa-bbbb", "at a word's start"),
      (".aa1b", "caabbb", "caabbb", "and there only"),
      ("a1bb.", "aaabb", "aaa-bb", "at a word's end"),
      ("a1bb.", "aaabbc", "aaabbc", "and there only"),
      ("1b\na1", "aaabaa", "aa-a-baa", "digits at a pattern's ends; two letters at the word's"),
      ("a12b", "aaabbb", "aaabbb", "of two digits at one position the second counts"),
      ("% a1b\n# a1b", "aaabbb", "aaabbb", "comments"),
      ("a1b junk", "aaabbb", "aaa-bbb", "a pattern ends at a blank"),
      ("a1b\r\n", "aaabbb", "aaa-bbb", "lines may end in CR LF"),
      ("a1b\na2b", "aaabbb", "aaabbb", "of two patterns with the same letters the later counts"),
      ("a1b", "AAABBB", "AAA-BBB", "capital letters"),
      ("ä1ß", "ÄÄßẞ", "ÄÄ-ßẞ", "capital letters of other lengths in UTF-8"),
      ("é1b", "aae\u{301}bb", "aae\u{301}-bb", "a decomposed letter is the composed one"),
      ("e1", "aae\u{327}\u{301}bb", "aae\u{327}\u{301}bb", "no hyphen inside of a Character"),
      ("1ष", "ककषक्षकक", "कक-षक्षकक", "nor inside of a conjunct, which is one"),
      ("é1b", "éébbé", "éé-bbé", "offsets are bytes"),
      ("LEFTHYPHENMIN 3\na1b", "aabbaabb", "aabbaa-bb", "letters before a hyphen"),
      ("RIGHTHYPHENMIN 3\na1b", "aabbaabb", "aa-bbaabb", "letters after a hyphen"),
      ("LEFTHYPHENMIN 3\né1b", "éébbéébb", "éébbéé-bb", "letters, not bytes"),
      ("LEFTHYPHENMIN 3\na1b", "12aabbaabb", "12aabbaa-bb", "digits are not letters"),
      ("a1b", "1aabb2", "1aa-bb2", "digits beside a word"),
      (".aa1b", "1aabb", "1aa-bb", "which ends at them"),
      ("a1b", "aabb-aabb", "aabb-aabb", "beside a hyphen at least three letters of each part"),
      ("a1b", "aaabbb-aaabbb", "aaa-bbb-aaa-bbb", "more letters"),
      ("1-1", "aaa-aaa", "aaa-aaa", "none beside a hyphen"),
      ("1'1\na1b", "aaabbb'aaabbb", "aaa-bbb'aaa-bbb", "none beside an apostrophe"),
      ("a1b/x=y,1,2", "aaabbb", "aaabbb", "none where the spelling changes"),
      ("a1b\naa3b/x=y,1,2", "aaabbb", "aaabbb", "nor where that row wins"),
      ("a1b/x=y\naaa3b", "aaabbb", "aaa-bbb", "but where another does"),
    ]
    var failures: [String] = []
    for row in cases {
      let found = Self.hyphenated(row.word, try Self.patterns(row.rows))
      if found != row.expected {
        failures.append("\(row.rows.debugDescription): \(found), not \(row.expected): \(row.why)")
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test("two levels: compounds first, then their parts")
  func levels() throws {
    let level = "haus1tür\nNEXTLEVEL\na1u\n1schl\ns1t\nü1r"
    let plain = try Self.patterns(level)
    #expect(Self.hyphenated("haustür", plain) == "ha-us-tür", "no minimum is set for parts")
    let minimum = "COMPOUNDLEFTHYPHENMIN 3\nCOMPOUNDRIGHTHYPHENMIN 3"
    let strict = try Self.patterns(minimum, level)
    #expect(Self.hyphenated("haustür", strict) == "haus-tür")
    let nohyphen = try Self.patterns("NOHYPHEN ü,x", level)
    #expect(Self.hyphenated("hausxtür", nohyphen) == "ha-usxtür")
  }

  @Test("the minimums may be raised")
  func minimums() throws {
    var patterns = try Self.patterns("LEFTHYPHENMIN 2", "RIGHTHYPHENMIN 3", "a1a")
    #expect((patterns.leftMinimum, patterns.rightMinimum) == (2, 3))
    #expect(patterns.hyphenationPoints(in: "aaaaaaa") == [2, 3, 4])
    patterns.leftMinimum = 4
    #expect(patterns.hyphenationPoints(in: "aaaaaaaa") == [4, 5])
    (patterns.leftMinimum, patterns.rightMinimum) = (Int.min, 0)
    #expect(patterns.hyphenationPoints(in: "aaaa") == [1, 2, 3], "never at the word's ends")
    (patterns.leftMinimum, patterns.rightMinimum) = (2, Int.max)
    #expect(patterns.hyphenationPoints(in: "aaaa").isEmpty)
  }

  @Test("words without hyphenation points")
  func whole() throws {
    let patterns = try Self.patterns("a1a")
    for word in ["", "a", "aa", "aaa", "漢字", "ｱｱｱｱ", "-", "....", "1234"] {
      #expect(patterns.hyphenationPoints(in: word[...]).isEmpty, "\(word)")
    }
    let long = String(repeating: "a", count: HyphenationPatterns.maximumWordLength)
    #expect(patterns.hyphenationPoints(in: long[...]).count == 252)
    #expect(patterns.hyphenationPoints(in: (long + "a")[...]).isEmpty)
    #expect(try Self.patterns().hyphenationPoints(in: "aaaa").isEmpty, "no patterns at all")
  }

  @Test("ISO8859-1, UTF-8 with a byte order mark, and decoded text")
  func encodings() throws {
    let rows: [(bytes: [UInt8], why: String)] = [
      (Array("ISO8859-1\n".utf8) + [0xE9, 0x31, 0x62], "Latin-1"),
      (Array("UTF-8\né1b".utf8), "UTF-8"),
      (Array("\u{FEFF}utf-8\r\né1b\r\n".utf8), "byte order mark, small letters, CR LF"),
    ]
    for row in rows {
      let patterns = try HyphenationPatterns(bytes: row.bytes)
      #expect(patterns.hyphenationPoints(in: "éébb") == [4], "\(row.why)")
    }
    let decoded = try HyphenationPatterns(text: "KOI8-R\né1b")
    #expect(decoded.hyphenationPoints(in: "éébb") == [4])
  }

  @Test("errors name the line")
  func errors() {
    let rows: [(bytes: [UInt8], line: Int, part: String)] = [
      ([], 1, "character set"),
      (Array("ISO8859-2\na1b".utf8), 1, "“ISO8859-2”"),
      (Array("a1b\na1c".utf8), 1, "“A1B”"),
      (Array("UTF-8\na1b\na".utf8) + [0xE9, 0x31], 3, "not UTF-8"),
      (Array("UTF-8\nLEFTHYPHENMIN two".utf8), 2, "LEFTHYPHENMIN"),
      (Array("UTF-8\n\nRIGHTHYPHENMIN -1".utf8), 3, "RIGHTHYPHENMIN"),
      (Array("UTF-8\nCOMPOUNDLEFTHYPHENMIN 999".utf8), 2, "COMPOUNDLEFTHYPHENMIN"),
      (Array("UTF-8\nNEXTLEVEL\nNEXTLEVEL".utf8), 3, "third level"),
      (Array("UTF-8\n".utf8) + [UInt8](repeating: 0x61, count: 201), 2, "200 bytes"),
    ]
    for row in rows {
      let error = #expect(throws: LineBreakError.self) { try HyphenationPatterns(bytes: row.bytes) }
      #expect(error?.code == .invalidRules)
      #expect(error?.position == row.line)
      #expect(error?.message.contains(row.part) == true, "\(error?.message ?? "")")
    }
    #expect(throws: LineBreakError.self) { try HyphenationPatterns(text: "") }
  }
}
