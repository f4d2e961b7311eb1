import MarkupText
import Testing

@testable import TextLayout

/// Lines of 16 px with `line-height: 20px`: the middle of the first line is 10 px from the right.
@Suite("Vertical writing")
struct VerticalLayoutTests {
  private func page(_ inner: String, _ style: String = "", height: Double? = 64) -> DrawnPage {
    DrawnPage(
      "<div style='writing-mode: vertical-rl; line-height: 20px; \(style)'>\(inner)</div>",
      inlineSize: height)
  }

  @Test("characters are stacked downward, lines from right to left")
  func positions() {
    let page = page("縦書きの本。")
    #expect(page.layout.isVertical)
    #expect(page.layout.size == Size(width: 40, height: 64))
    #expect(page.lines == ["縦書きの", "本。"])
    #expect(
      page.characters.map(\.description) == [
        "縦 30.0,0.0 upright", "書 30.0,16.0 upright", "き 30.0,32.0 upright",
        "の 30.0,48.0 upright", "本 10.0,0.0 upright", "。 10.0,16.0 upright",
      ])
    #expect(page.layout.frame(ofLine: 1, inParagraph: 0) == Rect(x: 0, y: 0, width: 20, height: 32))
  }

  @Test("words are sideways, with their baseline left of the middle, and are measured as a whole")
  func sideways() {
    let page = page("縦abc書", "text-autospace: no-autospace", height: 96)
    // The font of 16 px extends 14.08 up and 1.92 down: the baseline is 6.08 from the middle.
    let runs = page.runs
    #expect(runs.map(\.text) == ["縦", "abc", "書"])
    #expect(runs.map(\.orientation) == [.upright, .sideways, .upright])
    #expect(abs(runs[1].origin.x - (10 - 6.08)) < 1e-9)
    #expect(runs[1].origin.y == 16)
    #expect(runs[1].clusters.map(\.position) == [0, 8, 16])
    #expect(runs[2].origin == Point(x: 10, y: 40))
    #expect(page.list.isVertical)
  }

  @Test("text-orientation gives all text one orientation")
  func orientations() {
    let rows: [(style: String, orientations: [GlyphOrientation], length: Double)] = [
      ("text-orientation: mixed", [.upright, .sideways], 24),
      ("text-orientation: upright", [.upright], 32),
      ("text-orientation: sideways", [.sideways], 24),
    ]
    for row in rows {
      let page = page("縦a", row.style + "; text-autospace: no-autospace")
      #expect(page.runs.map(\.orientation) == row.orientations, "\(row.style)")
      #expect(
        page.layout.frame(ofLine: 0, inParagraph: 0)?.height == row.length, "\(row.style)")
    }
  }

  @Test("sides are those of the page: what is before the first line is at the right")
  func edges() {
    let page = page("本", "margin: 1px 2px 3px 4px; padding: 5px 6px 7px 8px; background: red")
    #expect(page.layout.size == Size(width: 40, height: 64), "2 + 6 + 20 + 8 + 4")
    #expect(page.characters.first?.x == 22)
    #expect(page.characters.first?.y == 6)
    #expect(page.fills == [Rect(x: 4, y: 1, width: 34, height: 60)])
  }

  @Test("alignment, indent and justification are along the vertical line")
  func alignment() {
    let rows: [(style: String, starts: [Double], why: String)] = [
      ("text-align: center", [24], "in the middle"),
      ("text-align: end", [48], "at the bottom"),
      ("text-align: start; text-indent: 1em", [16], "one character in"),
    ]
    for row in rows {
      #expect(page("本", row.style).characters.map(\.y) == row.starts, "\(row.why)")
    }
    let justified = page(
      "縦書きの本", "text-align: justify; text-align-last: justify", height: 88)
    #expect(justified.characters.map(\.y) == [0, 18, 36, 54, 72])
  }

  @Test("vertical-lr begins at the left; the right side of a line is its upper one")
  func leftToRight() {
    let page = DrawnPage(
      "<div style='writing-mode: vertical-lr; line-height: 20px'>縦書きの<b "
        + "style='font-size: 32px; line-height: 40px'>本a</b></div>", inlineSize: 64)
    #expect(page.lines == ["縦書きの", "本a"])
    #expect(page.layout.size == Size(width: 60, height: 64))
    #expect(page.characters.map(\.x).prefix(5) == [10, 10, 10, 10, 40])
    // Sideways, its top is at the right, as in vertical-rl: the baseline is at the left.
    let letter = page.characters.last
    #expect(letter?.orientation == .sideways)
    #expect(abs((letter?.x ?? 0) - (40 - 12.16)) < 1e-9)
  }

  @Test("raised text is moved to the right, in both modes")
  func raised() {
    for mode in ["vertical-rl", "vertical-lr"] {
      let page = DrawnPage(
        "<div style='writing-mode: \(mode); line-height: 20px'>本"
          + "<span style='vertical-align: 4px'>上</span></div>", inlineSize: 64)
      let coordinates = page.characters.map(\.x)
      #expect(coordinates.count == 2)
      #expect(coordinates.first.map { $0 + 4 } == coordinates.last, "\(mode)")
    }
  }

  @Test("blocks of vertical-lr have their start at the left")
  func leftToRightEdges() {
    let page = DrawnPage(
      "<div style='writing-mode: vertical-lr; line-height: 20px; padding: 1px 2px 3px 4px'>本</div>",
      inlineSize: 64)
    #expect(page.layout.size == Size(width: 26, height: 64))
    #expect(page.characters.first?.x == 14)
  }

  @Test("in sideways modes nothing is upright")
  func sidewaysModes() {
    for mode in ["sideways-rl", "sideways-lr"] {
      let page = DrawnPage(
        "<div style='writing-mode: \(mode); text-combine-upright: all'>本12</div>", inlineSize: 64)
      #expect(page.runs.map(\.orientation) == [.sideways], "\(mode)")
    }
  }

  @Test("the mode is that of the root, of the only block or of the first one")
  func modes() {
    let rows: [(markup: String, isVertical: Bool)] = [
      ("<div style='writing-mode: vertical-rl'>あ</div>", true),
      ("<html><body style='writing-mode: vertical-rl'><p>あ</p><p>い</p></body></html>", true),
      ("<p style='writing-mode: vertical-rl'>あ</p><p>い</p>", true),
      ("<p>い</p><p style='writing-mode: vertical-rl'>あ</p>", false),
      ("<p>あ</p>", false), ("", false),
    ]
    for row in rows {
      #expect(
        DrawnPage(row.markup, inlineSize: 64).layout.isVertical == row.isVertical, "\(row.markup)")
    }
  }

  @Test("a terminal writes horizontally regardless of the style")
  func terminal() {
    let page = DrawnPage(
      "<div style='writing-mode: vertical-rl'>縦書き</div>", inlineSize: 64,
      measurer: ColumnMeasurer())
    #expect(!page.layout.isVertical)
    #expect(page.runs.map(\.orientation) == [.horizontal])
  }

  @Test("pictures are not turned")
  func pictures() {
    let page = page("本<img src=a width=30 height=10>")
    // A width of 30 px makes the line wider than 20; the height of 10 px is its extent along the
    // line.
    #expect(page.images == [Rect(x: 0, y: 16, width: 30, height: 10)])
    #expect(page.layout.size.width == 30)
  }

  @Test("the marker of an item is above its first line")
  func markers() {
    let page = page(
      "<ul style='padding: 40px 0 0 0; margin: 0; list-style-type: hiragana'><li>本</ul>",
      height: 200)
    let characters = page.characters
    let marker = characters.first { $0.text == "あ" }
    let text = characters.first { $0.text == "本" }
    #expect(marker?.orientation == .upright)
    #expect(marker?.x == text?.x)
    #expect((marker?.y ?? 99) < (text?.y ?? 0))
  }
}

@Suite("Text of sideways modes, markers and readings")
struct SidewaysTests {
  @Test("all sizes share one alphabetic baseline")
  func baseline() {
    for mode in ["sideways-rl", "sideways-lr"] {
      let page = DrawnPage(
        "<div style='writing-mode: \(mode); line-height: 40px'>a<b style='font-size: 32px'>b</b>"
          + "</div>", inlineSize: 64)
      #expect(Set(page.characters.map(\.x)).count == 1, "\(mode)")
    }
    let vertical = DrawnPage(
      "<div style='writing-mode: vertical-rl; line-height: 40px'>a<b style='font-size: 32px'>b</b>"
        + "</div>", inlineSize: 64)
    #expect(Set(vertical.characters.map(\.x)).count == 2, "the middles are one")
  }

  @Test("decorations of sideways text are where they are in a horizontal line, turned")
  func decorations() {
    let sideways = DrawnPage(
      "<div style='writing-mode: sideways-rl; line-height: 20px'><u>a</u></div>", inlineSize: 64)
    let horizontal = DrawnPage(
      "<div style='line-height: 20px'><u>a</u></div>", inlineSize: 64)
    #expect(sideways.decorations.count == 1)
    #expect(
      sideways.decorations.first.map { 20 - $0.start.x } == horizontal.decorations.first?.start.y)
  }

  @Test("markers are sideways like their numbers, in both line directions")
  func markers() {
    for mode in ["vertical-rl", "vertical-lr"] {
      let page = DrawnPage(
        "<ol style='writing-mode: \(mode); line-height: 20px; padding: 40px 0 0 0; margin: 0'>"
          + "<li>a<b style='font-size: 32px; line-height: 40px'>b</b></ol>", inlineSize: 200)
      let marker = page.characters.first { $0.text == "1" }
      let letter = page.characters.first { $0.text == "a" }
      #expect(marker?.orientation == .sideways, "\(mode)")
      #expect(marker?.x == letter?.x, "\(mode)")
    }
  }

  @Test("Western ruby is sideways beside its base")
  func readings() {
    let page = DrawnPage(
      "<div style='writing-mode: vertical-rl; line-height: 40px'><ruby>漢字<rt>kanji</rt></ruby>"
        + "<ruby>字<rt>じ</rt></ruby></div>", inlineSize: 200)
    let orientations = page.runs.map { [$0.text: $0.orientation] }
    #expect(orientations.contains(["kanji": .sideways]))
    #expect(orientations.contains(["じ": .upright]))
    let bases = page.characters.filter { $0.text == "漢" }.map(\.x)
    #expect(page.characters.filter { $0.text == "k" }.allSatisfy { $0.x > (bases.first ?? 999) })
  }
}

@Suite("Vertical writing with transformed or truncated text")
struct VerticalCutTests {
  private let open = "<div style='writing-mode: vertical-rl; line-height: 20px; "

  @Test("letters that are shown full-width are upright")
  func transformed() {
    let page = DrawnPage(
      open + "text-transform: full-width'>縦ab書<b style='text-transform: uppercase'>cd</b></div>",
      inlineSize: 200)
    #expect(page.runs.map(\.text).joined() == "縦ａｂ書CD")
    let orientations = page.runs.map(\.orientation)
    #expect(Set(orientations.dropLast()) == [.upright])
    #expect(orientations.last == .sideways)
  }

  @Test("the ellipsis of a truncated line is sideways, so that its dots run down")
  func truncated() {
    let page = DrawnPage(
      open + "white-space: nowrap; text-overflow: ellipsis; overflow: hidden; line-clamp: 1'>"
        + "吾輩は猫である。名前はまだ無い。</div>", inlineSize: 80)
    let ellipsis = page.runs.first { $0.text == "…" }
    #expect(ellipsis?.orientation == .sideways)
    #expect((ellipsis?.origin.y ?? 0) > 0)
    let text = page.runs.first { $0.text != "…" }
    #expect(ellipsis.map { abs($0.origin.x - ((text?.origin.x ?? 0) - 6.08)) < 1e-9 } == true)
  }

  @Test("a transformed tate-chu-yoko run keeps its position")
  func transformedCombination() {
    let page = DrawnPage(
      open + "text-transform: uppercase; text-combine-upright: all'>ok</div>", inlineSize: 80)
    #expect(page.runs.map(\.text) == ["OK"])
    #expect(page.runs.first?.orientation == .horizontal)
  }
}
