import MarkupText
import Testing

/// Edge cases of selector matching: one row for each condition that could be forgotten.
@Suite struct SelectorEdgeTests {
  /// Trees, selectors, the ids that match, and why.
  static let rows: [(String, String, String, String)] = [
    ("a#a[href=x] a#b area#c[href=x] link#d[href=x] b#e[href=x]", ":link", "a", "a with href only"),
    ("a#a[href=] a#b[name=x]", ":any-link", "a", "an empty one too"),
    // Combinators whose first try fails and whose second succeeds.
    ("p#a(i#b i#c b#d)", "p > i ~ b", "d", "the second sibling before"),
    ("q(p#a(i b#d)) p", "q > p > i + b", "d", "a chain of children and siblings"),
    ("p(p#a(b#b))", "p > p > b", "b", "a parent of the same name"),
    ("p(q(p(b#b)))", "p > q b", "b", "an ancestor further up"),
    ("q(p(r(p(b#b))))", "q > p b", "b", "after one that matches in part"),
    ("q(i p(r(i p(b#b))))", "q > i + p b", "b", "with siblings further up"),
    ("r(i p(q(p(b#b))))", "i + p b", "b", "the sibling of an ancestor, not of the nearest"),
    ("r(i x p(q(p(b#b))))", "i ~ p b", "b", "any sibling of an ancestor"),
    ("r(p(q(i p(b#b))))", "i ~ p b", "b", "of the nearest"),
    ("r(u i i b#b)", "u + i ~ b", "b", "the first of two siblings"),
    ("r(u x i i b#b)", "u + i ~ b", "", "neither of two"),
    ("r(u i x b#b)", "u ~ i + b", "", "not right before"),
    ("r(b#b u)", "u ~ b", "", "the other way round"), ("b#b", "* > b", "", "no parent"),
    ("b#b", "* + b", "", "no sibling"), ("b#b", "* b", "", "no ancestor"),
    // an+b.
    ("r(b#a b#b b#c b#d b#e)", "b:nth-child(-n+2)", "a b", "up to"),
    ("r(b#a b#b b#c b#d b#e)", "b:nth-child(n+4)", "d e", "from"),
    ("r(b#a b#b b#c b#d b#e)", "b:nth-child(-2n+5)", "a c e", "every second one down"),
    ("r(b#a b#b b#c b#d b#e)", "b:nth-child(2n+7)", "", "beyond the last"),
    ("r(b#a b#b b#c b#d b#e)", "b:nth-child(3n-1)", "b e", "a negative offset"),
    ("r(b#a b#b b#c b#d b#e)", "b:nth-child(0n+3)", "c", "a step of nothing"),
    ("r(b#a b#b b#c b#d b#e)", "b:nth-child(0)", "", "the position before the first"),
    ("r(b#a b#b b#c b#d b#e)", "b:nth-child(-3)", "", "a negative position"),
    ("r(b#a b#b b#c b#d b#e)", "b:nth-last-child(2n)", "b d", "from the end"),
    ("r(b#a b#b b#c b#d b#e)", "b:nth-child(99999999999n+1)", "a", "a step beyond all"),
    ("r(b#a b#b b#c b#d b#e)", "b:nth-child(+ 3)", "INVALID", "a space after a sign"),
    ("r(b#a b#b b#c b#d b#e)", "b:nth-child(n + 5)", "e", "but one around it"),
    ("r(b#a b#b b#c b#d b#e)", "b:nth-child(EVEN)", "b d", "words in any case"),
    ("r(b#a i b#b i b#c)", "b:nth-of-type(2)", "b", "of a type"),
    ("r(b#a i b#b i b#c)", "b:nth-last-of-type(odd)", "a c", "from the end"),
    ("r(b#a.x b#b b#c.x b#d.x)", ":nth-child(2 of .x)", "c", "of a selector"),
    ("r(b#a.x b#b b#c.x b#d.x)", "#b:nth-child(1 of .x)", "", "it has to match itself"),
    ("r(b#a.x b#b b#c.x b#d.x)", ":nth-last-child(1 of .x, #b)", "d", "of a list"),
    ("r(b#b b#a.x)", ":nth-child(1 of .x)", "a", "the first of those"),
    ("r(b#a.x b#b)", "#b:nth-child(1 of .x)", "", "though no element precedes it"),
    // Attributes.
    ("b#a[t=x\u{C}y]", "[t~=y]", "a", "a form feed between words"),
    ("b#a[t=x\u{B}y]", "[t~=y]", "", "but no vertical tab"),
    ("b#a[t= ]", "[t~='']", "", "no empty word"), ("b#a[t=x y]", "[t~='x y']", "", "nor two"),
    ("b#a[t=ja] b#b[t=ja-JP] b#c[t=jav]", "[t|=ja]", "a b", "up to a hyphen"),
    ("b#a[t=] b#b[t=-x]", "[t|='']", "a b", "nothing, up to a hyphen"),
    ("b#a[t=AB] b#b[t=ab]", "[t=ab i]", "a b", "in any case"),
    ("b#a[t=AB] b#b[t=ab]", "[t=ab s]", "b", "in one"),
    ("b#a[t=Ä] b#b[t=ä]", "[t=ä i]", "b", "the case of A–Z only"),
    ("b#a[t=abc]", "[t^=''],[t$=''],[t*='']", "", "nothing is part of nothing"),
    ("b#a[t=abc]", "[t^=abcd],[t$=zabc],[t*=abcd]", "", "longer than the value"),
    // `:has()`.
    ("r#r(p#p(b) q#q(i(b)))", ":has(> b)", "p i", "a child"),
    ("r#r(p#p b q)", ":has(+ b)", "p", "the next one"),
    ("r#r(p#p q#q b(i) p)", ":has(~ b i)", "p q", "what is in a sibling"),
    ("r#r(p#p(b(i)) i)", ":has(b i)", "r p", "further down"),
    ("r#r(p#p(i) b(i))", "p:has(b i)", "", "not out of the element"),
    ("r#r(p#p(i))", "p:has(r i)", "", "nor above it"),
  ]

  @Test func matchingElements() {
    for (tree, selector, expected, why) in Self.rows {
      guard let list = try? SelectorList(parsing: selector) else {
        #expect(expected == "INVALID", "\(selector): \(why)")
        continue
      }
      #expect(ToyTree(tree).ids(list) == expected, "\(selector) in \(tree): \(why)")
    }
  }

  /// The cost of each part of a selector, and what forgiving lists drop.
  @Test func limitsAndForgivingLists() throws {
    func isValid(_ text: String) -> Bool { (try? SelectorList(parsing: text)) != nil }
    let maximum = 256
    let chain = Array(repeating: "b", count: maximum).joined(separator: " ")
    #expect(isValid(chain) && !isValid(chain + " b"))
    // Selectors of a list are counted separately, nested ones together.
    #expect(isValid("\(chain), \(chain)"))
    let half = Array(repeating: "b", count: maximum / 2).joined(separator: " ")
    #expect(isValid("\(half):not(\(half))") && !isValid("\(half) i:not(\(half))"))
    #expect(!isValid("\(half) i:nth-child(1 of \(half))"))
    // `:is()` drops selectors that are too long, and the rest of the selector still counts them.
    let dropped = try SelectorList(parsing: ":is(\(chain), i)")
    #expect(dropped.description == ":is(i)")
    #expect(isValid(":is(\(half)) b") && !isValid(":is(\(half)) \(half)"))
    let rows: [(String, String)] = [
      (":is()", ":is()"), (":is(,)", ":is()"), (":is(b,,i)", ":is(b, i)"), (":is(b i)", ":is(b i)"),
      (":is(b:x, i)", ":is(i)"), (":is(b;, i)", ":is(i)"), (":is(b{}, i)", ":is(i)"),
      (":is((b, c), i)", ":is(i)"), (":where(1, *)", ":where(*)"), (":is(> b, i)", ":is(i)"),
      (":is(b !, i)", ":is(i)"), (":is(:is(x:y), i)", ":is(:is(), i)"),
    ]
    for (text, expected) in rows {
      #expect(try SelectorList(parsing: text).description == expected, "\(text)")
    }
    for text in [
      "b.c#d:not(i;)", "[a=b i s]", "[a=b i i]", "[a=b x]", "[a b]", "[=b]", "[a=]", "b(c)",
      "b[c]d",
      "b*", "*b", "b:nth-child(1 of)", "b:nth-child(of b)", "b:nth-of-type(1 of b)",
      "b:nth-child(1.0)", "b:nth-child(n1)", "b:nth-child(n+)", "b:nth-child(2 n)", ":not()",
      ":has()", "b >", "> b", "b > > i", "b,", ",b", "b,,i", "#1", ".1", "b::before", "b:", "svg|b",
    ] {
      #expect(!isValid(text), "\(text)")
    }
  }
}
