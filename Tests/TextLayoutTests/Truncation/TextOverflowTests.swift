import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

/// `text-overflow` of lines that are too wide, without a line limit.
struct TextOverflowTests {
  private func shown(_ style: String, _ content: String, _ width: Double) -> [String] {
    fixedLayout("<div style=\"\(style)\">\(content)</div>", width: width).shownLines
  }

  @Test func truncatesLinesThatAreTooWide() {
    let ellipsis = "text-overflow: ellipsis; white-space: nowrap"
    let rows: [(style: String, text: String, width: Double, lines: [String], why: String)] = [
      (ellipsis, "abcdefgh", 56, ["abcde…"], ""),
      (ellipsis, "abcdefgh", 64, ["abcdefgh"], "it fits"),
      ("white-space: nowrap", "abcdefgh", 56, ["abcdefgh"], "the initial value leaves it"),
      (ellipsis + "; truncate-mode: middle", "abcdefgh", 56, ["abc…gh"], ""),
      (ellipsis + "; truncate-mode: head", "abcdefgh", 56, ["…defgh"], ""),
      (ellipsis, "abcdefgh<br>xy<br>abcdefgh", 56, ["abcde…", "xy", "abcde…"], "line by line"),
      ("text-overflow: ellipsis", "ab abcdefgh cd", 40, ["ab", "abc…", "cd"], "a long word"),
      (
        "text-overflow: ellipsis; truncate-mode: head", "ab abcdefgh cd", 40, ["ab", "…fgh", "cd"],
        "the space after a word is not shown"
      ),
      (
        ellipsis + "; overflow-wrap: anywhere", "abcdefgh", 56, ["abcde…"],
        "nowrap is stronger than overflow-wrap"
      ),
    ]
    for row in rows {
      #expect(shown(row.style, row.text, row.width) == row.lines, "\(row.style): \(row.why)")
    }
  }

  /// The ellipsis belongs to the block, not to the hidden text beside it (CSS UI 4, 5.1).
  @Test func ellipsesAreAsVisibleAsTheirBlock() {
    let style = "text-overflow: ellipsis; white-space: nowrap"
    let hidden = "visibility: hidden"
    let rows: [(markup: String, drawn: String, why: String)] = [
      ("<div style='\(style)'>abcdefgh</div>", "abcd…", "visible text"),
      (
        "<div style='\(style)'>ab<span style='\(hidden)'>cdefgh</span></div>", "ab…",
        "hidden text at the cut"
      ),
      ("<div style='\(style)'><i style='\(hidden)'>abcdefgh</i></div>", "…", "hidden text only"),
      (
        "<div style='\(style); \(hidden)'><i style='visibility: visible'>abcdefgh</i></div>",
        "abcd",
        "visible text in a hidden block"
      ),
      ("<div style='\(style); \(hidden)'>abcdefgh</div>", "", "a hidden block"),
      (
        "<div style='\(style); truncate-mode: head'>abcdef<i style='\(hidden)'>gh</i></div>", "…ef",
        "an ellipsis at the start"
      ),
    ]
    for row in rows {
      let drawn = fixedLayout(row.markup, width: 48).displayList().items.map { item in
        if case .glyphs(let run) = item { run.text } else { "" }
      }
      #expect(drawn.joined() == row.drawn, "\(row.why)")
    }
  }

  @Test func rangesCoverTheWholeLine() throws {
    let layout = fixedLayout(
      "<div style='text-overflow:ellipsis;white-space:nowrap'>abcdefgh<br>abcdefgh</div>",
      width: 40)
    let lines = try #require(layout.paragraphs[0]).lines
    #expect(lines.map(\.range) == [0..<9, 9..<17])
    #expect(lines.map { $0.truncation?.hidden } == [3..<9, 12..<17])
  }

  @Test func anonymousBlocksInheritIt() {
    let markup =
      "<div style='text-overflow:ellipsis;white-space:nowrap'>abcdefgh<div>x</div></div>"
    #expect(fixedLayout(markup, width: 40).shownLines == ["abc…", "x"])
  }
}
