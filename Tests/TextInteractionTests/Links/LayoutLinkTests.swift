import LayoutTestSupport
import MarkupText
import TestSupport
import Testing

@testable import TextInteraction
@testable import TextLayout

@Suite("Links of a layout")
struct LayoutLinkTests {
  private func links(_ markup: String, width: Double = 320) -> [String] {
    let index = QueryProbe(markup, width: width).index
    return index.links.map { "\($0.address) \(index.text(of: $0))" }
  }

  @Test("each element is a separate link")
  func occurrences() {
    let rows: [(markup: String, expected: [String], why: String)] = [
      ("<p>見る<a href=/x>頁</a>を", ["/x 頁"], "one"),
      ("<a href=/x>一</a><a href=/x>二</a>", ["/x 一", "/x 二"], "neighbors stay apart"),
      ("<a href=/x>一<b>二</b>三</a>", ["/x 一二三"], "styles do not divide it"),
      ("<a href=/x>一<br>二</a>", ["/x 一\n二"], "nor do breaks"),
      ("<a href=/x>一<p>二</p>三</a>", ["/x 一\n二\n三"], "nor do blocks"),
      ("<a href=/x><p>一</a>二</p>", ["/x 一"], "tags that cross"),
      ("<p><a href=/x>一<p>二</a>三", ["/x 一\n二"], "an element the parser opens again"),
      ("<b><a href=/x>一</b>二</a>三", ["/x 一二"], "one cut by another's tag"),
      ("<a>一</a><a name=x>二</a>", [], "without an address there is no link"),
      ("<a href=/x></a><a href=/y>　</a>", ["/y 　"], "without text there is none"),
      ("<a href=/x>一<a href=/y>二</a>三", ["/x 一", "/y 二"], "links do not nest"),
      ("<a href=/x style='display:none'>一</a>", [], "hidden text is not a link"),
      ("<a href='/a?b=1&amp;c=2'>一</a>", ["/a?b=1&c=2 一"], "references are decoded"),
      ("<a href=''>一</a>", [" 一"], "an empty address"),
      ("<a href=/x><img width=9 height=9></a>", ["/x \u{FFFC}"], "a picture"),
      ("か<a href=/x>\u{3099}ぎ</a>", ["/x ぎ"], "a Character that begins before it is not in it"),
    ]
    for row in rows { #expect(links(row.markup) == row.expected, "\(row.why)") }
  }

  @Test("only allowed links are safe, in display lists and spoken as links")
  func safety() {
    for row in LinkVectors.rows {
      let index = QueryProbe("<a href=\"\(row.url.markupEscaped)\">頁</a>", width: 99).index
      #expect(index.links.map(\.isSafe) == [row.isAllowed], "\(row.why)")
      let spoken = index.accessibleElements()
      #expect(spoken.map(\.label) == ["頁"])
      #expect(spoken.flatMap(\.children).count == (row.isAllowed ? 1 : 0), "\(row.why)")
      let links = index.layout.displayList().items.count { item in
        if case .begin(.link) = item { true } else { false }
      }
      #expect(links == (row.isAllowed ? 1 : 0), "\(row.why)")
    }
  }

  @Test("the options of the typesetter name other schemes")
  func options() {
    let layout = Typesetter(
      measurer: FixedMeasurer(), options: TypesetterOptions(links: LinkPolicy(schemes: ["x-app"]))
    ).layout(
      markup: "<a href=x-app:open>一</a><a href='https://a.jp/'><ruby>二<rt>に</ruby></a>",
      in: LayoutSpace(inlineSize: 99))
    #expect(LayoutIndex(layout).links.map(\.isSafe) == [true, false])
    let links = layout.displayList().items.compactMap { item in
      if case .begin(.link(let address)) = item { address } else { nil }
    }
    #expect(links == ["x-app:open"])
  }

  @Test("a title, a node and an identity that edits leave")
  func identity() {
    let tree = MarkupTree(parsing: "<p id=p>前</p><a href=/x title=題>頁</a><a href=/x title=''>次</a>")
    let layout = { (tree: MarkupTree) in
      Typesetter(measurer: FixedMeasurer()).layout(
        StyledText(tree), in: LayoutSpace(inlineSize: 99))
    }
    let before = LayoutIndex(layout(tree)).links
    #expect(before.map(\.title) == ["題", nil])
    #expect(before[0].node["href"] == "/x" && before[0].id == before[0].node.id)
    #expect(Set(before.map(\.id)).count == 2 && before[0] != before[1])
    var edited = tree
    edited.setText("前の前の前の前の", of: .id("p"))
    let after = LayoutIndex(layout(edited)).links
    #expect(after.map(\.id) == before.map(\.id))
    #expect(after[0] != before[0], "another tree, another value")
  }

  @Test("a link on three lines has three rectangles")
  func threeLines() {
    let probe = QueryProbe("<p>前の<a href=/x>この先の頁に詳</a>しく。", width: 64)
    #expect(probe.layout.lines.map(\.text) == ["前のこの", "先の頁に", "詳しく。"])
    let link = probe.index.links[0]
    #expect(
      probe.index.rects(of: link).map(\.shown) == ["32 0 32 16", "0 16 64 16", "0 32 16 16"])
    #expect(probe.index.rects(of: link, includingRuby: true).count == 3)
  }

  @Test("a point hits the link whose text is there, and no link outside of its text")
  func points() {
    let probe = QueryProbe(
      "<p>見る<a href=/a>一</a><a href=/b>二三</a></p><p><a href=/c>短い</a></p>", width: 64)
    // 見る一二 on the first line, 三 on the second.
    let rows: [(x: Double, y: Double, address: String?, why: String)] = [
      (40, 8, "/a", "inside"), (31.9, 8, nil, "before it"), (32, 8, "/a", "its edge"),
      (48, 8, "/b", "its neighbor"), (8, 24, "/b", "its second line"),
      (17, 24, nil, "the end of the line beside the link"), (63, 24, nil, "further on"),
      (8, 40, "/c", "another paragraph"), (40, 40, nil, "beside it"),
      (8, 99, nil, "below everything"), (.nan, 8, nil, "no number"),
    ]
    for row in rows {
      #expect(
        probe.index.link(at: Point(x: row.x, y: row.y))?.address == row.address, "\(row.why)")
    }
    let inside = LayoutPosition(paragraph: 0, offset: 9)
    #expect(probe.index.link(containing: inside)?.address == "/b")
    #expect(probe.index.link(containing: LayoutPosition(paragraph: 0, offset: 0)) == nil)
    #expect(probe.index.link(containing: LayoutPosition(paragraph: -1, offset: .max)) == nil)
  }

  @Test("ruby over a link is part of it; truncated text is not")
  func rubyAndCuts() {
    let ruby = QueryProbe("<p>見<a href=/a><ruby>頁<rt>ページ</rt></ruby></a>", width: 99)
    #expect(ruby.index.link(at: Point(x: 28, y: 2))?.address == "/a")
    let cut = QueryProbe("<p style='line-clamp: 1'>吾輩は<a href=/a>猫である</a>", width: 64)
    #expect(cut.index.links.count == 1)
    #expect(cut.index.rects(of: cut.index.links[0]) == [])
    #expect(cut.index.link(at: Point(x: 56, y: 8)) == nil)
  }

  @Test("a link over cells of a table, and thousands of links")
  func many() {
    let table = QueryProbe(
      "<table><tr><td><a href=/1>一</a><td><a href=/2>二</a></table>", width: 320)
    for link in table.index.links {
      let center = table.index.rects(of: link).first?.center ?? .zero
      #expect(table.index.link(at: center)?.id == link.id)
    }
    let many = QueryProbe(
      "<p>" + (0..<3000).map { "<a href=/\($0)>頁</a>" }.joined(), width: 320)
    #expect(many.index.links.count == 3000)
    for link in many.index.links {
      let rects = many.index.rects(of: link)
      #expect(rects.count == 1)
      if many.index.link(at: rects.first?.center ?? .zero)?.id != link.id {
        Issue.record("\(link.address) is not where it is")
      }
    }
  }
}
