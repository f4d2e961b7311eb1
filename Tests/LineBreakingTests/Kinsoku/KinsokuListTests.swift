import LineBreaking
import TestSupport
import Testing

/// Tests lists of the caller with arbitrary content.
@Suite struct KinsokuListTests {
  private func options(
    _ kinsoku: KinsokuRules, _ strictness: LineBreakStrictness = .loose,
    wordBreak: WordBreak = .normal
  ) -> LineBreakOptions {
    LineBreakOptions(strictness: strictness, wordBreak: wordBreak, kinsoku: kinsoku)
  }

  @Test func unusualListsAndTexts() throws {
    let emoji = KinsokuRules(startProhibited: "👍🏽", endProhibited: "👩‍👩‍👧", inseparable: ["🏠⛺"])
    let marks = KinsokuRules(startProhibited: "\u{3099}\u{301}", endProhibited: "か\u{3099}")
    let triple = KinsokuRules(inseparable: ["一二三", "四四"])
    let same = KinsokuRules(startProhibited: "漢漢漢", endProhibited: "漢")
    let spaces = KinsokuRules(startProhibited: " ", endProhibited: " ")
    let separators = KinsokuRules(startProhibited: "字\n", endProhibited: "\n")
    try BreakMarks.check([
      (options(emoji), "漢👍|漢👍🏿|漢", "the first scalar of an emoji counts"),
      (options(emoji), "漢|👩漢|👩‍👧|漢", "of the text's too, and before a break the last"),
      (options(emoji), "🏠⛺|🏠|🏠", "a pair of emoji"),
      (options(marks), "か\u{3099}き|か\u{3099}き", "a mark begins no line anyhow; が ends none"),
      (options(triple), "一二三|一|三|二三", "three are two pairs"),
      (options(triple), "四四四四|一", "a pair of the same in a row"),
      (options(same), "漢漢字|字漢漢", "on both lists: glued on both sides"),
      (options(spaces), "a b", "a space that ends no line"),
      (options(separators), "漢\n¦字", "lists have no power over line separators"),
      (options(KinsokuRules(startProhibited: "b")), "a-b|漢", "after a hyphen too"),
      (
        options(KinsokuRules(endProhibited: "\u{AD}")), "a\u{AD}b", "nor does a soft hyphen end one"
      ),
      (
        options(KinsokuRules(startProhibited: "漢"), .anywhere), "字|漢",
        "anywhere has no rules at all"
      ),
      (options(KinsokuRules(startProhibited: "漢"), .uax14), "字漢|字", "UAX #14 and a list"),
      (options(KinsokuRules(startProhibited: "b"), wordBreak: .breakAll), "ab|c|d", "break-all"),
      (options(KinsokuRules(startProhibited: "b"), wordBreak: .keepAll), "ab-b |c", "keep-all"),
    ])
  }

  /// Lists only remove opportunities, and exactly those that they name.
  @Test func listsAreAFilter() throws {
    let alphabet = Array("漢字かなー、。「」…ab1 -").map { String($0) } + ["\n", "か\u{3099}", "👍"]
    var random = SeededGenerator(seed: 3)
    var failures: [String] = []
    func pick(_ count: Int) -> [String] {
      (0..<count).map { _ in alphabet.randomElement(using: &random) ?? "a" }
    }
    for _ in 0..<2000 {
      let rules = KinsokuRules(
        startProhibited: pick(2).joined(), endProhibited: pick(2).joined(),
        inseparable: [pick(2).joined(), pick(3).joined()])
      let text = pick(12).joined()
      for strictness in [LineBreakStrictness.strict, .loose] {
        let plain = LineBreaker(LineBreakOptions(strictness: strictness))
        let found = try LineBreaker(options(rules, strictness)).opportunities(in: text)
        let expected = try plain.opportunities(in: text).filter { opportunity in
          opportunity.kind == .mandatory || allows(rules, text, opportunity.offset)
        }
        if found != expected { failures.append("\(rules) \(text.debugDescription)") }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "\n"))")
  }

  /// Returns whether lists allow a break, implemented from their documentation by Characters.
  private func allows(_ rules: KinsokuRules, _ text: String, _ offset: Int) -> Bool {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    let first = { (character: Character) in character.unicodeScalars.first }
    guard let before = text[..<index].last, let after = text[index...].first else { return true }
    if rules.startProhibited.contains(where: { first($0) == first(after) }) { return false }
    if rules.endProhibited.contains(where: { first($0) == first(before) }) { return false }
    return !rules.inseparable.contains { pair in
      zip(pair, pair.dropFirst()).contains {
        first($0) == first(before) && first($1) == first(after)
      }
    }
  }

  @Test func emptyListsChangeNothing() throws {
    let plain = LineBreaker()
    let empty = LineBreaker(LineBreakOptions(kinsoku: KinsokuRules()))
    for text in ["「はい」と。", "a-b c\u{AD}d\n", "👍🏽か\u{3099}", ""] {
      #expect(try plain.opportunities(in: text) == empty.opportunities(in: text))
    }
    let none = LineBreakOptions(kinsoku: KinsokuRules(replacesDefaults: true))
    try BreakMarks.check([
      (none, "「|は|い|」|。|…|…", "no rules on East Asian punctuation at all"),
      (none, "か\u{3099}|っ|ー|ﾊﾟ", "but Characters stay whole"),
      (none, "(a) |b.", "and the rules of Western punctuation apply"),
    ])
  }

  /// With lists instead of the strictness, and with phrases, both must allow a break.
  @Test func replacedListsAndPhrases() throws {
    let rules = KinsokuRules(startProhibited: "は。", replacesDefaults: true)
    let breaker = LineBreaker(options(rules, .strict, wordBreak: .phrase))
    let boundaries = TextBoundaries(phrases: [0, 6, 9, 15, 21], words: [0, 3, 6, 9, 15, 18, 21])
    // 「私は」、と言った。 with the phrases 「私|は|」、|と言|った。
    let text = "「私は」、と言った。"
    #expect(
      try BreakMarks.marked(text, by: breaker, boundaries: boundaries) == "「私は|」、|と言|った。")
    #expect(
      try BreakMarks.marked(text, by: breaker, boundaries: boundaries, fallbacks: true)
        == "「+私は|」.、|と+言|っ.た。")
  }

  @Test func listsSurviveWritingAndReading() throws {
    let alphabet = Array("、。「」#:：a\u{301}👍🏽か\u{3099}\\\"' -％yes").filter { !$0.isWhitespace }
    var random = SeededGenerator(seed: 8)
    func list(_ count: Int) -> String {
      String((0..<count).map { _ in alphabet.randomElement(using: &random) ?? "a" })
    }
    for round in 0..<300 {
      let rules = KinsokuRules(
        startProhibited: list(Int.random(in: 0...6, using: &random)),
        endProhibited: list(Int.random(in: 0...6, using: &random)),
        inseparable: (0..<Int.random(in: 0...3, using: &random)).map { _ in list(2) },
        replacesDefaults: Bool.random(using: &random))
      let end = ["\n", "\r\n", "\r", "\u{2028}"][round % 4]
      let text = [
        "# lists", "start-prohibited: \(rules.startProhibited)",
        "  end-prohibited :\(rules.endProhibited)  ",
        "inseparable：\(rules.inseparable.joined(separator: " \t"))", "",
        "replace: \(rules.replacesDefaults ? "yes" : "no")",
      ].joined(separator: end)
      #expect(try KinsokuRules(parsing: text) == rules, "\(text)")
    }
    #expect(try KinsokuRules(parsing: "") == KinsokuRules())
    #expect(try KinsokuRules(parsing: "\n \n#x: y") == KinsokuRules())
    #expect(try KinsokuRules(parsing: "replace: yes\nreplace: no").replacesDefaults == false)
    #expect(
      try KinsokuRules(parsing: "inseparable: ab\ninseparable: cd").inseparable == ["ab", "cd"])
    #expect(try KinsokuRules(parsing: "end-prohibited: 「 （\u{3000}『").endProhibited == "「（『")
  }

  @Test func errorsNameTheirLine() {
    let rows: [(text: String, line: Int, why: String)] = [
      ("replace:", 1, "no word"), ("replace: yes no", 1, "two words"),
      ("replace: YES", 1, "capitals"),
      ("replace", 1, "no colon"), ("inseparable: ab c", 1, "a single Character"),
      ("inseparable: a\u{301}", 1, "one Character of two scalars"), (": 、", 1, "no name"),
      ("start-prohibited 、", 1, "no colon"), ("Start-Prohibited: 、", 1, "capitals"),
      ("\r\n\r\nx: y", 3, "CR LF is one line end"), ("# a\u{2028}x", 2, "U+2028 is one"),
      ("start-prohibited: 、\n\n\n  oops", 4, "blank lines count"),
    ]
    for row in rows {
      let error = #expect(throws: LineBreakError.self, "\(row.why)") {
        try KinsokuRules(parsing: row.text)
      }
      #expect(error?.code == .invalidRules && error?.position == row.line, "\(row.why)")
    }
  }
}
