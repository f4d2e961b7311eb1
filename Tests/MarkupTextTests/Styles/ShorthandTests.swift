import MarkupText
import Testing

/// Properties that set several others.
@Suite struct ShorthandTests {
  /// Declarations, the values of their properties that are not initial (nil if dropped), and the
  /// reason.
  static let rows: [(String, String?, String)] = [
    (
      "margin: 1px", "margin-top: 1px; margin-right: 1px; margin-bottom: 1px; margin-left: 1px",
      "one"
    ),
    (
      "margin: 1px 2px", "margin-top: 1px; margin-right: 2px; margin-bottom: 1px; margin-left: 2px",
      "two"
    ),
    (
      "margin: 1px 2px 3px",
      "margin-top: 1px; margin-right: 2px; margin-bottom: 3px; margin-left: 2px", "three"
    ),
    (
      "margin: 1px auto 3px -4px",
      "margin-top: 1px; margin-right: auto; margin-bottom: 3px; margin-left: -4px", "four"
    ),
    ("margin: 1px 2px 3px 4px 5px", nil, "five"), ("margin: 1px red", nil, "a color"),
    ("margin:", nil, "none"),
    ("padding: 1em 0", "padding-top: 1em; padding-bottom: 1em", "zero is initial"),
    ("padding: -1px", nil, "negative"),
    ("background: red", "background-color: #ff0000", "a color"), ("background: none", "", "none"),
    ("background: none red", "background-color: #ff0000", "no picture, and a color"),
    ("background: red none", "background-color: #ff0000", "in any order"),
    ("background: url(a.png) red", nil, "pictures are not drawn"),
    ("font: 12px serif", "font-family: serif; font-size: 12px", "the least"),
    (
      "font: italic small-caps bold condensed 12px/1.5 A, B",
      "font-family: \"A\", \"B\"; font-size: 12px; font-weight: 700; font-style: italic; font-stretch: 75%; font-variant-caps: small-caps; line-height: 1.5",
      "all"
    ),
    (
      "font: bold italic 2em Georgia",
      "font-family: \"Georgia\"; font-size: 2em; font-weight: 700; font-style: italic", "any order"
    ),
    ("font: 300 12px serif", "font-family: serif; font-size: 12px; font-weight: 300", "a weight"),
    (
      "font: normal normal 12px serif", "font-family: serif; font-size: 12px",
      "normal, several times"
    ),
    ("font: 120% serif", "font-family: serif; font-size: 120%", "a percentage is the size"),
    ("font: 14 serif", "font-family: serif; font-size: 14px", "GSFancyText: the size without unit"),
    (
      "font: 14/1.2 serif", "font-family: serif; font-size: 14px; line-height: 1.2",
      "with a line height"
    ),
    ("font: 12px", nil, "no family"), ("font: serif", nil, "no size"),
    ("font: 12px/ serif", nil, "no line height"),
    ("font: bold bold 12px serif", nil, "twice"),
    ("font: 12px serif bold,", nil, "a comma at the end"),
    ("text-decoration: underline", "text-decoration-line: underline", "a line"),
    (
      "text-decoration: red wavy underline 2px",
      "text-decoration-line: underline; text-decoration-style: wavy; text-decoration-color: #ff0000; text-decoration-thickness: 2px",
      "any order"
    ),
    ("text-decoration: none", "", "none"),
    (
      "text-decoration: underline 5",
      "text-decoration-line: underline; text-decoration-thickness: 5px", "px"
    ),
    ("text-decoration: underline foo", nil, "none of them"), ("text-decoration:", nil, "none"),
    (
      "text-emphasis: sesame red", "text-emphasis-style: sesame; text-emphasis-color: #ff0000",
      "both"
    ),
    (
      "text-emphasis: red open dot", "text-emphasis-style: open dot; text-emphasis-color: #ff0000",
      "any order"
    ),
    ("list-style: none", "list-style-type: none", "none is the type's"),
    ("list-style: square inside", "list-style-type: square; list-style-position: inside", "both"),
    (
      "list-style: none url(a)", "list-style-type: none; list-style-image: url(\"a\")",
      "the picture is one"
    ),
    ("list-style: none none", "list-style-type: none", "both"),
    ("list-style: none none none", nil, "one too many"),
    ("list-style: circle square", nil, "two types"),
    (
      "list-style: inside outside", "list-style-type: outside; list-style-position: inside",
      "a name that nothing else can claim is the type's (CSS Values 4 §4.2)"
    ),
    ("white-space: pre", "white-space-collapse: preserve; text-wrap-mode: nowrap", "CSS 2"),
    ("white-space: nowrap", "text-wrap-mode: nowrap", "CSS 2"),
    ("white-space: normal", "", "initial"),
    ("white-space: pre-wrap", "white-space-collapse: preserve", "CSS 2"),
    ("white-space: pre-line", "white-space-collapse: preserve-breaks", "CSS 2"),
    ("white-space: break-spaces", "white-space-collapse: break-spaces", "CSS Text 3"),
    ("white-space: wrap preserve-spaces", "white-space-collapse: preserve-spaces", "CSS Text 4"),
    ("white-space: pre wrap", nil, "mixed"),
    ("text-wrap: balance", "text-wrap-style: balance", "a style"),
    ("text-wrap: nowrap", "text-wrap-mode: nowrap", "a mode"),
    ("text-wrap: pretty nowrap", "text-wrap-mode: nowrap; text-wrap-style: pretty", "both"),
    ("text-spacing: none", "text-spacing-trim: space-all; text-autospace: no-autospace", "neither"),
    ("text-spacing: trim-both", "text-spacing-trim: trim-both", "one of them"),
    ("all: red", nil, "takes the keywords of every property only"),
  ]

  @Test func shorthandsSetTheirProperties() {
    for (text, expected, why) in Self.rows {
      let declarations = StyleDeclaration.list(parsing: text)
      let values = declarations.filter { declaration in
        guard case .property(let property) = declaration.target else { return true }
        return declaration.value != property.definition.initial
      }
      let printed = values.map(\.description).sorted().joined(separator: "; ")
      let sorted = expected.map { $0.split(separator: "; ").sorted().joined(separator: "; ") }
      #expect((declarations.isEmpty ? nil : printed) == sorted, "\(text): \(why)")
    }
  }

  @Test func shorthandsResetOmittedLonghands() {
    let style = ToyTree("p[style=font-weight: bold; line-height: 2; font: 12px serif]").style("p")
    #expect(style?.fontWeight == 400)
    #expect(style?[.lineHeight] == .keyword(.normal))
  }

  @Test func keywordsOfEveryPropertyReachAllOfThem() {
    let declarations = StyleDeclaration.list(parsing: "margin: inherit")
    #expect(declarations.map(\.wideKeyword) == [.inherit, .inherit, .inherit, .inherit])
    let all = StyleDeclaration.list(parsing: "all: unset")
    #expect(all.count == StyleProperty.allCases.count - 2)
  }
}
