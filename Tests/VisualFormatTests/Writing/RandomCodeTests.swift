import TestSupport
import Testing
import VisualFormat

/// Random rules: the code sets the frames of the solver.
@Suite struct RandomCodeTests {
  private static let metrics: [String: Double] = ["m": 16.5, "n": 3]
  private static let frames = [
    "a": LayoutFrame(x: 7, y: 11, width: 40, height: 30),
    "b": LayoutFrame(x: 70, y: 5, width: 44, height: 13),
    "c": LayoutFrame(x: 1, y: 90, width: 21, height: 17),
  ]

  private static func value(using generator: inout SeededGenerator) -> String {
    let values = [
      "5", "12.5", "m", "n", "m+3", "m*2", "n/2", "m*n", "(m-n)*2", "-4", "10%", "25%-n", "m/n",
      "(m+1)*(n-4)", "20%*n/m", "30-m",
    ]
    return "(\(values.randomElement(using: &generator) ?? "5"))"
  }

  private static func size(
    of view: String, using generator: inout SeededGenerator
  ) -> String {
    let other = ["a", "b", "c"].filter { $0 != view }.randomElement(using: &generator) ?? "a"
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<4: return ""
    case 4..<7: return "(\(value(using: &generator)))"
    case 7: return "(==\(other)*\(Int.random(in: 1...3, using: &generator))/2)"
    case 8: return "(\(Int.random(in: 0...99, using: &generator))@500)"
    default: return "(>=0)"
    }
  }

  private static func rule(using generator: inout SeededGenerator) -> String {
    var text = Bool.random(using: &generator) ? "V:" : "H:"
    if Int.random(in: 0..<6, using: &generator) == 0 {
      let view = ["a", "b", "c"].randomElement(using: &generator) ?? "a"
      return text + "center[\(view)\(size(of: view, using: &generator))]"
    }
    func gap() -> String {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: ""
      case 1: "-"
      default: "-\(value(using: &generator))-"
      }
    }
    if Bool.random(using: &generator) { text += "|" + gap() }
    let views = ["a", "b", "c"].shuffled(using: &generator)
      .prefix(Int.random(in: 1...3, using: &generator))
    for (position, view) in views.enumerated() {
      if position > 0 { text += gap() }
      text += "[\(view)\(size(of: view, using: &generator))]"
    }
    if Bool.random(using: &generator) { text += gap() + "|" }
    if views.count > 1, Int.random(in: 0..<4, using: &generator) == 0 {
      text += text.hasPrefix("V") ? " alignAllCenterX" : " alignAllBottom"
    }
    return text
  }

  @Test func codeAndSolverAgree() throws {
    let boxes = Self.frames.mapValues { PresetFrame($0) }
    var compared = 0
    for seed in 0..<4000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...4, using: &generator)
      let rules = (0..<count).map { _ in Self.rule(using: &generator) }
      let text = rules.joined(separator: "\n")
      let program = try FormatProgram(parsing: text)
      // A view that no rule positions is only a name in the code.
      let names = program.viewNames
      guard ["a", "b", "c"].allSatisfy({ names.contains($0) || !text.contains("==" + $0) }) else {
        continue
      }
      let (code, diagnostics) = SwiftFrameWriter(defaultSpacing: .standard).code(for: program)
      guard !diagnostics.contains(where: { $0.severity != .note }) else { continue }
      let size = LayoutSize(
        width: Double(Int.random(in: 300...900, using: &generator)),
        height: Double(Int.random(in: 300...900, using: &generator)))
      let solution = LayoutSolver(metrics: Self.metrics, defaultSpacing: .standard)
        .solve(program, boxes: boxes, in: size)
      guard solution.diagnostics.isEmpty else { continue }
      var interpreter = CodeInterpreter(
        frames: Self.frames, container: size, metrics: Self.metrics)
      try interpreter.run(code)
      // The solver prevents negative sizes where it can; the code does not.
      guard interpreter.frames.values.allSatisfy({ $0.width >= 0 && $0.height >= 0 }) else {
        continue
      }
      compared += 1
      for name in solution.names {
        #expect(
          isClose(interpreter.frames[name], solution[name]),
          "seed \(seed), \(name) in \(size)\n\(text)\n\(code)")
        let edges = interpreter.edges[name] ?? []
        for members in [
          [.leftMargin, .width, .rightMargin], [.topMargin, .height, .bottomMargin],
        ] as [FlexibleEdges] {
          let own = edges.intersection(members)
          #expect(
            own.isEmpty || own == solution.boxes[name]?.flexibleEdges.intersection(members),
            "seed \(seed), \(name): \(own)\n\(text)\n\(code)")
        }
      }
    }
    #expect(compared > 1500, "\(compared): too few to be meaningful")
  }

  @Test func theInterpreterRejectsUnknownCode() {
    for code in ["a.b = 1", "frame.x = ", "frame.x = q", "frame.x = max(1)", "x", "frame = z"] {
      var interpreter = CodeInterpreter(
        frames: Self.frames, container: LayoutSize(width: 1, height: 1), metrics: [:])
      #expect(throws: CodeInterpreter.Unknown.self) { try interpreter.run(code) }
    }
  }

  /// A block is stable for any rules, and error positions are within the text.
  @Test func blocksOfRandomRulesAreStable() {
    for seed in 0..<500 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let rules = (0..<3).map { _ in Self.rule(using: &generator) }.joined(separator: "\n")
      let margin = ["", "  ", "\t"].randomElement(using: &generator) ?? ""
      let source = ["x", margin + "// VFL begin", "/*", rules, "*/", "  // VFL end", "y"]
        .joined(separator: "\n")
      let once = SwiftSourceRewriter().rewrite(source)
      if once.hasErrors {
        #expect(once.text == source, "seed \(seed)")
        #expect(once.diagnostics.allSatisfy { (4...6).contains($0.position.line) }, "seed \(seed)")
      } else {
        let twice = SwiftSourceRewriter().rewrite(once.text)
        #expect(twice.text == once.text && twice.staleLines.isEmpty, "seed \(seed)\n\(once.text)")
        #expect(once.staleLines == [2], "seed \(seed)")
      }
    }
  }
}
