import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

/// ``LayoutSpace/shrinksToFit``: as wide as the widest line.
struct ShrinkToFitTests {
  @Test func isAsWideAsTheWidestLine() {
    let rows: [(markup: String, width: Double?, size: Double, why: String)] = [
      ("<div>aaaa bbbb cccc</div>", 100, 72, "two words on the first line"),
      ("<div>aaaa</div>", 100, 32, "one line"),
      ("<div>aaaa</div>", nil, 32, "no width to begin with"),
      ("<div>aaaa bbbb cccc</div>", 72, 72, "it is full already"),
      ("<div>一二三四五</div>", 40, 32, "what remains of the line is less than a character"),
      ("<div style='padding:0 5px'>aaaa bbbb cccc</div>", 100, 82, "padding counts"),
      ("<div style='text-align:right'>aaaa bbbb cccc</div>", 100, 72, "alignment does not"),
      ("<div style='text-indent:8px'>aaaa bbbb cccc</div>", 100, 80, "the indent does"),
      ("<div style='width:90px'>aaaa</div><div>一二三四五六七八</div>", 100, 96, "a given width"),
      ("<div style='text-align:justify'>aaaa bbbb cccc</div>", 100, 100, "lines that are filled"),
      ("<ul><li>aaaa bbbb cccc</ul>", 140, 112, "the list's indent of 40 px"),
      ("<div>abcdefgh</div>", 40, 40, "never wider, whatever does not fit"),
      ("", 100, 0, "nothing"),
    ]
    for row in rows {
      let layout = fixedLayout(row.markup, width: row.width, shrinks: true)
      #expect(layout.size.width == row.size, "\(row.markup): \(row.why)")
    }
  }

  @Test func linesStayTheSame() {
    let markup = "<div style='text-align:right'>aaaa bbbb cccc</div>"
    let layout = fixedLayout(markup, width: 100, shrinks: true)
    #expect(layout.shownLines == ["aaaa bbbb", "cccc"])
    #expect(layout.paragraphs[0]?.lines.map(\.start) == [0, 40])
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func linesThatWouldChangeAreNotShrunk() {
    // Half of the width is padding: a narrower page would change the available width of the lines.
    let markup = "<div style='padding-left:50%'>aaaa bbbb cccc</div>"
    let wide = fixedLayout(markup, width: 200)
    let shrunk = fixedLayout(markup, width: 200, shrinks: true)
    #expect(shrunk.shownLines == wide.shownLines)
    #expect(shrunk.size.width <= 200)
  }

  @Test func respectsALineLimit() {
    let layout = fixedLayout(
      "<div style='line-clamp:1'>aaaa bbbb cccc</div>", width: 60, shrinks: true)
    #expect(layout.shownLines == ["aaaa…"])
    #expect(layout.size.width == 48, "what is shown counts")
  }
}
