import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

/// Items shared with the clusters, and items of their own.
struct InlineItemsTests {
  private let clusters = (0..<5).map {
    ShapedCluster(
      offset: $0 * 3, length: 3, advance: Double($0) + 0.5, scalar: 0x3042, firstGlyph: $0,
      glyphCount: 1, face: 0)
  }

  private func described(_ items: InlineItems) -> [String] { items.map { "\($0)" } }

  @Test func clustersAreTheItemsThatTheyMake() {
    for level in [UInt8(0), 1] {
      var items = InlineItems(clusters: clusters, level: level)
      #expect(!items.areMade)
      let before = described(items)
      #expect(items.map(\.offset) == [0, 3, 6, 9, 12])
      #expect(items.map(\.content) == [0, 1, 2, 3, 4])
      #expect(items.map(\.advance) == [0.5, 1.5, 2.5, 3.5, 4.5])
      #expect(items.allSatisfy { $0.level == level && $0.span == 0 && $0.leading == 0 })
      items.makeItems()
      #expect(items.areMade)
      #expect(described(items) == before)
    }
  }

  @Test func itemsAreMadeWhenOneIsChanged() {
    var items = InlineItems(clusters: clusters, level: 0)
    let expected = described(items)
    items[2].advance = 7
    #expect(items.areMade)
    #expect(items[2].advance == 7)
    for index in [0, 1, 3, 4] { #expect("\(items[index])" == expected[index]) }
  }

  @Test func moreItemsMayFollow() {
    let box = InlineItem(offset: 15, content: 0, advance: 40, span: 1, kind: .box)
    var items = InlineItems(clusters: clusters, level: 0)
    items.append(box)
    #expect(items.count == 6)
    items.append(contentsOf: [box, box])
    #expect(items.map(\.offset) == [0, 3, 6, 9, 12, 15, 15, 15])
    var none = InlineItems()
    none.append(contentsOf: [box])
    #expect(none.count == 1)
    #expect(InlineItems().isEmpty)
  }

  @Test func itemsOfARange() {
    let rows: [(range: Range<Int>, items: Range<Int>, why: String)] = [
      (0..<15, 0..<5, "all"), (3..<9, 1..<3, "from start to start"),
      (4..<9, 2..<3, "a start inside of an item is moved after it"),
      (3..<10, 1..<4, "an end inside of an item is moved after it"), (6..<6, 2..<2, "nothing"),
      (99..<100, 5..<5, "after the end"), (4..<5, 2..<2, "inside of one item"),
    ]
    var items = InlineItems(clusters: clusters, level: 0)
    for _ in 0..<2 {
      for row in rows { #expect(items.covering(row.range) == row.items, "\(row.why)") }
      items.makeItems()
    }
  }

  @Test func onlyPlainParagraphsNeedNoSeparateItems() {
    let rows: [(markup: String, areMade: Bool, why: String)] = [
      ("<p>日本語 and text", false, "one style"),
      ("<p style='color:red'>日本語", false, "of any kind"),
      ("<p>日本語<b>の</b>text", true, "several styles"),
      ("<p>日本語<img src=x>", true, "a box"),
      ("<p style='letter-spacing:1px'>日本語", true, "letters apart"),
      ("<p style='white-space:pre'>a\tb", true, "a tab"),
      ("<p style='white-space:pre'>a\nb", false, "a line feed takes no space"),
      ("<p><span style='padding-left:4px'>日本語</span>", true, "spacing of an element"),
    ]
    for row in rows {
      let shapedParagraph = fixedLayout(row.markup, width: 100).paragraphs[0]?.shapedParagraph
      #expect(shapedParagraph?.items.areMade == row.areMade, "\(row.markup): \(row.why)")
    }
  }

  /// A span that only changes the number of runs does not change the lines.
  @Test func linesAreTheSameWithMadeItems() {
    let texts = [
      "吾輩は猫である。名前はまだ無い。", "CPU使用率は12.5%、「メモリ」は240 MBだった。", "שלום עולם abc",
      "a\u{AD}b\u{200B}c……え？　「はい」、（と）", "one two three four five six",
    ]
    for text in texts {
      for width in [16.0, 40, 64, 100, 1000] {
        let whole = fixedLayout("<p>\(text)", width: width).paragraphs[0]
        let middle = text.index(text.startIndex, offsetBy: text.count / 2)
        let parted = fixedLayout(
          "<p>\(text[..<middle])<b style='font-weight:400'>\(text[middle...])</b>", width: width
        ).paragraphs[0]
        #expect(parted?.shapedParagraph.items.areMade == true)
        #expect(whole?.lines.map(\.range) == parted?.lines.map(\.range), "\(width): \(text)")
        #expect(whole?.lines.map(\.width) == parted?.lines.map(\.width), "\(width): \(text)")
        #expect(whole?.lines.map(\.height) == parted?.lines.map(\.height), "\(width): \(text)")
      }
    }
  }

  /// The end of a tab depends on the preceding text, whatever its runs are.
  @Test func tabsDependOnThePrecedingText() {
    func width(_ markup: String) -> Double? {
      fixedLayout("<p style='white-space:pre'>\(markup)", width: 1000).paragraphs[0]?.lines.last?
        .width
    }
    for text in ["", "日", "日本語", "abc日本語の文章", "first\n日"] {
      let expected = width("\(text)\tx")
      #expect(width("\(text)<b>\tx</b>") == expected, "\(text)")
      #expect(width("<b>\(text)</b>\tx") == expected, "\(text)")
      #expect(width("\(text)<i></i>\t<b>x</b>") == expected, "\(text)")
    }
  }
}
