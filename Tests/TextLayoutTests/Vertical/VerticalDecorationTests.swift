import Testing

@testable import TextLayout

@Suite("Lines and backgrounds of vertical text")
struct VerticalDecorationTests {
  private func page(_ inner: String, _ style: String = "", language: String = "ja") -> DrawnPage {
    DrawnPage(
      "<div lang=\(language) style='writing-mode: vertical-rl; line-height: 20px; \(style)'>\(inner)"
        + "</div>", inlineSize: 64)
  }

  @Test("the underline is at the right in Japanese and Korean, the overline opposite")
  func sides() {
    // The middle of the line is 10 px from the left edge, the text extends 8 px to both sides, and
    // a decoration is 1 px thick.
    let rows: [(style: String, language: String, x: Double, why: String)] = [
      ("underline", "ja", 18.5, "right in Japanese"),
      ("underline", "ja-JP", 18.5, "in a region too"),
      ("underline", "ko", 18.5, "right in Korean"), ("underline", "zh", 1.5, "left in Chinese"),
      ("underline", "en", 1.5, "left in English"), ("overline", "ja", 1.5, "opposite"),
      ("overline", "en", 18.5, "opposite"), ("line-through", "ja", 10, "in the middle"),
      ("underline; text-underline-position: left", "ja", 1.5, "as asked"),
      ("underline; text-underline-position: under right", "en", 18.5, "as asked"),
      ("underline; text-underline-offset: 2px", "ja", 20.5, "away from the text"),
    ]
    for row in rows {
      let page = page(
        "本を", "text-decoration-thickness: 1px; text-decoration-line: \(row.style)",
        language: row.language)
      #expect(page.decorations.map(\.start) == [Point(x: row.x, y: 0)], "\(row.why)")
      #expect(page.decorations.map(\.length) == [32])
      #expect(page.decorations.allSatisfy { $0.isVertical })
    }
  }

  @Test("lines are a tenth of the em thick, or as the font has them")
  func thickness() {
    let rows: [(style: String, thickness: Double)] = [
      ("", 1.6), ("text-decoration-thickness: from-font", 1), ("font-size: 6px", 1),
      ("text-decoration-thickness: 3px", 3),
    ]
    for row in rows {
      let page = page("本", "text-decoration-line: underline; \(row.style)")
      #expect(page.decorations.map(\.thickness) == [row.thickness], "\(row.style)")
    }
  }

  @Test("an element's background is as wide as its text, along its part of the line")
  func backgrounds() {
    let page = page("本<span style='background: red; padding: 1px 2px 3px 4px'>を</span>")
    // 1 px above (along the line) and 3 below; 2 px at the right and 4 at the left.
    #expect(page.fills == [Rect(x: -2, y: 16, width: 22, height: 20)])
    #expect(page.characters.last?.y == 17)
  }

  @Test("in vertical-lr the sides stay those of the page")
  func leftToRight() {
    let page = DrawnPage(
      "<div style='writing-mode: vertical-lr; line-height: 20px'>本本本本"
        + "<u style='text-decoration-thickness: 1px; background: red; padding: 0 2px 0 4px'>本</u></div>",
      inlineSize: 64)
    #expect(page.decorations.map(\.start) == [Point(x: 38.5, y: 0)])
    #expect(page.fills == [Rect(x: 18, y: 0, width: 22, height: 16)])
  }

  @Test("the hyphen of a divided word is turned with it")
  func hyphen() {
    let page = DrawnPage(
      "<div style='writing-mode: vertical-rl; line-height: 20px'>abc\u{AD}def</div>",
      inlineSize: 36)
    let hyphen = page.characters.first { $0.text == "-" }
    #expect(page.lines.count == 2)
    #expect(hyphen?.orientation == .sideways)
    #expect(hyphen?.y == 24)
    #expect(hyphen?.x == page.characters.first?.x)
  }
}
