import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

/// `min-width` of elements in a line that is too wide, for which GSFancyText squeezes segments.
struct SqueezingTests {
  private func shown(_ content: String, _ width: Double, style: String = "line-clamp: 1") -> String
  {
    fixedLayout("<div style=\"\(style)\">\(content)</div>", width: width).shownLines
      .joined(separator: "|")
  }

  @Test func shrinksFromLeftToRight() {
    let long = "Really a lot of boring texts"  // 28 characters
    let rows: [(content: String, width: Double, line: String, why: String)] = [
      (
        "<span style='min-width:50%'>Really a lot of boring</span>"
          + "<strong style='min-width:50%'> texts</strong>", 184, "Really a lot of… texts",
        "the first shrinks until both fit: the demo of GSFancyText"
      ),
      (
        "<span style='min-width:50%'>abcdefgh</span><b style='min-width:50%'>ijklmnop</b>", 96,
        "abcd…ijkl…", "the first not below 48 px; the last gets the rest"
      ),
      (
        "<span style='min-width:48px'>abcdefgh</span>ijklmnop", 96, "abcd…ijkl…",
        "text outside of elements shrinks only at the end"
      ),
      (
        "ab<span style='min-width:24px'>cdefgh</span>ij", 72, "abcde…ij",
        "what is before and after is not truncated"
      ),
      (
        "<i style='min-width:16px'>abcdef</i>|<i style='min-width:16px'>ghijkl</i>|xy", 96,
        "…|ghijkl|xy", "the first one first"
      ),
      (
        "<i style='min-width:16px'>abcdef</i>|<i style='min-width:16px'>ghijkl</i>|xy", 72,
        "…|g…|xy", "then the next one"
      ),
      (
        "<i style='min-width:0'>abcdef</i>ghi", 24, "ghi",
        "one without any space is omitted with its ellipsis"
      ),
      (
        "<i style='min-width:24px;truncate-mode:head'>abcdef</i>ghi", 56, "…efghi",
        "each by its own truncate-mode"
      ),
      (
        "<i style='min-width:24px;truncate-mode:middle'>abcdef</i>ghi", 56, "a…fghi", ""
      ),
      ("<i style='min-width:24px;truncate-mode:clip'>abcdef</i>ghi", 56, "abcdghi", "no ellipsis"),
      (
        "<span style='min-width:40px'>abcdefgh</span>ijklmnopqrstuvw", 40, "abc…",
        "no space is left for the last one: the line is truncated as a whole"
      ),
      (long, 64, "Really…", "without min-width at its end"),
      (
        "<span style='min-width:50%'>abc</span>def", 200, "abcdef", "what fits is not squeezed"
      ),
    ]
    for row in rows {
      #expect(shown(row.content, row.width) == row.line, "\(row.content): \(row.why)")
    }
  }

  @Test func squeezesTheLastOfSeveralLines() {
    let content = "一二三<i style='min-width:32px'>四五六七</i><b>八九</b>"
    #expect(shown(content, 64, style: "line-clamp: 2") == "一二三四|五…八九")
    #expect(
      shown("<i style='min-width:32px'>abcdefgh</i>ij", 64, style: "white-space:nowrap")
        == "abcdefghij", "without text-overflow lines are left as they are")
    #expect(
      shown(
        "<i style='min-width:32px'>abcdefgh</i>ij", 64,
        style: "white-space:nowrap; text-overflow:ellipsis") == "abcd…ij")
  }

  @Test func reportsEachTruncation() throws {
    let layout = fixedLayout(
      "<div style='line-clamp:1'><i style='min-width:48px'>abcdefgh</i>ijklmnop</div>", width: 96)
    let line = try #require(layout.paragraphs[0]?.lines.first)
    #expect(line.truncations.map(\.hidden) == [4..<8, 12..<16])
    #expect(line.range == 0..<16)
    #expect(line.visible == 0..<12)
    #expect(line.width == 96)
    #expect(layout.paragraphs[0]?.end(of: line) == 96)
  }
}
