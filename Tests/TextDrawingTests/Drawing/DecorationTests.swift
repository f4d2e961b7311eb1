import MarkupText
import Testing
import TextLayout

@testable import TextDrawing

struct DecorationTests {
  /// Returns the rows of a column of pixels, or the columns of a row, that a line at 20 px covers.
  private func covered(
    _ style: StyleKeyword, thickness: Double = 2, kind: StyleKeyword = .underline,
    at coordinate: Int = 30,
    isVertical: Bool = false
  ) throws -> [Int] {
    let line = DecorationLine(
      start: isVertical ? Point(x: 20, y: 0) : Point(x: 0, y: 20), length: 60, thickness: thickness,
      style: style, color: .black, kind: kind, isVertical: isVertical)
    let list = DisplayList(size: Size(width: 60, height: 60), items: [.decoration(line)])
    let drawn = try DecodedPicture(
      PangoRenderer(fonts: TestFonts.installed).png(list, background: .white))
    return (0..<60).filter {
      (isVertical ? drawn[$0, coordinate] : drawn[coordinate, $0]).green < 100
    }
  }

  @Test func linesAreCentered() throws {
    let expected: [(StyleKeyword, Double, StyleKeyword, Bool, [Int], String)] = [
      (.solid, 2, .underline, false, [19, 20], "two pixels around 20"),
      (.solid, 0.3, .underline, false, [20], "one pixel at least"),
      (.solid, 2.4, .underline, false, [19, 20], "whole pixels"),
      (.double, 2, .underline, false, [19, 20, 23, 24], "the second further down"),
      (.double, 2, .overline, false, [15, 16, 19, 20], "the second further up"),
      (.double, 2, .lineThrough, false, [17, 18, 21, 22], "one to each side"),
      (.solid, 2, .underline, true, [19, 20], "down the page"),
      (.double, 2, .underline, true, [15, 16, 19, 20], "the second further to the left"),
    ]
    for (style, thickness, kind, isVertical, rows, why) in expected {
      #expect(
        try covered(style, thickness: thickness, kind: kind, isVertical: isVertical) == rows,
        "\(style): \(why)")
    }
  }

  @Test func brokenLinesHaveGaps() throws {
    for isVertical in [false, true] {
      for (style, maximum) in [(StyleKeyword.dotted, 40), (.dashed, 45)] {
        let inked = try (2..<58).filter {
          try !covered(style, thickness: 4, at: $0, isVertical: isVertical).isEmpty
        }
        #expect(inked.count > 15 && inked.count < maximum, "\(style): \(inked.count)")
      }
      let edges = try (2..<58).map {
        try covered(.wavy, thickness: 2, at: $0, isVertical: isVertical).first ?? 20
      }
      #expect(Set(edges).count >= 3, "waves go up and down")
    }
  }
}
