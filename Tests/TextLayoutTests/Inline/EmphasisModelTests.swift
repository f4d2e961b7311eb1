import LayoutTestSupport
import MarkupText
import TestSupport
import Testing

@testable import TextLayout

/// Emphasis marks: which characters have one, and where it is drawn.
@Suite struct EmphasisModelTests {
  /// The horizontal or vertical center and the baseline of each cluster of some runs.
  private func centers(_ runs: [GlyphRun]) -> [(center: Double, across: Double)] {
    runs.flatMap { run in
      run.clusters.map { cluster in
        let isDown = run.orientation != .horizontal
        let start = (isDown ? run.origin.y : run.origin.x) + cluster.position
        return (start + cluster.advance / 2, isDown ? run.origin.x : run.origin.y)
      }
    }
  }

  /// Returns the runs outside of emphasis marks, and those of the marks.
  private func runs(_ page: DrawnPage) -> (text: [GlyphRun], marks: [GlyphRun]) {
    var (text, marks): ([GlyphRun], [GlyphRun]) = ([], [])
    var open: [Bool] = []
    for item in page.list.items {
      switch item {
      case .begin(let structure): open.append(structure == .emphasisMarks)
      case .end: open.removeLast()
      case .glyphs(let run): if open.contains(true) { marks.append(run) } else { text.append(run) }
      default: break
      }
    }
    return (text, marks)
  }

  @Test func marksAreCenteredOnLettersOnly() {
    var random = SeededGenerator(seed: 511)
    let letters = Array("漢字かカaz1Жｶ①々〆♪")
    let others = Array("、。「」・！？-'…　")
    for round in 0..<300 {
      // The last character is not a space, which would not be drawn.
      let text =
        (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
          (Int.random(in: 0..<3, using: &random) == 0 ? others : letters)
            .randomElement(using: &random)
        } + ["字"]
      let isUnder = round % 2 == 0
      let page = DrawnPage(
        "<div style='white-space: nowrap; text-autospace: no-autospace; text-spacing-trim: "
          + "space-all; text-emphasis: filled dot; text-emphasis-position: "
          + "\(isUnder ? "under" : "over") right'>" + String(text), inlineSize: 4000)
      let (base, marks) = runs(page)
      let places = centers(base)
      #expect(places.count == text.count, "\(String(text))")
      let expected = zip(text, places).filter { letters.contains($0.0) }.map(\.1)
      let actual = centers(marks)
      if actual.count != expected.count {
        Issue.record("\(String(text)): \(actual.count) marks, not \(expected.count)")
        continue
      }
      for (mark, letter) in zip(actual, expected) {
        if abs(mark.center - letter.center) > 1e-6 {
          Issue.record("\(String(text)): a mark at \(mark.center), not \(letter.center)")
        }
        // The em boxes touch: 16 px of text, with 8 px of marks over or under it.
        let distance = isUnder ? 1.92 + 7.04 : -(14.08 + 0.96)
        #expect(abs(mark.across - letter.across - distance) < 1e-6, "\(String(text))")
      }
      #expect(marks.allSatisfy { $0.size == 8 && $0.text.allSatisfy { $0 == "•" } })
    }
  }

  @Test func verticalMarksAreAtTheSideOfTheirText() {
    for (position, distance) in [("over right", 12.0), ("over left", -12)] {
      let page = DrawnPage(
        "<style>:root { writing-mode: vertical-rl }</style><div style='text-emphasis: filled; "
          + "text-emphasis-position: \(position)'>漢字、かな", inlineSize: 400)
      let (base, marks) = runs(page)
      let letters = zip("漢字、かな", centers(base)).filter { $0.0 != "、" }.map(\.1)
      let actual = centers(marks)
      #expect(actual.count == 4)
      for (mark, letter) in zip(actual, letters) {
        // The mark is a sesame in the middle of its own half-size column.
        #expect(abs(mark.center - letter.center) < 1e-6, "\(position)")
        #expect(abs(mark.across - letter.across - distance) < 1e-6, "\(position)")
      }
      #expect(marks.allSatisfy { $0.text.allSatisfy { $0 == "\u{FE45}" } }, "\(position)")
    }
  }

  @Test func shapesFollowTheStyle() {
    let cases: [(style: String, mark: String)] = [
      ("dot", "\u{2022}"), ("open dot", "\u{25E6}"), ("filled circle", "\u{25CF}"),
      ("open circle", "\u{25CB}"), ("double-circle", "\u{25C9}"),
      ("open double-circle", "\u{25CE}"),
      ("triangle", "\u{25B2}"), ("open triangle", "\u{25B3}"), ("sesame", "\u{FE45}"),
      ("open sesame", "\u{FE46}"), ("filled", "\u{25CF}"), ("open", "\u{25CB}"), ("'x'", "x"),
      ("'xy'", "x"), ("none", ""),
    ]
    for row in cases {
      let page = DrawnPage("<p style=\"text-emphasis: \(row.style)\">字", inlineSize: 400)
      #expect(runs(page).marks.map(\.text).joined() == row.mark, "\(row.style)")
    }
  }
}
