import MarkupText
import Testing

@testable import TextLayout

/// Layouts that take over what has not changed are the same as layouts made anew.
struct LayoutTemplateTests {
  private static let markup = """
    <style>.hot { color: red } .big { font-size: 32px }</style>
    <div id=title>夏目漱石「坊っちゃん」</div><p id=body>親譲りの<b id=name>無鉄砲</b>で子供の時から損ばかりしている。</p>
    <ul><li id=one>一<li id=two>二</ul><div id=box>図<lambda id=pic width=40 height=20>のように</div>
    """

  private static let space = LayoutSpace(inlineSize: 160)

  private static func template() -> LayoutTemplate {
    LayoutTemplate(
      MarkupTree(parsing: markup), typesetter: Typesetter(measurer: FixedMeasurer()))
  }

  private static func anew(_ template: LayoutTemplate) -> MarkupLayout {
    Typesetter(measurer: FixedMeasurer()).layout(StyledText(template.tree), in: space)
  }

  @Test func changedTexts() {
    let edits: [(id: String, text: String, why: String)] = [
      ("title", "森鴎外「舞姫」", "as high as before: put in the old place"),
      ("title", "とても長い題名はもう一行を要するのである", "higher: what follows moves"),
      ("name", "向こう見ず", "an element inside of a paragraph"),
      ("name", "", "without text"),
      ("body", "まるごと新しい", "elements inside go"),
      ("one", "いち", "the marker stays"),
      ("one", "", "a paragraph vanishes"),
      ("one", "また", "and comes back"),
      ("box", "箱", "the box of lambda stays"),
      ("missing", "x", "nobody has the id"),
    ]
    var template = Self.template()
    _ = template.layout(in: Self.space)
    for edit in edits {
      template.setText(edit.text, of: .id(edit.id))
      expectSame(template.layout(in: Self.space), Self.anew(template), edit.why)
    }
  }

  @Test func otherEdits() throws {
    var template = Self.template()
    _ = template.layout(in: Self.space)
    template.edit { $0.addClass("big", to: .id("two")) }
    expectSame(template.layout(in: Self.space), Self.anew(template), "a class makes text larger")
    template.edit { $0.addClass("hot", to: .id("title")) }
    let layout = template.layout(in: Self.space)
    expectSame(layout, Self.anew(template), "a color changes no place")
    template.edit { $0.setMarkup("<p>新<p>旧", of: .id("title")) }
    expectSame(template.layout(in: Self.space), Self.anew(template), "blocks instead of text")
    template.setText("新しい", of: .className("big"))
    expectSame(template.layout(in: Self.space), Self.anew(template), "by class")
  }

  @Test func otherWidths() {
    var template = Self.template()
    for width in [160.0, 80, 161, 16, 0, 2000] {
      let space = LayoutSpace(inlineSize: width)
      let anew = Typesetter(measurer: FixedMeasurer()).layout(
        StyledText(template.tree), in: space)
      expectSame(template.layout(in: space), anew, "width \(width)")
    }
  }

  @Test func contentSelectorsReachOtherParagraphs() {
    var template = LayoutTemplate(
      MarkupTree(
        parsing: "<style>p:has(b) + div { font-size: 32px }</style><p id=a>一<b>二</b></p><div>三"),
      typesetter: Typesetter(measurer: FixedMeasurer()))
    let before = template.layout(in: Self.space).size
    template.setText("一", of: .id("a"))
    let after = template.layout(in: Self.space)
    #expect(after.size.height == before.height - 16)
    expectSame(after, Self.anew(template), ":has()")
  }

  @Test func unchangedParagraphsAreUsedAgain() throws {
    var template = Self.template()
    let before = template.layout(in: Self.space)
    template.setText("短い", of: .id("name"))
    let after = template.layout(in: Self.space)
    let same = zip(before.paragraphs, after.paragraphs).map { $0?.prepared === $1?.prepared }
    #expect(same == [true, false, true, true, true])
    template.edit { $0.addClass("big", to: .id("two")) }
    let restyled = template.layout(in: Self.space)
    let kept = zip(after.paragraphs, restyled.paragraphs).map { $0?.prepared === $1?.prepared }
    #expect(kept == [true, true, true, false, true])
  }

  @Test func copiesAreIndependent() {
    let template = Self.template()
    var (one, two) = (template, template)
    one.setText("甲", of: .id("title"))
    two.setText("乙", of: .id("title"))
    #expect(one.layout(in: Self.space).text.paragraphs[0].text == "甲")
    #expect(two.layout(in: Self.space).text.paragraphs[0].text == "乙")
  }

  /// Two layouts draw the same.
  private func expectSame(
    _ one: MarkupLayout, _ two: MarkupLayout, _ why: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let measurer = FixedMeasurer()
    #expect(one.size == two.size, "\(why)", sourceLocation: sourceLocation)
    #expect(
      one.displayList().items == two.displayList().items,
      "\(why)", sourceLocation: sourceLocation)
    #expect(
      one.text.paragraphs.map(\.text) == two.text.paragraphs.map(\.text), "\(why)",
      sourceLocation: sourceLocation)
  }
}
