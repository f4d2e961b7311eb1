import MarkupText
import Testing

@testable import LayoutCaching
@testable import TextLayout

/// The estimated memory of a layout.
struct EstimatedBytesTests {
  private let typesetter = Typesetter(measurer: FixedMeasurer())

  private func bytes(_ markup: String, width: Double = 320) -> Int {
    typesetter.layout(markup: markup, in: LayoutSpace(inlineSize: width)).estimatedBytes
  }

  @Test func moreIsMore() {
    // The additional content of the second one, and its minimum size.
    let kanji = String(repeating: "字", count: 100)
    let rows: [(less: String, more: String, least: Int, why: String)] = [
      ("", "字", 200, "a paragraph"),
      // A cluster and a break opportunity each.
      ("字", kanji, 99 * (32 + 32), "99 characters"),
      ("<p>\(kanji)", "<p>\(kanji)<p>\(kanji)", 100 * 64, "a paragraph of 100"),
      (kanji, "<ruby>\(kanji)<rt>\(kanji)</ruby>", 100 * 60, "a reading"),
      ("<p>字", "<ol><li>字</ol>", 100, "a marker"),
      ("<p>字", "<p>字<!-- \(kanji) -->", 300, "the source, which the tree retains"),
      ("abc", "<span style='text-transform: uppercase'>abc</span>", 40, "changed text"),
      ("<p>字", "<table border=1><tr><td>字</table>", 200, "lines of a table"),
    ]
    for row in rows {
      #expect(bytes(row.more) >= bytes(row.less) + row.least, "\(row.why)")
    }
  }

  @Test func growsWithTheTextAndWithLines() {
    let text = String(repeating: "吾輩は猫である。", count: 400)
    let (one, ten) = (bytes(String(text.prefix(320))), bytes(text))
    // Arrays may have twice the required capacity.
    #expect((4...25).contains(Double(ten) / Double(one)))
    #expect(bytes(text, width: 64) > bytes(text, width: 640))
  }

  @Test func editedTreesContainTheInsertedNodes() {
    var tree = MarkupTree(parsing: "<p id=a>字")
    let before = typesetter.layout(StyledText(tree), in: LayoutSpace()).estimatedBytes
    tree.setText(String(repeating: "字", count: 1000), of: .id("a"))
    let after = typesetter.layout(StyledText(tree), in: LayoutSpace()).estimatedBytes
    #expect(after > before + 3000 + 1000 * 64)
  }
}
