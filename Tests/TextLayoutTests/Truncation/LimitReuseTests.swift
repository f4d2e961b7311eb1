import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

/// Layouts that reuse paragraphs of earlier ones show the same as new ones.
struct LimitReuseTests {
  private static let markups = [
    "<div id=a style='line-clamp:2'>一二三四五六七八九十</div><div>終</div>",
    "<div style='line-clamp:2'><div id=a>一二三四五六七八九十</div><div>終</div></div>",
    "<div id=a style='text-overflow:ellipsis;white-space:nowrap'>一二三四五六</div><div>終</div>",
    "<div style='text-overflow:ellipsis;white-space:nowrap'><b id=a>一二三四五六</b><div>終</div></div>",
    "<div id=a>一二三四五六七八九十</div><div style='line-clamp:1'>一二三四五六</div>",
  ]
  private static let texts = ["短", "一二三四五六七八九十百千", "一二三四五", "ab cd ef gh ij kl"]

  @Test func changedTextsAreLaidOutAsNewOnes() {
    let typesetter = Typesetter(measurer: FixedMeasurer())
    for markup in Self.markups {
      for height in [nil, 20, 40] as [Double?] {
        let space = LayoutSpace(inlineSize: 64, maximumBlockSize: height)
        var template = LayoutTemplate(MarkupTree(parsing: markup), typesetter: typesetter)
        _ = template.layout(in: space)
        for text in Self.texts + Self.texts.reversed() {
          template.setText(text, of: .id("a"))
          let changed = template.layout(in: space)
          let new = typesetter.layout(StyledText(template.tree), in: space)
          #expect(changed.shownLines == new.shownLines, "\(markup) \(text) \(height ?? 0)")
          #expect(changed.size == new.size, "\(markup) \(text) \(height ?? 0)")
        }
      }
    }
  }

  @Test func anotherHeightForgetsTheLimit() {
    let typesetter = Typesetter(measurer: FixedMeasurer())
    let text = StyledText(MarkupTree(parsing: "<div>一二三四五六七八九十</div>"))
    let low = typesetter.layout(text, in: LayoutSpace(inlineSize: 64, maximumBlockSize: 20))
    #expect(low.shownLines == ["一二三…"])
    let high = typesetter.layout(text, in: LayoutSpace(inlineSize: 64), reusing: low)
    #expect(high.shownLines == ["一二三四", "五六七八", "九十"])
    let again = typesetter.layout(
      text, in: LayoutSpace(inlineSize: 64, maximumBlockSize: 40), reusing: high)
    #expect(again.shownLines == ["一二三四", "五六七…"])
  }

  @Test func cellsOfTablesHaveLimits() {
    let markup = "<table><tr><td style='line-clamp:1'>一二三四五六七八九十<td>二</table>"
    let layout = fixedLayout(markup, width: 80)
    #expect(layout.shownLines.count == 2)
    #expect(layout.shownLines.first?.hasSuffix("…") == true)
    #expect(layout.shownLines.last == "二")
  }
}
