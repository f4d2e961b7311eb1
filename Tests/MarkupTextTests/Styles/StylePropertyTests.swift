import MarkupText
import Testing

/// Property values: parsing, printing, and invalid ones.
@Suite struct PropertyTests {
  /// Declarations, the remaining ones (an empty text if none), and the reason.
  static let rows: [(String, String, String)] = [
    ("color: red", "color: #ff0000", "a color"),
    ("color: currentColor", "color: currentcolor", "the keyword"),
    ("color: rde", "", "no color"), ("color:", "", "nothing"), ("color: red blue", "", "two"),
    ("COLOR: RED", "color: #ff0000", "names in any case"),
    ("font-size: 14px", "font-size: 14px", "px"), ("font-size: 14pt", "font-size: 14pt", "pt"),
    ("font-size: 1.5EM", "font-size: 1.5em", "units in any case"),
    ("font-size: -1px", "", "negative"),
    ("font-size: 12Q", "font-size: 12q", "級"), ("font-size: 1lh", "", "refers to itself"),
    ("font-size: larger", "font-size: larger", "keyword"), ("font-size: 5vw", "", "needs a window"),
    ("font-weight: bold", "font-weight: 700", "bold is 700"),
    ("font-weight: 501", "font-weight: 501", "any"),
    ("font-weight: 0", "", "below 1"), ("font-weight: 1001", "", "above 1000"),
    ("font-weight: bolder", "font-weight: bolder", "relative"),
    ("font-style: oblique", "font-style: oblique", "keyword"),
    ("font-style: slanted", "", "not one of its values"),
    (
      "font-family: 'Times New Roman', Times, serif",
      "font-family: \"Times New Roman\", \"Times\", serif", "list"
    ),
    ("font-family: Hiragino Mincho ProN", "font-family: \"Hiragino Mincho ProN\"", "name of words"),
    ("font-family: \"serif\"", "font-family: \"serif\"", "a family of that name"),
    ("font-family: a,,b", "", "a gap"),
    ("font-family: 游ゴシック", "font-family: \"游ゴシック\"", "Japanese"),
    ("font-stretch: condensed", "font-stretch: 75%", "keywords are percentages"),
    ("line-height: 1.5", "line-height: 1.5", "number"),
    ("line-height: 150%", "line-height: 150%", "%"),
    ("line-height: -1", "", "negative"), ("line-height: normal", "line-height: normal", "keyword"),
    ("text-align: center", "text-align: center", "keyword"),
    ("text-align: justified", "text-align: justify", "ZMarkupParser"),
    ("text-align: natural", "text-align: start", "ZMarkupParser"),
    ("text-align: middle", "", "not one of its values"),
    ("text-indent: 1em hanging each-line", "text-indent: 1em hanging each-line", "flags"),
    ("text-indent: each-line 10%", "text-indent: 10% each-line", "any order"),
    ("text-indent: 1em hanging hanging", "", "twice"), ("text-indent: hanging", "", "no length"),
    ("letter-spacing: normal", "letter-spacing: 0px", "normal is 0"),
    ("letter-spacing: -.1em", "letter-spacing: -0.1em", "negative"),
    ("word-spacing: 16px", "word-spacing: 16px", "not line spacing, as in ZMarkupParser"),
    ("text-shadow: 1px 2px", "text-shadow: 1px 2px 0px", "dx dy"),
    ("text-shadow: 1 2 red", "text-shadow: 1px 2px 0px #ff0000", "GSFancyText: dx dy color"),
    ("text-shadow: 1 2 3", "text-shadow: 1px 2px 3px", "GSFancyText: dx dy blur"),
    (
      "text-shadow: 1 2 3 #00f", "text-shadow: 1px 2px 3px #0000ff", "GSFancyText: dx dy blur color"
    ),
    (
      "text-shadow: rgb(0, 0, 0) 1px 1px, 2px 2px 1px blue",
      "text-shadow: 1px 1px 0px #000000, 2px 2px 1px #0000ff", "spaces inside colors; lists"
    ),
    ("text-shadow: 1px", "", "one length"), ("text-shadow: 1px 1px -1px", "", "negative blur"),
    ("text-shadow: red 1px 1px blue", "", "two colors"),
    ("text-shadow: none", "text-shadow: none", "none"),
    (
      "text-decoration-line: overline underline", "text-decoration-line: underline overline",
      "one order"
    ),
    ("text-decoration-line: underline underline", "", "twice"),
    ("text-decoration-line: none underline", "", "both"),
    ("text-emphasis-style: sesame open", "text-emphasis-style: open sesame", "any order"),
    ("text-emphasis-style: \"※\"", "text-emphasis-style: \"※\"", "string"),
    ("text-emphasis-position: under", "text-emphasis-position: under right", "right is implied"),
    ("text-emphasis-position: left", "", "a side is missing"),
    ("ruby-position: under", "ruby-position: under", "keyword"),
    ("ruby-align: start", "ruby-align: start", "keyword"),
    ("list-style-type: Lower-Roman", "list-style-type: lower-roman", "counter style"),
    ("list-style-type: cjk-ideographic", "list-style-type: cjk-ideographic", "counter style"),
    ("list-style-type: '- '", "list-style-type: \"- \"", "string"),
    ("list-style-image: url(a.png)", "list-style-image: url(\"a.png\")", "unquoted address"),
    ("list-style-image: url( 'a b' )", "list-style-image: url(\"a b\")", "quoted address"),
    ("list-style-image: url(a b)", "", "a space in an address"),
    ("writing-mode: vertical-rl", "writing-mode: vertical-rl", "tategaki"),
    ("writing-mode: tb-rl", "writing-mode: vertical-rl", "SVG 1.1"),
    ("text-combine-upright: digits", "text-combine-upright: digits 2", "2 is implied"),
    ("text-combine-upright: digits 3", "text-combine-upright: digits 3", "tate-chu-yoko"),
    ("text-combine-upright: digits 5", "", "above 4"),
    ("text-combine-upright: 2", "", "no keyword"),
    ("word-break: auto-phrase", "word-break: auto-phrase", "phrases"),
    ("line-break: strict", "line-break: strict", "kinsoku"),
    ("word-wrap: break-word", "overflow-wrap: break-word", "the older name"),
    ("hanging-punctuation: last first", "hanging-punctuation: first last", "any order"),
    ("hanging-punctuation: force-end allow-end", "", "one excludes the other"),
    ("text-spacing-trim: trim-start", "text-spacing-trim: trim-start", "keyword"),
    (
      "text-autospace: ideograph-numeric ideograph-alpha",
      "text-autospace: ideograph-alpha ideograph-numeric", "any order"
    ),
    ("text-wrap-style: balance", "text-wrap-style: balance", "keyword"),
    ("text-transform: full-width uppercase", "text-transform: uppercase full-width", "any order"),
    ("tab-size: 4", "tab-size: 4", "spaces"),
    ("vertical-align: middle", "vertical-align: middle", "GSFancyText"),
    ("vertical-align: -2px", "vertical-align: -2px", "length"),
    ("min-width: 50%", "min-width: 50%", "GSFancyText"),
    ("min-width: -1px", "", "negative"), ("max-width: none", "max-width: none", "none"),
    ("width: none", "", "not one of its values"),
    ("line-count: 2", "line-clamp: 2", "GSFancyText's name"),
    ("-webkit-line-clamp: 3", "line-clamp: 3", "WebKit's"),
    ("line-clamp: 0", "", "below 1"), ("line-clamp: 1.5", "", "no integer"),
    ("truncate-mode: middle", "truncate-mode: middle", "GSFancyText"),
    ("text-overflow: '…'", "text-overflow: \"…\"", "string"),
    ("margin-left: auto", "margin-left: auto", "keyword"),
    ("margin-top: -1em", "margin-top: -1em", "negative"),
    ("padding-top: -1em", "", "negative"), ("margin-top: 10%", "margin-top: 10%", "%"),
    ("color: inherit", "color: inherit", "every property's"),
    ("width: REVERT", "width: revert", "every property's"),
    ("color: inherit red", "", "alone only"),
    ("font-weigth: bold", "font-weigth: bold", "unknown: kept without effect"),
    ("color: red !important", "color: #ff0000 !important", "important"),
    ("color: red ! IMPORTANT", "color: #ff0000 !important", "important"),
    ("color: red !imp", "", "not important"), ("color: !important red", "", "at the end only"),
    ("--Gap:  1px 2px ", "--Gap: 1px 2px", "custom: kept as written"),
    ("--x:", "--x: ", "custom: nothing is a value"),
  ]

  @Test func valuesAreReadOrDropped() {
    for (text, expected, why) in Self.rows {
      var diagnostics: [MarkupDiagnostic] = []
      let declarations = StyleDeclaration.list(parsing: text, diagnostics: &diagnostics)
      let printed = declarations.map(\.description).joined(separator: "; ")
      #expect(printed == expected, "\(text): \(why)")
      // Dropped declarations are reported, and only those.
      let isUnknown = expected.hasPrefix("font-weigth")
      #expect(diagnostics.count == (expected.isEmpty || isUnknown ? 1 : 0), "\(text)")
    }
  }

  @Test func printedValuesReadBackTheSame() {
    for (text, _, _) in Self.rows + ShorthandTests.rows {
      let declarations = StyleDeclaration.list(parsing: text)
      for declaration in declarations {
        let again = StyleDeclaration.list(parsing: declaration.description)
        #expect(again.count == 1 && again.first?.value == declaration.value, "\(declaration)")
        #expect(again.first?.isImportant == declaration.isImportant, "\(declaration)")
      }
    }
    for property in StyleProperty.allCases {
      let initial = property.definition.initial
      let again = StyleDeclaration.list(parsing: "\(property.name): \(initial)")
      #expect(again.first?.value == initial, "\(property.name): \(initial)")
    }
  }

  @Test func theTableIsInOrder() {
    #expect(StylePropertyDefinition.all.map(\.property) == StyleProperty.allCases)
    for definition in StylePropertyDefinition.all {
      #expect(StyleProperty(name: definition.name.uppercased()) == definition.property)
      #expect(!definition.standard.isEmpty)
    }
    #expect(StyleProperty(name: "no-such") == nil)
  }

  /// The inherited ones among the properties, by the standards' tables.
  @Test func inheritanceFollowsTheStandards() {
    let notInherited = StylePropertyDefinition.all.filter { !$0.inherits }.map(\.name)
    #expect(
      notInherited == [
        "text-decoration-line", "text-decoration-style", "text-decoration-color",
        "text-decoration-thickness", "unicode-bidi", "display", "background-color",
        "vertical-align", "margin-top", "margin-right", "margin-bottom", "margin-left",
        "padding-top", "padding-right", "padding-bottom", "padding-left", "width", "height",
        "min-width", "max-width", "min-height", "max-height", "line-clamp", "text-overflow",
      ])
  }
}
