import MarkupText
import Testing

/// Inheritance property by property, and the effect of the CSS-wide keywords.
@Suite struct InheritanceTests {
  /// The inherited properties by the tables of the standards, listed independently.
  static let inherited: Set<String> = [
    "color", "font-family", "font-size", "font-weight", "font-style", "font-stretch",
    "font-variant-caps", "line-height", "visibility", "white-space-collapse", "text-wrap-mode",
    "text-wrap-style", "line-break", "word-break", "overflow-wrap", "hyphens", "text-align",
    "text-align-last", "text-justify", "text-indent", "text-transform", "letter-spacing",
    "word-spacing", "tab-size", "hanging-punctuation", "text-spacing-trim", "text-autospace",
    "text-shadow", "text-emphasis-style", "text-emphasis-color", "text-emphasis-position",
    "text-underline-position", "text-underline-offset", "ruby-position", "ruby-align",
    "list-style-type", "list-style-position", "list-style-image", "writing-mode",
    "text-orientation", "text-combine-upright", "direction", "truncate-mode",
  ]

  /// A value for every property that is not the initial one and equals its computed value.
  static let samples: [(StyleProperty, String)] = StyleProperty.allCases.map { property in
    let row = PropertyRow.all.first { $0.name == property.name }
    let keywords = (row?.keywords ?? "").split(separator: " ").map(String.init)
    let fixed = ["font-size": "7px", "color": "#010203", "font-weight": "321", "width": "3px"]
    let candidates =
      (fixed[property.name].map { [$0] } ?? []) + keywords.filter { $0 != "*" } + [
        "3px", "\"A\"", "#010203", "5", "1px 1px", "url(a)",
      ]
    let initial = property.definition.initial.description
    let sample = candidates.first { candidate in
      let style = ToyTree("p").style("p", "p{\(property.name): \(candidate)}")
      return style?[property].description ?? initial != initial
    }
    return (property, sample ?? "none found")
  }

  /// Parent, child, and grandchild with each keyword.
  @Test func everyPropertyInheritsAsItsTableDefines() {
    for (property, sample) in Self.samples {
      let name = property.name
      func value(_ child: String, of element: String = "c") -> String? {
        let sheet = "a{\(name):\(sample)} b{\(child)}"
        return ToyTree("a(b(c))").style(element, sheet)?[property].description
      }
      let set = ToyTree("a").style("a", "a{\(name):\(sample)}")?[property].description
      let initial = property.definition.initial.description
      #expect(set != nil && set != initial, "\(name): \(sample)")
      let inherits = Self.inherited.contains(name)
      #expect(property.definition.inherits == inherits, "\(name)")
      let expected = inherits ? set : initial
      #expect(value("", of: "b") == expected, "\(name): a child")
      #expect(value("") == expected, "\(name): a grandchild")
      #expect(value("\(name):inherit", of: "b") == set, "\(name): inherit")
      #expect(value("\(name):initial", of: "b") == initial, "\(name): initial")
      #expect(value("\(name):initial") == initial, "\(name): initial, below")
      #expect(value("\(name):unset", of: "b") == expected, "\(name): unset")
      #expect(value("\(name):revert", of: "b") == expected, "\(name): revert")
      #expect(value("\(name):inherit; \(name):nonsense!", of: "b") == set, "\(name): dropped")
      let isException = property == .direction || property == .unicodeBidi
      let all = isException ? expected : initial
      #expect(value("all:initial", of: "b") == all, "\(name): all")
      #expect(value("all:inherit", of: "b") == (isException ? expected : set), "\(name): all")
    }
  }

  /// On the root there is nothing to inherit.
  @Test func theRootInheritsInitialValues() {
    for (property, _) in Self.samples {
      let style = ToyTree("a").style("a", "a{\(property.name): inherit}")
      #expect(style?[property] == property.definition.initial, "\(property.name)")
    }
    #expect(ComputedStyle.initial.description == "")
  }

  /// Computed values are inherited, not declared ones.
  static let rows: [(String, String, StyleProperty, String, String)] = [
    ("a(b(c))", "a{font-size:10px} b{font-size:2em}", .fontSize, "20px", "once, not twice"),
    ("a(b(c))", "*{font-size:2em}", .fontSize, "128px", "each time it is declared"),
    ("a(b(c))", "a{text-indent:2em;font-size:10px} c{font-size:50px}", .textIndent, "20px", "px"),
    ("a(b(c))", "a{letter-spacing:.5em} c{font-size:50px}", .letterSpacing, "8px", "px"),
    ("a(b(c))", "a{line-height:2} c{font-size:50px}", .lineHeight, "2", "a number stays"),
    ("a(b(c))", "a{line-height:2em} c{font-size:50px}", .lineHeight, "32px", "a length does not"),
    ("a(b(c))", "a{line-height:50%} c{font-size:50px}", .lineHeight, "8px", "nor a percentage"),
    ("a(b(c))", "a{letter-spacing:10%}", .letterSpacing, "10%", "percentages of layout do"),
    ("a(b(c))", "a{font-weight:bolder} b{font-weight:bolder}", .fontWeight, "900", "steps"),
    ("a(b(c))", "a{font-size:larger} b{font-size:smaller}", .fontSize, "16px", "there and back"),
    ("a(b(c))", "a{color:red} b{color:currentcolor}", .color, "#ff0000", "currentcolor"),
    (
      "a(b(c))", "a{text-emphasis-color:currentcolor; color:red} c{color:blue}",
      .textEmphasisColor, "currentcolor", "currentcolor of others stays a keyword"
    ),
    ("html(b(c))", "html{font-size:10px} b{text-indent:2rem}", .textIndent, "20px", "rem"),
    ("a(html(c))", "html{font-size:10px} c{text-indent:2rem}", .textIndent, "32px", "of the root"),
    ("a(b(c))", "a{--x:1px} b{--x:2px} c{margin-left:var(--x)}", .marginLeft, "2px", "variables"),
    ("a(b(c))", "a{--x:1px} b{--x:initial} c{margin-left:var(--x,9px)}", .marginLeft, "9px", "no"),
    ("a(b(c))", "a{--x:1px} b{--x:inherit} c{margin-left:var(--x)}", .marginLeft, "1px", "inherit"),
    ("a(b(c))", "a{--x:2em;font-size:8px} c{margin-left:var(--x)}", .marginLeft, "16px", "tokens"),
    ("a(b(c))", "a{text-align:match-parent}", .textAlign, "left", "start becomes a side"),
    (
      "a(b(c))", "a{direction:rtl} b{text-align:match-parent}", .textAlign, "right", "by direction"
    ),
    (
      "a(b(c))", "a{direction:rtl; text-align:end} c{text-align:match-parent}", .textAlign, "left",
      "end too"
    ),
    ("a(b(c))", "a{text-align:center} c{text-align:match-parent}", .textAlign, "center", "a side"),
    ("a(b(c))", "c{text-align:-internal-center}", .textAlign, "center", "no ancestor aligns it"),
    (
      "a(b(c))", "a{text-align:right} c{text-align:-internal-center}", .textAlign, "right",
      "as a th in an aligned table, HTML §15.3.8"
    ),
  ]

  @Test func childrenGetComputedValues() {
    for (tree, sheet, property, expected, why) in Self.rows {
      #expect(
        ToyTree(tree).style("c", sheet)?[property].description == expected, "\(sheet): \(why)")
    }
  }

  /// `bolder` and `lighter` by the table of CSS Fonts 4 §2.2.1, around each of its steps.
  @Test func relativeWeightsFollowTheirTable() {
    let table: [(Double, bolder: Double, lighter: Double)] = [
      (1, 400, 1), (99, 400, 99), (100, 400, 100), (349, 400, 100), (350, 700, 100),
      (549, 700, 100), (550, 900, 400), (749, 900, 400), (750, 900, 700), (899, 900, 700),
      (900, 900, 700), (1000, 1000, 700),
    ]
    for (weight, bolder, lighter) in table {
      for (keyword, expected) in [("bolder", bolder), ("lighter", lighter)] {
        let style = ToyTree("a(b)").style("b", "a{font-weight:\(weight)} b{font-weight:\(keyword)}")
        #expect(style?.fontWeight == expected, "\(keyword) than \(weight)")
      }
    }
  }

  /// The ratios of the keywords to 16px (CSS Fonts 4 §2.5), and the relative ones.
  @Test func sizeKeywordsFollowTheirTable() {
    let table: [(String, Double)] = [
      ("xx-small", 9.6), ("x-small", 12), ("small", 14.222), ("medium", 16), ("large", 19.2),
      ("x-large", 24), ("xx-large", 32), ("xxx-large", 48), ("smaller", 8.333), ("larger", 12),
      ("150%", 15), ("1.5em", 15), ("2rem", 32), ("1ex", 5), ("1ch", 5), ("1ic", 10), ("1cap", 10),
      ("1in", 96), ("1cm", 37.795), ("10mm", 37.795), ("40q", 37.795), ("1pc", 16), ("3pt", 4),
    ]
    for (text, expected) in table {
      let size = ToyTree("a(b)").style("b", "a{font-size:10px} b{font-size:\(text)}")?.fontSize
      #expect(abs((size ?? 0) - expected) < 0.001, "\(text): \(size ?? 0)")
    }
  }
}
