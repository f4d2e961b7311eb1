import Testing
import VisualFormat

/// Rules larger and more hostile than any real layout: linear work or a diagnostic, never a crash.
@Suite struct ScaleTests {
  private static let count = 5000

  /// Returns a chain of views `v0`, `v1` … with text after each name and between them.
  private static func chain(size: String, gap: String, from start: String, to end: String) -> String
  {
    start + (0..<count).map { "[v\($0)\(size)]" }.joined(separator: gap) + end
  }

  @Test(.timeLimit(.minutes(10))) func longChains() {
    let last = Double(Self.count - 1)
    let width = 10 * Double(Self.count)
    let rows: [(size: String, gap: String, start: String, end: String, x: Double, why: String)] = [
      ("(3)", "-2-", "|-10-", "", 10 + last * 5, "sized, from the left"),
      ("(3)", "-2-", "", "-10-|", width - 13, "sized, from the right"),
      ("", "-2-", "|-10-", "", 10 + last * 3, "with the sizes they have, from the left"),
      ("", "-2-", "", "-10-|", width - 11, "with the sizes they have, from the right"),
      ("", "", "|", "|", last, "between both edges: the last one takes what is left"),
      ("(>=1)", "", "|", "|", last, "with bounds"),
      ("", "", "", "", last + 7, "tied to no edge: the first stays where it is"),
      ("(>=0)", "-(>=1)-", "|-5-", "", 5 + 2 * last, "bounded gaps stay small"),
    ]
    for row in rows {
      let text = Self.chain(size: row.size, gap: row.gap, from: row.start, to: row.end)
      let (program, errors) = FormatProgram.parse(text)
      #expect(errors.isEmpty, "\(row.why)")
      let boxes = Dictionary(
        uniqueKeysWithValues: program.viewNames.map {
          ($0, PresetFrame(x: 7, y: 0, width: 1, height: 1))
        })
      let solution = LayoutSolver().solve(
        program, boxes: boxes, in: LayoutSize(width: width, height: 10))
      #expect(solution["v\(Self.count - 1)"]?.x == row.x, "\(row.why)")
      #expect(!solution.diagnostics.contains { $0.code == .tooComplex }, "\(row.why)")
    }
  }

  @Test func manyRulesOfTwo() {
    let text = (1..<Self.count).map { "[v\($0 - 1)]-2-[v\($0)(==v\($0 - 1))]" }
    let boxes = ["v0": PresetFrame(x: 1, y: 0, width: 3, height: 1)]
    let frames = solved(text.joined(separator: "\n"), boxes: boxes).frames
    #expect(frames["v\(Self.count - 1)"]?.x == 1 + 5 * Double(Self.count - 1))
  }

  /// Sizes that are each the sum of the two before have definitions that repeat many times.
  @Test func sumsOfSums() {
    let text = (2..<60).map { "[v\($0)(v\($0 - 1)+v\($0 - 2))]" }
    let frames = solved(
      text.joined(separator: "\n"),
      boxes: ["v0": PresetFrame(width: 1), "v1": PresetFrame(width: 1)]
    ).frames
    #expect(frames["v59"]?.width == 1_548_008_755_920)
  }

  @Test func numbersWithoutEnd() {
    let rules = "|-10-[a(m*m*m*m)]-10-[b]"
    let result = solved(rules, boxes: ["b": preset], metrics: ["m": 1e100])
    #expect(result.codes.contains { $0.hasSuffix("notFinite") }, "\(result)")
    for frame in result.frames.values { #expect(frame.x.isFinite && frame.width.isFinite) }
    for metric in [Double.nan, .infinity, -.infinity] {
      let result = solved("|-m-[a(5)]", boxes: ["a": preset], metrics: ["m": metric])
      #expect(result.codes == ["1:3 notFinite"])
      #expect(result.frames["a"]?.x == 7, "as if the gap were not there")
    }
    let nowhere = solved("|-5-[a]-5-|", boxes: ["a": preset], width: .nan)
    #expect(nowhere.frames["a"]?.width == -10, "a width that is not a number is 0")
    let known = solved("|-5-[a]", boxes: ["a": PresetFrame(x: .nan, y: 0, width: .nan, height: 1)])
    #expect(known.codes == ["1:6 needsSize"], "what is not finite is not known")
  }
}
