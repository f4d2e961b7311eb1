import MarkupText
import Testing

@testable import TextLayout

/// Layouts that reuse unchanged parts are equal to new ones.
struct LayoutTemplateTests {
  private static let markup = """
    <style>.hot { color: red } .big { font-size: 32px }</style>
    <div id=title>夏目漱石「坊っちゃん」</div><p id=body>親譲りの<b id=name>無鉄砲</b>で子供の時から損ばかりしている。</p>
    <ul><li id=one>一<li id=two>二</ul><div id=box>図<lambda id=pic width=40 height=20>のように</div>
    <p id=plain>ただの文<b style="background: red"></b></p><p id=kept lang=en>two  words</p>
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
      ("title", "森鴎外「舞姫」", "as high as before: replaced in place"),
      ("title", "とても長い題名はもう一行を要するのである", "higher: what follows moves"),
      ("name", "向こう見ず", "an element inside of a paragraph"),
      ("name", "", "without text"),
      ("body", "まるごと新しい", "elements inside go"),
      ("one", "いち", "the marker stays"),
      ("one", "", "a paragraph vanishes"),
      ("one", "また", "and comes back"),
      ("box", "箱", "the box of lambda stays"),
      ("plain", "ただの別の文", "an element without text goes"),
      ("plain", " ", "nothing but space"),
      ("plain", "もとの文", "and text again"),
      ("kept", "three  other\nwords", "its language and its white space"),
      ("missing", "x", "no element has the id"),
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
    expectSame(layout, Self.anew(template), "a color changes no position")
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
    let same = zip(before.paragraphs, after.paragraphs).map {
      $0?.shapedParagraph === $1?.shapedParagraph
    }
    #expect(same == [true, false, true, true, true, true, true])
    template.edit { $0.addClass("big", to: .id("two")) }
    let restyled = template.layout(in: Self.space)
    let isReused = zip(after.paragraphs, restyled.paragraphs).map {
      $0?.shapedParagraph === $1?.shapedParagraph
    }
    #expect(isReused == [true, true, true, false, true, true, true])
  }

  @Test func contentAfterAHigherTextMoves() {
    let pages: [(markup: String, why: String)] = [
      ("<p id=t>一</p><p>二</p><hr><ul><li>三<li>四</ul>", "margins, a rule, markers"),
      ("<div style='padding:9px;background:red'><p id=t>一<p>二</div>三", "in a box with padding"),
      ("<ol><li id=t>一<li>二<ol><li>三</ol></ol>", "in a list"),
      ("<blockquote><p>零<p id=t>一</blockquote><table border=1><tr><td>二</table>", "a table below"),
      ("<div style='height:20px'><p id=t>一</div><p>二", "a height that is given"),
      ("<div style='max-height:40px;background:red'><p id=t>一</div><p>二", "a maximum height"),
      ("<p id=t>一</p><p style='margin-top:-30px'>二", "a negative margin below"),
      ("<p id=t>一</p><p><ruby>二<rt>に</ruby>", "ruby below"),
      ("<p id=t><ruby>一<rt>いち</ruby></p><p>二", "ruby in it"),
      ("<table><tr><td id=t>一<td>二</table><p>三", "in a table"),
      ("<div style='line-clamp:2'><p id=t>一<p>二</div><p>三", "where lines are counted"),
      (
        "<div style='writing-mode:vertical-rl'><p id=t>一<p style='background:red'>二</div>",
        "vertical"
      ),
      ("<p id=t>一</p><div style='width:50px'>二三四五六七</div><img width=9 height=9>", "a width"),
    ]
    let texts = ["短い", "とても長い題名はもう一行を要するのである", "短い", "長い題名は二行になる", "短"]
    for page in pages {
      var template = LayoutTemplate(
        MarkupTree(parsing: page.markup), typesetter: Typesetter(measurer: FixedMeasurer()))
      _ = template.layout(in: Self.space)
      for text in texts {
        template.setText(text, of: .id("t"))
        expectSame(template.layout(in: Self.space), Self.anew(template), page.why)
      }
    }
  }

  @Test func severalTextsMoveTogether() {
    var template = LayoutTemplate(
      MarkupTree(parsing: "<p id=a>一<p id=b>二<p id=c style='background:red'>三<p>四"),
      typesetter: Typesetter(measurer: FixedMeasurer()))
    _ = template.layout(in: Self.space)
    for count in [9, 25, 3, 41] {
      for id in ["c", "a", "b"] {
        template.setText(String(repeating: "字", count: count + id.utf8.count), of: .id(id))
      }
      expectSame(template.layout(in: Self.space), Self.anew(template), "\(count)")
    }
  }

  @Test func copiesAreIndependent() {
    let template = Self.template()
    var (one, two) = (template, template)
    one.setText("甲", of: .id("title"))
    two.setText("乙", of: .id("title"))
    #expect(one.layout(in: Self.space).text.paragraphs[0].text == "甲")
    #expect(two.layout(in: Self.space).text.paragraphs[0].text == "乙")
  }

  /// Checks that two layouts draw the same.
  private func expectSame(
    _ one: MarkupLayout, _ two: MarkupLayout, _ why: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      one.displayList().differences(from: two.displayList()) == [], "\(why)",
      sourceLocation: sourceLocation)
    #expect(
      one.text.paragraphs.map(\.text) == two.text.paragraphs.map(\.text), "\(why)",
      sourceLocation: sourceLocation)
  }
}
