import MarkupText
import Testing

/// Selectors and the elements that they match in a toy tree, by the standard.
@Suite struct SelectorMatchingTests {
  static let tree = ToyTree(
    """
    body#root(
     h1#title.big.Blue[lang=ja]("題")
     p#one.text[data-kind=alpha beta](b#b1("x") i#i1 b#b2(a#link[href=x]))
     p#two.text.last[lang=ja-JP](span#s1)
     ul#list(li#l1("1") li#l2.odd("2") li#l3("3") li#l4.odd("4") li#l5("5") li#l6.odd("6"))
     div#outer(div#inner(p#deep)))
    """.split(separator: "\n").joined())

  /// Selectors, the ids they match, and the rule they demonstrate.
  static let rows: [(String, String, String)] = [
    ("p", "one two deep", "type"),
    ("P", "one two deep", "types are compared in lower case"),
    ("h1, ul", "title list", "lists match what one of them does"),
    (".text", "one two", "class"),
    (".text.last", "two", "compound: both"),
    (".blue", "", "classes tell the cases apart"),
    (".Blue", "title", "classes tell the cases apart"),
    ("#s1", "s1", "id"),
    ("#S1", "", "ids tell the cases apart"),
    ("p#one.text", "one", "compound: all"),
    ("*", "root title one b1 i1 b2 link two s1 list l1 l2 l3 l4 l5 l6 outer inner deep", "all"),
    ("[lang]", "title two", "attribute there"),
    ("[LANG]", "title two", "attribute names are compared in lower case"),
    ("[lang=ja]", "title", "attribute equal"),
    ("[lang|=ja]", "title two", "equal or followed by a hyphen"),
    ("[lang|=j]", "", "|= does not match a mere beginning"),
    ("[data-kind~=beta]", "one", "one of the words"),
    ("[data-kind~='alpha beta']", "", "~= with a space matches nothing"),
    ("[data-kind~='']", "", "~= with nothing matches nothing"),
    ("[data-kind^=al]", "one", "beginning"),
    ("[data-kind^='']", "", "^= with nothing matches nothing"),
    ("[data-kind$=ta]", "one", "end"),
    ("[data-kind$='xalpha beta']", "", "$= with a longer value"),
    ("[data-kind*='a b']", "one", "inside"),
    ("[data-kind*=gamma]", "", "not inside"),
    ("[data-kind^=AL]", "", "values tell the cases apart"),
    ("[data-kind^=AL i]", "one", "but not with the flag"),
    ("[data-kind^=AL s]", "", "the other flag"),
    ("body p", "one two deep", "descendant"),
    ("body > p", "one two", "child"),
    ("body>p", "one two", "child without white space"),
    ("div p", "deep", "descendant of either div"),
    ("#outer > p", "", "not a child"),
    ("h1 + p", "one", "next sibling"),
    ("h1 ~ p", "one two", "subsequent sibling"),
    ("p ~ h1", "", "siblings before do not count"),
    ("body > p b + i", "i1", "mixed combinators"),
    ("body i ~ b a", "link", "mixed combinators: backtracking"),
    ("div > div p", "deep", "a child, then a descendant"),
    ("body > div div > p", "deep", "backtracking over ancestors"),
    (":not(p, li, div)", "root title b1 i1 b2 link s1 list", "none of the list"),
    ("p:not(.last)", "one deep", "not"),
    (":is(h1, ul) ~ div", "outer", "is"),
    (":is(:unknown, h1)", "title", "is leaves out what is invalid"),
    (":where(#one, #two) > b", "b1 b2", "where"),
    (":is()", "", "an empty list matches nothing"),
    ("p:has(a)", "one", "has a descendant"),
    ("p:has(> a)", "", "has a child"),
    ("p:has(> b > a)", "one", "has a chain"),
    ("p:has(+ ul)", "two", "has a next sibling"),
    ("h1:has(~ div p)", "title", "has a descendant of a later sibling"),
    (":has(> span, > i)", "one two", "has one of a list"),
    (":root", "root", "root"),
    (":scope > ul", "list", "without a scope, the root is it"),
    (":first-child", "root title b1 link s1 l1 inner deep", "no element before"),
    (":last-child", "root b2 link s1 l6 outer inner deep", "no element after"),
    (":only-child", "root link s1 inner deep", "neither"),
    ("p:first-of-type", "one deep", "first of its name"),
    ("p:last-of-type", "two deep", "last of its name"),
    ("i:only-of-type", "i1", "only one of its name"),
    (":empty", "i1 link s1 deep", "neither elements nor text"),
    (":any-link", "link", "links"),
    ("a:link", "link", "links"),
    ("li:nth-child(odd)", "l1 l3 l5", "an+b: odd"),
    ("li:nth-child(EVEN)", "l2 l4 l6", "an+b: even, whatever the case"),
    ("li:nth-child(3n)", "l3 l6", "an+b"),
    ("li:nth-child(3n+1)", "l1 l4", "an+b"),
    ("li:nth-child(-n+2)", "l1 l2", "an+b: the first two"),
    ("li:nth-child(n+5)", "l5 l6", "an+b: from the fifth on"),
    ("li:nth-child(4)", "l4", "an+b: one"),
    ("li:nth-child(0)", "", "positions begin at 1"),
    ("li:nth-last-child(2)", "l5", "from the end"),
    ("li:nth-last-child(-n+2)", "l5 l6", "the last two"),
    ("li:nth-child(2 of .odd)", "l4", "of those that match"),
    ("li:nth-last-child(1 of :not(.odd))", "l5", "of those that match, from the end"),
    ("b:nth-of-type(2)", "b2", "of the same name"),
    ("p:nth-last-of-type(2)", "one", "of the same name, from the end"),
    ("/* one */ p /* two */ > b", "b1 b2", "comments"),
    ("#\\6f ne", "one", "escapes"),
  ]

  @Test func selectorsMatchAsTheStandardDefines() throws {
    var failures: [String] = []
    for (text, expected, why) in Self.rows {
      let ids = Self.tree.ids(try SelectorList(parsing: text))
      if ids != expected { failures.append("\(text): \(ids), not \(expected) (\(why))") }
    }
    #expect(failures == [])
  }

  @Test func selectorsPrintedReadBackTheSame() throws {
    for (text, _, _) in Self.rows {
      let selectors = try SelectorList(parsing: text)
      guard !selectors.selectors.isEmpty, text != ":is()" else { continue }
      let again = try SelectorList(parsing: selectors.description)
      #expect(again == selectors, "\(text) is printed as \(selectors)")
    }
    #expect(try SelectorList(parsing: "UL>li.a , #b").description == "ul > li.a, #b")
    #expect(try SelectorList(parsing: "p:has(>a , +b c)").description == "p:has(> a, + b c)")
  }

  @Test func caseOfClassesAndIDsCanBeIgnored() throws {
    let selectors = try SelectorList(parsing: ".BLUE, #S1")
    #expect(Self.tree.ids(selectors) == "")
    #expect(Self.tree.ids(selectors, ignoringCase: true) == "title s1")
  }

  @Test func scopeIsTheQueriedElement() throws {
    let inner = try #require(Self.tree.element("deep"))
    let outer = try #require(Self.tree.element("outer"))
    let selectors = try SelectorList(parsing: ":scope p")
    #expect(inner.matches(selectors, scope: outer))
    #expect(!inner.matches(selectors, scope: inner))
  }

  /// Every a and b, compared with the definition of an+b: the positions a·n+b for n ≥ 0.
  @Test func nthPositionsFollowTheDefinition() throws {
    let tree = ToyTree("ul#u(" + (1...12).map { "li#n\($0) " }.joined() + ")")
    for step in -4...4 {
      for offset in -5...13 {
        let pattern = "\(step)n\(offset < 0 ? "" : "+")\(offset)"
        let positions = Set((0...40).map { step * $0 + offset })
        let expected = (1...12).filter(positions.contains).map { "n\($0)" }.joined(separator: " ")
        let ids = tree.ids(try SelectorList(parsing: "li:nth-child(\(pattern))"))
        #expect(ids == expected, "\(pattern)")
      }
    }
  }
}
