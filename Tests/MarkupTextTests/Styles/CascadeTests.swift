import MarkupText
import Testing

extension ToyTree {
  /// Returns the style that a sheet gives the first element of that id or name, with inherited
  /// values of its ancestors.
  func style(
    _ name: String, _ sheet: String = "", dialect: StyleDialect = .css
  ) -> ComputedStyle? {
    var cascade = StyleCascade()
    cascade.add(StyleSheet(parsing: sheet, dialect: dialect))
    return style(name, cascade)
  }

  func style(_ name: String, _ cascade: StyleCascade) -> ComputedStyle? {
    guard let element = element(name) ?? elements.first(where: { $0.elementName == name }) else {
      return nil
    }
    func style(_ element: ToyElement) -> ComputedStyle {
      cascade.style(of: element, parent: element.parentElement.map(style))
    }
    return style(element)
  }
}

/// Cascading, inheritance and computed values.
@Suite struct CascadeTests {
  /// Trees, sheets, the tested element, a property, its value, and the reason.
  static let rows: [(String, String, String, StyleProperty, String, String)] = [
    // GSFancyText's facts.
    ("p.blue", "span.blue{color:blue}", "p", .color, "#000000", "another element"),
    ("span.blue", "span.blue{color:blue}", "span", .color, "#0000ff", "this element"),
    ("p", "p{FONT-SIzE: 18px}", "p", .fontSize, "18px", "names in any case"),
    ("p", "p{font-style   :italic}", "p", .fontStyle, "italic", "space before the colon"),
    ("p", "p{color: \"red\"}", "p", .color, "#ff0000", "quoted value"),
    ("p", "p{font-size:'14px'}", "p", .fontSize, "14px", "quoted value"),
    ("p", "p{color:'rgb(0, 255, 0)'}", "p", .color, "#00ff00", "quoted value"),
    ("p", "p{margin-top: 11", "p", .marginTop, "11px", "no unit; neither ; nor }"),
    ("p", "p{color:red}", "p", .color, "#ff0000", "an element rule needs no class"),
    (
      "p.short", ".short{line-height:70%} .short{margin-top:11}", "p", .lineHeight, "11.2px",
      "rules merge"
    ),
    (
      "p.right(span.center#s)", ".right{text-align:right} .center{display:inline}", "s", .textAlign,
      "right", "inherited"
    ),
    ("p", ".default{color:white}", "p", .color, "#ffffff", ".default applies to everything"),
    (
      "p.a(i)", ".default{color:white} .a{color:red}", "i", .color, "#ff0000",
      "ancestors win over it"
    ),
    (
      "p(i)", ".default{vertical-align:middle}", "i", .verticalAlign, "middle",
      "also what is not inherited"
    ),
    (
      "p(i)", "*{vertical-align:top} .default{vertical-align:middle}", "i", .verticalAlign, "top",
      "all rules win over it"
    ),
    (
      "p.a", "p{color:red} .a{color:blue} p.a{color:lime}", "p", .color, "#00ff00",
      "element and class win"
    ),
    (
      "p.a.b", ".b{color:red} .a{color:blue}", "p", .color, "#0000ff",
      "order of the sheet, not of the attribute"
    ),
    // Specificity and order.
    ("p.a", "p{color:red} p{color:blue}", "p", .color, "#0000ff", "the later one"),
    ("p.a", ".a{color:red} p{color:blue}", "p", .color, "#ff0000", "a class above a type"),
    ("p#x.a", "#x{color:red} .a.a.a{color:blue}", "p", .color, "#ff0000", "an id above classes"),
    ("p.a", "p,.a{color:red} p{color:blue}", "p", .color, "#ff0000", "the best of a list counts"),
    (
      "p#x.a", ":where(#x){color:red} p{color:blue}", "p", .color, "#0000ff", "where counts nothing"
    ),
    ("p#x[style=color: blue]", "#x{color:red}", "p", .color, "#0000ff", "the attribute above ids"),
    (
      "p[style=color: blue]", "p{color:red!important}", "p", .color, "#ff0000",
      "important above the attribute"
    ),
    (
      "p[style=color: blue !important]", "p{color:red!important}", "p", .color, "#0000ff",
      "both important"
    ),
    (
      "p.a", "p{color:red!important} .a{color:blue}", "p", .color, "#ff0000",
      "important above specificity"
    ),
    ("p", "p{color:red; color:blue}", "p", .color, "#0000ff", "the later declaration"),
    ("p", "p{color:red; color:nonsense}", "p", .color, "#ff0000", "an invalid one does not count"),
    ("p", "p{color:red!important; color:blue}", "p", .color, "#ff0000", "important in one block"),
    // Inheritance and CSS-wide keywords.
    ("p(b)", "p{color:red; margin-top:1px}", "b", .color, "#ff0000", "color inherits"),
    ("p(b)", "p{color:red; margin-top:1px}", "b", .marginTop, "0px", "margins do not"),
    ("p(b)", "p{margin-top:1px} b{margin-top:inherit}", "b", .marginTop, "1px", "inherit"),
    ("p(b)", "p{color:red} b{color:initial}", "b", .color, "#000000", "initial"),
    (
      "p(b)", "p{color:red} b{color:blue} b{color:unset}", "b", .color, "#ff0000", "unset: inherits"
    ),
    (
      "p(b)", "p{margin-top:1px} b{margin-top:2px} b{margin-top:unset}", "b", .marginTop, "0px",
      "unset: initial"
    ),
    (
      "p(b)", "p{color:red} b{color:blue} b{color:revert}", "b", .color, "#ff0000",
      "revert without defaults"
    ),
    ("p(b)", "p{color:red; font-weight:bold} b{all:initial}", "b", .fontWeight, "400", "all"),
    // Computed values.
    (
      "p(b)", "p{font-size:20px} b{font-size:1.5em; margin-top:2em}", "b", .marginTop, "60px",
      "em of the own size"
    ),
    (
      "p(b)", "p{font-size:20px} b{margin-top:2em; font-size:1.5em}", "b", .marginTop, "60px",
      "in any order"
    ),
    ("p(b)", "p{font-size:20px} b{font-size:50%}", "b", .fontSize, "10px", "% of the parent's"),
    (
      "html(p)", "html{font-size:10px} p{margin-top:2rem; font-size:30px}", "p", .marginTop, "20px",
      "rem"
    ),
    (
      "html(p)", "html{font-size:2rem}", "html", .fontSize, "32px",
      "rem on the root: the initial size"
    ),
    ("p", "p{margin: 1in 2.54cm 25.4mm 72pt}", "p", .marginRight, "96px", "cm"),
    ("p", "p{margin-left:254q}", "p", .marginLeft, "240px", "q"),
    ("p", "p{margin-left:6pc}", "p", .marginLeft, "96px", "pc"),
    ("p", "p{font-size:20px;margin-left:2ch}", "p", .marginLeft, "20px", "ch is half an em"),
    (
      "p", "p{font-size:20px;text-indent:2ic hanging}", "p", .textIndent, "40px hanging",
      "ic is an em"
    ),
    (
      "p", "p{font-size:20px;text-shadow:1em 0.5em 0 red}", "p", .textShadow,
      "20px 10px 0px #ff0000", "shadows"
    ),
    ("p", "p{margin-left:10%}", "p", .marginLeft, "10%", "percentages stay"),
    (
      "p(b)", "p{line-height:1.5;font-size:20px} b{font-size:10px}", "b", .lineHeight, "1.5",
      "a number stays"
    ),
    (
      "p(b)", "p{line-height:150%;font-size:20px} b{font-size:10px}", "b", .lineHeight, "30px",
      "% is computed"
    ),
    ("p", "p{font-size:x-large}", "p", .fontSize, "24px", "keyword"),
    ("p", "p{font-size:larger}", "p", .fontSize, "19.2px", "relative keyword"),
    ("p(b)", "p{font-weight:500} b{font-weight:bolder}", "b", .fontWeight, "700", "bolder"),
    ("p(b)", "p{font-weight:900} b{font-weight:lighter}", "b", .fontWeight, "700", "lighter"),
    (
      "p(b)", "p{font-weight:950} b{font-weight:bolder}", "b", .fontWeight, "950",
      "bolder than black"
    ),
    ("p(b)", "p{color:red} b{color:currentcolor}", "b", .color, "#ff0000", "currentcolor of color"),
    (
      "p(b)", "p{text-align:end; direction:rtl} b{text-align:match-parent}", "b", .textAlign,
      "left", "match-parent"
    ),
  ]

  @Test func declarationsWinAsTheStandardDefines() {
    for (tree, sheet, name, property, expected, why) in Self.rows {
      let value = ToyTree(tree).style(name, sheet)?[property].description
      #expect(value == expected, "\(sheet) on \(tree): \(why)")
    }
  }

  /// The same declarations of three origins under both policies.
  @Test func policiesDecideWhetherMarkupOrCodeWins() {
    func color(
      _ policy: StyleCascade.Policy, defaults: String = "", markup: String = "", code: String = ""
    ) -> String? {
      var cascade = StyleCascade(policy: policy)
      cascade.add(StyleSheet(parsing: defaults), origin: .defaults)
      cascade.add(StyleSheet(parsing: code), origin: .code)
      cascade.add(StyleSheet(parsing: markup), origin: .markup)
      return ToyTree("p.a").style("p", cascade)?.color.description
    }
    let (red, lime, blue) = ("p{color:red}", "p{color:lime}", "p{color:blue}")
    let a = ".a{color:aqua}"
    #expect(color(.markupFirst, markup: red, code: a) == "#ff0000")
    #expect(color(.codeFirst, markup: a, code: red) == "#ff0000")
    #expect(color(.markupFirst, defaults: a, code: lime) == "#00ff00")
    #expect(color(.codeFirst, defaults: a, markup: blue) == "#0000ff")
    #expect(color(.markupFirst, markup: red, code: "p{color:lime!important}") == "#00ff00")
    #expect(
      color(.markupFirst, defaults: "p{color:lime!important}", code: "p{color:red!important}")
        == "#00ff00")
    #expect(
      color(.markupFirst, defaults: lime, markup: "p{color:red} p{color:revert}") == "#00ff00")
    #expect(color(.markupFirst, defaults: "p{color:revert}") == "#000000")
    #expect(
      color(.markupFirst, defaults: lime, markup: red, code: "p{color:revert!important}")
        == "#00ff00")
  }

  /// ZMarkupParser: an h1 of size 109 from code, of 99 in its `style` attribute.
  @Test func theAttributeObeysThePolicy() {
    let tree = ToyTree("h1[style=font-size: 99px; color: red]")
    let code = StyleSheet(parsing: "h1{font-size:109px}")
    for (policy, size) in [(StyleCascade.Policy.codeFirst, 109.0), (.markupFirst, 99)] {
      var cascade = StyleCascade(policy: policy)
      cascade.add(code, origin: .code)
      let style = tree.style("h1", cascade)
      #expect(style?.fontSize == size)
      // Merged per property; ZMarkupParser ignored the whole attribute.
      #expect(style?.color.description == "#ff0000")
    }
  }

  /// The index files rules by ids, classes and names; the reference tries every selector.
  @Test func theIndexAgreesWithMatchingEveryRule() throws {
    let selectors = [
      "p", ".a", ".A", "#x", "#X", "p.a", "p#x.a", ".b .a", "*", "[class]", ":is(p, .b)", ".a.b",
      ":not(.a)", "i", "b.c", ".c, p, #x",
      // Ancestors and siblings that the index rejects by name before it walks.
      "p ~ b", "p + b", "p ~ p b", "div p ~ p b", ".a ~ .b", ".a + p > b", "#x ~ p b", "div > p i",
      ".b #x i", ".B .A", "p i ~ i", "q p i", ".c i", "#y b", "div .c ~ p > b", "q ~ p b",
      ":is(div, q) b", "div:not(.a) #X b", "b + p b, q b",
    ]
    let tree = ToyTree("div.b(p#x.a.a(i.A) b.a.b.c p#X(b) i)")
    for ignoringCase in [false, true] {
      for selector in selectors {
        var cascade = StyleCascade(ignoringCase: ignoringCase)
        cascade.add(StyleSheet(parsing: "\(selector){display:block}"))
        let list = try SelectorList(parsing: selector)
        for element in tree.elements {
          let isBlock = cascade.style(of: element).keyword(.display) == .block
          let matches = element.matches(list, ignoringCase: ignoringCase)
          #expect(isBlock == matches, "\(selector) on \(element.elementName)")
        }
      }
    }
  }

  @Test func attributesAreReadInTheirDialect() {
    let tree = ToyTree("p[style=line-height: 40]")
    #expect(tree.style("p", StyleCascade())?[.lineHeight] == .number(40))
    let style = tree.style("p", StyleCascade(dialect: .fancyText))
    #expect(style?[.lineHeight].description == "40px")
  }

  @Test func rulesFromCodeAndHints() {
    var cascade = StyleCascade(base: [
      StyleDeclaration(.letterSpacing, .length(StyleLength(3, .px)))
    ])
    let red = StyleDeclaration(.color, .color(CSSColor(rgb: 0xFF0000)))
    cascade.add(
      StyleSheet(rules: [StyleRule(className: "a b", declarations: [red])]), origin: .code)
    cascade.add(StyleSheet(rules: [StyleRule(id: "x", declarations: [red])]), origin: .code)
    let tree = ToyTree("p#x(b)")
    #expect(tree.style("b", cascade)?.color.description == "#ff0000")
    #expect(tree.style("b", cascade)?[.letterSpacing].description == "3px")
    let hint = StyleDeclaration(.color, .color(CSSColor(rgb: 0x0000FF)))
    let elements = tree.elements
    #expect(cascade.style(of: elements[0], hints: [hint]).color.description == "#ff0000")
    #expect(cascade.style(of: elements[1], hints: [hint]).color.description == "#0000ff")
  }

  @Test func propertiesOfOtherColorsFollowTheText() {
    let style = ToyTree("p").style("p", "p{color:red; text-emphasis-color:blue}")
    #expect(style?.color(.textDecorationColor).description == "#ff0000")
    #expect(style?.color(.textEmphasisColor).description == "#0000ff")
  }
}
