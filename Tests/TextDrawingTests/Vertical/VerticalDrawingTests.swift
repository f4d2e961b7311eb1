import MarkupText
import Testing
import TextOutput

@testable import TextDrawing
@testable import TextLayout

@Suite("Vertical pages with real fonts")
struct VerticalDrawingTests {
  private let fonts = PangoFonts()

  private func layout(_ markup: String, height: Double = 200) -> MarkupLayout {
    let text = StyledText(MarkupTree(parsing: markup))
    return Typesetter(measurer: fonts).layout(text, in: LayoutSpace(inlineSize: height))
  }

  private func runs(_ markup: String) -> [GlyphRun] {
    layout(markup).displayList().items.compactMap {
      if case .glyphs(let run) = $0 { run } else { nil }
    }
  }

  @Test("brackets and stops have forms of their own in vertical lines")
  func forms() {
    for character in ["「", "」", "ー", "（", "。", "、", "〜"] {
      let across = runs("<p lang=ja style='font-family: Noto Serif CJK JP'>\(character)")
      let down = runs(
        "<p lang=ja style='font-family: Noto Serif CJK JP; writing-mode: vertical-rl'>\(character)")
      #expect(across.first?.glyphs.first?.id != nil, "\(character)")
      #expect(across.first?.glyphs.first?.id != down.first?.glyphs.first?.id, "\(character)")
    }
  }

  @Test("digits that are wider than the em are narrowed to it")
  func combinations() {
    let style = "writing-mode: vertical-rl; font: 20px Noto Serif CJK JP; text-combine-upright: all"
    let two = runs("<p style='\(style)'>24").first
    // Digits of this font are 0.56 em wide: slightly more than browsers accept.
    #expect((0.88..<0.92).contains(two?.stretch ?? 1))
    #expect(abs((two?.advance ?? 0) - 20) < 1e-6)
    let three = runs("<p style='\(style)'>123").first
    #expect((three?.stretch ?? 1) < 0.65)
    #expect(abs((three?.advance ?? 0) - 20) < 1e-6)
  }

  @Test("a condensed run is drawn at its given width")
  func narrowed() throws {
    let markup =
      "<p style='margin: 0; writing-mode: vertical-rl; line-height: 40px; "
      + "font: 20px/40px Noto Serif CJK JP; text-combine-upright: all'>888"
    let list = layout(markup, height: 20).displayList()
    let svg = list.svg()
    #expect(svg.contains("transform=\"scale(0."))
    let png = try PangoRenderer(fonts: fonts).png(list, background: .white)
    let wide = DisplayList(
      size: list.size,
      items: list.items.map { item in
        guard case .glyphs(var run) = item else { return item }
        run.stretch = 1
        return .glyphs(run)
      })
    #expect(try PangoRenderer(fonts: fonts).png(wide, background: .white) != png)
  }

  @Test("sideways text and upright text have one middle")
  func middles() {
    let runs = runs(
      "<p style='margin: 0; writing-mode: vertical-rl; font: 20px/40px Noto Serif CJK JP'>日x")
    let metrics = fonts.metrics(for: FontRequest(families: [.named("Noto Serif CJK JP")], size: 20))
    let (upright, sideways) = (runs.first?.origin.x ?? 0, runs.last?.origin.x ?? 0)
    // Half of the difference between the heights of the line and the font is at the left, in whole
    // px.
    #expect(abs(upright - 20) <= 0.5)
    #expect(sideways == upright - (metrics.ascent - metrics.descent) / 2)
  }
}
