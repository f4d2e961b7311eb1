import MarkupText
import Testing
import TextLayout

/// Several drawings on one page.
@Suite struct DisplayListComposingTests {
  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func everyKindOfItemMoves() {
    func items(_ x: Double, _ y: Double) -> [DisplayItem] {
      let rect = Rect(x: 1 + x, y: 2 + y, width: 3, height: 4)
      return [
        .fill(rect, .black), .pushClip(rect),
        .path(
          DisplayPath(elements: [
            .move(point(x, y)), .line(point(5 + x, y)),
            .curve(point(1 + x, y), point(2 + x, 1 + y), point(3 + x, 2 + y)), .close,
          ])),
        .glyphs(
          GlyphRun(
            face: FontFace(name: "f", family: "f"), size: 16, color: .black,
            origin: point(6 + x, 7 + y), text: "a",
            clusters: [.init(length: 1, position: 0, advance: 8, glyphCount: 0)], glyphs: [])),
        .decoration(DecorationLine(start: point(x, y), length: 9, thickness: 1, color: .black)),
        .image(PlacedImage(image: nil, frame: rect, alternativeText: "", address: "")), .popClip,
        .begin(.ruby), .end,
      ]
    }
    let other = DisplayList(size: Size(width: 9, height: 9), items: items(0, 0), language: "en")
    var page = DisplayList(size: Size(width: 320, height: 200), items: [.popClip], language: "ja")
    page.draw(other, at: point(100, 12))
    #expect(page.items == [.popClip] + items(100, 12))
    #expect(page.size == Size(width: 320, height: 200))
    #expect(page.language == "ja")
  }

  @Test func layoutsStandBesideEachOther() {
    let measurer = FixedMeasurer()
    let layout = Typesetter(measurer: measurer).layout(
      StyledText(MarkupTree(parsing: "<div>猫</div>")), in: LayoutSpace(inlineSize: 64))
    let list = layout.displayList()
    var page = DisplayList(size: Size(width: 128, height: 32))
    page.draw(list, at: .zero)
    page.draw(list, at: point(64, 8))
    let origins = page.items.compactMap { item -> Point? in
      if case .glyphs(let run) = item { run.origin } else { nil }
    }
    #expect(origins.count == 2)
    #expect(origins.last?.x == (origins.first?.x ?? 0) + 64)
    #expect(origins.last?.y == (origins.first?.y ?? 0) + 8)
  }
}
