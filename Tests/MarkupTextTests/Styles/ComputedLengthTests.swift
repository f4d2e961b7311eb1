import MarkupText
import Testing

/// Lengths in every unit: which become px at once, which remain for layout, and which font size
/// they refer to.
@Suite struct ComputedLengthTests {
  /// A unit, and 12 of it in px with a font of 10px and a root font of 20px; nil if it remains for
  /// layout.
  static let units: [(StyleLength.Unit, Double?)] = [
    (.px, 12), (.pt, 16), (.pc, 192), (.inch, 1152), (.cm, 12 * 96 / 2.54), (.mm, 12 * 96 / 25.4),
    (.q, 12 * 96 / 101.6), (.em, 120), (.rem, 240), (.ex, 60), (.cap, 120), (.ch, 60), (.ic, 120),
    (.lh, nil), (.nlh, nil), (.percent, nil),
  ]

  @Test func theTableHasEveryUnit() {
    #expect(Self.units.map(\.0) == StyleLength.Unit.allCases)
    for (unit, expected) in Self.units {
      for factor in [1.0, 0, -1, 0.5] {
        let pixels = StyleLength(12 * factor, unit).pixels(fontSize: 10, rootFontSize: 20)
        switch (pixels, expected) {
        case (nil, nil): break
        case (let pixels?, let expected?):
          #expect(abs(pixels - expected * factor) < 1e-9, "\(factor) × 12\(unit.rawValue)")
        default: Issue.record("12\(unit.rawValue): \(pixels.debugDescription)")
        }
      }
    }
  }

  /// The same in sheets, wherever a length is allowed; `nlh` is only for line heights.
  @Test func everyUnitInEveryKindOfValue() {
    for (unit, expected) in Self.units where unit != .nlh {
      let text = "12\(unit.rawValue)"
      func value(_ property: StyleProperty, _ value: String) -> StyleValue? {
        ToyTree("html(b)").style(
          "b", "html{font-size:20px} b{\(property.name):\(value);font-size:10px}")?[property]
      }
      let computed = expected.map { StyleLength($0, .px) } ?? StyleLength(12, unit)
      for property in [
        StyleProperty.marginTop, .paddingLeft, .width, .maxHeight, .letterSpacing, .wordSpacing,
        .verticalAlign, .textUnderlineOffset, .textDecorationThickness,
      ] {
        #expect(isNear(value(property, text), .length(computed)), "\(property.name): \(text)")
      }
      let indent = value(.textIndent, "\(text) each-line")
      #expect(isNear(indent, .indent(TextIndent(computed, isEachLine: true))), "indent: \(text)")
      // Neither tabs nor shadows allow percentages.
      let isPercentage = unit == .percent
      let tab = isPercentage ? StyleValue.number(8) : .length(computed)
      #expect(isNear(value(.tabSize, text), tab), "tab-size: \(text)")
      let shadow = TextShadow(dx: computed, dy: .zero, blur: computed)
      let shadows = isPercentage ? StyleValue.keyword(.none) : .shadows([shadow])
      #expect(isNear(value(.textShadow, "\(text) 0 \(text)"), shadows), "shadow: \(text)")
    }
  }

  private func isNear(_ one: StyleValue?, _ other: StyleValue) -> Bool {
    func lengths(_ value: StyleValue?) -> [StyleLength]? {
      switch value {
      case .length(let length): [length]
      case .indent(let indent) where indent.isEachLine: [indent.length]
      case .shadows(let shadows): shadows.flatMap { [$0.dx, $0.dy, $0.blur] }
      default: nil
      }
    }
    guard let first = lengths(one), let second = lengths(other) else { return one == other }
    return first.count == second.count
      && zip(first, second).allSatisfy { $0.unit == $1.unit && abs($0.value - $1.value) < 1e-9 }
  }

  /// Line heights: the font size that a value refers to, in the element and its child.
  @Test func lineHeightsInTheElementAndBelow() {
    // A value of p with 20px in a parent of 10px; its computed value, and that in its child of 5px.
    let rows: [(String, String, String, String)] = [
      ("normal", "normal", "normal", "a keyword"), ("1.5", "1.5", "1.5", "a number is the child's"),
      ("0", "0", "0", "also nothing"), ("150%", "30px", "30px", "of the own font size"),
      ("1.5em", "30px", "30px", "em too"), ("7px", "7px", "7px", "px"),
      ("2rem", "32px", "32px", "of the root's"), ("3ex", "30px", "30px", "half an em each"),
      ("9pt", "12px", "12px", "absolute"), ("1.2nlh", "1.2nlh", "1.2nlh", "left to layout"),
      ("inherit", "3", "3", "the parent's"), ("initial", "normal", "normal", "initial"),
    ]
    for (text, own, below, why) in rows {
      let sheet =
        "a{font-size:10px;line-height:3} p{line-height:\(text);font-size:20px} b{font-size:5px}"
      let tree = ToyTree("a(p(b))")
      #expect(tree.style("p", sheet)?[.lineHeight].description == own, "\(text): \(why)")
      #expect(tree.style("b", sheet)?[.lineHeight].description == below, "\(text): \(why), below")
    }
  }

  /// Chains of relative font sizes, weights and keywords.
  @Test func chainsOfRelativeValues() {
    let rows: [([String], StyleProperty, Double, String)] = [
      (["larger", "larger", "smaller", "smaller"], .fontSize, 16, "there and back"),
      (["200%", "0.5em", "150%"], .fontSize, 24, "each of the one before"),
      (["x-small", "larger"], .fontSize, 14.4, "from a keyword"),
      (["32px", "medium"], .fontSize, 16, "keywords do not depend on the parent"),
      (["0", "2em"], .fontSize, 0, "nothing stays nothing"),
      (["10px", "1rem"], .fontSize, 16, "no html: the initial size"),
      (["3ex"], .fontSize, 24, "half of the parent's"),
      (["bolder", "bolder", "bolder"], .fontWeight, 900, "up"),
      (["lighter", "bolder"], .fontWeight, 400, "down and up"),
      (["900", "lighter", "lighter", "lighter"], .fontWeight, 100, "down"),
      (["1", "lighter"], .fontWeight, 1, "no lighter than that"),
      (["1000", "bolder"], .fontWeight, 1000, "no bolder"),
    ]
    for (values, property, expected, why) in rows {
      let names = ["a", "b", "c", "d"].prefix(values.count)
      let tree = names.joined(separator: "(") + String(repeating: ")", count: names.count - 1)
      let sheet = zip(names, values).map { "\($0){\(property.name):\($1)}" }.joined()
      let style = ToyTree(tree).style(names.last ?? "", sheet)
      let found = property == .fontSize ? style?.fontSize : style?.fontWeight
      #expect(abs((found ?? -1) - expected) < 1e-9, "\(values): \(why)")
    }
  }

  /// `rem` is the font size of a top-level `html`, at any depth.
  @Test func rootFontSizes() {
    let rows: [(String, String, Double, String)] = [
      ("html(p(b))", "html{font-size:10px} p{font-size:40px}", 10, "of html"),
      ("html(p(b))", "html{font-size:2rem}", 32, "in html of the initial size"),
      ("p(b)", "p{font-size:40px}", 16, "without html the initial one"),
      ("p(html(b))", "html{font-size:40px}", 16, "an html element further down does not count"),
      ("html(p(b))", ".default{font-size:20px}", 20, "html inherits the default rule's"),
      ("p(b)", ".default{font-size:20px}", 20, "and without html it is the root's own"),
    ]
    for (tree, sheet, expected, why) in rows {
      let style = ToyTree(tree).style("b", sheet + "b{margin-left:1rem}")
      #expect(style?.length(.marginLeft)?.value == expected, "\(tree), \(sheet): \(why)")
    }
  }
}
