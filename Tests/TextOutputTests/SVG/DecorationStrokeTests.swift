import LayoutTestSupport
import MarkupText
import Testing
import TextLayout

@testable import TextOutput

@Suite("SVG: text decorations")
struct DecorationStrokeTests {
  private func line(
    _ style: StyleKeyword, length: Double = 40, thickness: Double = 2,
    kind: StyleKeyword = .underline, isVertical: Bool = false
  ) -> DecorationLine {
    DecorationLine(
      start: Point(x: 10, y: 5), length: length, thickness: thickness, style: style, color: .black,
      kind: kind, isVertical: isVertical)
  }

  private func path(_ line: DecorationLine) -> String {
    SVGSamples.body([.decoration(line)])
      .replacing("<path d=\"", with: "").replacing("\" fill=\"none\" stroke=\"#000\"", with: " ·")
      .replacing("/>", with: "")
  }

  @Test("Each style, along and down")
  func styles() {
    let rows: [(line: DecorationLine, expected: String, why: String)] = [
      (line(.solid), "M10 5h40 · stroke-width=\"2\"", "solid"),
      (line(.solid, isVertical: true), "M10 5v40 · stroke-width=\"2\"", "solid, down"),
      (line(.double), "M10 5h40M10 9h40 · stroke-width=\"2\"", "the second line further down"),
      (
        line(.double, kind: .overline), "M10 1h40M10 5h40 · stroke-width=\"2\"",
        "the second line further up"
      ),
      (
        line(.double, kind: .lineThrough), "M10 3h40M10 7h40 · stroke-width=\"2\"",
        "around the middle"
      ),
      (
        line(.double, isVertical: true), "M10 5v40M6 5v40 · stroke-width=\"2\"",
        "the second line to the left"
      ),
      (
        line(.dotted),
        "M11 5h38 · stroke-width=\"2\" stroke-dasharray=\"0 4.22\" stroke-linecap=\"round\"",
        "nine gaps between ten dots, all of them inside"
      ),
      (
        line(.dashed), "M10 5h40 · stroke-width=\"2\" stroke-dasharray=\"6 5.33\"",
        "begins and ends with a dash: 4 · 6 + 3 · 5.33 = 40"
      ),
      (line(.dashed, length: 5), "M10 5h5 · stroke-width=\"2\"", "no space for a gap"),
      (
        line(.wavy, length: 18), "M10 5c4.5 3 4.5 -3 9 0s4.5 -3 9 0 · stroke-width=\"2\"",
        "two waves"
      ),
      (
        line(.wavy, length: 4, isVertical: true), "M10 5c-3 2 3 2 0 4 · stroke-width=\"2\"",
        "at least one wave"
      ),
      (line(.bold), "M10 5h40 · stroke-width=\"2\"", "an unknown style is solid"),
      (line(.solid, length: 0), "", "no length"),
      (line(.solid, thickness: 0), "", "no thickness"),
      (line(.solid, length: .nan), "", "no number"),
    ]
    for row in rows { #expect(path(row.line) == row.expected, "\(row.why)") }
  }

  @Test("Dashes and dots fill the line exactly")
  func fit() {
    for length in stride(from: 1.0, to: 300, by: 7.3) {
      for thickness in [0.5, 1, 1.5, 3] {
        let dashed = DecorationStroke(line(.dashed, length: length, thickness: thickness))
        if dashed.dashes.count == 2 {
          let gaps = (length - dashed.dashes[0]) / (dashed.dashes[0] + dashed.dashes[1])
          #expect(abs(gaps - gaps.rounded()) < 1e-6, "\(length) \(thickness)")
          #expect(dashed.dashes[1] > 0)
        }
        let dotted = DecorationStroke(line(.dotted, length: length, thickness: thickness))
        let drawnLength = dotted.parts.map { $0.end - $0.start }.reduce(0, +)
        #expect(drawnLength <= length && dotted.dashes[1] >= thickness, "\(length) \(thickness)")
      }
    }
  }

  @Test("Extremely long lines give output of limited size")
  func absurd() {
    for style in [StyleKeyword.solid, .double, .dotted, .dashed, .wavy] {
      for length in [1e-300, 1e9, 1e300, .infinity] {
        for thickness in [1e-300, 1, 1e300, .infinity] {
          let text = path(line(style, length: length, thickness: thickness))
          #expect(text.utf8.count < 400_000, "\(style) \(length) \(thickness)")
          #expect(!text.contains("nan") && !text.contains("inf"))
        }
      }
    }
  }
}
