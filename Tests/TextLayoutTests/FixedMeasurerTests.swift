import MarkupText
import Testing

@testable import TextLayout

struct FixedMeasurerTests {
  @Test func smoke() {
    let typesetter = Typesetter(measurer: FixedMeasurer())
    let text = StyledText(
      MarkupTree(parsing: "<div>吾輩は猫である。<b>名前</b>はまだない。</div><ul><li>x<li>y</ul><hr><p>終わり"))
    let layout = typesetter.layout(text, in: LayoutSpace(inlineSize: 64))
    for p in layout.paragraphs {
      for line in p?.lines ?? [] {
        print(
          p!.prepared.source[line.visible], line.start, line.top + p!.origin.y, line.width,
          line.height, line.baseline)
      }
    }
    print(layout.size)
    for item in layout.displayList(measurer: FixedMeasurer()).items { print(item) }
  }
}
