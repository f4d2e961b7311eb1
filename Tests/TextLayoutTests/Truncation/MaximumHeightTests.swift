import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

/// ``LayoutSpace/maximumBlockSize``: content that does not fit is omitted.
struct MaximumHeightTests {
  @Test func leavesOutLinesThatDoNotFit() {
    let text = "<div>一二三四五六七八九十</div>"
    let rows: [(height: Double?, lines: [String], size: Double, why: String)] = [
      (nil, ["一二三四", "五六七八", "九十"], 48, "no limit"),
      (48, ["一二三四", "五六七八", "九十"], 48, "all of it fits"),
      (47.9, ["一二三四", "五六七…"], 32, "the third line does not"),
      (32, ["一二三四", "五六七…"], 32, ""),
      (20, ["一二三…"], 16, ""),
      (15, [], 0, "not one line fits"),
      (0, [], 0, "a height of 0 has no space"),
      (-5, [], 0, "as 0"),
      (.nan, ["一二三四", "五六七八", "九十"], 48, "no limit"),
      (.infinity, ["一二三四", "五六七八", "九十"], 48, "no limit"),
    ]
    for row in rows {
      let layout = fixedLayout(text, width: 64, height: row.height)
      #expect(layout.shownLines == row.lines, "\(row.height ?? -1): \(row.why)")
      #expect(layout.size.height == row.size, "\(row.height ?? -1): \(row.why)")
    }
  }

  @Test func leavesOutParagraphs() {
    let rows: [(markup: String, height: Double, lines: [String], size: Double, why: String)] = [
      ("<div>一</div><div>二</div>", 16, ["一…"], 16, "the ellipsis represents the next paragraph"),
      ("<p>一<p>二<p>三", 64, ["一", "二…"], 64, "margins take space"),
      ("<p>一<p>二<p>三", 63, ["一…"], 48, "the margin below the last one shown counts"),
      (
        "<div>一<img width=10 height=100></div><div>二</div>", 50, [], 0,
        "a line with a picture that is too high is left out with all that follows"
      ),
      (
        "<div>一</div><div style='font-size:40px'>二</div><div>三</div>", 40, ["一…"], 16,
        "what follows a line that does not fit is left out, too, though it would fit"
      ),
      (
        "<div>一二三四五</div><div style='font-size:8px'>三</div>", 31, ["一二三…"], 16,
        "also after a truncated paragraph"
      ),
      ("<div>一</div><hr><div>二</div>", 20, ["一…"], 16, "a rule that does not fit"),
      (
        "<div style='padding-bottom:30px'>一</div>", 20, ["一"], 46,
        "padding is not text: the box keeps its height"
      ),
    ]
    for row in rows {
      let layout = fixedLayout(row.markup, width: 64, height: row.height)
      #expect(layout.shownLines == row.lines, "\(row.markup): \(row.why)")
      #expect(layout.size.height == min(row.size, row.height), "\(row.markup): \(row.why)")
    }
  }

  @Test func boxesOfOmittedContentAreNotPlaced() {
    let layout = fixedLayout(
      "<div style='padding:5px'>一</div><div style='padding:5px'><div>二</div></div>", width: 64,
      height: 30)
    #expect(layout.shownLines == ["一…"])
    let placed = layout.text.blocks.indices.map { layout.frame(ofBlock: $0) != nil }
    #expect(placed == [true, true, false, false])
    #expect(layout.size.height == 26)
  }

  @Test func tablesAreShownEntirelyOrNotAtAll() {
    let markup = "<div>一</div><table><tr><td>二</td></tr><tr><td>三</td></tr></table>"
    #expect(fixedLayout(markup, width: 64, height: 40).shownLines == ["一…"])
    #expect(fixedLayout(markup, width: 64, height: 400).shownLines == ["一", "二", "三"])
  }

  @Test func combinesWithLineClamp() {
    let markup = "<div style='line-clamp:2'>一二三四五六七八九十</div>"
    #expect(fixedLayout(markup, width: 64, height: 20).shownLines == ["一二三…"])
    #expect(fixedLayout(markup, width: 64, height: 40).shownLines == ["一二三四", "五六七…"])
  }
}
