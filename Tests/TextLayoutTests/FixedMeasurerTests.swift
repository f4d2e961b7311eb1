import MarkupText
import Testing

@testable import TextLayout

struct FixedMeasurerTests {
  @Test(arguments: [
    (GlyphOrientation.horizontal, [8.0, 16, 8, 0]), (.sideways, [8, 16, 8, 0]),
    (.upright, [16, 16, 16, 0]),
  ])
  func advances(orientation: GlyphOrientation, expected: [Double]) {
    var shaped = ShapedText()
    let text = "a漢e\u{301}\n"
    FixedMeasurer().shape(
      ShapingRequest(
        range: 0..<text.utf8.count, font: FontRequest(size: 16), orientation: orientation),
      of: text, into: &shaped)
    #expect(shaped.clusters.map(\.advance) == expected)
    #expect(shaped.clusters.map(\.offset) == [0, 1, 4, 7])
    #expect(shaped.clusters.map(\.length) == [1, 3, 3, 1])
  }

  @Test func rangesOutsideOfTheText() {
    var shaped = ShapedText()
    let measurer = FixedMeasurer()
    for range in [-5..<0, 3..<3, 9..<20] {
      measurer.shape(ShapingRequest(range: range, font: FontRequest()), of: "abc", into: &shaped)
    }
    #expect(shaped.clusters.isEmpty)
    measurer.shape(ShapingRequest(range: -2..<99, font: FontRequest()), of: "abc", into: &shaped)
    #expect(shaped.clusters.count == 3)
  }
}
