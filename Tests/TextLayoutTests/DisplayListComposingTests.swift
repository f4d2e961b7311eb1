import LayoutTestSupport
import MarkupText
import Testing
import TextLayout

/// Several drawings composed on one page.
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
        .pushClipPath(DisplayPath(elements: [.move(point(x, y)), .line(point(2 + x, 3 + y))])),
      ]
    }
    let other = DisplayList(size: Size(width: 9, height: 9), items: items(0, 0), language: "en")
    var page = DisplayList(size: Size(width: 320, height: 200), items: [.popClip], language: "ja")
    page.draw(other, at: point(100, 12))
    #expect(page.items == [.popClip] + items(100, 12))
    #expect(page.size == Size(width: 320, height: 200))
    #expect(page.language == "ja")
  }

  @Test func everyKindOfItemIsResized() {
    func items(_ scale: Double, _ x: Double, _ y: Double) -> [DisplayItem] {
      func transformed(_ px: Double, _ py: Double) -> Point {
        Point(x: px * scale + x, y: py * scale + y)
      }
      let rect = Rect(x: scale + x, y: 2 * scale + y, width: 3 * scale, height: 4 * scale)
      let path = DisplayPath(
        elements: [
          .move(transformed(0, 1)), .line(transformed(5, 0)),
          .curve(transformed(1, 2), transformed(2, 1), transformed(3, 2)), .close,
        ], fill: .black, lineWidth: 2 * scale)
      let run = GlyphRun(
        face: FontFace(name: "f", family: "f"), size: 16 * scale, color: .black,
        shadows: [.init(dx: scale, dy: 2 * scale, blur: 4 * scale, color: .black)],
        origin: transformed(6, 7), text: "ab",
        clusters: [
          .init(length: 1, position: 0, advance: 8 * scale, glyphCount: 1),
          .init(length: 1, position: 8 * scale, advance: 8 * scale, glyphCount: 0),
        ], glyphs: [ShapedGlyph(id: 3, dx: Float(2 * scale), dy: Float(scale))])
      return [
        .fill(rect, .black), .pushClip(rect), .path(path), .pushClipPath(path), .glyphs(run),
        .decoration(
          DecorationLine(
            start: transformed(1, 1), length: 9 * scale, thickness: scale, color: .black,
            isVertical: true)),
        .image(PlacedImage(image: nil, frame: rect, alternativeText: "a", address: "b")),
        .popClip, .begin(.ruby), .end,
      ]
    }
    let other = DisplayList(size: Size(width: 9, height: 9), items: items(1, 0, 0))
    for scale in [0.5, 1, 2, 4] {
      var page = DisplayList(size: Size(width: 320, height: 200))
      page.draw(other, at: point(100, 12), scale: scale)
      #expect(page.items == items(scale, 100, 12), "scale \(scale)")
    }
  }

  @Test func layoutsSideBySide() {
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
