import LineBreaking
import MarkupText
import Testing

@testable import TextLayout

/// Properties of blocks of any kind, nesting, margins and sizes.
struct BlockFuzzTests {
  private static let names = [
    "div", "p", "blockquote", "ul", "ol", "li", "pre", "dl", "dd", "figure", "h2", "table", "tr",
    "td", "caption", "center", "details",
  ]
  private static let styles = [
    "margin:10px", "margin:-15px 0", "margin:auto", "padding:3px", "height:20px", "height:0",
    "min-height:30px", "max-height:1px", "width:50px", "width:50%", "max-width:10%",
    "width:1e30px", "height:1e300px", "margin:-1e9px", "padding:500%", "direction:rtl",
    "list-style-position:inside", "list-style-type:japanese-formal", "display:list-item",
    "display:table-cell", "display:table-row", "display:table", "visibility:hidden",
    "vertical-align:bottom", "font-size:0", "line-height:0", "text-indent:50%",
  ]

  private static func markup(_ random: inout SeededGenerator, depth: Int) -> String {
    var markup = ""
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let name = names.randomElement(using: &random) ?? "div"
      let style = (0..<Int.random(in: 0...2, using: &random))
        .compactMap { _ in styles.randomElement(using: &random) }.joined(separator: ";")
      markup += "<\(name) style='\(style)'>"
      switch Int.random(in: 0...4, using: &random) {
      case 0: markup += "吾輩は猫である。"
      case 1: markup += "<hr>word"
      case 2,
        3 where depth < 5:
        markup += Self.markup(&random, depth: depth + 1)
      default: break
      }
      markup += "</\(name)>"
    }
    return markup
  }

  @Test func nothingIsLostAndEverythingHasAFrame() {
    var random = SeededGenerator(seed: 11)
    for round in 0..<600 {
      let markup = Self.markup(&random, depth: 0)
      let width = [0, 0.5, 7, 100, 400, 2000, .infinity, -5, .nan][round % 9]
      let measurer: any TextMeasurer = round % 4 == 0 ? ColumnMeasurer() : FixedMeasurer()
      let set = BlockFrames(markup, width: round % 10 == 9 ? nil : width, measurer: measurer)
      let text = set.layout.text
      #expect(
        set.lines.joined() == text.paragraphs.map(\.text).joined(), "\(round): \(markup)")
      for index in text.blocks.indices {
        guard let frame = set.layout.frame(ofBlock: index) else {
          Issue.record("block \(index) has no frame: \(markup)")
          continue
        }
        let numbers = [frame.x, frame.y, frame.width, frame.height]
        #expect(numbers.allSatisfy { $0.isFinite }, "\(frame): \(markup)")
        #expect(frame.width >= 0 && frame.height >= 0 && frame.y >= 0, "\(frame): \(markup)")
      }
      let lowest = set.layout.paragraphs.compactMap { $0.map { $0.origin.y + $0.height } }.max()
      #expect(set.layout.size.height >= (lowest ?? 0) - 0.01, "\(markup)")
      _ = set.layout.displayList()
    }
  }

  /// A layout that reuses an earlier one's paragraphs is equal to a new one.
  @Test func reusedLayoutsAreTheSame() {
    let rows: [(before: String, after: String, why: String)] = [
      (
        "<ol style='list-style-position:inside' start=9><li>x</ol>",
        "<ol style='list-style-position:inside' start=1000><li>x</ol>", "a wider marker"
      ),
      (
        "<ol style='list-style-position:inside'><li>x</ol>",
        "<ol style='list-style-position:outside'><li>x</ol>", "a marker that moves out"
      ),
      (
        "<table><tr><td>a<td>b<tr><td>c<td>d</table>",
        "<table><tr><td>a<td>b<tr><td>cccc<td>d</table>", "a wider cell"
      ),
      ("<table><tr><td>a<td>b</table>", "<table><tr><td>a<br>a<td>b</table>", "a higher cell"),
    ]
    let typesetter = Typesetter(measurer: FixedMeasurer())
    func text(_ markup: String) -> StyledText { StyledText(MarkupTree(parsing: markup)) }
    let space = LayoutSpace(inlineSize: 300)
    for (before, after, why) in rows {
      let old = typesetter.layout(text(before), in: space)
      let fresh = typesetter.layout(text(after), in: space)
      let reused = typesetter.layout(text(after), in: space, reusing: old)
      let drawings = [fresh, reused].map { $0.displayList().items }
      #expect(drawings[0] == drawings[1], "\(why)")
      #expect(old.displayList().items != drawings[0], "\(why)")
    }
  }
}
