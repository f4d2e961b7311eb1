import LayoutTestSupport
import MarkupText
import Testing
import TextLayout

@testable import TextOutput

@Suite("SVG: text")
struct SVGTextTests {
  private typealias S = SVGSamples

  /// Returns a run with clusters of the given lengths, positions and advances.
  private func run(
    _ text: String, _ clusters: [(length: Int, position: Double, advance: Double)],
    direction: TextDirection = .leftToRight
  ) -> GlyphRun {
    var run = S.run("", size: 20, direction: direction)
    run.text = text
    run.clusters = clusters.map {
      GlyphRun.Cluster(length: $0.length, position: $0.position, advance: $0.advance, glyphCount: 0)
    }
    return run
  }

  private func summary(_ run: GlyphRun) -> String {
    let bytes = Array(run.text.utf8)
    return TextSegmenter.segments(of: run).map { segment in
      let text = String(decoding: bytes[segment.range], as: UTF8.self)
      let spacing = segment.spacing == 0 ? "" : "+\(segment.spacing)"
      return "\(text)@\(segment.position)\(spacing)"
    }.joined(separator: " | ")
  }

  @Test("Segments: a new one wherever text does not continue at the next position")
  func segments() {
    let rows: [(run: GlyphRun, expected: String, why: String)] = [
      (S.run("これは文"), "これは文@0.0", "natural"),
      (S.run("これは文", spacing: 1.5), "これは文@0.0+1.5", "the same spacing everywhere"),
      (S.run("これは文", spacing: -1), "これは文@0.0+-1.0", "squeezed"),
      (S.run("これ", spacing: 7), "こ@0.0 | れ@27.0", "too far for spacing"),
      (
        run("あ、「い", [(3, 0, 20), (3, 20, 20), (3, 30, 20), (3, 50, 20)]),
        "あ、@0.0 | 「い@30.0", "trimmed punctuation"
      ),
      (
        run("あいうえ", [(3, 0, 20), (3, 22, 20), (3, 44, 20), (3, 65, 20)]),
        "あいう@0.0+2.0 | え@65.0", "another spacing begins anew"
      ),
      (
        run("あいう", [(3, 0, 20), (3, 20.004, 20), (3, 40.008, 20)]),
        "あい@0.0 | う@40.008", "small differences do not add up"
      ),
      (S.run("one two"), "one @0.0 | two@40.0", "a word has its position"),
      (S.run("a語b"), "a@0.0 | 語b@10.0", "so has what follows one"),
      (
        run("office", [(1, 0, 10), (3, 10, 15), (1, 25, 10), (1, 35, 10)]), "office@0.0",
        "a ligature within a word"
      ),
      (
        run("offi", [(1, 0, 10), (3, 12, 15)]), "o@0.0 | ffi@12.0",
        "a ligature is never spaced"
      ),
      (
        S.run("葛\u{E0100}か\u{3099}😀👩‍👩‍👧"), "葛\u{E0100}か\u{3099}😀👩‍👩‍👧@0.0",
        "clusters of several scalars"
      ),
      (S.run("אבג", direction: .rightToLeft), "אבג@30.0", "from the right end"),
      (
        S.run("אב גד", direction: .rightToLeft), "אב @50.0 | גד@20.0",
        "words from right to left"
      ),
      (run("あい", [(3, 0, 20)]), "あい@0.0", "clusters that end too early"),
      (run("あい", []), "あい@0.0", "no clusters"),
      (run("あい", [(1, 0, 20), (1, 50, 20)]), "あ@0.0 | い@50.0", "cut within a character"),
      (run("あ", [(-3, 0, 20), (0, 5, 5), (99, 9, 20)]), "あ@9.0", "lengths that cannot be"),
      (
        run("あい", [(Int.max, .nan, .infinity), (Int.max, 0, 0)]), "あい@nan",
        "numbers that are not finite"
      ),
    ]
    for row in rows { #expect(summary(row.run) == row.expected, "\(row.why)") }
  }

  @Test("Elements: positions, styles, directions and upright text")
  func elements() {
    let rows: [(items: [DisplayItem], expected: String, why: String)] = [
      (
        [.glyphs(S.run("文", x: 1.005, y: 2.5))], "<text x=\"1\" y=\"2.5\">文</text>",
        "styles of all text are written at the root"
      ),
      (
        [.glyphs(S.run("あ", spacing: 1)), .glyphs(S.run("いう", x: 21, spacing: 1))],
        "<text x=\"0\" y=\"0\">あ<tspan x=\"21\" letter-spacing=\"1\">いう</tspan></text>",
        "runs that follow each other share an element"
      ),
      (
        [.glyphs(S.run("いう", spacing: 1)), .glyphs(S.run("あ", x: 42))],
        "<text x=\"0\" y=\"0\"><tspan letter-spacing=\"1\">いう</tspan>"
          + "<tspan x=\"42\">あ</tspan></text>",
        "spacing ends where it ends"
      ),
      (
        [
          .glyphs(S.run("文文文")),
          .glyphs(
            S.run(
              "太 字", x: 60, family: "Serif", weight: 700, isItalic: true,
              color: CSSColor(red: 1, green: 0, blue: 0, alpha: 0.5))),
        ],
        "<text x=\"0\" y=\"0\">文文文<tspan font-family=\"'Serif', serif\" font-weight=\"700\""
          + " font-style=\"italic\" fill=\"#f00\" fill-opacity=\"0.5\"><tspan x=\"60\">太 </tspan>"
          + "<tspan x=\"90\">字</tspan></tspan></text>",
        "another style is written once for all of its parts"
      ),
      (
        [.glyphs(S.run("縦、", x: 9, y: 3, orientation: .upright))],
        "<text writing-mode=\"vertical-rl\" x=\"9\" y=\"3\">縦、</text>", "upright"
      ),
      (
        [.glyphs(S.run("abc", x: 9, y: 3, orientation: .sideways))],
        "<text transform=\"rotate(90)\" x=\"3\" y=\"-9\">abc</text>",
        "turned: right is down, down is left"
      ),
      (
        [.glyphs(S.run("אב גד", direction: .rightToLeft))],
        "<text><tspan direction=\"rtl\" unicode-bidi=\"bidi-override\"><tspan x=\"50\" y=\"0\">אב "
          + "</tspan><tspan x=\"20\">גד</tspan></tspan></text>",
        "from right to left"
      ),
      ([.glyphs(S.run("行\r\n"))], "<text x=\"0\" y=\"0\">行</text>", "a line's end is not seen"),
      ([.glyphs(S.run(""))], "", "no text"),
    ]
    for row in rows { #expect(S.body(row.items) == row.expected, "\(row.why)") }
  }

  @Test("Spaces that a viewer would collapse are preserved; other text needs no attribute")
  func spaces() {
    let rows: [(texts: [String], isPreserved: Bool)] = [
      (["one two"], false), (["one ", "two"], false), (["one"], false), (["一\u{3000}"], false),
      ([" one"], true), (["one "], true), (["one  two"], true), (["one ", " two"], true),
      (["a\tb"], true), (["a\nb"], true), ([" "], true), (["one\r\n"], false),
    ]
    for row in rows {
      var x = 0.0
      var items: [DisplayItem] = []
      for text in row.texts {
        let run = S.run(text, x: x)
        x += run.advance
        items.append(.glyphs(run))
      }
      let isPreserved = S.body(items).hasPrefix("<text xml:space=\"preserve\"")
      #expect(isPreserved == row.isPreserved, "\(row.texts)")
    }
  }

  @Test("A browser must not turn Latin that layout has set upright")
  func uprightText() throws {
    for (orientation, isWritten) in [
      (GlyphOrientation.upright, true), (.sideways, false), (.horizontal, false),
    ] {
      let svg = S.list([.glyphs(S.run("縦A", orientation: orientation))]).svg()
      let style = try #require(StrictXML.elements(of: svg).first?.attributes["style"])
      #expect(style.hasSuffix(";text-orientation:upright") == isWritten, "\(orientation)")
    }
  }

  @Test("Runs that form one line, so that it can be selected as a whole")
  func lines() {
    let ruby = DisplayItem.begin(.ruby)
    let rows: [(items: [DisplayItem], expected: [String], why: String)] = [
      ([.glyphs(S.run("一")), .glyphs(S.run("二", x: 20))], ["一二"], "side by side"),
      ([.glyphs(S.run("一")), .glyphs(S.run("二", y: 20))], ["一", "二"], "two lines"),
      (
        [
          .glyphs(S.run("אבגדהוז", x: 40, direction: .rightToLeft)),
          .glyphs(S.run("א", direction: .rightToLeft)), .glyphs(S.run("one", x: 110)),
        ], ["אבגדהוזאone"], "runs of other directions, the last one far from the one before"
      ),
      ([.glyphs(S.run("一")), .glyphs(S.run("二", x: 60))], ["一", "二"], "two cells of a table"),
      (
        [
          .glyphs(S.run("水")), .glyphs(S.run("2", x: 20, y: 5, size: 10)),
          .glyphs(S.run("素", x: 25)),
        ],
        ["水2素"], "a subscript"
      ),
      (
        [
          .glyphs(S.run("漢字", y: 30)), ruby, .glyphs(S.run("かんじ", x: 5, y: 10, size: 10)), .end,
          .glyphs(S.run("です", x: 40, y: 30)),
        ], ["漢字かんじです"], "a reading after its base"
      ),
      (
        [
          ruby, .glyphs(S.run("かんじ", x: 5, y: 10, size: 10)), .end, .glyphs(S.run("漢字", y: 30)),
          .glyphs(S.run("です", x: 40, y: 30)),
        ], ["かんじ漢字です"], "a reading before its base"
      ),
      (
        [.glyphs(S.run("縦", orientation: .upright)), .glyphs(S.run("横", y: 20))], ["縦", "横"],
        "another orientation"
      ),
      (
        [
          .glyphs(S.run("縦", x: 50, orientation: .upright)),
          .glyphs(S.run("書", x: 50, y: 20, orientation: .upright)),
          .glyphs(S.run("行", x: 20, orientation: .upright)),
        ], ["縦書", "行"], "columns"
      ),
      (
        [
          .glyphs(S.run("一")), .fill(Rect(x: 20, y: -20, width: 20, height: 25), .white),
          .glyphs(S.run("二", x: 20)),
        ], ["一二"], "a background in between"
      ),
      (
        [
          .glyphs(S.run("一")), .fill(Rect(x: 5, y: -20, width: 20, height: 25), .white),
          .glyphs(S.run("二", x: 20)),
        ], ["一", "二"], "a background that covers text"
      ),
      (
        [
          .glyphs(S.run("一")),
          .decoration(DecorationLine(start: .zero, length: 20, thickness: 1, color: .black)),
          .glyphs(S.run("二", x: 20)),
        ], ["一二"], "a line in between"
      ),
    ]
    for row in rows {
      let elements = try? StrictXML.elements(of: S.list(row.items).svg())
      let found = (elements ?? []).filter { $0.name == "text" }.map(\.text)
      #expect(found == row.expected, "\(row.why)")
    }
  }

  @Test("Later items cover earlier ones, also around a line")
  func order() {
    let body = S.body([
      .glyphs(S.run("一")),
      .fill(Rect(x: 20, y: -20, width: 20, height: 25), CSSColor(rgb: 0xFF0000)),
      .decoration(DecorationLine(start: .zero, length: 20, thickness: 1, color: .black)),
      .fill(Rect(x: 0, y: 0, width: 5, height: 1), CSSColor(rgb: 0x00FF00)),
      .glyphs(S.run("二", x: 20)),
    ])
    let needles = ["#f00", "一", "<path", "#0f0", "二"]
    let offsets = needles.compactMap { body.firstRange(of: $0)?.lowerBound }
    #expect(offsets.count == needles.count)
    #expect(offsets == offsets.sorted())
  }

  @Test("Generic families by names")
  func genericFamilies() {
    let rows = [
      ("Noto Serif CJK JP", "serif"), ("Noto Sans CJK JP", "sans-serif"), ("IPAex明朝", "serif"),
      ("源ノ角ゴシック", "sans-serif"), ("MS Gothic", "sans-serif"), ("Yu Mincho", "serif"),
      ("DejaVu Sans Mono", "monospace"), ("PT Sans Serif", "sans-serif"), ("", "sans-serif"),
    ]
    for (family, expected) in rows {
      #expect(SVGTextStyle.genericFamily(of: family) == expected, "\(family)")
    }
  }

  @Test("Family names are CSS strings within XML")
  func familyNames() {
    let rows = [
      ("Noto Sans", "'Noto Sans', sans-serif"), ("O'Neil", "'O\\'Neil', sans-serif"),
      ("a\"b", "'a&quot;b', sans-serif"), ("a\\b", "'a\\\\b', sans-serif"),
      ("a\nb", "'a\\a b', sans-serif"), ("a\u{7F}", "'a\\7f ', sans-serif"),
      ("<&>", "'&lt;&amp;&gt;', sans-serif"), ("明朝", "'明朝', serif"),
    ]
    for (family, expected) in rows {
      var xml = XMLBuffer()
      var style = SVGTextStyle.initial
      style.family = family
      style.write(to: &xml, within: .initial)
      #expect(xml.text == " font-family=\"\(expected)\"", "\(family.debugDescription)")
    }
  }
}
