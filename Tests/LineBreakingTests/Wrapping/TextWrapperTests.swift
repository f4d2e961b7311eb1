import LineBreaking
import TestSupport
import Testing

@Suite struct TextWrapperTests {
  @Test func linesOfColumns() throws {
    let rows: [(text: String, width: Double, expected: [Substring], why: String)] = [
      ("「はい」と答えた。", 10, ["「はい」と", "答えた。"], "kinsoku"),
      ("「はい」", 2, ["「", "は", "い", "」"], "a unit longer than a line is cut"),
      ("漢。」", 4, ["漢。", "」"], "an emergency break respects kinsoku as far as possible"),
      ("foo   bar", 4, ["foo", "bar"], "spaces hang"),
      ("一\u{3000}二", 2, ["一", "二"], "an ideographic space hangs too"),
      ("\u{3000}一", 4, ["\u{3000}一"], "but indents a paragraph"),
      ("一\n\n二", 4, ["一", "", "二"], "an empty line"),
      ("一\n", 4, ["一"], "the end of the text ends a line, not begins one"),
      ("", 4, [], "no text"),
      ("   ", 4, [""], "only spaces"),
      ("a\u{301}b", 1, ["a\u{301}", "b"], "a Character is never cut"),
      ("漢字", 0.5, ["漢", "字"], "narrower than a Character"),
      ("漢字", .infinity, ["漢字"], "no end"),
      (
        "auto\u{AD}matic", 5, ["auto\u{AD}", "matic"].map { $0.filter { $0 != "\u{AD}" }[...] },
        "a soft hyphen needs a column"
      ),
    ]
    let wrapper = TextWrapper()
    for row in rows {
      #expect(try wrapper.lines(of: row.text, width: row.width) == row.expected, "\(row.why)")
    }
  }

  /// Emergency breaks respect the caller's lists too, as far as possible.
  @Test func emergencyBreaksRespectCallerLists() throws {
    let words = "abcdefgh"
    let rows: [(kinsoku: KinsokuRules?, text: String, expected: [Substring], why: String)] = [
      (nil, words, ["abc", "def", "gh"], "without lists as filled"),
      (KinsokuRules(startProhibited: "dg"), words, ["ab", "cde", "fgh"], "no d, no g at a start"),
      (KinsokuRules(endProhibited: "c"), words, ["ab", "cde", "fgh"], "no c at an end"),
      (KinsokuRules(startProhibited: words), words, ["abc", "def", "gh"], "if it can be"),
    ]
    for row in rows {
      let breaker = LineBreaker(LineBreakOptions(kinsoku: row.kinsoku))
      #expect(
        try TextWrapper(breaker: breaker).lines(of: row.text, width: 3) == row.expected,
        "\(row.why)")
    }
    let replacing = KinsokuRules(endProhibited: "あ", replacesDefaults: true)
    let breaker = LineBreaker(
      LineBreakOptions(wordBreak: .keepAll, kinsoku: replacing))
    #expect(
      try TextWrapper(breaker: breaker).lines(of: "いあっーう", width: 4) == ["い", "あっ", "ーう"],
      "small kana and ー may begin a line if the list replaces the rules")
  }

  @Test func widthsMustBePositive() {
    for width in [0, -1, -Double.infinity, .nan] {
      let error = #expect(throws: LineBreakError.self) {
        try TextWrapper().lines(of: "漢字", width: width)
      }
      #expect(error?.code == .invalidWidth)
    }
  }

  /// If a phrase ends early, the text after it is not measured again from the start of a long run.
  @Test func longRunsTakeLinearTime() throws {
    let flags = String(repeating: "\u{1F1EF}\u{1F1F5}", count: 50_000)
    let phrases = Array(stride(from: 0, to: flags.utf8.count, by: 24))
    let wrapper = TextWrapper(breaker: LineBreaker(LineBreakOptions(wordBreak: .phrase)))
    let lines = try wrapper.lines(
      of: flags, boundaries: TextBoundaries(phrases: phrases), width: 11)
    // The last phrase has two flags and fits on the line of the preceding one.
    #expect(lines.count == 50_000 / 3)
    #expect(lines.dropLast().allSatisfy { $0.utf8.count == 24 })
  }

  @Test func boundariesAreChecked() {
    for method in Paragraph.Method.allCases {
      let error = #expect(throws: LineBreakError.self) {
        try TextWrapper(method: method).lines(
          of: "漢字", boundaries: TextBoundaries(phrases: [1]), width: 4)
      }
      #expect(error?.code == .boundaryNotOnCharacter)
    }
  }

  /// Lines filled by columns are those of a paragraph.
  @Test func greedyLinesMatchTheParagraph() throws {
    let alphabet: [Unicode.Scalar] = [
      "漢", "字", "か", "な", "ー", "っ", "、", "。", "「", "」", "a", "b", "-", "1", " ", " ", "\u{3000}",
      "\u{AD}", "\u{200B}", "\u{301}", "\n", "…", "“", "”", "👩", "\u{A0}", "\u{2003}", "①", "\t",
    ]
    var random = SeededGenerator(seed: 77)
    var failures: [String] = []
    for _ in 0..<1500 {
      var text = ""
      for _ in 0..<Int.random(in: 0...25, using: &random) {
        text.unicodeScalars.append(alphabet.randomElement(using: &random) ?? "a")
      }
      var offset = 0
      let edges = text.map { character in
        defer { offset += character.utf8.count }
        return offset
      }
      let boundaries = TextBoundaries(
        phrases: edges.filter { _ in Int.random(in: 0..<4, using: &random) == 0 },
        words: edges.filter { _ in Bool.random(using: &random) })
      for wordBreak in [WordBreak.normal, .phrase] {
        for overflowWrap in OverflowWrap.allCases {
          let wrapper = TextWrapper(
            breaker: LineBreaker(LineBreakOptions(wordBreak: wordBreak)),
            unit: Bool.random(using: &random) ? .columns : .em, overflowWrap: overflowWrap)
          let width = Double(Int.random(in: 1...24, using: &random)) / 2
          let lines = try wrapper.lines(of: text, boundaries: boundaries, width: width)
          let expected = try wrapper.paragraph(of: text, boundaries: boundaries)
            .lines(width: width).map { line in
              String(decoding: Array(text.utf8)[line.visible], as: UTF8.self)
            }
          if lines.map({ String($0) }) != expected {
            failures.append("\(text.debugDescription) \(width): \(lines) \(expected)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "\n"))")
  }
}
