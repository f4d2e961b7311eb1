import LayoutTestSupport
import MarkupText
import Testing
import TextFoundation
import TypedEvents

@testable import TextInteraction
@testable import TextLayout

/// The results in Interaction.md and in the documentation comments of the public API.
@Suite("The article on interaction")
struct InteractionArticleTests {
  @Test("examples of the article")
  func article() {
    let layout = Typesetter(measurer: FixedMeasurer()).layout(
      markup: "<p>詳細は<a href='/guide'>この先の頁</a>へ。", in: LayoutSpace(inlineSize: 64))
    #expect(layout.lines.map(\.text) == ["詳細はこ", "の先の頁", "へ。"])
    let index = LayoutIndex(layout)
    let point = Point(x: 20, y: 40)
    #expect(index.character(at: point).map(index.text(of:)) == "先")
    #expect(index.line(at: point)?.text == "の先の頁")
    #expect(index.link(at: point)?.address == "/guide")
    #expect(index.link(at: Point(x: 40, y: 50)) == nil)
    #expect(index.position(closestTo: Point(x: 99, y: 40))?.offset == 24)
    let range = LayoutRange(paragraph: 0, offsets: 6..<15)
    #expect(index.rects(of: range).count == 2)
    #expect(index.text(of: range) == "はこの")
    #expect(index.caret(at: LayoutPosition(paragraph: 0, offset: 12))?.shown == "0 32 0 16")
    let start = LayoutPosition(paragraph: 0, offset: 12, affinity: .upstream)
    #expect(index.caret(at: start)?.shown == "64 16 0 16")
    let lineRect = Rect(x: 0, y: 32, width: 64, height: 16)
    #expect(index.range(in: lineRect).map(index.text(of:)) == "の先の頁")
    #expect(index.rects(of: index.links[0]).count == 2)
    let log = TracedMutex<[String]>([])
    let activated = SharedEventChannel<LinkActivated>()
    let subscription = activated.subscribe { event in
      log.withLock { $0.append(event.link.address) }
    }
    var links = LinkInteraction(index, activated: activated)
    let isChange = links.pointerDown(at: point)
    #expect(isChange)
    #expect(links.highlighted?.address == "/guide")
    links.pointerUp(at: point)
    #expect(log.withLock { $0 } == ["/guide"])
    subscription.cancel()
    #expect(index.accessibleElements().map(\.label) == ["詳細はこの先の頁へ。"])
    #expect(index.accessibleElements()[0].children.map(\.label) == ["この先の頁"])
  }

  @Test("examples of the documentation comments")
  func comments() {
    let typesetter = Typesetter(measurer: FixedMeasurer())
    let narrow = LayoutIndex(
      typesetter.layout(markup: "<p>東京へ行く。", in: LayoutSpace(inlineSize: 48)))
    #expect(narrow.character(at: Point(x: 20, y: 24)).map(narrow.text(of:)) == "京")
    #expect(
      narrow.rects(of: LayoutRange(paragraph: 0, offsets: 3..<12)).map(\.shown)
        == ["16 16 32 16", "0 32 16 16"])
    #expect(narrow.position(closestTo: Point(x: 20, y: 24))?.shown == "0:3")
    #expect(narrow.position(closestTo: Point(x: 99, y: 24))?.shown == "0:9<")
    #expect(narrow.caret(at: LayoutPosition(paragraph: 0, offset: 3))?.shown == "16 16 0 16")
    let wide = LayoutIndex(
      typesetter.layout(markup: "<p>東京へ行く。", in: LayoutSpace(inlineSize: 320)))
    #expect(wide.word(at: Point(x: 20, y: 24)).map(wide.text(of:)) == "東京")
    #expect(wide.word(at: Point(x: 84, y: 24)) == nil)
    let links = LayoutIndex(
      typesetter.layout(
        markup: "<p>詳細は<a href='/a'>この先の頁</a><a href='/a'>で</a>",
        in: LayoutSpace(inlineSize: 64)))
    #expect(links.links.map(\.address) == ["/a", "/a"])
    #expect(links.rects(of: links.links[0]).count == 2)
    #expect(links.link(at: Point(x: 50, y: 24))?.id == links.links[0].id)
    let marked = LayoutIndex(
      typesetter.layout(markup: "<a href='/'>東京</a>へ", in: LayoutSpace(inlineSize: 160)))
    #expect(
      marked.displayList(highlights: marked.links.map { Highlight($0) }).items.first
        == .fill(Rect(x: 0, y: 0, width: 32, height: 16), Highlight.defaultColor))
    let accessible = LayoutIndex(
      typesetter.layout(
        markup: "<h1>旅</h1><ul><li><a href='/'><ruby>東京<rt>とうきょう</rt></ruby></a>へ</ul>",
        in: LayoutSpace(inlineSize: 320))
    ).accessibleElements()
    #expect(accessible.map(\.label) == ["旅", "とうきょうへ"])
    #expect(accessible[1].role == .listItem)
    #expect(accessible[1].children.first?.label == "とうきょう")
  }
}
