import MarkupText
import Testing

/// GSFancyText's facts about markup together with sheets, from the markup to the styles of the
/// runs.
///
/// Facts about sheets alone are in `PredecessorStyleTests`.
@Suite struct FancyTextStyleFactTests {
  @Test func tagsAndSheetsStyleRuns() {
    expectStyles([
      StyleFact("<strong><em>x</em></strong>", "", .fontWeight, "x:700", "bold"),
      StyleFact("<strong><em>x</em></strong>", "", .fontStyle, "x:italic", "and italic"),
      StyleFact("<em>a<strong>b</strong></em>", "", .fontWeight, "a:400 b:700", "in any order"),
      StyleFact(
        "<p class=green><ufo class=yellow id=1>c</ufo>..",
        ".green{color:#0f0}.yellow{color:yellow}",
        .color, "c:#ffff00 ..:#00ff00", "any name has a style"),
      StyleFact("<ufo>c</ufo>d", "ufo{color:red}", .color, "c:#ff0000 d:#000000", "by its name"),
      StyleFact(
        "<p class=green>c</b>e", ".green{color:#0f0}", .color, "c:#00ff00 e:#00ff00",
        "a wrong end tag ends no style"),
      StyleFact(
        "<p class=\"blue\">a</p><span class='blue'>b</span>",
        ".default{color:white} span.blue{color:blue}", .color, "a:#ffffff ¶ b:#0000ff",
        "element.class"),
      StyleFact(
        "<p class=\"margin right\">a", ".right{color:red} .margin{font-size:9}", .color,
        "a:#ff0000",
        "the second of two classes"),
      StyleFact(
        "<p class=Green>a", ".green{color:#0f0}", .color, "a:#000000", "classes tell cases apart"),
      StyleFact("<p class=g>a", ".g{font-SIzE: 18px}", .fontSize, "a:18px", "properties do not"),
      StyleFact("<p class=g>a", ".g{font-style   :italic}", .fontStyle, "a:italic", "spaces"),
      StyleFact("<p class=g>a", ".g{color: \"red\"}", .color, "a:#ff0000", "a quoted color"),
      StyleFact("<p class=g>a", ".g{font-size:'14px'}", .fontSize, "a:14px", "a quoted length"),
      StyleFact("<p class=g>a", ".g{font-size: 20.f}", .fontSize, "a:20px", "and one of C"),
      StyleFact("<p>a", "p{color:red}", .color, "a:#ff0000", "a name alone, without a class"),
      StyleFact("a<b>b</b>", ".default{color:red}", .color, "a:#ff0000 b:#ff0000", "everything"),
      StyleFact(
        "<p class=a>a<b class=b>b<i>c</i></b></p>",
        ".default{color:red}.a{color:lime}.b{color:blue}", .color, "a:#00ff00 b:#0000ff c:#0000ff",
        "default < ancestors from the outside in"),
      StyleFact(
        "<p class=a>x<b>y</b>", ".a{margin-left:5; line-count:2}", .marginLeft, "x:5px y:0px",
        "everything was inherited there, and only p's margins used: CSS's table here"),
      StyleFact(
        "<p class=g>a&lt;b class=g&gt;b", ".g{color:red}", .color, "a<b class=g>b:#ff0000",
        "escaped tags style nothing"),
      StyleFact(
        "<p style='font-size: 23 human beings'>a", "", .fontSize, "a:23px",
        "attributes in the same dialect"),
    ])
  }

  /// GSFancyText ignored `text-align` except on `p`; here each block has its own alignment.
  @Test func alignmentBelongsToTheBlock() throws {
    let text = StyledText(
      MarkupTree(parsing: "<p class=right><span class=center>x</span>"),
      cascade: factCascade(".right{text-align:right}.center{text-align:center}"))
    let paragraph = try #require(text.paragraphs.first)
    #expect(text.blocks[paragraph.block].style.keyword(.textAlign) == .right)
    #expect(StyleProperty.textAlign.definition.appliesTo == .blocks)
    #expect(StyleProperty.lineClamp.definition.appliesTo == .blocks)
    #expect(StyleProperty.marginLeft.definition.appliesTo == .blocks)
  }

  /// The sheets of the height calculations: the sums belong to the layout, their terms are tested
  /// here.
  @Test func blocksHaveTheTermsOfTheirHeights() throws {
    let rows: [(sheet: String, short: String, long: String, why: String)] = [
      (".short{line-height:40}.long{line-height:50}", "40px 0px 0px", "50px 0px 0px", "lines"),
      (
        ".short{margin-top:22;margin-bottom:11}.long{margin-top:30;margin-bottom:20}",
        "normal 22px 11px", "normal 30px 20px", "83 altogether"
      ),
      (
        ".short{line-height:50%;margin-top:10%;margin-bottom:15%}"
          + ".long{line-height:110%;margin-top:20%;margin-bottom:30%}",
        "0.5nlh 0.1lh 0.15lh", "1.1nlh 0.2lh 0.3lh", "in parts of the line, and of the natural one"
      ),
      (
        ".short{line-height:70%}.short{margin-top:11}", "0.7nlh 11px 0px", "normal 0px 0px",
        "a rule appended: the line height went there, and stays here"
      ),
    ]
    for row in rows {
      var cascade = StyleCascade()
      cascade.add(StyleSheet(parsing: "p{display:block}" + row.sheet, dialect: .fancyText))
      let tree = MarkupTree(parsing: "<p class=short>1</p><p class=long>N</p>")
      let terms = StyledText(tree, cascade: cascade).blocks.filter { $0.kind == .block }.map {
        "\($0.style[.lineHeight]) \($0.style[.marginTop]) \($0.style[.marginBottom])"
      }
      if terms != [row.short, row.long] { Issue.record("\(row.sheet) (\(row.why)): \(terms)") }
    }
  }

  /// A line limit applies to one block; how many lines a width makes is tested with the layout.
  @Test func lineLimitsBelongToOneBlock() {
    let text = StyledText(
      MarkupTree(parsing: "<p class=limit2>a long text</p>2<p>3</p>"),
      cascade: factCascade(".limit2{line-count:2; truncate-mode:middle; min-width:50%}"))
    let limits = text.paragraphs.map { text.blocks[$0.block].style[.lineClamp].description }
    #expect(limits == ["2", "none", "none"])
    #expect(text.blocks[1].style.keyword(.truncateMode) == .middle)
    #expect(text.blocks[1].style[.minWidth].description == "50%")
  }

  @Test func lambdasInheritAndDeclareStyles() throws {
    let rows: [(markup: String, property: StyleProperty, value: String, why: String)] = [
      ("<lambda id=circle width=36 height=12 vertical-align=baseline>", .width, "36px", "a box"),
      ("<lambda id=circle width=36 height=12 vertical-align=baseline>", .height, "12px", "a box"),
      ("<lambda id=x vertical-align=middle>", .verticalAlign, "middle", "an attribute"),
      ("<lambda id=x line-height=70%>", .lineHeight, "0.7nlh", "of its height, in the dialect"),
      ("<lambda id=x font-size='12 px' color=\"rgb(0, 255, 0)\">", .color, "#00ff00", "quoted"),
      ("<p class=g><lambda id=x>", .color, "#00ff00", "an ancestor's"),
      ("<p class=g><lambda id=x color=red>", .color, "#ff0000", "its own over an ancestor's"),
      ("<p class=g><b class=m><lambda id=x>", .fontSize, "9px", "the nearest ancestor's"),
      ("<lambda id=x>", .color, "#ffffff", "default's"),
      ("<lambda id=x>", .width, "auto", "none given"),
      ("<lambda>", .display, "inline-block", "nor an id"),
    ]
    let cascade = factCascade(".default{color:white}.g{color:#0f0;font-size:7}.m{font-size:9}")
    for row in rows {
      let text = StyledText(MarkupTree(parsing: row.markup), cascade: cascade)
      let box = try #require(text.paragraphs.first?.boxes.first, "\(row.markup)")
      let found = box.style[row.property].description
      if found != row.value { Issue.record("\(row.markup) (\(row.why)): \(found)") }
    }
  }

  /// Several lambdas may have the same id, and are found by it in a text.
  @Test func lambdasShareIDs() throws {
    let tree = MarkupTree(parsing: "a<lambda id=x width=1>b<lambda id=x width=2>c<lambda>")
    let boxes = try #require(StyledText(tree).paragraphs.first).boxes
    #expect(boxes.map(\.node.elementID) == ["x", "x", nil])
    #expect(
      boxes.filter { $0.node.elementID == "x" }.map { $0.style[.width].description }
        == ["1px", "2px"])
    #expect(try tree.queryAll("#x").count == 2)
  }

  /// Warnings of debug builds are diagnostics here.
  @Test func warningsAreDiagnostics() {
    let rows: [(sheet: String, codes: [String], why: String)] = [
      ("p{color:rde}", ["invalid-value"], "an unknown color"),
      ("p{text-align:middle}", ["invalid-value"], "an unknown side"),
      ("p{vertical-align:center}", ["invalid-value"], "an unknown vertical alignment"),
      ("p{truncate-mode:end}", ["invalid-value"], "an unknown truncation mode"),
      ("p{font-weigth: bold}", ["unknown-property"], "a typo"),
      ("b{text-align:left}", [], "p's properties elsewhere: nothing is wrong with it"),
      ("p{color:red", [], "a brace that is missing"),
      (".a.b{color:red} #x{color:red} a, b{color:red} /* c */", [], "what was not understood"),
      ("@media print{p{color:red}}", ["unsupported-at-rule"], "and still is not"),
    ]
    for row in rows {
      let codes = StyleSheet(parsing: row.sheet, dialect: .fancyText).diagnostics.map(\.code)
      if codes != row.codes { Issue.record("\(row.sheet) (\(row.why)): \(codes)") }
    }
  }

  /// Sheets as values: three levels of dictionaries in GSFancyText, rules here.
  @Test func sheetsAreParsedSeparately() {
    let sheet = StyleSheet(
      parsing: """
        .a{attrib:'{this is the fanciest value; period.}'; font-weigth: bold}
        span.b{color:blue} .right{text-align:right}
        """, dialect: .fancyText)
    #expect(sheet.rules.map(\.selectors.description) == [".a", "span.b", ".right"])
    #expect(
      sheet.declarations(for: ".a").map(\.text) == [
        "{this is the fanciest value; period.}", "bold",
      ])
    #expect(sheet.declarations(for: ".right").map(\.description) == ["text-align: right"])
    #expect(sheet.declarations(for: "span.b").map(\.description) == ["color: #0000ff"])
    #expect(sheet.declarations(for: ".b").isEmpty, "another selector")
  }

  /// §1.8: values end at `;` and `}` in both libraries, except within braces, which are balanced
  /// here.
  @Test func valuesEndAtTheirDelimiters() {
    let rows: [(text: String, rules: String, why: String)] = [
      ("p{a:Hello {cave man} meat ball}", "p { a: Hello {cave man} meat ball }", "a block"),
      ("p{a:Hello cave man} meat ball", "p { a: Hello cave man }", "the end of the rule"),
      ("p{a:Hi spider; man:x}", "p { a: Hi spider; man: x }", "the end of the declaration"),
      ("p{a:Hi {spider; man}}", "p { a: Hi {spider; man} }", "not within a block"),
      ("p{a:Metta World Peace", "p { a: Metta World Peace }", "the end of the text"),
    ]
    for row in rows {
      #expect(StyleSheet(parsing: row.text).description == row.rules, "\(row.why)")
    }
  }

  /// The palette of UIColor by name.
  ///
  /// `darkGray` and `lightGray` were unreachable; `green` is that of CSS, which is darker.
  @Test func colorsByName() {
    for (name, color) in [
      ("black", "#000000"), ("white", "#ffffff"), ("gray", "#808080"), ("red", "#ff0000"),
      ("green", "#008000"), ("lime", "#00ff00"), ("blue", "#0000ff"), ("cyan", "#00ffff"),
      ("yellow", "#ffff00"), ("magenta", "#ff00ff"), ("orange", "#ffa500"), ("purple", "#800080"),
      ("brown", "#a52a2a"), ("clear", "#00000000"), ("darkGray", "#a9a9a9"),
      ("lightGray", "#d3d3d3"),
    ] {
      let declarations = StyleDeclaration.list(parsing: "color: \(name)", dialect: .fancyText)
      #expect(declarations.first?.value?.description == color, "\(name)")
    }
  }

  /// In GSFancyText, a sheet appended to an instance also changed the global one, and the tree was
  /// parsed again.
  @Test func sheetsAreCombinedWithoutReparsing() {
    let tree = MarkupTree(parsing: "<p class=a>x")
    let global = factCascade(".a{color:red}")
    var own = global
    own.add(StyleSheet(parsing: ".a{font-size:9}", dialect: .fancyText))
    #expect(runValues(StyledText(tree, cascade: own), .fontSize) == "x:9px")
    #expect(runValues(StyledText(tree, cascade: own), .color) == "x:#ff0000")
    #expect(runValues(StyledText(tree, cascade: global), .fontSize) == "x:16px")
  }
}
