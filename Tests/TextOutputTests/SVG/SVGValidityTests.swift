import LayoutTestSupport
import MarkupText
import Testing
import TextLayout

@testable import TextOutput

@Suite("SVG: well-formed and complete for any drawing")
struct SVGValidityTests {
  /// A generator of the same numbers in every run, so that failures are reproducible.
  private struct Numbers {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    mutating func number() -> Double {
      switch below(12) {
      case 0: pick([.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, -0.0])
      default: Double(below(400_00)) / 100 - 100
      }
    }

    mutating func rect() -> Rect {
      Rect(x: number(), y: number(), width: number(), height: number())
    }

    mutating func text() -> String {
      let fragments = [
        "あ", "漢字", "word ", " ", "<b>", "&amp;", "]]>", "\"'", "\0", "\u{1B}", "\r\n", "\t",
        "\u{FFFE}", "\u{FFFF}", "\u{FFFD}", "😀", "👩‍👩‍👧", "か\u{3099}", "שלום", "مرحبا", "\u{202E}",
        "--", "\\", "\u{7F}\u{85}",
      ]
      var text = ""
      for _ in 0..<below(5) { text += pick(fragments) }
      return text
    }

    mutating func run() -> GlyphRun {
      var run = SVGSamples.run(
        text(), x: number(), y: number(), size: number(), family: text(), weight: number(),
        isItalic: below(2) == 0, color: CSSColor(red: Float(number()), green: 0.5, blue: 0),
        orientation: pick([.horizontal, .horizontal, .upright, .sideways]),
        direction: pick([.leftToRight, .leftToRight, .rightToLeft]), spacing: number() / 50)
      for _ in 0..<below(3) where below(4) == 0 {
        run.shadows.append(.init(dx: number(), dy: number(), blur: number(), color: .black))
      }
      // Clusters that do not match the text.
      if below(8) == 0, !run.clusters.isEmpty {
        let index = below(run.clusters.count)
        run.clusters[index].length = pick([0, -1, 1, 2, Int.max, Int.min])
        run.clusters[index].position = number()
      }
      if below(20) == 0 { run.clusters.removeLast(below(run.clusters.count + 1)) }
      return run
    }

    mutating func item() -> DisplayItem {
      switch below(20) {
      case 0: .fill(rect(), .white)
      case 1:
        .path(
          DisplayPath(
            elements: (0..<below(5)).map { _ in
              pick([
                .move(Point(x: number(), y: number())), .line(Point(x: number(), y: number())),
                .curve(.zero, .zero, Point(x: number(), y: number())), .close,
              ])
            }, fill: pick([nil, .white]), stroke: pick([nil, .black]), lineWidth: number()))
      case 2:
        .decoration(
          DecorationLine(
            start: Point(x: number(), y: number()), length: number(), thickness: number(),
            style: pick([.solid, .double, .dotted, .dashed, .wavy]), color: .black,
            isVertical: below(2) == 0))
      case 3:
        .image(
          PlacedImage(image: nil, frame: rect(), alternativeText: text(), address: text()))
      case 4:
        below(2) == 0
          ? .pushClip(rect())
          : .pushClipPath(
            DisplayPath(elements: [.line(Point(x: number(), y: number())), .close, .move(.zero)]))
      case 5, 6: .popClip
      case 7: .begin(.link(address: pick([text(), "https://example.com/?a&b", "javascript:x"])))
      case 8:
        .begin(pick([.heading(level: below(100) - 50, text: text()), .language(text()), .ruby]))
      case 9, 10, 11: .end
      default: .glyphs(run())
      }
    }
  }

  /// Returns the text as XML can represent it.
  private func inXML(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar {
          case "\t", "\n", "\r": scalar
          case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
          default: scalar
          }
        }))
  }

  @Test("Random drawings: strict XML, no text lost, no links that run programs, reproducible")
  func random() throws {
    var numbers = Numbers(state: 8)
    for round in 0..<500 {
      let items = (0..<numbers.below(30)).map { _ in numbers.item() }
      let list = DisplayList(
        size: Size(width: numbers.number(), height: numbers.number()), items: items,
        language: numbers.pick([nil, "ja", numbers.text()]),
        title: numbers.pick([nil, numbers.text()]))
      let options = SVGOptions(
        scale: numbers.number(), background: .white, idPrefix: numbers.text())
      let svg = list.svg(options)
      #expect(svg == list.svg(options), "round \(round)")
      let elements = try StrictXML.elements(of: svg)

      let written = elements.filter { $0.name == "text" }.map(\.text).joined()
      var expected = ""
      for case .glyphs(let run) in items { expected += inXML(run.text) }
      func withoutLineEnds(_ text: String) -> String {
        String(
          String.UnicodeScalarView(
            text.unicodeScalars.filter { !"\r\n".unicodeScalars.contains($0) }))
      }
      #expect(withoutLineEnds(written) == withoutLineEnds(expected), "round \(round)")

      let references = elements.compactMap { $0.attributes["href"] }
      #expect(!references.contains { $0.contains("javascript") }, "round \(round)")
      #expect(!svg.contains("=\"nan") && !svg.contains("=\"inf"), "round \(round)")
      let names = Set(elements.compactMap { $0.attributes["id"] })
      let used = elements.flatMap { [$0.attributes["filter"], $0.attributes["clip-path"]] }
        .compactMap { $0?.dropFirst(5).dropLast() }
      #expect(used.allSatisfy { names.contains(String($0)) }, "round \(round)")
    }
  }

  @Test("Characters that XML does not allow become U+FFFD, others are escaped")
  func characters() throws {
    let rows: [(text: String, expected: String)] = [
      ("a\0b\u{1F}c", "a\u{FFFD}b\u{FFFD}c"),
      ("\u{FFFE}\u{FFFF}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{FFFC}\u{10FFFF}\u{7F}", "\u{FFFC}\u{10FFFF}\u{7F}"), ("<&>\"'", "<&>\"'"),
      ("a\tb\nc", "a\tb\nc"), ("]]>", "]]>"),
    ]
    for row in rows {
      let svg = DisplayList(size: .zero, language: row.text, title: row.text).svg()
      let elements = try StrictXML.elements(of: svg)
      #expect(elements.first { $0.name == "title" }?.text == row.expected)
      #expect(elements.first?.attributes["lang"] == row.expected)
    }
  }

  @Test("Family names are quoted, whatever characters they contain")
  func families() {
    let rows = [
      ("Noto Sans", "'Noto Sans', sans-serif"), ("It's", "'It\\'s', sans-serif"),
      ("a\\b", "'a\\\\b', sans-serif"), ("a\nb", "'a\\a b', sans-serif"),
      ("x', url(evil)", "'x\\', url(evil)', sans-serif"),
    ]
    for (family, expected) in rows {
      let svg = DisplayList(size: .zero, items: [.glyphs(SVGSamples.run("a", family: family))])
        .svg()
      let root = try? StrictXML.elements(of: svg).first
      #expect(root?.attributes["font-family"] == expected, "\(family)")
    }
  }

  @Test("A hundred thousand nested scopes: a shallow tree, in linear time")
  func deep() throws {
    let clip = DisplayItem.pushClip(Rect(x: 0, y: 0, width: 9, height: 9))
    let items =
      [DisplayItem](repeating: clip, count: 50_000)
      + [DisplayItem](repeating: .begin(.ruby), count: 50_000) + [.glyphs(SVGSamples.run("あ"))]
      + [DisplayItem](repeating: .end, count: 50_000)
      + [DisplayItem](repeating: .popClip, count: 50_000) + [.glyphs(SVGSamples.run("い", y: 50))]
    let elements = try StrictXML.elements(of: SVGSamples.list(items).svg())
    #expect(elements.map(\.depth).max() ?? 0 < 110)
    #expect(elements.filter { $0.name == "text" }.map(\.text) == ["あ", "い"])
    #expect(elements.last { $0.name == "text" }?.depth == 1)
  }

  @Test("Laid-out markup: every letter of every paragraph is in the drawing, in order")
  func layouts() throws {
    let markup = """
      <h1>見出し &amp; <i>title</i></h1><p>これは「日本語」と <b>English words</b> の
      <a href="https://example.com/?a=1&amp;b=2">リンク</a>です。<u>下線</u>、<s>取消</s>。</p>
      <ul><li>項目一</li><li>項目二</li></ul><p style="text-shadow: 1px 1px 2px red">影</p>
      """
    for mode in ["horizontal-tb", "vertical-rl"] {
      let tree = MarkupTree(parsing: "<div style=\"writing-mode: \(mode)\">\(markup)</div>")
      for width in [0, 60, 200, 2000.0] {
        let text = StyledText(tree)
        let layout = Typesetter(measurer: FixedMeasurer()).layout(
          text, in: LayoutSpace(inlineSize: width))
        let svg = layout.displayList().svg()
        let written = try StrictXML.elements(of: svg).filter { $0.name == "text" }.map(\.text)
          .joined()
        for word in ["見出し", "title", "「日本語」と", "English", "リンク", "下線", "項目二", "影"] {
          let letters = Array(word)
          var rest = written[...]
          var found = 0
          for letter in letters {
            guard let position = rest.firstIndex(of: letter) else { break }
            rest = rest[position...].dropFirst()
            found += 1
          }
          #expect(found == letters.count, "\(word) at \(width), \(mode)")
        }
        #expect(width < 200 || written.contains("これは「日本語」と"), "\(width), \(mode)")
      }
    }
  }
}
