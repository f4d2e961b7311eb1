import Testing

@testable import VisualFormat

/// The work for chains is proportional to their length: a limit per view is never reached.
@Suite struct LinearWorkTests {
  private static let workPerView = 100

  private static let chains: [(size: String, gap: String, start: String, end: String)] = [
    ("(3)", "-2-", "|-10-", ""), ("(3)", "-2-", "", "-10-|"), ("", "-2-", "|-10-", ""),
    ("", "-2-", "", "-10-|"), ("", "", "|", "|"), ("(>=1)", "", "|", "|"), ("", "", "", ""),
    ("(>=1)", "-(>=1)-", "|", "|"), ("(>=1)", "-(>=1)-", "|", ""),
    ("(>=1)", "-(>=1)-", "", "|"), ("(>=1,<=9)", "-2-", "|", "-(>=0)-|"),
    ("(5@500)", "-2-", "|", ""), ("(5@500)", "-2@400-", "|", "|"), ("(10%)", "-1%-", "|", ""),
  ]

  @Test(.timeLimit(.minutes(10))) func chains() {
    for chain in Self.chains {
      for count in [200, 1600] {
        let text =
          chain.start + (0..<count).map { "[v\($0)\(chain.size)]" }.joined(separator: chain.gap)
          + chain.end
        let (program, _) = FormatProgram.parse(text)
        let box = PresetFrame(x: 7, y: 0, width: 1, height: 1)
        let boxes = Dictionary(uniqueKeysWithValues: program.viewNames.map { ($0, box) })
        var solver = LayoutSolver()
        solver.workLimit = Self.workPerView * count
        let solution = solver.solve(
          program, boxes: boxes, in: LayoutSize(width: 5 * Double(count), height: 1))
        #expect(
          !solution.diagnostics.contains { $0.code == .tooComplex },
          "\(count) views: \(chain.start)[\(chain.size)]\(chain.gap)\(chain.end)")
      }
    }
  }

  @Test func theLimitIsReported() {
    let text = "|" + (0..<100).map { "[v\($0)(>=1)]" }.joined(separator: "-(>=1)-") + "|"
    var solver = LayoutSolver()
    solver.workLimit = 50
    let solution = solver.solve(
      FormatProgram.parse(text).program, in: LayoutSize(width: 500, height: 1))
    let found = solution.diagnostics.filter { $0.code == .tooComplex }
    #expect(found.count == 2 && found.allSatisfy { $0.severity == .error }, "one for each axis")
    #expect(found.first?.message.hasPrefix("the horizontal rules are too many to solve") == true)
    #expect(solution.boxes.count == 100, "every view has a frame all the same")
    #expect(solution.boxes.values.allSatisfy { $0.frame.x.isFinite && $0.frame.width.isFinite })
  }
}
