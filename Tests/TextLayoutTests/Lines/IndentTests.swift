import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

/// `text-indent`, `text-align` and `text-align-last`: where lines start.
struct IndentTests {
  @Test func lineStarts() {
    let rows: [(style: String, text: String, starts: [Double], why: String)] = [
      ("text-indent:16px", "一二三四五六", [16, 0], "the first line"),
      ("text-indent:16px hanging", "一二三四五六", [0, 16], "all but the first"),
      ("text-indent:-16px;", "一二三四五六七", [-16, 0], "to the left: five fit, then two"),
      ("text-indent:25%", "一二三四五", [16, 0], "of the line's width"),
      ("text-indent:16px", "一<br>二", [16, 0], "a forced break does not begin a first line"),
      (
        "text-indent:16px each-line", "一二三四五六<br>七<br>八九十百千",
        [16, 0, 16, 16, 0], "each-line: after every forced break"
      ),
      (
        "text-indent:16px hanging each-line", "一二三四五六<br>七<br>八九十百千",
        [0, 16, 0, 0, 16], "all others"
      ),
      ("text-indent:16px each-line;text-align:right", "一<br>二三", [48, 32], "at the right"),
      ("text-indent:16px each-line;text-wrap:balance", "一<br>二三", [16, 16], "any wrapping"),
      ("text-align:center", "一二三四五", [0, 24], "each line for itself"),
      ("text-align:center;text-align-last:right", "一二三四五", [0, 48], "the last one otherwise"),
      ("text-align:right;text-align-last:left", "一<br>二三四五六", [0, 0, 0], "forced ones too"),
      ("text-align:end;direction:rtl", "一", [0], "the end is at the left"),
      ("text-align:start;direction:rtl", "一", [48], "the start at the right"),
      ("direction:rtl;text-indent:16px", "一", [32], "the indent too"),
      ("text-align:right;white-space:nowrap", "一二三四五", [0], "too long: at the start"),
      ("text-align:right;text-indent:16px", "一二", [32], "the indent is part of the line"),
    ]
    for row in rows {
      let layout = fixedLayout("<p style='margin:0;\(row.style)'>\(row.text)", width: 64)
      let starts = layout.paragraphs[0]?.lines.map(\.start)
      #expect(starts == row.starts, "\(row.style): \(row.why)")
    }
  }

  @Test func eachLineLosesNoText() {
    for width in [0.0, 1, 16, 40, 64, 500] {
      let layout = fixedLayout(
        "<p style='text-indent:24px each-line'>一二三四<br><br>五六ab cd<br>", width: width)
      guard let set = layout.paragraphs[0] else {
        Issue.record("no paragraph at \(width)")
        continue
      }
      #expect(
        set.lines.map { String(set.shapedParagraph.source[$0.range]) }.joined()
          == layout.text.paragraphs[0].text, "width \(width)")
    }
  }

  @Test func matchParent() {
    let layout = fixedLayout(
      "<div style='direction:rtl;text-align:start'><p style='direction:ltr;text-align:match-parent'>"
        + "一", width: 64)
    #expect(layout.paragraphs[0]?.lines[0].start == 48, "the parent's start is the right")
  }

  @Test func linesWithoutAnElement() {
    // CSS Text 3 §8.1: the first line of an anonymous block is indented only if it is the first
    // child of its parent.
    let layout = fixedLayout(
      "<div style='text-indent:16px'>一<p style='margin:0'>二</p>三</div>", width: 64)
    #expect(layout.paragraphs.map { $0?.lines[0].start } == [16, 16, 0])
    let hanging = fixedLayout(
      "<div style='text-indent:16px hanging'>一<p style='margin:0'>二</p>三</div>", width: 64)
    #expect(hanging.paragraphs.map { $0?.lines[0].start } == [0, 0, 16])
  }

  @Test func lineHeights() {
    let rows: [(style: String, height: Double, why: String)] = [
      ("line-height:200%", 32, "of the font's size"), ("line-height:0", 0, "lines on each other"),
      ("line-height:2", 32, "a number"), ("line-height:normal", 16, "the font's"),
      ("font-size:0", 0, "nothing"), ("font-size:1e30px", 1e7, "not without limit"),
      ("letter-spacing:-100px", 16, "no space at all, but a line"),
    ]
    for row in rows {
      let layout = fixedLayout("<p style='margin:0;\(row.style)'>一二", width: nil)
      let lines = layout.paragraphs[0]?.lines ?? []
      #expect(abs((lines.first?.height ?? -1) - row.height) < 1, "\(row.style): \(row.why)")
      #expect(lines.last?.range.upperBound == 6, "\(row.style)")
      #expect(layout.size.width.isFinite && layout.size.width >= 0, "\(row.style)")
    }
  }
}
