import LayoutTestSupport
import MarkupText
import TestSupport
import Testing
import TextFoundation
import TextLayout

@testable import TextOutput

@Suite("SVG: elements")
struct SVGWriterTests {
  private typealias S = SVGSamples
  private static let red = CSSColor(rgb: 0xFF0000)

  @Test("The root: size, language, title, background, style of most text")
  func root() throws {
    let items: [DisplayItem] = [.glyphs(S.run("題", weight: 700)), .glyphs(S.run("本文", y: 30))]
    let list = DisplayList(
      size: Size(width: 200, height: 100.5), items: items, language: "ja", title: "図 <1> & 2")
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="400" height="201" viewBox="0 0 200 100.5" \
      xml:lang="ja" lang="ja" xml:space="preserve" font-family="'Test Sans', sans-serif" \
      font-size="20" text-rendering="geometricPrecision" \
      style="text-spacing-trim:space-all;text-autospace:no-autospace">
      <title>図 &lt;1&gt; &amp; 2</title>
      <rect x="0" y="0" width="200" height="100.5" fill="#fff"/>
      <text font-weight="700" x="0" y="0">題</text>
      <text x="0" y="30">本文</text>
      </svg>

      """
    #expect(list.svg(SVGOptions(scale: 2, background: .white)) == expected)
    #expect(list.svg() == list.svg())
    let bare = DisplayList(size: .zero).svg(SVGOptions(scale: .nan, hasDeclaration: false))
    #expect(
      bare == """
        <svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" viewBox="0 0 0 0" \
        xml:space="preserve">
        </svg>

        """)
  }

  @Test("Shapes, and what is omitted")
  func shapes() {
    let triangle: [DisplayPath.Element] = [
      .move(Point(x: 1, y: 2)), .line(Point(x: 3.14159, y: -4)),
      .curve(Point(x: 1, y: 1), Point(x: 2, y: 2), Point(x: 1e12, y: .infinity)), .close,
    ]
    let rows: [(item: DisplayItem, expected: String, why: String)] = [
      (
        .fill(Rect(x: 1, y: 2, width: 3.333333, height: 4), Self.red),
        "<rect x=\"1\" y=\"2\" width=\"3.33\" height=\"4\" fill=\"#f00\"/>", "rectangle"
      ),
      (
        .fill(
          Rect(x: 0, y: 0, width: 1, height: 1), CSSColor(red: 0, green: 0, blue: 1, alpha: 0.5)),
        "<rect x=\"0\" y=\"0\" width=\"1\" height=\"1\" fill=\"#00f\" fill-opacity=\"0.5\"/>",
        "half transparent"
      ),
      (.fill(Rect(x: 0, y: 0, width: 0, height: 9), Self.red), "", "no extent"),
      (.fill(Rect(x: 0, y: 0, width: .nan, height: 9), Self.red), "", "no number"),
      (
        .path(DisplayPath(elements: triangle, fill: Self.red)),
        "<path d=\"M1 2L3.14 -4C1 1 2 2 1000000000 0Z\" fill=\"#f00\"/>",
        "area; numbers are short and finite"
      ),
      (
        .path(DisplayPath(elements: Array(triangle.prefix(2)), stroke: Self.red, lineWidth: 2)),
        "<path d=\"M1 2L3.14 -4\" fill=\"none\" stroke=\"#f00\" stroke-width=\"2\"/>", "line"
      ),
      (
        .path(
          DisplayPath(
            elements: [.close, .line(Point(x: 1, y: 1)), .line(Point(x: 2, y: 1))], fill: Self.red)),
        "<path d=\"M1 1L2 1\" fill=\"#f00\"/>", "a path that begins nowhere"
      ),
      (.path(DisplayPath(elements: triangle)), "", "neither area nor line"),
      (.path(DisplayPath(elements: [.close], fill: Self.red)), "", "no point"),
    ]
    for row in rows { #expect(S.body([row.item]) == row.expected, "\(row.why)") }
  }

  @Test("Links, headings, languages and readings are always well nested")
  func structures() {
    let link = DisplayItem.begin(.link(address: "/a?b=1&c=\"2\""))
    let triangle = DisplayPath(
      elements: [
        .move(.zero), .line(Point(x: 9, y: 0)), .line(Point(x: 0, y: 9)), .close,
      ], fill: .black, stroke: .black, lineWidth: 5)
    let rows: [(items: [DisplayItem], expected: String, why: String)] = [
      (
        [.glyphs(S.run("見")), link, .glyphs(S.run("よ", x: 20)), .end, .glyphs(S.run("！", x: 40))],
        "<text x=\"0\" y=\"0\">見<a href=\"/a?b=1&amp;c=&quot;2&quot;\"><tspan x=\"20\">よ</tspan></a>"
          + "<tspan x=\"40\">！</tspan></text>",
        "a link within a line"
      ),
      (
        [link, .glyphs(S.run("一")), .glyphs(S.run("二", y: 50)), .end],
        "<text x=\"0\" y=\"0\"><a href=\"/a?b=1&amp;c=&quot;2&quot;\">一</a></text>\n"
          + "<text x=\"0\" y=\"50\"><a href=\"/a?b=1&amp;c=&quot;2&quot;\">二</a></text>",
        "a link over two lines"
      ),
      (
        [
          .begin(.heading(level: 2, text: "題")), .glyphs(S.run("題")), .end,
          .begin(.heading(level: 9, text: "")), .glyphs(S.run("題", y: 50)), .end,
        ],
        "<g role=\"heading\" aria-level=\"2\">\n<text x=\"0\" y=\"0\">題</text>\n</g>\n"
          + "<g role=\"heading\" aria-level=\"6\">\n<text x=\"0\" y=\"50\">題</text>\n</g>",
        "headings"
      ),
      (
        [.begin(.language("en")), .glyphs(S.run("a")), .end],
        "<text x=\"0\" y=\"0\"><tspan xml:lang=\"en\" lang=\"en\">a</tspan></text>", "a language"
      ),
      (
        [.begin(.ruby), .glyphs(S.run("あ")), .end],
        "<text x=\"0\" y=\"0\"><tspan class=\"ruby\">あ</tspan></text>", "a reading"
      ),
      (
        [link, .begin(.ruby), .glyphs(S.run("あ")), .end, .end, .end, .glyphs(S.run("い", x: 20))],
        "<text x=\"0\" y=\"0\"><a href=\"/a?b=1&amp;c=&quot;2&quot;\"><tspan class=\"ruby\">あ</tspan>"
          + "</a><tspan x=\"20\">い</tspan></text>",
        "an end too many"
      ),
      (
        [
          .begin(.heading(level: 1, text: "")), link,
          .pushClip(Rect(x: 0, y: 0, width: 9, height: 9)), .end, .glyphs(S.run("あ")), .popClip,
          .popClip, .glyphs(S.run("い", y: 50)),
        ],
        "<defs>\n<clipPath id=\"clip1\"><rect x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></clipPath>\n"
          + "</defs>\n<g role=\"heading\" aria-level=\"1\">\n<g clip-path=\"url(#clip1)\">\n"
          + "<text x=\"0\" y=\"0\">あ</text>\n</g>\n<text x=\"0\" y=\"50\">い</text>\n</g>",
        "a link that ends within a clip, a clip that ends twice, a heading that never does"
      ),
      (
        [
          .pushClipPath(triangle), .glyphs(S.run("あ")), .popClip, .glyphs(S.run("い", y: 50)),
          .pushClipPath(triangle), .glyphs(S.run("う", y: 90)), .popClip,
        ],
        "<defs>\n<clipPath id=\"clip1\"><path d=\"M0 0L9 0L0 9Z\"/></clipPath>\n</defs>\n"
          + "<g clip-path=\"url(#clip1)\">\n<text x=\"0\" y=\"0\">あ</text>\n</g>\n"
          + "<text x=\"0\" y=\"50\">い</text>\n<g clip-path=\"url(#clip1)\">\n"
          + "<text x=\"0\" y=\"90\">う</text>\n</g>",
        "a clip to a path, defined once"
      ),
      ([link, .end, .begin(.heading(level: 1, text: "")), .end], "", "nothing within"),
    ]
    for row in rows { #expect(S.body(row.items) == row.expected, "\(row.why)") }
  }

  @Test("Addresses that are not allowed are not links; the text stays")
  func linkPolicy() {
    for row in LinkVectors.rows {
      let body = S.body([
        .begin(.link(address: row.url)), .glyphs(S.run("文")),
        .image(
          PlacedImage(
            image: nil, frame: Rect(x: 0, y: 50, width: 1, height: 1), alternativeText: "",
            address: "")), .end,
      ])
      #expect(body.contains("<a ") == row.isAllowed, "\(row.why)")
      #expect(body.contains("文"))
    }
  }

  @Test("Pictures: in base64 with their text, or a placeholder")
  func pictures() throws {
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
    let image = try #require(EncodedImage(dataURL: "data:image/png;base64,\(pixel)"))
    let frame = Rect(x: 1, y: 2, width: 30, height: 40)
    func body(_ image: EncodedImage?, _ text: String, _ frame: Rect = frame) -> String {
      S.body([
        .begin(.link(address: "/x")),
        .image(PlacedImage(image: image, frame: frame, alternativeText: text, address: "a.png")),
        .end,
      ])
    }
    let frameAttributes = "x=\"1\" y=\"2\" width=\"30\" height=\"40\""
    #expect(
      body(image, "青 \"空\"") == """
        <a href="/x">
        <image \(frameAttributes) preserveAspectRatio="none" href="data:image/png;base64,\(pixel)" \
        role="img" aria-label="青 &quot;空&quot;"><title>青 "空"</title></image>
        </a>
        """)
    #expect(
      body(nil, "空") == """
        <a href="/x">
        <rect \(frameAttributes) fill="#e6e6e6" role="img" aria-label="空"><title>空</title></rect>
        </a>
        """)
    #expect(body(nil, "").contains(" aria-hidden=\"true\"/>"))
    #expect(body(image, "空", Rect(x: 0, y: 0, width: 0, height: 5)).isEmpty)
    // The data of a repeated picture are written once.
    let copy = try #require(EncodedImage(dataURL: "data:image/png;base64,\(pixel)"))
    let items = (0..<1000).map { index in
      DisplayItem.image(
        PlacedImage(
          image: index % 2 == 0 ? image : copy, frame: frame,
          alternativeText: index == 0 ? "空" : "",
          address: "a.png"))
    }
    let svg = DisplayList(size: Size(width: 40, height: 50), items: items).svg()
    #expect(svg.ranges(of: pixel).count == 1)
    #expect(
      svg.contains(
        "<image id=\"image1\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" "
      ))
    #expect(
      svg.contains(
        "<use href=\"#image1\" transform=\"matrix(30 0 0 40 1 2)\" role=\"img\" aria-label=\"空\">"
          + "<title>空</title></use>"))
    #expect(svg.ranges(of: "<use ").count == 1000)
  }

  @Test("Shadows: one filter for each distinct list, the first shadow on top")
  func shadows() throws {
    let soft = GlyphRun.Shadow(dx: 2, dy: -1, blur: 3, color: Self.red)
    let hard = GlyphRun.Shadow(dx: 1, dy: 1, blur: 0, color: .black)
    let svg = S.list([
      .glyphs(S.run("一", shadows: [soft, hard])),
      .glyphs(S.run("二", y: 50, shadows: [soft, hard])),
      .glyphs(S.run("三", y: 90)), .glyphs(S.run("四", y: 130, shadows: [hard])),
      .glyphs(S.run("五", y: 170, shadows: [soft, hard])),
    ]).svg()
    let elements = try StrictXML.elements(of: svg)
    #expect(elements.filter { $0.name == "filter" }.count == 2)
    #expect(
      elements.filter { $0.name == "g" }.map { $0.attributes["filter"] } == [
        "url(#shadow1)", "url(#shadow2)", "url(#shadow1)",
      ])
    #expect(
      elements.filter { $0.name == "feMergeNode" }.map { $0.attributes["in"] } == [
        "s1", "s0", "SourceGraphic", "s0", "SourceGraphic",
      ])
    #expect(
      elements.filter { $0.name == "feGaussianBlur" }.map { $0.attributes["stdDeviation"] } == [
        "1.5", "0", "0",
      ])
    let offsets = elements.filter { $0.name == "feOffset" }.map {
      "\($0.attributes["dx"] ?? "") \($0.attributes["dy"] ?? "")"
    }
    #expect(offsets == ["2 -1", "1 1", "1 1"])
  }

  @Test("Names of definitions begin with the requested prefix, if XML allows it")
  func names() {
    let items: [DisplayItem] = [
      .pushClip(Rect(x: 0, y: 0, width: 9, height: 9)), .glyphs(S.run("あ")), .popClip,
    ]
    for (prefix, id) in [("a1-", "a1-clip1"), ("1\"<あ", "_1clip1"), ("", "clip1")] {
      let svg = S.list(items).svg(SVGOptions(idPrefix: prefix))
      #expect(svg.contains("<clipPath id=\"\(id)\">"))
      #expect(svg.contains("clip-path=\"url(#\(id))\""))
    }
  }
}
