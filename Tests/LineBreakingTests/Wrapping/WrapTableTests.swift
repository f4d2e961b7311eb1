import LineBreaking
import Testing

/// Tests the lines of problematic texts, determined by hand.
@Suite struct WrapTableTests {
  private typealias Row = (text: String, width: Double, expected: [String], why: String)

  /// A provider that hyphenates after every second letter.
  private struct Pairs: HyphenationProvider {
    func hyphenationPoints(in word: Substring) -> [Int] {
      Array(stride(from: 2, to: word.utf8.count, by: 2))
    }
  }

  private func check(
    _ rows: [Row], _ wrapper: TextWrapper = TextWrapper(), boundaries: TextBoundaries = .none,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var failures: [String] = []
    for row in rows {
      let lines = try wrapper.lines(of: row.text, boundaries: boundaries, width: row.width)
      // By bytes: canonically equivalent texts must be distinguished.
      if lines.map({ Array($0.utf8) }) != row.expected.map({ Array($0.utf8) }) {
        failures.append("\(row.text.debugDescription) at \(row.width): \(lines), \(row.why)")
      }
    }
    #expect(
      failures.isEmpty, "\(failures.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  @Test func lineSeparators() throws {
    try check([
      ("a\r\nb", 9, ["a", "b"], "CR LF is one"),
      ("a\r\n\r\nb", 9, ["a", "", "b"], "an empty line between two"),
      ("a\n\rb", 9, ["a", "", "b"], "LF CR are two"),
      ("a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f", 9, ["a", "b", "c", "d", "e", "f"], "all of them"),
      ("\n", 9, [""], "only one"), ("\r\n", 9, [""], "only one"), ("\n\n", 9, ["", ""], "two"),
      (" \n", 9, [""], "spaces before it hang"), ("a \n b", 9, ["a", " b"], "but not after it"),
      ("漢字\n", 4, ["漢字"], "a full line and its separator"),
      ("漢字\n\n", 4, ["漢字", ""], "and an empty line"),
      ("漢字 \n一", 4, ["漢字", "一"], "a space that hangs before a separator"),
      ("漢\u{2028}\u{2028}字", 1, ["漢", "", "字"], "narrower than the text"),
    ])
  }

  @Test func spacesAndControls() throws {
    try check([
      ("a\tb c", 2, ["a\tb", "c"], "TAB takes no column"),
      ("a\tb", 1, ["a", "b"], "but lines end at it"),
      ("foo\u{200B}bar", 4, ["foo", "bar"], "ZWSP"),
      ("foo\u{200B}bar", 6, ["foo\u{200B}bar"], "fits"),
      ("ab \u{301} cd", 3, ["ab \u{301}", "cd"], "a space with a combining mark is visible"),
      ("ab \u{301}cd", 2, ["ab", " \u{301}c", "d"], "and needs its column"),
      ("漢\u{3000}\u{3099}字", 4, ["漢\u{3000}\u{3099}", "字"], "an ideographic space with one"),
      ("a\u{A0}b c", 3, ["a\u{A0}b", "c"], "NBSP keeps"),
      ("a\u{A0}b c", 2, ["a\u{A0}", "b", "c"], "and is seen at the end of a line"),
      ("漢\u{2060}字\u{2060}語", 4, ["漢\u{2060}字", "語"], "WJ yields in an emergency"),
      ("co\u{AD}op\u{AD}er", 3, ["co", "op", "er"], "soft hyphens"),
      ("co\u{AD}op\u{AD}er", 4, ["co", "op\u{AD}er"], "the hyphen needs a column"),
      ("co\u{AD}op\u{AD}er", 5, ["co\u{AD}op", "er"], "and has it"),
      ("co\u{AD}op\u{AD}er", 6, ["co\u{AD}op\u{AD}er"], "all fits"),
      ("foo \u{AD}barbar", 3, ["foo", "\u{AD}bar", "bar"], "no line of a hyphen alone"),
      ("字\u{200B}\u{AD}漢", 2, ["字", "\u{AD}漢"], "nor after ZWSP"),
      ("\u{AD}\u{AD}ab", 1, ["\u{AD}\u{AD}a", "b"], "nor at the start of the text"),
      ("a    b", 1, ["a", "b"], "spaces between"), ("    a", 2, ["", "a"], "spaces before"),
      ("a\u{2003}b", 1, ["a", "b"], "an em space"), ("a\u{2007}b", 2, ["a\u{2007}", "b"], "glue"),
      ("\u{0}\u{0}", 1, ["\u{0}\u{0}"], "controls take no column"),
    ])
  }

  @Test func charactersOfManyScalars() throws {
    try check([
      ("👩‍👩‍👧‍👦👍🏽🇯🇵🇫🇷", 4, ["👩‍👩‍👧‍👦👍🏽", "🇯🇵🇫🇷"], "two columns each"),
      ("👩‍👩‍👧‍👦👍🏽🇯🇵", 1, ["👩‍👩‍👧‍👦", "👍🏽", "🇯🇵"], "never cut"),
      (
        "1\u{FE0F}\u{20E3}2\u{FE0F}\u{20E3}", 2, ["1\u{FE0F}\u{20E3}", "2\u{FE0F}\u{20E3}"],
        "keycaps"
      ),
      ("か\u{3099}き\u{3099}", 2, ["か\u{3099}", "き\u{3099}"], "sound marks"),
      ("ｶﾞｷﾞｸﾞ", 4, ["ｶﾞｷﾞ", "ｸﾞ"], "half-width sound marks take a column"),
      ("한국어", 4, ["한국", "어"], "hangul"),
      ("\u{1112}\u{1161}\u{11AB}국", 2, ["\u{1112}\u{1161}\u{11AB}", "국"], "conjoining jamo"),
      ("葛\u{E0100}飾", 2, ["葛\u{E0100}", "飾"], "a variation sequence"),
      ("a\u{301}\u{302}\u{303}b", 1, ["a\u{301}\u{302}\u{303}", "b"], "several marks"),
      ("\u{301}a", 1, ["\u{301}a"], "a mark of nothing"),
      ("𠮷野家", 4, ["𠮷野", "家"], "beyond the basic plane"),
    ])
  }

  @Test func wordsLongerThanALine() throws {
    try check([
      ("abcdefghij", 4, ["abcd", "efgh", "ij"], "a word"),
      ("漢 abcdefghij 字", 4, ["漢", "abcd", "efgh", "ij", "字"], "begins a line of its own"),
      ("漢 abcdefghij 字", 5, ["漢", "abcde", "fghij", "字"], "fills its lines"),
      ("http://example.com/a/b", 12, ["http://", "example.com/", "a/b"], "a URL"),
      ("1234567890", 3, ["123", "456", "789", "0"], "a number"),
      ("漢。。。。", 4, ["漢。", "。。", "。"], "marks that never begin a line, in an emergency"),
      ("（（漢", 4, ["（（", "漢"], "nor end one"),
      ("漢字。」）、", 6, ["漢", "字。」", "）、"], "a run of marks longer than the rest"),
      ("漢字。", 4, ["漢", "字。"], "a mark takes its character along"),
      ("あ……い", 4, ["あ", "……", "い"], "an ellipsis is one thing"),
    ])
    let whole = TextWrapper(overflowWrap: .normal)
    try check(
      [
        ("abcdefghij", 4, ["abcdefghij"], "sticks out"),
        ("漢 abcdefghij 字", 4, ["漢", "abcdefghij", "字"], "alone on its line"),
        ("漢。。。。字", 4, ["漢。。。。", "字"], "up to the first opportunity"),
        ("一二三", 1, ["一", "二", "三"], "opportunities everywhere"),
      ], whole)
  }

  @Test func ambiguousWidthsAndEms() throws {
    let narrow = TextWrapper(columns: TerminalColumns(ambiguous: .narrow))
    try check([("①②③", 4, ["①②", "③"], "two columns each, cut in an emergency")])
    try check(
      [("①②③", 4, ["①②③"], "one column each"), ("漢①字", 4, ["漢①", "字"], "beside two")], narrow)
    let ems = TextWrapper(unit: .em)
    try check(
      [
        ("漢字かな", 2.5, ["漢字", "かな"], "half an em does not fit a kana"),
        ("abc", 1.5, ["abc"], "but a letter"), ("abc", 1.4, ["ab", "c"], "not less"),
        ("漢", 0.1, ["漢"], "a tenth of an em"),
        ("漢字", 1e18, ["漢字"], "more columns than an Int has"),
        ("漢字", .greatestFiniteMagnitude, ["漢字"], "the greatest width"),
      ], ems)
  }

  @Test func hyphenatedWords() throws {
    let wrapper = TextWrapper(breaker: LineBreaker(hyphenation: Pairs()))
    try check(
      [
        ("abcdef", 3, ["ab", "cd", "ef"], "each with its hyphen"),
        ("abcdef", 5, ["abcd", "ef"], "the last that fits"),
        ("abcdef", 4, ["ab", "cdef"], "four letters and a hyphen do not fit"),
        ("abcdef", 2, ["ab", "cd", "ef"], "an emergency needs no hyphen"),
        ("漢abcd字", 5, ["漢ab", "cd字"], "in Japanese"),
        ("x abcd", 5, ["x ab", "cd"], "after a space"),
      ], wrapper)
    var drawn: [Bool] = []
    try wrapper.forEachLine(of: "abcdef gh", width: 5) { drawn.append($1) }
    #expect(drawn == [true, false], "abcd- and ef gh")
  }

  /// The words わたし, は, ねこ, です in phrases of two.
  @Test func phrasesWithFallbacks() throws {
    let boundaries = TextBoundaries(phrases: [0, 12], words: [0, 9, 12, 18])
    let text = "わたしはねこです"
    let rows: [Row] = [
      (text, 16, [text], "all of it"), (text, 15, ["わたしは", "ねこです"], "between phrases"),
      (text, 8, ["わたしは", "ねこです"], "just as wide"),
      (text, 6, ["わたし", "は", "ねこ", "です"], "between words where no phrase fits"),
      (text, 4, ["わた", "しは", "ねこ", "です"], "inside of a word where no word fits"),
      (text, 2, ["わ", "た", "し", "は", "ね", "こ", "で", "す"], "a Character a line"),
    ]
    let wrapper = TextWrapper(breaker: LineBreaker(LineBreakOptions(wordBreak: .phrase)))
    try check(rows, wrapper, boundaries: boundaries)
    let thai = TextWrapper()
    try check(
      [("สวัสดีครับ", 5, ["สวัสดี", "ครับ"], "a word known")], thai,
      boundaries: TextBoundaries(complexContext: [18]))
    try check([("สวัสดีครับ", 5, ["สวัสดีค", "รับ"], "and unknown: an emergency")], thai)
  }

  @Test func otherMethods() throws {
    try check(
      [
        ("あいうえおか", 8, ["あいう", "えおか"], "as equal as possible"),
        ("あいうえお\nか", 8, ["あいう", "えお", "か"], "between separators"),
        ("", 8, [], "nothing"), ("\n", 8, [""], "an empty line"),
        ("abcdefghij", 6, ["abcde", "fghij"], "an emergency too"),
      ], TextWrapper(method: .balance))
    try check(
      [
        ("あいうえおかきくけ", 16, ["あいうえおか", "きくけ"], "no short last line"),
        ("", 8, [], "nothing"), ("\n\n", 8, ["", ""], "empty lines"),
      ], TextWrapper(method: .pretty))
  }
}
