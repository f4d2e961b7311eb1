import Testing

@testable import TextLayout

/// Ruby and emphasis marks of vertical lines: over is at the right, in both line directions.
struct VerticalRubyTests {
  /// Returns the drawn texts with the center of their line, and the size of the page.
  private func drawn(_ markup: String, mode: String, width: Double = 64) -> ([String], Size) {
    let lines = RubyLines(markup, width: width, style: "writing-mode: \(mode)")
    let runs = lines.glyphs.map { run in
      "\(run.text) \(((run.origin.x) * 100).rounded() / 100) \((run.origin.y * 100).rounded() / 100)"
    }
    return (runs, lines.layout.size)
  }

  @Test func readingsAreAtTheRight() {
    let ruby = "<ruby>東京<rt>とう</ruby>"
    let rows: [(markup: String, mode: String, runs: [String], width: Double, why: String)] = [
      (ruby, "vertical-rl", ["東京 8.0 0.0", "とう 20.0 4.0"], 24, "right to left"),
      (ruby, "vertical-lr", ["東京 8.0 0.0", "とう 20.0 4.0"], 24, "left to right"),
      (
        "<ruby style='ruby-position: under'>東<rt>と</ruby>", "vertical-rl",
        ["東 16.0 0.0", "と 4.0 4.0"], 24, "under is at the left"
      ),
      (
        "<ruby style='ruby-position: under'>東<rt>と</ruby>", "vertical-lr",
        ["東 16.0 0.0", "と 4.0 4.0"], 24, "the same"
      ),
      (
        "あいうえ" + ruby, "vertical-rl",
        ["あいうえ 32.0 0.0", "東京 8.0 0.0", "とう 20.0 4.0"], 40,
        "space between the lines"
      ),
      (
        ruby + "いうえお", "vertical-lr",
        ["東京 8.0 0.0", "とう 20.0 4.0", "いう 8.0 32.0", "えお 32.0 0.0"], 40,
        "the same between a line and the next"
      ),
      (
        "<em style='text-emphasis: filled'>点</em>", "vertical-rl", ["点 8.0 0.0", "﹅ 20.0 4.0"], 24,
        "emphasis marks at the right"
      ),
      (
        "<em style='text-emphasis: dot; text-emphasis-position: over left'>点</em>", "vertical-rl",
        ["点 16.0 0.0", "• 4.0 4.0"], 24, "or at the left"
      ),
    ]
    for row in rows {
      let (runs, size) = drawn(row.markup, mode: row.mode)
      #expect(runs == row.runs, "\(row.markup) \(row.mode): \(row.why)")
      #expect(abs(size.width - row.width) < 1e-9, "\(row.markup) \(row.mode): \(row.why)")
    }
  }

  @Test func lettersOfRubyAreSideways() throws {
    let lines = RubyLines("<ruby>東京<rt>と To</ruby>", style: "writing-mode: vertical-rl")
    #expect(lines.glyphs.map(\.orientation) == [.upright, .upright, .sideways])
    let upright = RubyLines(
      "<ruby>東京<rt style='text-orientation: upright'>To</ruby>",
      style: "writing-mode: vertical-rl")
    #expect(upright.glyphs.map(\.orientation).allSatisfy { $0 == .upright })
  }
}
