import MarkupText
import Testing

/// The default sheet, and declarations of presentational attributes.
@Suite struct DefaultsTests {
  static let cascade: StyleCascade = {
    var cascade = StyleCascade()
    cascade.add(.defaults, origin: .defaults)
    return cascade
  }()

  @Test func theDefaultSheetHasNoErrors() {
    #expect(StyleSheet.defaults.diagnostics == [])
    #expect(StyleSheet.defaults.rules.count > 40)
  }

  @Test func elementsHaveTheStylesOfHTML() {
    let rows: [(String, String, StyleProperty, String)] = [
      ("h1", "h1", .fontSize, "32px"), ("h1", "h1", .marginTop, "21.44px"),
      ("div(b)", "b", .fontWeight, "700"), ("b(b#x)", "x", .fontWeight, "900"),
      ("p", "p", .display, "block"), ("span", "span", .display, "inline"),
      ("ufo", "ufo", .display, "inline"), ("ruby(rt)", "rt", .fontSize, "8px"),
      ("ul(li)", "li", .display, "list-item"), ("ul(li(ul#x))", "x", .listStyleType, "circle"),
      ("ul(ul(ul#x))", "x", .listStyleType, "square"), ("ol(li)", "li", .listStyleType, "decimal"),
      ("ol(ul(ol#x))", "x", .listStyleType, "decimal"), ("ul(ul#x)", "x", .marginTop, "0px"),
      ("pre", "pre", .whiteSpaceCollapse, "preserve"),
      ("a[href=x]", "a", .textDecorationLine, "underline"),
      ("a", "a", .textDecorationLine, "none"), ("p[hidden]", "p", .display, "none"),
      ("table(tr(th))", "th", .textAlign, "center"), ("mark", "mark", .backgroundColor, "#ffff00"),
      ("p[dir=RTL]", "p", .direction, "rtl"), ("s", "s", .textDecorationLine, "line-through"),
    ]
    for (tree, name, property, expected) in rows {
      #expect(ToyTree(tree).style(name, Self.cascade)?[property].description == expected, "\(tree)")
    }
  }

  /// Elements, and the declarations of their attributes.
  static let hints: [(String, String)] = [
    ("font[color=red]", "color: #ff0000"), ("font[color=#008000;]", "color: #008000"),
    ("font[color=#f00]", "color: #ff0000"), ("font[color=chucknorris]", "color: #c00000"),
    ("font[color=transparent]", ""), ("font[color=]", ""), ("font[size=7]", "font-size: xxx-large"),
    ("font[size=3]", "font-size: medium"), ("font[size=+1]", "font-size: large"),
    ("font[size=-9]", "font-size: x-small"), ("font[size=99]", "font-size: xxx-large"),
    ("font[size=x]", ""), ("font[face=Georgia, serif]", "font-family: \"Georgia\", serif"),
    ("font[face=a;color:red]", "font-family: \"a\""), ("p[align=CENTER]", "text-align: center"),
    ("p[align=up]", ""), ("span[align=center]", ""),
    ("td[bgcolor=lime]", "background-color: #00ff00"),
    ("img[width=10][height=50%]", "width: 10px; height: 50%"), ("img[width=-1]", ""),
    ("ol[type=I]", "list-style-type: upper-roman"), ("ul[type=circle]", "list-style-type: circle"),
    (
      "lambda[width=36][height=12][vertical-align=baseline]",
      "vertical-align: baseline; width: 36px; height: 12px"
    ),
    ("lambda[line-height=70%]", "line-height: 0.7nlh"), ("p[width=10]", ""),
    // In GSFancyText's dialect every property is an attribute of `lambda`.
    ("lambda[margin-top=10%][truncate-mode=head]", "margin-top: 0.1lh; truncate-mode: head"),
    (
      "lambda[margin=1 2][margin-left=3]",
      "margin-top: 1px; margin-right: 2px; margin-bottom: 1px; margin-left: 2px; margin-left: 3px"
    ),
    ("lambda[line-count=2][word-wrap=anywhere]", "line-clamp: 2; overflow-wrap: anywhere"),
    ("lambda[font-size=23 human beings]", "font-size: 23px"),
    ("lambda[id=x][class=color][style=color: red][alt=width]", ""),
    ("lambda[color=rde][space=1][--x=1]", ""), ("lambda[color=red; width: 1px]", "color: #ff0000"),
  ]

  @Test func presentationalAttributesDeclareProperties() {
    for (tree, expected) in Self.hints {
      let hints = ToyTree(tree).elements.first?.presentationalHints ?? []
      #expect(hints.map(\.description).joined(separator: "; ") == expected, "\(tree)")
    }
  }

  @Test func legacyColorsAreNumbersFromAnything() {
    let rows: [(String, String?)] = [
      (" Red ", "#ff0000"), ("", nil), ("#123", "#112233"), ("123", "#010203"),
      ("123456", "#123456"),
      ("#1", "#010000"), ("zzz", "#000000"), ("#ff00zz", "#ff0000"), ("日本", "#000000"),
      ("0000ff0000ff0000ff", "#ffffff"), ("#008000;", "#008000"), ("00008000", "#008000"),
      (String(repeating: "f", count: 1000), "#ffffff"),
    ]
    for (text, expected) in rows {
      #expect(CSSColor(legacy: text)?.description == expected, "\(text)")
    }
  }
}
