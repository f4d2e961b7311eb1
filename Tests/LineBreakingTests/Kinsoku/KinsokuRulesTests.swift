import LineBreaking
import Testing

@Suite struct KinsokuRulesTests {
  private func options(
    _ kinsoku: KinsokuRules, _ strictness: LineBreakStrictness = .loose
  ) -> LineBreakOptions {
    LineBreakOptions(strictness: strictness, kinsoku: kinsoku)
  }

  @Test func listsAddToTheStrictness() throws {
    try BreakMarks.check([
      (options(KinsokuRules()), "人|々|は", "loose alone"),
      (options(KinsokuRules(startProhibited: "々")), "人々|は", "々 begins no line"),
      (options(KinsokuRules(endProhibited: "第")), "第一|回", "第 ends no line"),
      (options(KinsokuRules(inseparable: ["……", "――"])), "え……|は|い", "a pair is not parted"),
      (
        options(KinsokuRules(startProhibited: "か")), "がか|がか\u{3099}",
        "a mark does not matter; が of one scalar is another character"
      ),
      (
        options(KinsokuRules(startProhibited: "は"), .strict), "はは",
        "what strict prohibits remains prohibited"
      ),
      (options(KinsokuRules(startProhibited: "b")), "a b", "spaces do not help"),
    ])
  }

  @Test func listsReplaceTheStrictness() throws {
    let rules = KinsokuRules(startProhibited: "。", endProhibited: "『", replacesDefaults: true)
    try BreakMarks.check([
      (options(rules, .strict), "「|は|い|」|と。", "「 and 」 have no rules any more"),
      (options(rules, .strict), "『は|い|』。", "listed characters have"),
      (options(rules, .strict), "コ|ー|ト|っ|て", "small kana and ー have none either"),
      (options(rules, .strict), "foo, |(bar) |baz", "words of other scripts keep theirs"),
      (options(rules, .strict), "一\n¦二", "and so do line separators"),
    ])
  }

  @Test func listsAreRead() throws {
    let rules = try KinsokuRules(
      parsing: """
        # 出版社の規則
        start-prohibited: 、 。
        start-prohibited：々

        end-prohibited: 「（
        inseparable: —— ……
        replace: yes
        """)
    #expect(
      rules
        == KinsokuRules(
          startProhibited: "、。々", endProhibited: "「（", inseparable: ["——", "……"],
          replacesDefaults: true))
  }

  @Test func badListsAreNamed() {
    let rows = [
      ("start-prohibited: 、\nend: 「", 2, "unknown list 'end'"),
      ("inseparable: …", 1, "is not a pair"),
      ("\n\nreplace: maybe", 3, "yes or no"),
      ("、。", 1, "unknown list"),
    ]
    for (text, line, message) in rows {
      let error = #expect(throws: LineBreakError.self) { try KinsokuRules(parsing: text) }
      #expect(error?.code == .invalidRules)
      #expect(error?.position == line)
      #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }
  }
}
