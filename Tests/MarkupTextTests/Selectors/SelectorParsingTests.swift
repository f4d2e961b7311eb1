import MarkupText
import Testing

/// Parsing of selectors: specificity, an+b, and errors.
@Suite struct SelectorParsingTests {
  @Test func specificityCountsIDsClassesAndTypes() throws {
    // The first nine are the examples of Selectors 4 §17.
    let rows: [(String, Specificity)] = [
      ("*", Specificity(0, 0, 0)), ("LI", Specificity(0, 0, 1)), ("UL LI", Specificity(0, 0, 2)),
      ("UL OL+LI", Specificity(0, 0, 3)), ("H1 + *[REL=up]", Specificity(0, 1, 1)),
      ("UL OL LI.red", Specificity(0, 1, 3)), ("LI.red.level", Specificity(0, 2, 1)),
      ("#x34y", Specificity(1, 0, 0)), ("#s12:not(FOO)", Specificity(1, 0, 1)),
      (":is(em, #foo)", Specificity(1, 0, 0)), (".foo :where(em, #bar)", Specificity(0, 1, 0)),
      (":nth-child(even of li, .item)", Specificity(0, 2, 0)),
      (":nth-child(2n+1)", Specificity(0, 1, 0)), (":not(em, strong#foo)", Specificity(1, 0, 1)),
      ("p:has(> .a b)", Specificity(0, 1, 2)), (":root", Specificity(0, 1, 0)),
    ]
    for (text, expected) in rows {
      let specificity = try SelectorList(parsing: text).selectors.first?.specificity
      #expect(specificity == expected, "\(text)")
    }
    #expect(Specificity(0, 1, 0) > Specificity(0, 0, 99))
    #expect(Specificity(1, 0, 0) > Specificity(0, 99, 99))
  }

  /// `an+b` in the spellings of CSS Syntax 3 §6, printed in one form.
  static let nthExpressions: [(String, String?)] = [
    ("2n+1", "2n+1"), ("2n + 1", "2n+1"), ("2n +1", "2n+1"), ("2n+ 1", "2n+1"), ("2n-1", "2n-1"),
    ("2n - 1", "2n-1"), ("2n- 1", "2n-1"), ("2n -1", "2n-1"), ("n", "1n+0"), ("+n", "1n+0"),
    ("-n", "-1n+0"), ("-n+3", "-1n+3"), ("-n- 3", "-1n-3"), ("+3n", "3n+0"), ("+5", "5"),
    ("-5", "-5"), ("05", "5"), ("odd", "2n+1"), ("eVeN", "2n+0"), (" 2 ", "2"), ("-0n+2", "2"),
    ("99999999999999999999n+99999999999999999999", "1000000000n+1000000000"),
    ("", nil), ("2n 1", nil), ("+ n", nil), ("2 n", nil), ("n n", nil), ("2n+ +1", nil),
    ("1.5", nil), ("1.5n", nil), ("2m", nil), ("odd 1", nil), ("n+", nil), ("--n", nil),
    ("2n+1 of", nil), ("oddly", nil), ("2%", nil),
  ]

  @Test func nthExpressionsAreReadAsTheStandardDefines() {
    for (text, expected) in Self.nthExpressions {
      let printed = try? SelectorList(parsing: ":nth-child(\(text))").description
      #expect(printed == expected.map { ":nth-child(\($0))" }, "\(text)")
    }
  }

  @Test func invalidSelectorsAreErrors() {
    let texts = [
      "", " ", ",", "p,", ",p", "p,,b", ">", "p >", "p > > b", "> p", ".", ".5a", "#", "#5", "p#",
      "[", "[]", "[=a]", "[a=]", "[a==b]", "[a!=b]", "[a=b c]", "[a=b i i]", "[a b]", "a|b", "*|*",
      ":", "::before", "p::marker", ":unknown", ":unknown(p)", ":not()", ":not(p", "p)", "p{",
      ":has()",
      ":has(:has(a))", ":nth-child()", ":nth-of-type(2 of p)", "p!", "@p", "\"p\"", "5", "p 5",
    ]
    // An unclosed bracket is closed by the end (CSS Syntax 3 §5.4.8), so that one is valid.
    let valid: Set<String> = [":not(p"]
    for text in texts {
      let isRead = (try? SelectorList(parsing: text)) != nil
      #expect(isRead == valid.contains(text), "'\(text)'")
    }
  }

  @Test func errorsNameThePosition() {
    #expect {
      try SelectorList(parsing: "p > :unknown")
    } throws: { error in
      (error as? SelectorError)
        == SelectorError(message: "unknown pseudo-class :unknown", offset: 5)
    }
  }

  @Test func deepNestingIsRefusedWithoutRecursion() {
    for count in [33, 100_000] {
      let text =
        String(repeating: ":not(", count: count) + "p" + String(repeating: ")", count: count)
      #expect((try? SelectorList(parsing: text)) == nil, "\(count)")
    }
    let allowed = String(repeating: ":not(", count: 32) + "p" + String(repeating: ")", count: 32)
    #expect((try? SelectorList(parsing: allowed)) != nil)
  }

  @Test func namesFromCodeMayHoldAnything() throws {
    for name in ["a", "5a", "a b", "-", "-5", "日本", "a.b#c", "\"", "\u{7}x", ""] where !name.isEmpty
    {
      let list = SelectorList(className: name)
      #expect(try SelectorList(parsing: list.description) == list, "\(name)")
      let id = SelectorList(id: name)
      #expect(try SelectorList(parsing: id.description) == id, "\(name)")
    }
  }
}
