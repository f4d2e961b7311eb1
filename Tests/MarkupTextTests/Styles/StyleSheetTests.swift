import MarkupText
import Testing

/// Parsing of sheets: syntax, error recovery, and diagnostics.
@Suite struct StyleSheetTests {
  /// Sheets, the remaining rules as CSS, and the reason.
  static let rows: [(String, String, String)] = [
    ("", "", "nothing"), ("p{}", "p {}", "an empty rule"),
    ("p{color:red}", "p { color: #ff0000 }", "one"),
    ("p{color:red;}", "p { color: #ff0000 }", "a last ;"),
    ("p{;;color:red;;}", "p { color: #ff0000 }", "many"),
    ("p{color:red", "p { color: #ff0000 }", "closed by the end"),
    ("/*a*/p/*b*/{/*c*/color/*d*/:/*e*/red/*f*/}/*g*/", "p { color: #ff0000 }", "comments"),
    ("p{color:red}/* unclosed", "p { color: #ff0000 }", "a comment closed by the end"),
    ("<!-- p{color:red} -->", "p { color: #ff0000 }", "HTML's comment delimiters"),
    ("@import 'a'; p{color:red}", "p { color: #ff0000 }", "at-rule up to ;"),
    (
      "@media print{p{color:blue} b{}} p{color:red}", "p { color: #ff0000 }", "at-rule with a block"
    ),
    ("@media", "", "at-rule without an end"),
    ("p{@x; color:red}", "p { color: #ff0000 }", "at-rule in a block"),
    ("p{b{color:blue} color:red}", "p { color: #ff0000 }", "nested rules are skipped"),
    ("p{color red; color:red}", "p { color: #ff0000 }", "no colon"),
    ("p{5:x; color:red}", "p { color: #ff0000 }", "no name"),
    ("p{color:{;}blue; color:red}", "p { color: #ff0000 }", "; inside brackets"),
    ("p{color:(;}blue); color:red}", "p { color: #ff0000 }", "} inside brackets"),
    ("p{} q{color:)red} b{color:red}", "p {}\nq {}\nb { color: #ff0000 }", "a stray )"),
    ("p;q{color:red} b{color:red}", "b { color: #ff0000 }", "; does not end a selector"),
    (":x{color:blue} p{color:red}", "p { color: #ff0000 }", "an invalid selector drops its rule"),
    ("p,:x{color:blue} b{}", "b {}", "also in a list"), ("p", "", "no block"),
    ("{color:red}", "", "no selector"),
    ("}p{color:red} b{}", "b {}", "a stray } belongs to the selector"),
    ("p{color:\"red\n;color:blue}", "p { color: #0000ff }", "a string ends at the line: bad"),
    ("p{font-family:\"a\\\nb\"}", "p { font-family: \"ab\" }", "unless the newline is escaped"),
    ("p{font-family:'a\\27 b'}", "p { font-family: \"a'b\" }", "escapes"),
    (
      "p{font-family:'\\110000 \\0 \\d800 x'}", "p { font-family: \"\u{FFFD}\u{FFFD}\u{FFFD}x\" }",
      "escapes of no characters"
    ),
    ("p{font-family:a\u{0}b}", "p { font-family: \"a\u{FFFD}b\" }", "NUL"),
    ("p{font-family:\"a", "p { font-family: \"a\" }", "a string closed by the end"),
    ("p{font-family:\"a\\", "p { font-family: \"a\" }", "a backslash at the end"),
    ("p{c\\6fl\\6f r:red}", "p { color: #ff0000 }", "escapes in names"),
    ("p{margin:1e1px -.5px +2.px}", "p {}", "a point needs digits"),
    (
      "p{margin:1e1px -.5px +.2px 1E-1px}",
      "p { margin-top: 10px; margin-right: -0.5px; margin-bottom: 0.2px; margin-left: 0.1px }",
      "numbers"
    ),
    ("p\r\n{\r\ncolor\t:\u{C}red}", "p { color: #ff0000 }", "white space"),
    (".日本{color:red}", ".日本 { color: #ff0000 }", "Japanese names"),
    (
      "\u{FEFF}p{color:red}", "p { color: #ff0000 }", "a byte order mark is no text"
    ),
    (
      "p{list-style-image:url(a\\)b)}", "p { list-style-image: url(\"a)b\") }",
      "escape in an address"
    ),
    (
      "p{list-style-image:url(a", "p { list-style-image: url(\"a\") }",
      "an address closed by the end"
    ),
    ("p{list-style-image:url(a'b); color:red}", "p { color: #ff0000 }", "a quote in an address"),
    ("p{margin:var(--x) 1px}", "p { margin: var(--x) 1px }", "a shorthand to be resolved later"),
    ("#x > .a:not(b){color:red}", "#x > .a:not(b) { color: #ff0000 }", "selectors"),
  ]

  @Test func sheetsAreReadAsTheStandardDefines() {
    for (text, expected, why) in Self.rows {
      #expect(StyleSheet(parsing: text).description == expected, "\(text): \(why)")
    }
  }

  @Test func printedSheetsReadBackTheSame() {
    for (text, _, _) in Self.rows {
      let printed = StyleSheet(parsing: text).description
      #expect(StyleSheet(parsing: printed).description == printed, "\(text)")
    }
  }

  /// GSFancyText: quoted values keep `;` and braces, unknown properties are kept.
  @Test func unknownPropertiesArePreservedForTheProgram() {
    let sheet = StyleSheet(
      parsing: "p{attrib:'{this is the fanciest value; period.}'; font-weigth: bold}")
    let declarations = sheet.rules.first?.declarations ?? []
    #expect(declarations.map(\.name) == ["attrib", "font-weigth"])
    #expect(declarations.map(\.text) == ["{this is the fanciest value; period.}", "bold"])
    #expect(declarations.allSatisfy { $0.value == nil })
    #expect(sheet.diagnostics.map(\.code) == ["unknown-property", "unknown-property"])
  }

  @Test func rulesAreReadableBack() {
    var sheet = StyleSheet(parsing: ".right{text-align:right} p.a , b{color:red}")
    #expect(sheet.declarations(for: ".right").map(\.description) == ["text-align: right"])
    #expect(sheet.declarations(for: "P.a,b").count == 1)
    #expect(sheet.declarations(for: ".left").isEmpty)
    #expect(sheet.declarations(for: ":::").isEmpty)
    let before = sheet
    sheet.append(StyleSheet(parsing: ".right{text-align:left}"))
    #expect(
      sheet.declarations(for: ".right").map(\.description) == [
        "text-align: right", "text-align: left",
      ])
    #expect(before.declarations(for: ".right").count == 1, "a copy is not changed")
  }

  @Test func diagnosticsNameProblemAndPosition() {
    let sheet = StyleSheet(parsing: "@x;\np{\r\n  color: rde;\r日本: x}\n:y{}\nq{color red}\nz")
    let found = sheet.diagnostics.map { "\($0.code) \($0.position.line):\($0.position.column)" }
    #expect(
      found == [
        "unsupported-at-rule 1:1", "invalid-value 3:10", "unknown-property 4:1",
        "invalid-selector 5:2", "invalid-declaration 6:3", "rule-without-block 7:1",
      ])
    #expect(
      sheet.diagnostics.first { $0.code == "invalid-value" }?.message
        == "invalid value 'rde' for property 'color'")
  }

  // MARK: GSFancyText's dialect

  @Test func numbersOfGSFancyTextIgnoreFollowingText() {
    // GSFancyText's own examples; here percentages remain for the layout.
    let rows: [(String, String?)] = [
      ("5", "5px"), ("12 px", "12px"), ("23 human beings", "23px"), ("2.3 cows", "2.3px"),
      ("50 %", "50%"), ("20%", "20%"), (" 30 %   ", "30%"), ("30.123% ", "30.123%"),
      ("20.f", "20px"),
      ("", nil), ("cows", nil), ("'12 px'", "12px"),
    ]
    for (text, expected) in rows {
      let value = StyleDeclaration.list(parsing: "margin-left:\(text)", dialect: .fancyText)
      #expect(value.first?.value?.description == expected, "\(text)")
    }
    #expect(StyleDeclaration.list(parsing: "margin-left: 23 human beings").isEmpty, "not in CSS")
  }

  @Test func lineHeightsOfGSFancyTextAreNatural() {
    let rows: [(String, String)] = [
      ("line-height: 40", "line-height: 40px"), ("line-height: 70%", "line-height: 0.7nlh"),
      ("margin-top: 10%", "margin-top: 0.1lh"), ("margin-left: 10%", "margin-left: 10%"),
    ]
    for (text, expected) in rows {
      let declarations = StyleDeclaration.list(parsing: text, dialect: .fancyText)
      #expect(declarations.map(\.description) == [expected], "\(text)")
    }
    #expect(
      StyleDeclaration.list(parsing: "line-height: 0.7nlh").first?.value?.description == "0.7nlh")
  }
}
