import Testing
import VisualFormat

/// Rules larger and nastier than any layout: linear work or a diagnostic, never a crash.
@Suite struct ScaleTests {
  private static let count = 100_000

  /// A chain of views `v0`, `v1` … with something behind each name and between them.
  private static func chain(
    _ count: Int, size: String, gap: String, from start: String, to end: String
  ) -> String {
    start + (0..<count).map { "[v\($0)\(size)]" }.joined(separator: gap) + end
  }

  @Test(.timeLimit(.minutes(1))) func longChains() {
    let rows: [(size: String, gap: String, start: String, end: String, x: Double, why: String)] = [
      ("(3)", "-2-", "|-10-", "", 10 + 99_999 * 5, "sized, from the left"),
      ("(3)", "-2-", "", "-10-|", 500_000 - 13, "sized, from the right"),
      ("", "-2-", "|-10-", "", 10 + 99_999 * 3, "with the sizes they have, from the left"),
      ("", "-2-", "", "-10-|", 500_000 - 11, "with the sizes they have, from the right"),
      ("", "", "|", "|", 99_999, "between both edges: the last one takes what is left"),
      ("(>=1)", "", "|", "|", 99_999, "with bounds"),
      ("", "", "", "", 99_999 + 7, "tied to no edge: the first stays where it is"),
    ]
    for row in rows {
      let text = Self.chain(
        Self.count, size: row.size, gap: row.gap, from: row.start, to: row.end)
      let (program, errors) = FormatProgram.parse(text)
      #expect(errors.isEmpty, "\(row.why)")
      let boxes = Dictionary(
        uniqueKeysWithValues: program.viewNames.map {
          ($0, PresetFrame(x: 7, y: 0, width: 1, height: 1))
        })
      let solution = LayoutSolver().solve(
        program, boxes: boxes, in: LayoutSize(width: 500_000, height: 10))
      #expect(solution["v99999"]?.x == row.x, "\(row.why)")
      #expect(!solution.diagnostics.contains { $0.code == .tooComplex }, "\(row.why)")
    }
  }
}
