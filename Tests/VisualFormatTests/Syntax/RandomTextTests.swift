import TestSupport
import Testing
import VisualFormat

/// Any text is parsed or rejected, and its results are finite.
@Suite struct RandomTextTests {
  private static let fragments = [
    "|", "[", "]", "(", ")", "-", "-", "H:", "V:", "center", "a", "b", "[a]", "[b(", "50", ".5",
    "%",
    "==", ">=", "<=", ">", "<", "@", "500", "high", ",", "+", "*", "/", "//", " ", "\t", "\n", "\r",
    "m", ".", "alignAllTop", "alignAllLeft", "é", "漢", "👨‍👩‍👧", "\u{301}", "\u{0}", "_", "1e9", "]|",
    "|-",
  ]

  private static let rules = [
    "|-10-[a(50)]-(>=8,<=20@750)-[b(==a*2)]-|", "V:|-m+3-[a]-[b(25%-1)]|", "center[a(>=5,<=9)]",
    "H:[a]-x-y-[b] alignAllTop // why", "|[self.view.a(2*(m+1)/3@high)]",
  ]

  private func check(_ text: String, _ seed: UInt64) {
    let (program, diagnostics) = FormatProgram.parse(text)
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.count
    for diagnostic in diagnostics {
      #expect((1...lines).contains(diagnostic.position.line), "seed \(seed): \(diagnostic)")
      #expect(
        (1...(diagnostic.sourceLine.count + 1)).contains(diagnostic.position.column),
        "seed \(seed): \(diagnostic)")
      #expect(!diagnostic.message.isEmpty && diagnostic.rendered.hasSuffix("^"), "\(diagnostic)")
    }
    let positions = diagnostics.map(\.position)
    #expect(
      Set(positions.map(\.line)).count == positions.count, "one mistake a rule: \(diagnostics)")
    let size = LayoutSize(width: 300, height: 200)
    let solution = LayoutSolver(metrics: ["m": 7, "x": 1, "y": 2])
      .solve(program, boxes: ["a": preset], in: size)
    #expect(Set(solution.names) == Set(program.viewNames))
    for (name, box) in solution.boxes {
      let numbers = [box.frame.x, box.frame.y, box.frame.width, box.frame.height]
      #expect(numbers.allSatisfy { $0.isFinite }, "seed \(seed), \(name): \(numbers)")
    }
    let code = SwiftFrameWriter().code(for: program)
    let isBroken = code.diagnostics.contains { $0.severity == .error }
    #expect(code.text.isEmpty == isBroken, "seed \(seed)")
  }

  @Test func anything() {
    for seed in 0..<3000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let text = (0..<Int.random(in: 1...25, using: &generator)).map { _ in
        Self.fragments.randomElement(using: &generator) ?? ""
      }
      check(text.joined(), seed)
    }
  }

  @Test func almostRules() {
    for seed in 0..<3000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var text = Array(Self.rules.joined(separator: "\n").unicodeScalars)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let offset = Int.random(in: 0..<text.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: text.remove(at: offset)
        case 1: text.insert(text[Int.random(in: 0..<text.count, using: &generator)], at: offset)
        default: text.swapAt(offset, Int.random(in: 0..<text.count, using: &generator))
        }
      }
      check(String(String.UnicodeScalarView(text)), seed)
    }
  }

  @Test func validRulesStayValidBesideInvalidOnes() {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let bad = ["[a", "garbage", "|", "[a(]", "-5-[a]"].randomElement(using: &generator) ?? ""
      var lines = Self.rules
      lines.insert(bad, at: Int.random(in: 0...lines.count, using: &generator))
      let (program, diagnostics) = FormatProgram.parse(lines.joined(separator: "\n"))
      #expect(program.rules.count == Self.rules.count && diagnostics.count == 1, "\(lines)")
      #expect(diagnostics.first?.sourceLine == bad)
    }
  }
}
