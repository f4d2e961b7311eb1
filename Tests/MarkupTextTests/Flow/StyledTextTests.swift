import MarkupText
import Testing

/// Runs, boxes, links and source positions.
@Suite struct StyledTextTests {
  static func styled(_ markup: String) -> StyledText { StyledText(MarkupTree(parsing: markup)) }

  /// Runs as `text(element)`.
  static func runs(_ markup: String) -> String {
    styled(markup).paragraphs.map { paragraph in
      paragraph.runs.map { run in
        let element = run.kind == .text ? run.node.parent : run.node
        return "\(escaped(String(paragraph[run.range])))(\(element?.name?.rawValue ?? ""))"
      }.joined(separator: " ")
    }.joined(separator: " ¶ ")
  }

  @Test func runsOfNodes() {
    expectRows(
      [
        FlowRow("a<b>b</b>c", "a() b(b) c()", "one for each text node"),
        FlowRow("a <b> b </b> c", "a () b (b) c()", "the first space stays where it is"),
        FlowRow("東京 \n<b>大阪</b>", "東京() 大阪(b)", "a space taken back from the run before"),
        FlowRow("<b> </b>\n<i>a</i>", "a(i)", "no empty run"),
        FlowRow("東<b>\n</b>京", "東() 京()", "a run that was only that space"),
        FlowRow("a<br>b", "a() \\n(br) b()", "breaks have runs"),
        FlowRow("a <br> <img>", "a() \\n(br) □(img)", "and boxes"),
        FlowRow("a<wbr>b", "a() |(wbr) b()", "and break opportunities"),
        FlowRow("a<!-- c -->b", "a() b()", "nodes are never joined"),
        FlowRow("<pre>a\n\tb</pre>", "a\\n\\tb(pre)", "preserved white space is text"),
        FlowRow("<ruby>漢<rt>かん</rt></ruby>", "漢(ruby)", "readings are not in the text"),
        FlowRow("か<b>\u{3099}</b>", "か() \u{3099}(b)", "runs may cut Characters"),
      ], Self.runs)
  }

  @Test func styles() throws {
    let text = Self.styled(
      "<style>.x{color:red}</style>a<b class=x>b<i style='font-size:2em'>c</i></b><font color=blue>d"
    )
    let styles = try #require(text.paragraphs.first).runs.map(\.style)
    #expect(styles.map(\.color.description) == ["#000000", "#ff0000", "#ff0000", "#0000ff"])
    #expect(styles.map(\.fontWeight) == [400, 700, 700, 400])
    #expect(styles.map(\.fontSize) == [16, 16, 32, 16])
  }

  @Test func nestedBlocksShareStyles() {
    for markup in ["<div>", "<ul><li>", "<table><tbody><tr><td>"] {
      let text = Self.styled(String(repeating: markup, count: 20))
      let styles = text.blocks.map(\.style)
      var different: [ComputedStyle] = []
      for style in styles where !different.contains(where: { $0.isIdentical(to: style) }) {
        different.append(style)
      }
      #expect(different.count <= 12, "\(markup): \(different.count)")
    }
    let text = Self.styled("<div style='color:red'>a<div>b<div style='color:blue'>c")
    #expect(
      text.paragraphs.map { $0.runs[0].style.color.description } == [
        "#ff0000", "#ff0000", "#0000ff",
      ])
  }

  @Test func ownCascade() {
    var cascade = StyleCascade()
    cascade.add(StyleSheet(parsing: "x { display: block }"), origin: .code)
    let tree = MarkupTree(parsing: "<style>p{color:red}</style>a<x>b</x><p>c")
    let text = StyledText(tree, cascade: cascade)
    #expect(text.paragraphs.map(\.text) == ["p{color:red}a", "b", "c"], "no other sheet")
  }

  @Test func sheetsOfTheTree() {
    let tree = MarkupTree(
      parsing: "<style>p{color:red}</style><style type=text/x>p{}</style><style type=TEXT/CSS>b{}")
    #expect(tree.styleSheets.map(\.description) == ["p { color: #ff0000 }", "b {}"])
    #expect(MarkupTree(parsing: "a").styleSheets.isEmpty)
    let rawText = MarkupTree(parsing: "<style>p>b{color:red}/*&amp;*/</style>").styleSheets
    #expect(rawText.first?.description == "p > b { color: #ff0000 }", "no references in it")
  }

  @Test func links() {
    let text = Self.styled("a<a href=1>b<b>c</b><a href=2>d</a>e<p><a id=x>f")
    let links = text.paragraphs.flatMap { paragraph in
      paragraph.runs.map { run in
        "\(paragraph[run.range])" + (run.link?["href"] ?? (run.link == nil ? "-" : "+"))
      }
    }
    #expect(links == ["a-", "b1", "c1", "d2", "e-", "f+"])
  }

  @Test func boxes() throws {
    let tree = MarkupTree(
      parsing: "絵<img id=i>と<lambda id=l width=36><b style='display:inline-block'></b>")
    let paragraph = try #require(StyledText(tree).paragraphs.first)
    #expect(paragraph.boxes.map(\.offset) == [3, 9, 12])
    #expect(paragraph.boxes.map(\.node.name) == [.img, .lambda, .b])
    #expect(paragraph.boxes[1].style.length(.width)?.value == 36)
  }

  @Test func sourcePositions() throws {
    let markup = "<p>a  b\n 東\n京 &amp; <b> c</b><br>d"
    let paragraph = try #require(Self.styled(markup).paragraphs.first)
    #expect(paragraph.text == "a b 東京 & c\nd")
    for offset in 0..<paragraph.text.utf8.count {
      let position = try #require(paragraph.source(at: offset))
      let byte = Array(paragraph.text.utf8)[offset]
      guard position.node.kind == .text else {
        #expect(position.node.name == .br && position.offset == 0 && byte == 0x0A)
        continue
      }
      let source = Array(position.node.text.utf8)[position.offset]
      #expect(source == byte || byte == 0x20 && source == 0x0A, "\(offset)")
    }
    #expect(paragraph.source(at: -1) == nil)
    #expect(paragraph.source(at: paragraph.text.utf8.count) == nil)
    #expect(paragraph.source(at: Int.max) == nil)
  }

  @Test func languages() {
    let text = Self.styled("a<b lang=en>b<i xml:lang=fr>c</i><i lang=''>d</i></b>")
    #expect(text.paragraphs[0].runs.map(\.language) == [nil, "en", "fr", nil])
  }

  @Test func inlineElements() {
    let text = Self.styled("a<b>b<i>c</i></b><span>d<p>e</p> </span>東\n<u>京</u><s></s>")
    let extents = text.inlineElements.map { element in
      let (start, end) = (element.start, element.end)
      return "\(element.node.name?.rawValue ?? "") \(start.paragraph):\(start.offset)"
        + "–\(end.paragraph):\(end.offset)"
    }
    #expect(text.paragraphs.map(\.text) == ["abcd", "e", "東京"])
    #expect(extents == ["b 0:1–0:3", "i 0:2–0:3", "span 0:3–2:0", "u 2:3–2:6", "s 2:6–2:6"])
    #expect(text.inlineElements[2].range(inParagraph: 0, count: 4) == 3..<4)
    #expect(text.inlineElements[2].range(inParagraph: 1, count: 1) == 0..<1)
    #expect(text.inlineElements[2].range(inParagraph: 2, count: 6) == nil)
    #expect(text.inlineElements[4].range(inParagraph: 2, count: 6) == nil, "empty")
  }

  @Test func partsOfATree() throws {
    let tree = MarkupTree(
      parsing:
        "<style>p{letter-spacing:3px}</style><p lang=en>x <a href=1><b id=b>東\n<i>a</i></b></a> y")
    let node = try #require(tree.element(withID: "b"))
    let text = StyledText(node)
    #expect(text.node == node && text.blocks.count == 1 && text.blocks[0].kind == .root)
    let runs = try #require(text.paragraphs.first).runs
    #expect(text.paragraphs[0].text == "東 a")
    #expect(runs.allSatisfy { $0.style.length(.letterSpacing)?.value == 3 }, "inherited")
    #expect(runs.allSatisfy { $0.style.fontWeight == 700 })
    #expect(runs.allSatisfy { $0.link?["href"] == "1" && $0.language == "en" })
    #expect(node.stripped == "東 a")
    #expect(node.firstChild?.stripped == "東", "a text node")
    #expect(node.parent?.parent?.stripped == "x 東 a y", "a block")
    #expect(tree.elements.first { $0.name == .style }?.stripped == "", "not shown")
  }

  @Test func trees() {
    let text = Self.styled("<div>a<p>b</p></div><p>c")
    #expect(Array(text.children(of: 0)) == [1, 4])
    #expect(Array(text.children(of: 1)) == [2, 3])
    #expect(Array(text.children(of: 9)).isEmpty && Array(text.children(of: -1)).isEmpty)
    #expect(text.blocks.map(\.depth) == [0, 1, 2, 2, 1])
    #expect(text.blocks.map(\.parent) == [nil, 0, 1, 1, 0])
    #expect(text.blocks[1].paragraphs == 0..<2 && text.blocks[4].paragraphs == 2..<3)
    #expect(text.paragraphs.map(\.block) == [2, 3, 4])
  }

  @Test func anonymousBlocksInheritOnly() {
    let text = Self.styled("<div style='color:red;margin-top:1em'>a<p>b</p></div>")
    #expect(text.blocks[2].kind == .anonymous)
    #expect(text.blocks[2].style.color.description == "#ff0000")
    #expect(text.blocks[2].style.length(.marginTop) == .zero)
  }

  @Test func markers() {
    let text = Self.styled(
      "<ol><li>a<li style='list-style-position:inside'>b<li style='list-style:none'>c"
        + "<li style='list-style-image:url(x.png)'>d<li style='list-style-type:\"→ \"'>e</ol>")
    let markers = text.blocks.filter { $0.kind == .listItem }.map(\.marker)
    #expect(markers.map { $0?.text } == ["1.", "2.", nil, "4.", "→"])
    #expect(markers.map { $0?.ordinal } == [1, 2, nil, 4, 5])
    #expect(markers[0]?.isInside == false && markers[1]?.isInside == true)
    #expect(markers[3]?.imageAddress == "x.png")
    #expect(markers[0]?.isNumbered == true && markers[4]?.isNumbered == false)
  }

  @Test func markersOfCounterStyles() {
    for (style, expected) in [
      ("disc", "•"), ("decimal", "3."), ("lower-alpha", "c."), ("upper-roman", "III."),
      ("cjk-ideographic", "三、"), ("katakana-iroha", "ハ、"), ("unheard-of", "3."),
    ] {
      let text = Self.styled("<ol style='list-style-type:\(style)'><li value=3>a")
      #expect(text.blocks.compactMap(\.marker).map(\.text) == [expected], "\(style)")
    }
    let mixed = Self.styled(
      "<ol type=I start=3><li>a<li>b</ol><ol style='list-style:hiragana'><li>c")
    #expect(mixed.plainText() == "III. a\n IV. b\nあ、 c", "numbers end in one column")
  }

  @Test func numbers() {
    let rows: [(String, [Int], String)] = [
      ("<ol><li><li>", [1, 2], "from one"), ("<ol start=5><li><li>", [5, 6], "start"),
      ("<ol start=-1><li><li><li>", [-1, 0, 1], "below zero"),
      ("<ol start=x><li>", [1], "no number"), ("<ol start=' 7px'><li>", [7], "digits at its start"),
      ("<ol reversed><li><li><li>", [3, 2, 1], "down"),
      ("<ol reversed><li><ol><li></ol><li>", [2, 1, 1], "items of other lists do not count"),
      ("<ol reversed start=9><li><li>", [9, 8], "both"),
      ("<ol><li value=3><li><li value=-2><li>", [3, 4, -2, -1], "value"),
      ("<ol start=999999999999999999><li>", [999_999_999_999_999_999], "18 digits"),
      ("<ol start=99999999999999999999><li>", [1], "too big"),
      ("<ul start=5><li>", [1], "only ol has start"),
      ("<ol><div><li><li></div></ol>", [1, 2], "in another block"),
      ("<ol><li style='display:none'><li>", [1], "what does not show has no number"),
    ]
    for (markup, expected, why) in rows {
      let found = Self.styled(markup).blocks.compactMap { $0.marker?.ordinal }
      #expect(found == expected, "\(markup): \(why)")
    }
  }

  @Test func tables() {
    let text = Self.styled(
      "<table><caption>c</caption><thead><tr><th>a<tbody><tr><td colspan=2>b<tfoot><tr><td>d")
    #expect(
      text.blocks.map(\.kind) == [
        .root, .table, .caption, .headerGroup, .row, .cell, .rowGroup, .row, .cell, .footerGroup,
        .row, .cell,
      ])
    #expect(text.blocks[8].node["colspan"] == "2")
    #expect(text.plainText() == "c\na\nb\nd")
  }
}
