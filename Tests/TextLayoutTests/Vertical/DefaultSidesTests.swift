import MarkupText
import Testing

@testable import TextLayout

@Suite("The default sheet's margins go with the writing mode")
struct DefaultSidesTests {
  private func sides(_ markup: String, _ prefix: String = "margin") -> [Double] {
    let text = StyledText(MarkupTree(parsing: markup))
    let style = text.blocks.last?.style
    let properties: [StyleProperty] =
      prefix == "margin"
      ? [.marginTop, .marginRight, .marginBottom, .marginLeft]
      : [.paddingTop, .paddingRight, .paddingBottom, .paddingLeft]
    return properties.map { style?.pixelsIfLength($0, percentageBase: 0) ?? -1 }
  }

  @Test("margins and paddings of defaults, on the page: top, right, bottom, left")
  func defaults() {
    let rows: [(style: String, paragraph: [Double], quote: [Double], list: [Double])] = [
      ("", [16, 0, 16, 0], [16, 40, 16, 40], [0, 0, 0, 40]),
      ("direction: rtl", [16, 0, 16, 0], [16, 40, 16, 40], [0, 40, 0, 0]),
      ("writing-mode: vertical-rl", [0, 16, 0, 16], [40, 16, 40, 16], [40, 0, 0, 0]),
      ("writing-mode: vertical-lr", [0, 16, 0, 16], [40, 16, 40, 16], [40, 0, 0, 0]),
      (
        "writing-mode: vertical-rl; direction: rtl", [0, 16, 0, 16], [40, 16, 40, 16],
        [0, 0, 40, 0]
      ),
    ]
    for row in rows {
      let open = "<div style='\(row.style)'>"
      #expect(sides(open + "<p>a") == row.paragraph, "\(row.style)")
      #expect(sides(open + "<blockquote>a") == row.quote, "\(row.style)")
      #expect(sides(open + "<ul>a", "padding") == row.list, "\(row.style)")
      // The element's own style counts too.
      #expect(sides("<p style='\(row.style)'>a") == row.paragraph, "\(row.style)")
    }
  }

  @Test("sides in markup are those of the page, and override the default of that side")
  func authors() {
    let open = "<div style='writing-mode: vertical-rl'>"
    #expect(sides(open + "<p style='margin-top: 3px'>a") == [3, 16, 0, 16])
    #expect(sides(open + "<p style='margin-right: 3px'>a") == [0, 3, 0, 16])
    #expect(sides(open + "<p style='margin: 0'>a") == [0, 0, 0, 0])
    #expect(sides(open + "<p style='margin-right: revert'>a") == [0, 16, 0, 16])
    #expect(sides("<ul dir=rtl>a", "padding") == [0, 40, 0, 0], "by attribute")
  }
}
