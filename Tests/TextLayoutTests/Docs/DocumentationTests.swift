import MarkupText
import Testing
import TextInteraction

@testable import TextLayout

/// The examples of the documentation give the documented results.
struct DocumentationTests {
  private let typesetter = Typesetter(measurer: FixedMeasurer())

  @Test func landingPage() {
    let layout = typesetter.layout(
      markup: "<h1>旅</h1>次は<b>東京</b>へ、<ruby>明日<rt>あす</rt></ruby>行く。",
      in: LayoutSpace(inlineSize: 96))
    #expect(layout.lines.map(\.text) == ["旅", "次は東京へ、", "明日行く。"])
    #expect(layout.size.width == 96)
    #expect(abs(layout.size.height - 114.88) < 0.001, "\(layout.size.height)")
    #expect(layout.displayList().title == "旅")
    let index = LayoutIndex(layout)
    #expect(index.character(at: Point(x: 40, y: 110)).map(index.text(of:)) == "行")
    let space = LayoutSpace(inlineSize: 80, maximumBlockSize: 32)
    #expect(
      typesetter.layout(markup: "行く川の流れは絶えずして", in: space).lines.map(\.text)
        == ["行く川の流", "れは絶え…"])
  }

  @Test func landingPageCells() {
    let template = LayoutTemplate(
      MarkupTree(parsing: "<div id=title></div><div>詳細</div>"), typesetter: typesetter)
    var cell = template
    cell.setText("坊っちゃん", of: .id("title"))
    #expect(
      cell.layout(in: LayoutSpace(inlineSize: 160)).lines.map(\.text) == ["坊っちゃん", "詳細"])
  }

  @Test func typesetters() {
    let text = StyledText(MarkupTree(parsing: "<div>吾輩は猫である。</div>"))
    #expect(
      typesetter.layout(text, in: LayoutSpace(inlineSize: 64)).size
        == Size(width: 64, height: 32))
    #expect(
      typesetter.layout(markup: "<b>吾輩</b>は猫である。", in: LayoutSpace(inlineSize: 48))
        .lines.map(\.text) == ["吾輩は", "猫であ", "る。"])
  }

  @Test func lines() {
    let layout = typesetter.layout(markup: "<p>東京 大阪", in: LayoutSpace(inlineSize: 32))
    #expect(layout.lines.map(\.text) == ["東京", "大阪"])
    #expect(layout.lines[1].frame == Rect(x: 0, y: 32, width: 32, height: 16))
    #expect(layout.lines[1].baseline.x == 0)
    #expect(abs(layout.lines[1].baseline.y - 46.08) < 1e-9)
    #expect(layout.lines.map(\.index) == [0, 1])
  }

  @Test func verticalLines() {
    let layout = typesetter.layout(
      markup: "<style>:root{writing-mode:vertical-rl}</style><div>東京大阪",
      in: LayoutSpace(inlineSize: 32))
    #expect(layout.isVertical)
    #expect(
      layout.lines.map(\.frame) == [
        Rect(x: 16, y: 0, width: 16, height: 32), Rect(x: 0, y: 0, width: 16, height: 32),
      ])
    #expect(layout.lines.map(\.baseline) == [Point(x: 24, y: 0), Point(x: 8, y: 0)])
  }

  @Test func linesThatAreCut() {
    let rows: [(mode: String, text: String)] = [
      ("tail", "abcdef…"), ("head", "…efghij"), ("middle", "abc…hij"),
    ]
    for row in rows {
      let layout = typesetter.layout(
        markup: "<div style='line-clamp:1;truncate-mode:\(row.mode)'>abcdefghij",
        in: LayoutSpace(inlineSize: 64))
      #expect(layout.lines.map(\.text) == [row.text], "\(row.mode)")
    }
    #expect(typesetter.layout(markup: "", in: LayoutSpace()).lines.isEmpty)
  }
}
