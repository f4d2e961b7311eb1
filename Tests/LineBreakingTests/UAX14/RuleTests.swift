import LineBreaking
import Testing

/// Tests each rule of UAX #14, section 6, of Unicode 17.0, by its name.
@Suite struct RuleTests {
  private static let standard = LineBreakOptions(strictness: .uax14, language: nil)

  private func check(
    _ rows: [(expected: String, why: String)], _ options: LineBreakOptions = standard,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try BreakMarks.check(
      rows.map { (options, $0.expected, $0.why) }, sourceLocation: sourceLocation)
  }

  @Test func classesAndLineEnds() throws {
    try check([
      ("①a", "LB1: AI is AL"), ("\u{E000}a", "LB1: XX is AL"), ("ก\u{E48}a", "LB1: SA Mn is CM"),
      ("漢ぁ|漢", "LB1: CJ is NS"),
      ("\u{301}a", "LB2: never at the start, not even after a combining mark without a base"),
      (" |a", "LB2: a space at the start"),
      ("a\u{B}¦b\u{C}¦c\u{2028}¦d\u{2029}¦e", "LB4: BK"),
      ("a\r\n¦b", "LB5: CR × LF"), ("a\r¦\r\n¦\n¦b", "LB5: each line's end"),
      ("a\n¦\r¦b", "LB5: LF CR are two"), ("a\u{85}¦b", "LB5: NL"),
      ("漢 \n¦漢", "LB6: × LF after spaces"), ("\u{200B}\n¦a", "LB6 before LB8"),
      ("\u{200D}\n¦a", "LB6"), ("\n¦ |a", "LB7 does not apply after a line end"),
      ("漢  |漢", "LB7: × SP"), ("漢\u{200B}|漢", "LB7: × ZW"), ("( \u{200B}|)", "LB7 and LB8"),
      ("a\u{200B}|b", "LB8: ZW ÷"), ("a\u{200B}  |b", "LB8: ZW SP* ÷"),
      ("\u{200B}|)", "LB8 before LB13"), ("\u{200B}  |\u{2060}a", "LB8 before LB11"),
      ("\u{200B}|\u{301}a", "LB8 before LB9"),
      ("漢\u{200D}漢", "LB8a: ZWJ ×"), ("漢\u{200D}\u{301}|漢", "LB8a: only directly after it"),
      ("\u{200D}漢", "LB8a at the start"),
      ("a |\u{200D}漢", "LB8a: ZWJ that marks nothing still joins"),
    ])
  }

  @Test func combiningMarksAndGlue() throws {
    try check([
      ("漢\u{301}\u{301}|漢", "LB9: combining marks are part of their base"),
      ("1\u{301},\u{301}2", "LB9: numbers look through marks"),
      ("(\u{301} a", "LB9: OP SP* × too"), ("\u{AD}\u{301}~a", "LB9: a soft hyphen with a mark"),
      ("漢 |\u{301}|漢", "LB10: after a space it is AL"),
      ("\n¦\u{301}1", "LB10: and at a line's start"), ("\u{200B}|\u{301}a", "LB10: and after ZW"),
      ("漢 |\u{301}%", "LB10, LB24"),
      ("漢\u{2060}漢", "LB11: WJ"), ("漢 |漢\u{2060} |漢", "LB11: no effect on spaces after it"),
      ("漢 \u{2060}漢", "LB11: × WJ, even after a space"), ("漢\u{FEFF}漢", "LB11: U+FEFF"),
      ("漢\u{A0}漢", "LB12, LB12a: GL"), ("漢\u{2011}漢", "LB12: the hyphen that glues"),
      ("漢 |\u{A0}漢", "LB12a: not after SP"), ("-|\u{A0}漢", "LB12a: nor HY"),
      ("‐|\u{A0}漢", "LB12a: nor BA"), ("\u{FFFC}\u{A0}漢", "LB12a before LB20"),
      ("漢\u{A0} |漢", "LB12: × but spaces"), ("\u{AD}~\u{A0}漢", "LB12a: a soft hyphen is BA"),
    ])
  }

  @Test func punctuationAndSpaces() throws {
    try check([
      ("漢 」", "LB13: × CL after spaces"), ("漢 )", "LB13: × CP"), ("漢 ！", "LB13: × EX"),
      ("a /|漢", "LB13: × SY"), ("a .|漢", "LB13: × IS"), ("\u{FFFC}。", "LB13 before LB20"),
      ("（ 漢", "LB14: OP SP* ×"), ("¿ a", "LB14: a Western opening mark"),
      ("( (\u{FFFC}", "LB14 before LB20"), ("( \u{200B}|a", "LB14 after LB8"),
      ("« 漢", "LB15a: Pi SP* ×"), ("a« |漢", "LB15a: only where it opens"),
      ("漢 »。", "LB15b: Pf before punctuation"), ("漢 |»漢", "LB15b: not before a letter"),
      ("漢 »", "LB15b: at the end"), ("a |.5", "LB15c: SP ÷ IS NU"), ("a ;a", "LB15d: × IS"),
      ("” |「漢", "LB18: QU, but for Pi"), ("\" |(a", "LB18"),
      ("」 々", "LB16: CL SP* × NS"), (") ‼", "LB16: CP"), ("」 |漢", "LB16: NS only"),
      ("」 ー", "LB16: CJ is NS"),
      ("— —", "LB17: B2 SP* × B2"), ("——", "LB17"), ("— |漢", "LB17: B2 only"), ("漢|—|漢", "LB31"),
      ("a |b", "LB18"), ("a   |b", "LB18: after the last"), ("% |a", "LB18 before LB24"),
      ("漢\"漢\"漢", "LB19: both sides of QU"), ("漢|“漢”|漢", "LB19a: between East Asian text"),
      ("a“漢”a", "LB19a: on both sides only"), ("漢“a”漢", "LB19a"),
      ("漢 |“漢", "LB19: not across spaces"),
      ("\u{FFFC}\"\u{FFFC}", "LB19 before LB20"),
      ("a|\u{FFFC}|b", "LB20"), ("\u{FFFC}|\u{FFFC}", "LB20"),
      ("\u{AD}~\u{FFFC}", "LB20: a hyphen"),
      ("\u{FFFC}|-", "LB20 before LB21"), ("´|\u{FFFC}", "LB20 before LB21"),
    ])
  }

  @Test func hyphensAndNumbers() throws {
    try check([
      ("漢-|漢", "LB21: × HY"), ("漢‐|漢", "LB21: × BA"), ("漢\u{3000}|漢", "LB21: U+3000 is BA"),
      ("漢々|漢", "LB21: × NS"), ("漢|´漢", "LB21: BB ×"), ("a-|b‐|c", "LB21"), ("´-|漢", "LB21"),
      ("א-漢", "LB21a: HL HY ×"), ("א‐漢", "LB21a: HL HH ×"), ("א |-א", "LB20a"),
      ("א-|א", "LB21a: not before HL"), ("א\u{3000}|漢", "LB21a: not HL BA"),
      ("א\u{301}-漢", "LB21a: through marks"), ("א--|漢", "LB21a: one hyphen only"),
      ("a |-b", "LB20a: a hyphen that begins a word"), ("‐b", "LB20a: at the start of the text"),
      ("-|漢", "LB20a: letters"), ("漢\u{A0}-a", "LB20a: after GL"),
      ("\u{FFFC}|-a", "LB20a: after CB"),
      ("/א", "LB21b: SY × HL"), ("/|a", "LB21b: HL only"),
      ("漢…|漢", "LB22: × IN"), ("……", "LB22"), ("1…|1", "LB22"), ("。」…", "LB22"),
      ("a1a", "LB23: AL × NU, NU × AL"), ("א1א", "LB23: HL"), ("漢|1|漢", "LB23: not ID"),
      ("￥漢", "LB23a: PR × ID"), ("漢％", "LB23a: ID × PO"), ("№👩|👍％", "LB23a: EB"),
      ("漢|￥", "LB23a: not ID × PR"), ("％|漢", "LB23a: nor PO × ID"), ("$\u{1F3FB}", "LB23a: EM"),
      ("$a", "LB24: PR × AL"), ("%a", "LB24: PO × AL"), ("a$", "LB24: AL × PR"), ("א%", "LB24"),
      ("$1", "LB25: PR × NU"), ("%1", "LB25: PO × NU"), ("$(1)", "LB25: PR × OP NU"),
      ("$|(a)", "LB25: OP without a number"), ("$-1", "LB25: PR × HY NU"), ("$-|a", "LB21 × HY"),
      ("(1", "LB25: OP × NU"), ("-1", "LB25: HY × NU"), ("1,234.5/6", "LB25: NU (IS | SY)* NU"),
      ("1,,2", "LB25: any number of them"), (",1", "LB25: IS × NU"),
      ("$(.5)", "LB25: PR × OP IS NU"),
      ("$|(.a)", "LB25: OP IS without a number"), ("$|(..5)", "LB25: one IS only"),
      ("/|1", "LB25: no NU before SY"), ("1,2)%", "LB25: NU … CP × PO"), ("1」％", "LB25: CL"),
      ("1)1", "LB30, not LB25"), ("1」|1", "LB25: no NU after CL"), ("1))|%", "LB25: one bracket"),
      ("1)$", "LB25: × PR"), ("1,%", "LB25: IS × PO after NU"), (",|%", "LB25: not without NU"),
      ("$ |1", "LB25: not across a space"), ("1 |%", "LB25: nor here"),
    ])
  }

  @Test func lettersAndSymbols() throws {
    try check([
      ("\u{1100}\u{1161}\u{11A8}", "LB26: JL × JV, JV × JT"),
      ("\u{1100}가\u{11A8}", "LB26: JL × H2"),
      ("\u{1100}각\u{11A8}", "LB26: H3 × JT"), ("각|\u{1161}", "LB26: H3 ÷ JV"), ("가|각", "LB31"),
      ("\u{11A8}|\u{1161}", "LB26: JT ÷ JV"), ("가\u{1161}", "LB26: H2 × JV"),
      ("가％", "LB27: × PO"), ("￥각", "LB27: PR ×"), ("각|￥", "LB27: not × PR"),
      ("\u{11A8}％", "LB27: JT"), ("abאב", "LB28"), ("漢|a", "LB28: not ID"),
      (".a", "LB29: IS × AL"), ("a.b", "LB29"), (".א", "LB29: HL"), (".|漢", "LB29: not ID"),
      ("a(b)c", "LB30: AL × OP, CP × AL"), ("1(2)3", "LB30: NU"), ("a|「b」|c", "LB30: not if wide"),
      ("a}|c", "LB30: CL is not CP"), ("漢|(漢)|漢", "LB30: not ID"), ("א(", "LB30: HL"),
      ("\u{1F1EF}\u{1F1F5}|\u{1F1EB}\u{1F1F7}", "LB30a: pairs"),
      ("\u{1F1EF}\u{1F1F5}|\u{1F1EB}", "LB30a: an odd one"),
      (
        "\u{1F1EF}\u{2060}\u{1F1F5}\u{1F1EB}|\u{1F1F7}",
        "LB30a: pairs start again after other characters"
      ),
      ("\u{1F1EF}\u{301}\u{1F1F5}|\u{1F1EB}", "LB30a: through marks"),
      ("\u{1F1EF} |\u{1F1F5}\u{1F1EB}|\u{1F1F7}", "LB30a: and after a space"),
      ("👍🏽", "LB30b: EB × EM"), ("🏠|🏽", "LB30b: not ID"), ("\u{1FAFF}🏽", "LB30b: unassigned"),
      ("\u{2FFFD}|🏽", "LB30b: pictographs only"), ("👍\u{FE0F}🏽", "LB30b: through marks"),
      ("漢|字|か|な", "LB31"), ("漢|a |b|漢", "LB31"), ("。|漢", "LB31"), ("漢|「", "LB31"),
    ])
  }

  @Test func orthographicSyllables() throws {
    try check([
      ("\u{1B05}|\u{1B05}", "LB31: AK ÷ AK"),
      ("\u{11003}\u{11005}", "LB28a: AP × AK"), ("\u{11003}\u{25CC}", "LB28a: AP × ◌"),
      ("\u{1B05}\u{1B44}|漢", "LB28a: AK × VI"), ("\u{1BC0}\u{1BF2}|漢", "LB28a: AS × VF"),
      ("\u{1B05}\u{1B44}\u{1B05}", "LB28a: AK VI × AK"),
      ("\u{25CC}\u{1B44}\u{1B05}", "LB28a: ◌ VI × AK"),
      ("\u{1B05}\u{1B44}|\u{1BC0}", "LB28a: not VI × AS"),
      ("漢|\u{1B44}|\u{1B05}", "LB28a: VI after AK, ◌ or AS only"),
      ("\u{1BC0}|\u{1BC0}\u{1BC0}\u{1BF2}|漢", "LB28a: AS × AS VF"),
      ("\u{1BC0}\u{301}\u{1BC0}\u{301}\u{1BF2}", "LB28a: through marks"),
      ("\u{1BC0} |\u{1BC0}\u{1BF2}", "LB28a: not across a space"),
      ("a|\u{1B05}", "LB28a: AL is no syllable"), ("a◌", "LB28: ◌ is AL"),
    ])
    let strict = LineBreakOptions()
    let keepAll = LineBreakOptions(wordBreak: .keepAll)
    try BreakMarks.check([
      (strict, "\u{1B05}|\u{1B05}\u{1B44}\u{1B05}|\u{1B05}", "at every level"),
      (strict, "漢\u{1B44}|漢", "a virama is part of the preceding Character"),
      (keepAll, "\u{1B05}\u{1B05}\u{1B44}\u{1B05}", "keep-all keeps letters together"),
    ])
  }

  /// Cases in which the CSS levels differ from UAX #14.
  @Test func levelsThatDiffer() throws {
    let rows: [(standard: String, strict: String, english: String, why: String)] = [
      ("a |“ b", "a |“ b", "a |“ b", "LB15a, or OP: no break after an opening mark and spaces"),
      ("a |,5", "a |,5", "a |,5", "LB15c"),
      ("a .|漢", "a .|漢", "a .|漢", "LB15d"), ("a ;a", "a ;a", "a ;a", "LB15d"),
      ("a /|漢", "a |/|漢", "a |/|漢", "SP ÷ SY"), ("a .b", "a |.b", "a |.b", "SP ÷ IS letter"),
      ("漢|“字”|漢", "漢|“字”|漢", "漢|“字”|漢", "LB19a, and “ ” as brackets"),
      ("a“b”c", "a“b”|c", "a“b”c", "LB30 for “, no rule for CL × AL"),
      ("漢“a”漢", "漢|“a”|漢", "漢“a”漢", "LB19a requires East Asian text on both sides"),
      ("漢\"字\"漢", "漢\"字\"漢", "漢\"字\"漢", "LB19: quotation marks that neither open nor close"),
      ("漢 |\u{301}|漢", "漢 \u{301}|漢", "漢 \u{301}|漢", "a space and its mark are one Character"),
      ("🏠|🏽", "🏠🏽", "🏠🏽", "and an emoji with its modifier"),
      ("\u{600}|漢", "\u{600}漢", "\u{600}漢", "GB9b"),
      ("ﾊﾟ|％", "ﾊﾟ％", "ﾊﾟ％", "a half-width sound mark is part of its kana"),
      ("a\u{AD}~\u{FFFC}", "a\u{AD}~\u{FFFC}", "a\u{AD}~\u{FFFC}", "a soft hyphen before a box"),
      ("a |\u{AD}~b", "a |\u{AD}b", "a |\u{AD}b", "a soft hyphen with nothing before it"),
      (
        "\u{200B}|\u{AD}\u{AD}~b", "\u{200B}|\u{AD}\u{AD}b", "\u{200B}|\u{AD}\u{AD}b", "two of them"
      ),
      ("\n¦\u{AD}~\u{FFFC}", "\n¦\u{AD}\u{FFFC}", "\n¦\u{AD}\u{FFFC}", "in front of a box"),
      ("a\u{AD}~\u{A0}b", "a\u{AD}~\u{A0}b", "a\u{AD}~\u{A0}b", "a soft hyphen before NBSP"),
      (
        "a\u{AD}\u{301}~\u{35C}b", "a\u{AD}\u{301}\u{35C}b", "a\u{AD}\u{301}\u{35C}b",
        "U+035C is a mark, though GL"
      ),
    ]
    for (keyPath, options) in [
      (\(standard: String, strict: String, english: String, why: String).standard, Self.standard),
      (\.strict, LineBreakOptions()), (\.strict, LineBreakOptions(language: "zh")),
      (\.english, LineBreakOptions(language: "en")), (\.english, LineBreakOptions(language: nil)),
    ] {
      try check(rows.map { ($0[keyPath: keyPath], $0.why) }, options)
    }
  }
}
