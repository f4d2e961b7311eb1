import MarkupText
import TestSupport
import Testing

/// ZMarkupParser's facts about rendering, from the markup to the runs.
///
/// Facts about tags, stripping and values are in `Repair`, `Flow`, `Writing` and `Styles`.
@Suite struct ParserFactTests {
  static func declared(_ text: String) -> [StyleDeclaration] {
    StyleDeclaration.list(parsing: text)
  }

  /// Seven tokens: a link of 12 characters, and bold text from the fifth one to the end.
  @Test func crossedTagsStyleTheirContent() throws {
    let text = StyledText(
      MarkupTree(parsing: "<a href=https://zhgchg.li>Link<b>LinkBold</a>Bold</b>"))
    #expect(text.plainText() == "LinkLinkBoldBold")
    #expect(
      runValues(text, .color) == "Link:#0000ee LinkBold:#0000ee Bold:#000000", "as links are")
    #expect(runValues(text, .fontWeight) == "Link:400 LinkBold:700 Bold:700")
    let links = try #require(text.paragraphs.first).runs.map { $0.link?["href"] }
    #expect(links == ["https://zhgchg.li", "https://zhgchg.li", nil])
    // The underline belongs to the link's box: decorations are not inherited in CSS.
    let link = try #require(text.inlineElements.first { $0.node.name == .a })
    #expect(link.style.keyword(.textDecorationLine) == .underline)
    #expect(link.range(inParagraph: 0, count: 16) == 0..<12)
  }

  /// bold{10pt semibold} > underline{single} under a root with a kern of 999.
  @Test func stylesFromCodeReachRuns() {
    var cascade = StyleCascade(base: Self.declared("letter-spacing: 999px"))
    cascade.setStyle(for: .element("b"), Self.declared("font-size: 10pt; font-weight: 600"))
    cascade.setStyle(for: .element("u"), Self.declared("text-decoration: underline"))
    let text = StyledText(
      MarkupTree(parsing: "<b>boldText<u>underlineWithBoldText</u></b>rawText"), cascade: cascade)
    #expect(text.plainText() == "boldTextunderlineWithBoldTextrawText")
    #expect(
      runValues(text, .letterSpacing)
        == "boldText:999px underlineWithBoldText:999px rawText:999px", "the root's on every run")
    #expect(
      runValues(text, .fontWeight) == "boldText:600 underlineWithBoldText:600 rawText:400")
    #expect(
      runValues(text, .textDecorationLine)
        == "boldText:none underlineWithBoldText:underline rawText:none")
  }

  /// The tags, classes, ids and custom properties of the README.
  @Test func recipesReachRuns() {
    var cascade = StyleCascade.standard(for: MarkupTree(parsing: ""))
    cascade.setStyle(for: .element("zhgchgli"), Self.declared("background: aquamarine"))
    cascade.setStyle(for: .className("text-red"), Self.declared("color: red"))
    cascade.setStyle(for: .className("text-small"), Self.declared("font-size: 8px"))
    cascade.setStyle(for: .id("header"), Self.declared("font-size: 36pt"))
    cascade.defineProperty("mood") { $0 == "sad" ? Self.declared("color: blue") : [] }
    let rows: [(markup: String, property: StyleProperty, values: String, why: String)] = [
      ("<zhgchgli>x</zhgchgli>y", .backgroundColor, "x:#7fffd4 y:#00000000", "a tag"),
      ("<span class=\"text-red\">x</span>", .color, "x:#ff0000", "a class"),
      ("<span class=\" text-small  text-red \">x</span>", .color, "x:#ff0000", "two classes"),
      ("<span class=\" text-small  text-red \">x</span>", .fontSize, "x:8px", "both of them"),
      ("<span id=\"text-red text-small\">x</span>", .color, "x:#000000", "an id is one name"),
      ("<span id=\"header\">x</span>", .fontSize, "x:48px", "an id; 36pt are 48px"),
      ("<b style='mood: sad'>x</b>", .color, "x:#0000ff", "a property of the program's own"),
      ("<b style='mood: glad'>x</b>", .color, "x:#000000", "which may refuse a value"),
      ("<font color=\"#008000;\">x</font>", .color, "x:#008000", "an attribute"),
      ("<font size=7 face=Futura>x</font>", .fontFamily, "x:\"Futura\"", "which it did not have"),
      (
        "<b style=\"background:url(http://a/b) red; color:blue\">x</b>", .color, "x:#0000ff",
        "a colon in a value does not affect other declarations"
      ),
      ("<h2 style='text-transform: uppercase'>x</h2>", .textTransform, "x:uppercase", "fontCase"),
      ("<a href=x>y</a>", .color, "y:#0000ee", "linkTextAttributes: the style of a link"),
      ("<img src=a.png width=10>", .width, "□:10px", "an image's width"),
      ("<img src=a.png>", .width, "□:auto", "and none: the image's own, not that of the line"),
    ]
    for row in rows {
      let found = runValues(
        StyledText(MarkupTree(parsing: row.markup), cascade: cascade), row.property)
      if found != row.values { Issue.record("\(row.markup) (\(row.why)): \(found)") }
    }
  }

  /// The fields of `MarkupStyle` as properties.
  @Test func fieldsAreProperties() {
    let rows: [(declaration: String, property: StyleProperty, value: String, field: String)] = [
      ("font-size: 14pt", .fontSize, "18.666666666666668px", "size: pt are not px here"),
      ("font-weight: 501", .fontWeight, "501", "weight"),
      ("font-style: oblique", .fontStyle, "oblique", "obliqueness"),
      ("font-stretch: condensed", .fontStretch, "75%", "expansion"),
      (
        "font-family: 'Times New Roman', serif", .fontFamily, "\"Times New Roman\", serif", "family"
      ),
      ("text-transform: uppercase", .textTransform, "uppercase", "fontCase"),
      ("background-color: rgb(15,30,60)", .backgroundColor, "#0f1e3c", "background"),
      (
        "color: rgba(15,30,60, 0.5)", .color, "color(srgb 0.05882353 0.11764706 0.23529412 / 0.5)",
        "foreground"
      ),
      ("color: rgb(15,30,600)", .color, "#0f1eff", "nil there; CSS clamps"),
      ("color: rgb(15,30,60,2)", .color, "#0f1e3c", "nil there; CSS clamps"),
      ("letter-spacing: 1px", .letterSpacing, "1px", "kern, tracking"),
      ("text-decoration: line-through red", .textDecorationLine, "line-through", "strikethrough"),
      ("text-decoration: line-through red", .textDecorationColor, "#ff0000", "and its color"),
      ("text-shadow: 1px 1px red", .textShadow, "1px 1px 0px #ff0000", "shadow"),
      ("vertical-align: 3px", .verticalAlign, "3px", "baselineOffset"),
      ("vertical-align: super", .verticalAlign, "super", "superscript"),
      ("writing-mode: vertical-rl", .writingMode, "vertical-rl", "verticalGlyphForm"),
      ("direction: rtl", .direction, "rtl", "writingDirection"),
      ("line-height: 16px", .lineHeight, "16px", "minimum and maximum line height"),
      ("line-height: 1.5", .lineHeight, "1.5", "lineHeightMultiple"),
      ("margin: 1px 2px", .marginLeft, "2px", "paragraphSpacing, headIndent"),
      ("text-indent: 10px", .textIndent, "10px", "firstLineHeadIndent"),
      ("text-align: justified", .textAlign, "justify", "alignment"),
      ("hyphens: auto", .hyphens, "auto", "hyphenation"),
      ("truncate-mode: middle", .truncateMode, "middle", "lineBreakMode"),
      ("white-space: nowrap", .textWrapMode, "nowrap", "lineBreakMode"),
      ("tab-size: 4", .tabSize, "4", "defaultTabInterval"),
      ("list-style-type: disc", .listStyleType, "disc", "textListStyleType"),
      ("font-size: 0", .fontSize, "0px", "GSFancyText: the system's size"),
    ]
    for row in rows {
      let style = ToyTree("p[style=\(row.declaration)]").style("p", StyleCascade())
      let found = style?[row.property].description ?? "nil"
      if found != row.value { Issue.record("\(row.declaration) (\(row.field)): \(found)") }
    }
  }

  /// Each registered tag, and a property that shows its style.
  @Test func tagsHaveStyles() {
    expectStyles(
      [
        StyleFact("<b>x</b>", "", .fontWeight, "x:700", "semibold there"),
        StyleFact("<strong>x</strong>", "", .fontWeight, "x:700", "semibold there"),
        StyleFact("<i>x</i><em>y</em>", "", .fontStyle, "x:italic y:italic", "italic"),
        StyleFact("<u>x</u>", "", .textDecorationLine, "x:underline", "underline"),
        StyleFact(
          "<del>x</del><s>y</s>", "", .textDecorationLine, "x:line-through y:line-through", "lines"),
        StyleFact("<code>x</code>", "", .fontFamily, "x:monospace", "a gray background there"),
        StyleFact("<pre>x</pre>", "", .fontFamily, "x:monospace", "not monospaced there"),
        StyleFact("<th>x</th>", "", .fontWeight, "x:700", "bold"),
        StyleFact("<small>x</small>", "", .fontSize, "x:13.333333333333334px", "no style there"),
        StyleFact("<sub>x</sub>", "", .verticalAlign, "x:sub", "no style there"),
        StyleFact("<sup>x</sup>", "", .verticalAlign, "x:super", "no style there"),
        StyleFact("<mark>x</mark>", "", .backgroundColor, "x:#ffff00", "no style there"),
        StyleFact("<ins>x</ins>", "", .textDecorationLine, "x:underline", "no style there"),
        StyleFact("<kbd>x</kbd>", "", .fontFamily, "x:monospace", "no style there"),
        StyleFact("<abbr>x</abbr><span>y</span>", "", .fontWeight, "x:400 y:400", "inline"),
      ], dialect: .css)
  }

  /// Heading sizes: 24, 22, 20, 18, 16 and 14 over 12 points in ZMarkupParser; the ratios of HTML
  /// here, of which the first is equal.
  @Test func headingsFollowHTML() {
    let base = Self.declared("font-size: 12pt")
    var cascade = StyleCascade(base: base)
    cascade.add(.defaults, origin: .defaults)
    let sizes = (1...6).map { level in
      let text = StyledText(MarkupTree(parsing: "<h\(level)>x</h\(level)>"), cascade: cascade)
      return text.paragraphs[0].runs[0].style.fontSize * 72 / 96
    }
    let expected = [24, 18, 14.04, 12, 9.96, 8.04]
    for (size, wanted) in zip(sizes, expected) { #expect(abs(size - wanted) < 1e-9) }
    // ZMarkupParser's sizes as a sheet.
    let sheet = StyleSheet(
      parsing: "h1{font-size:24pt}h2{font-size:22pt}h3{font-size:20pt}h4{font-size:18pt}"
        + "h5{font-size:16pt}h6{font-size:14pt} h1,h2,h3,h4,h5,h6{font-weight:normal}")
    cascade.add(sheet, origin: .code)
    let own = (1...6).map { level in
      let text = StyledText(MarkupTree(parsing: "<h\(level)>x</h\(level)>"), cascade: cascade)
      return (text.paragraphs[0].runs[0].style.fontSize * 72 / 96).rounded()
    }
    #expect(own == [24, 22, 20, 18, 16, 14])
  }

  /// `render` of a selected subtree, and what selectors match in it.
  @Test func subtreesAreStyledInContext() throws {
    let tree = MarkupTree(parsing: "Test<a href=https://zhgchg.li>Qfsa<b>fas</b>foo</a>DDD")
    let link = try #require(tree.first(.a))
    let text = StyledText(link)
    #expect(text.plainText() == "Qfsafasfoo")
    #expect(runValues(text, .color) == "Qfsa:#0000ee fas:#0000ee foo:#0000ee")
    #expect(text.paragraphs[0].runs.allSatisfy { $0.link == link })
    #expect(link.first(.b)?.stripped == "fas", "attributedString of a selector")
    #expect(tree.first(.b) == nil, "direct children only")
    #expect(tree.filter(.a).map(\.text) == ["Qfsafasfoo"])
    #expect(link.filter("i").isEmpty)
    let bold = MarkupTree(parsing: "<b>boldText<u>underlineWithBoldText</u></b>").first(.b)
    let underlined = try #require(bold?.first(.u))
    #expect(underlined.name == .u && underlined.outerHTML == "<u>underlineWithBoldText</u>")
    #expect(underlined.children.map(\.kind) == [.text])
  }

  /// ZMarkupParser decoded references before it searched for tags; here that has to be requested.
  @Test func escapedTagsStayText() {
    let escaped = "&lt;a href=\"https://zhgchg.li\"&gt;link&lt;/a&gt;"
    let plain = MarkupTree(parsing: escaped)
    #expect(plain.stripped == "<a href=\"https://zhgchg.li\">link</a>")
    #expect(plain.first(.a) == nil)
    let forced = MarkupTree(parsing: escaped.decodingCharacterReferences)
    #expect(forced.stripped == "link")
    #expect(forced.first(.a)?["href"] == "https://zhgchg.li")
    // Without decoding at all.
    #expect(MarkupTree(Markup(text: escaped)).stripped == escaped)
  }

  /// Kinds of markers: those of NSTextList by their CSS names.
  @Test func markersOfLists() {
    let rows: [(type: String, third: String, why: String)] = [
      ("decimal", "3. ", ""), ("decimal-leading-zero", "03. ", ""), ("octal", "3. ", "base 8"),
      ("lower-alpha", "c. ", ""), ("upper-alpha", "C. ", ""), ("lower-latin", "c. ", ""),
      ("upper-latin", "C. ", ""), ("lower-roman", "iii. ", ""), ("upper-roman", "III. ", ""),
      ("lower-greek", "γ. ", ""), ("lower-hexadecimal", "3. ", "base 16"),
      ("upper-hexadecimal", "3. ", "base 16"), ("hyphen", "⁃ ", "a bullet"),
      ("check", "✓ ", "a bullet"), ("circle", "◦ ", "a bullet"), ("disc", "• ", "a bullet"),
      ("diamond", "◆ ", "a bullet"), ("box", "◻ ", "a bullet"), ("square", "◾ ", "a bullet"),
      ("\"→ \"", "→ ", "a text of one's own"), ("unknown", "3. ", "decimal, as there"),
      ("katakana-iroha", "ハ、 ", "what it did not have"), ("hiragana", "う、 ", "nor this"),
      ("cjk-ideographic", "三、 ", "nor this"),
    ]
    for row in rows {
      let markup = "<ol style='list-style-type:\(row.type)'><li value=3>x</ol>"
      let found = MarkupTree(parsing: markup).stripped
      if found != row.third + "x" { Issue.record("\(row.type) (\(row.why)): \(found)") }
    }
    for (name, text) in [
      ("octal", "377"), ("lower-hexadecimal", "ff"), ("upper-hexadecimal", "FF"),
    ] {
      #expect(CounterStyle(name: name)?.text(for: 255) == text)
      #expect(CounterStyle(name: name)?.text(for: 0) == "0")
    }
    #expect(CounterStyle(name: "octal")?.text(for: -8) == "-10")
  }

  /// `ul` has discs, then circles, as in HTML; ZMarkupParser had circles, or discs with a plain
  /// builder.
  @Test func bulletsFollowHTML() {
    #expect(MarkupTree(parsing: "<ul><li>a<ul><li>b").stripped == "• a\n  ◦ b")
    var cascade = StyleCascade.standard(for: MarkupTree(parsing: ""))
    cascade.setStyle(for: .element("ul"), Self.declared("list-style-type: circle"))
    let text = StyledText(MarkupTree(parsing: "<ul><li>a"), cascade: cascade)
    #expect(text.plainText() == "◦ a")
  }

  /// `MarkupStyle` filled in only nil fields, and an empty one set nothing.
  @Test func emptyStylesSetNothing() {
    #expect(ComputedStyle.initial.description.isEmpty)
    var cascade = StyleCascade()
    cascade.setStyle(for: .element("b"), [])
    #expect(ToyTree("b").style("b", cascade)?.description.isEmpty == true)
    cascade.setStyle(for: .element("p"), Self.declared("color: red"))
    #expect(ToyTree("p(b)").style("b", cascade)?.description == "color: #ff0000")
    #expect(ToyTree("p(b[style=color: blue])").style("b", cascade)?.description == "color: #0000ff")
  }

  /// The text of its tokens is the source without tags.
  @Test func textsAreThoseOfTheSource() {
    let fragments = ["Test", "<b>", "</b>", "<i x='1'>", "</i>", "漢字", "🎄", "<br>", "<u>", "</u>"]
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let parts = (0..<20).compactMap { _ in fragments.randomElement(using: &generator) }
      let plain = parts.filter { !$0.hasPrefix("<") }.joined()
      #expect(MarkupTree(parsing: parts.joined()).text == plain, "\(parts)")
    }
  }
}
