import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

/// Heights of lines, and the vertical alignment of elements and boxes.
///
/// A line of 16 px has its baseline at 14.08, an x is 8 px high, and the descent is 1.92.
struct LineBoxTests {
  private func isNear(_ one: Double?, _ other: Double) -> Bool {
    abs((one ?? .infinity) - other) < 1e-6
  }

  @Test func boxesOnTheLine() {
    // A box of 8 by 40 px.
    let rows: [(alignment: String, height: Double, baseline: Double, top: Double, why: String)] = [
      ("baseline", 41.92, 40, 0, "it is on the baseline"),
      ("top", 40, 14.08, 0, "the line is as high, its text stays at the top"),
      ("bottom", 40, 14.08, 0, "its lower edge is the line's"),
      ("middle", 40, 24, 0, "its middle is half an x above the baseline"),
      ("text-top", 40, 14.08, 0, "its top is the text's"),
      ("text-bottom", 40, 38.08, 0, "its lower edge is the text's"),
      ("super", 48.25333333333333, 46.33333333333333, 0, "a third of the em and 1 px up"),
      ("sub", 40, 35.8, 0, "a fifth of the em and 1 px down"),
      ("10px", 51.92, 50, 0, "up"),
      ("-50%", 40, 32, 0, "half a line down"),
    ]
    for row in rows {
      let layout = fixedLayout(
        "<p style='margin:0;line-height:16px'>一<lambda id=a width=8 height=40 "
          + "style='background:red;vertical-align:\(row.alignment)'>", width: 160)
      let line = layout.paragraphs[0]?.lines[0]
      #expect(isNear(line?.height, row.height), "\(row.alignment): \(row.why)")
      #expect(isNear(line?.baseline, row.baseline), "\(row.alignment): \(row.why)")
      let tops = layout.displayList().items.compactMap { item in
        if case .fill(let frame, _) = item { frame.y } else { nil }
      }
      #expect(tops.count == 1 && isNear(tops.first, row.top), "\(row.alignment): \(tops)")
    }
  }

  @Test func smallBoxesAtTheEdges() {
    for (alignment, top) in [("top", 0.0), ("bottom", 32)] {
      let items = fixedLayout(
        "<p style='margin:0;line-height:40px'>一<lambda id=a width=8 height=8 "
          + "style='background:red;vertical-align:\(alignment)'>", width: 160
      ).displayList().items
      let tops = items.compactMap { item in
        if case .fill(let frame, _) = item { frame.y } else { nil }
      }
      #expect(tops.count == 1 && isNear(tops.first, top), "\(alignment): \(tops)")
    }
  }

  @Test func elementsOnTheLine() {
    // A text of 8 px: its ascent is 7.04 and its descent 0.96.
    let rows: [(alignment: String, shift: Double, why: String)] = [
      ("baseline", 0, "on the baseline"), ("sub", -4.2, "a fifth of the outer em and 1 px down"),
      ("super", 16.0 / 3 + 1, "a third and 1 px up"), ("text-top", 7.04, "tops meet"),
      ("text-bottom", -0.96, "lower edges meet"),
      ("middle", 0.96, "its middle at half an x"), ("50%", 4, "of its own line height"),
      ("3px", 3, "a length"),
    ]
    for row in rows {
      let items = fixedLayout(
        "<p style='margin:0'>一<b style='font-size:8px;background:red;text-decoration:underline;"
          + "vertical-align:\(row.alignment)'>二</b>", width: 160
      ).displayList().items
      var (baselines, fills, lines): ([Double], [Double], [Double]) = ([], [], [])
      for item in items {
        switch item {
        case .glyphs(let run): baselines.append(run.origin.y)
        case .fill(let frame, _): fills.append(frame.y)
        case .decoration(let line): lines.append(line.start.y)
        default: break
        }
      }
      guard baselines.count == 2, fills.count == 1, lines.count == 1 else {
        Issue.record("\(row.alignment): \(items.count) items")
        continue
      }
      let own = baselines[0] - row.shift
      #expect(isNear(baselines[1], own), "\(row.alignment): \(row.why): \(baselines)")
      #expect(isNear(fills[0], own - 7.04), "\(row.alignment): the background moves with it")
      #expect(isNear(lines[0], own + 0.8), "\(row.alignment): the line at it too")
    }
  }

  @Test func decorationsFollowTheStyle() {
    let rows: [(style: String, y: Double, thickness: Double)] = [
      ("underline", 14.08 + 1.6, 1.6), ("overline", 0, 1.6),
      ("line-through", 14.08 - 16 / 3.0, 1.6),
      ("underline;text-underline-offset:5px", 19.08, 1.6),
      ("underline;text-decoration-thickness:4px", 14.08 + 1.6, 4),
      ("underline;text-decoration-thickness:50%", 14.08 + 1.6, 8),
    ]
    for row in rows {
      let lines = fixedLayout(
        "<p style='margin:0'><b style='text-decoration:\(row.style)'>一</b>", width: 160
      ).displayList().items.compactMap { item in
        if case .decoration(let line) = item { line } else { nil }
      }
      #expect(lines.count == 1, "\(row.style)")
      #expect(isNear(lines.first?.thickness, row.thickness), "\(row.style)")
      if !row.style.contains("through") {
        #expect(isNear(lines.first?.start.y, row.y), "\(row.style): \(lines)")
      }
    }
  }

  @Test func letterAndWordSpacing() {
    let rows: [(markup: String, width: Double, why: String)] = [
      ("<p style='letter-spacing:4px'>abc", 36, "after every letter"),
      ("<p style='word-spacing:4px'>a b", 28, "after every space"),
      ("<p style='word-spacing:4px'>a&nbsp;b", 28, "those that do not break too"),
      ("<p style='white-space:pre'>a\tb", 72, "to the next stop of 8 spaces"),
      ("<p style='white-space:pre'>abcdefgh\tb", 136, "a stop is never where the text is"),
      ("<p style='white-space:pre;tab-size:2'>a\tb", 24, "stops of two"),
      ("<p style='white-space:pre;tab-size:2;letter-spacing:2px'>a\tb", 30, "with their spacing"),
      ("<p style='white-space:pre;tab-size:20px'>a\tb", 28, "stops by length"),
      ("<p style='letter-spacing:4px;white-space:pre'>ab\ncd", 24, "none after a line feed"),
      ("<p><b style='padding:0 4px'>a</b>b", 24, "padding"),
      ("<p><b style='margin-right:-4px'>a</b>b", 12, "a negative margin"),
      ("<p><b style='margin-left:8px;margin-right:-8px'>a</b>b", 16, "moved, not widened"),
    ]
    for row in rows {
      let line = fixedLayout(row.markup, width: 400).paragraphs[0]?.lines[0]
      #expect(line?.width == row.width, "\(row.why): \(row.markup)")
    }
  }

  @Test func elementsThatDoNotWrap() {
    let rows: [(markup: String, lines: [String], why: String)] = [
      ("<p>ab <span style='white-space:nowrap'>cd ef</span> gh", ["ab", "cd ef", "gh"], "whole"),
      (
        "<p style='white-space:nowrap'>ab <span style='white-space:normal'>cd ef</span> gh",
        ["ab cd", "ef gh"], "the block's own text does not wrap"
      ),
      ("<p style='white-space:nowrap;overflow-wrap:anywhere'>abcdefghij", ["abcdefghij"], "no end"),
      ("<p style='word-break:break-word'>abcdefghij", ["abcde", "fghij"], "the old name"),
      ("<p style='hyphens:none'>abc&shy;def", ["abc\u{AD}def"], "no hyphen"),
      ("<p>abc&shy;def", ["abc", "def"], "a hyphen, which needs space"),
    ]
    for row in rows {
      #expect(fixedLayout(row.markup, width: 40).shownLines == row.lines, "\(row.why)")
    }
  }
}
