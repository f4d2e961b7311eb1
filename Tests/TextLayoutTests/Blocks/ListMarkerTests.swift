import MarkupText
import Testing

@testable import TextLayout

/// Positions of list markers.
///
/// Letters are 8 px wide and kana 16 px; the baseline of a line is 14.08 px below its top.
struct ListMarkerTests {
  /// Returns the drawn text as `text@x,y`, where `y` counts lines.
  private static func drawn(_ markup: String, width: Double = 400) -> String {
    BlockFrames(markup, width: width).drawn.map { text, origin in
      let line = ((origin.y - 14.08) / 16 * 100).rounded() / 100
      return "\(text)@\(short(origin.x)),\(short(line))"
    }.joined(separator: " ")
  }

  private static func short(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  @Test func positionsAndOrder() {
    let rows: [(markup: String, drawn: String, why: String)] = [
      ("<ol><li>x<li>y</ol>", "1.@16,1 x@40,1 2.@16,2 y@40,2", "a space after numbers"),
      ("<ol start=99><li>x<li>y</ol>", "99.@8,1 x@40,1 100.@0,2 y@40,2", "right-aligned"),
      (
        "<ol style='list-style-type:japanese-informal'><li>x</ol>", "一、@8,1 x@40,1",
        "Japanese numbers have no space"
      ),
      (
        "<ol style='list-style-type:katakana-iroha'><li>x<li>y</ol>",
        "イ、@8,1 x@40,1 ロ、@8,2 y@40,2", "nor do kana"
      ),
      ("<ol style='list-style-type:\"→  \"'><li>x</ol>", "→@8,1 x@40,1", "its own spaces"),
      ("<ol style='list-style-type:\"※\"'><li>x</ol>", "※@24,1 x@40,1", "no space of its own"),
      ("<ul style='list-style-type:none'><li>x</ul>", "x@40,1", "none"),
      (
        "<ol><li><ol><li>x</ol><li>y</ol>", "1.@16,1 1.@56,1 x@80,1 2.@16,2 y@40,2",
        "two markers on one line"
      ),
      ("<ol><li></li><li>y</ol>", "1.@16,1 2.@16,2 y@40,2", "an empty item has a line"),
      (
        "<ol><li><div style='padding:8px'><p>x</div><li>y</ol>",
        "1.@16,2.5 x@48,2.5 2.@16,5 y@40,5", "on the first line, however deep"
      ),
      (
        "<ol><li><table><tr><td>x</table></ol>", "1.@16,1.19 x@43,1.19",
        "on the first line of a table"
      ),
      (
        "<ol><li>x<br>y</ol>", "1.@16,1 x@40,1 y@40,2", "other lines are aligned with the text"
      ),
      (
        "<ol style='padding-left:0'><li>x</ol>", "1.@-24,1 x@0,1",
        "without padding it is outside of the page, as in browsers"
      ),
      (
        "<ol><li style='visibility:hidden'>x<li>y</ol>", "2.@16,2 y@40,2",
        "what is not seen has no marker"
      ),
      (
        "<ol><li style='font-size:32px'>x</ol>", "1.@-8,1.88 x@40,1.88", "in the item's font"
      ),
    ]
    for (markup, drawn, why) in rows {
      #expect(Self.drawn(markup) == drawn, "\(why): \(markup)")
    }
  }

  @Test func markersInsideOfTheText() {
    let inside = "style='list-style-position:inside'"
    let rows: [(markup: String, width: Double, drawn: String, why: String)] = [
      ("<ol \(inside)><li>x</ol>", 400, "1.@40,1 x@64,1", "a space after it"),
      (
        "<ol \(inside)><li>いろはに</ol>", 100, "1.@40,1 いろ@64,1 はに@40,2",
        "it takes space on the first line"
      ),
      (
        "<ol \(inside)><li><ol><li>x</ol></ol>", 400, "1.@80,1 1.@104,1 x@128,1",
        "two on one line"
      ),
      ("<ol \(inside)><li></li><li>y</ol>", 400, "1.@40,1 2.@40,2 y@64,2", "an empty item"),
      ("<ol \(inside)><li><p>x</ol>", 400, "1.@40,1 x@64,1", "the first line of a block"),
    ]
    for (markup, width, drawn, why) in rows {
      #expect(Self.drawn(markup, width: width) == drawn, "\(why): \(markup)")
    }
  }

  @Test func markersInsideOfTheTextFromTheRight() throws {
    let set = BlockFrames("<ol style='list-style-position:inside' dir=rtl><li>x</ol>")
    #expect(set.drawn.map(\.text) == ["1.", "x"])
    let (marker, text) = (try #require(set.drawn.first), try #require(set.drawn.last))
    #expect(marker.origin.x == text.origin.x + 16, "a space after the text's right end")
  }

  @Test func images() throws {
    let set = BlockFrames("<ul style='list-style-image:url(dot.png)'><li>x</ul>")
    let images = set.layout.displayList().items.compactMap { item in
      if case .image(let image) = item { image } else { nil }
    }
    let image = try #require(images.first)
    #expect(image.frame == Rect(x: 23, y: 24.08, width: 10, height: 6), "7 px before, on the line")
    #expect(image.alternativeText == "•")
    #expect(set.drawn.map(\.text) == ["x"], "instead of the bullet")
    let missing = Self.drawn("<ul style='list-style-image:url(no.png)'><li>x</ul>")
    #expect(missing == "x@40,1", "a picture that is not there")
    let bullets = BlockFrames("<ul style='list-style-image:url(no.png)'><li>x</ul>").bullets
    #expect(bullets.map(\.bullet) == [.disc], "leaves the bullet")
  }

  @Test func intrinsicWidths() {
    let inside = "<ol style='list-style-position:inside'><li>x</ol>"
    #expect(BlockFrames(inside, width: nil).layout.size.width == 72, "padding, marker, text")
    #expect(BlockFrames("<ol><li>x</ol>", width: nil).layout.size.width == 48, "padding, text")
  }

  /// In a terminal markers are on whole cells, and no marker is outside of its list.
  @Test func terminals() {
    let rows: [(markup: String, drawn: [String], why: String)] = [
      ("<ul><li>x</ul>", ["•@16", "x@40"], "one column between"),
      ("<ol start=9><li>x<li>y</ol>", ["9.@16", "x@40", "10.@8", "y@40"], "right-aligned"),
      (
        "<ol start=1234><li>x<li>y</ol>", ["1234.@0", "x@48", "1235.@0", "y@48"],
        "the padding is widened"
      ),
      ("<ul style='padding:0'><li>x</ul>", ["•@0", "x@24"], "marker space without padding"),
      (
        "<ol style='list-style-type:japanese-informal' start=21><li>字</ol>",
        ["二十一、@0", "字@72"], "wide markers"
      ),
      (
        "<ol style='padding:0'><li><ol style='padding:0'><li>x</ol></ol>",
        ["1.@0", "1.@24", "x@48"], "each list has its own marker space"
      ),
    ]
    for (markup, drawn, why) in rows {
      let set = BlockFrames(markup, measurer: ColumnMeasurer())
      let found = set.layout.displayList().items.compactMap { item in
        if case .glyphs(let run) = item { "\(run.text)@\(Int(run.origin.x))" } else { nil }
      }
      #expect(found == drawn, "\(why): \(markup)")
    }
  }
}
