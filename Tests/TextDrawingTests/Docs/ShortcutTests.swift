import MarkupText
import Testing
import TextLayout
import TextOutput

@testable import TextDrawing

/// The shortcuts from a layout to a file give the same results as the separate steps.
struct ShortcutTests {
  @Test func filesOfLayouts() throws {
    let fonts = PangoFonts()
    let layout = Typesetter(measurer: fonts).layout(
      markup: "<h1>旅</h1>次は<b>東京</b>へ", in: LayoutSpace(inlineSize: 320))
    let list = layout.displayList()
    let renderer = PangoRenderer(fonts: fonts)
    #expect(
      try layout.png(scale: 2, background: .white)
        == renderer.png(list, scale: 2, background: .white))
    #expect(try layout.pdf() == renderer.pdf(list))
    #expect(layout.svg() == list.svg())
  }

  @Test func otherMeasurers() throws {
    let layout = Typesetter(measurer: FixedMeasurer()).layout(
      markup: "<p style='background:red'>x", in: LayoutSpace(inlineSize: 32))
    #expect(try layout.png().prefix(4) == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test func tooLarge() {
    let layout = Typesetter(measurer: FixedMeasurer()).layout(
      markup: "<p>x", in: LayoutSpace(inlineSize: 40_000))
    #expect(throws: DrawingError.self) { try layout.png() }
    #expect(throws: DrawingError.self) { try layout.pdf() }
  }
}
