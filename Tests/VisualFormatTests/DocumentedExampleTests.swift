import Foundation
import Testing
import VisualFormat

/// The examples in documentation comments, with their exact output.
@Suite struct DocumentedExampleTests {
  /// Returns the documentation comments of a source file of the module, without the slashes.
  private func documentation(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/VisualFormat/" + path)
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("///") }
      .map { $0.hasPrefix("/// ") ? $0.dropFirst(4) : $0.dropFirst(3) }
      .joined(separator: "\n")
  }

  private func expect(
    _ path: String, shows lines: [String], isWholeLine: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try documentation(path)
    let shown = "\n" + text + "\n"
    for line in lines {
      let found = shown.contains(isWholeLine ? "\n\(line)\n" : line)
      #expect(found, "\(line)", sourceLocation: sourceLocation)
    }
  }

  private func text(_ frame: LayoutFrame?) -> String {
    guard let frame else { return "nil" }
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { "\(Int($0))" }
    return "x \(numbers[0]), y \(numbers[1]), width \(numbers[2]), height \(numbers[3])"
  }

  @Test func programs() throws {
    let program = try FormatProgram(
      parsing: """
        |-30-[label]-30-|
        |-50-[button(100)]
        V:|-10-[label(20)]-15-[button(50)]
        """)
    let (good, diagnostics) = FormatProgram.parse("|[a]|\n|[b")
    try expect(
      "Syntax/FormatProgram.swift",
      shows: [
        "  |-30-[label]-30-|", "  |-50-[button(100)]", "  V:|-10-[label(20)]-15-[button(50)]",
        "program.viewNames  // \(program.viewNames)",
      ])
    try expect(
      "Parsing/FormatProgram+Parsing.swift",
      shows: [
        "let (program, diagnostics) = FormatProgram.parse(\"|[a]|\\n|[b\")",
        "program.viewNames  // \(good.viewNames)",
        "diagnostics.map(\\.description)  // \(diagnostics.map(\.description))",
      ])
  }

  @Test func diagnostics() throws {
    let diagnostic = try #require(FormatProgram.parse("|-10-[a(50]").diagnostics.first)
    try expect(
      "Syntax/FormatDiagnostic.swift",
      shows: diagnostic.rendered.split(separator: "\n").map(String.init))
    let unclosed = try #require(FormatProgram.parse("|-10-[a(50)").diagnostics.first)
    try expect(
      "Syntax/FormatDiagnostic.swift", shows: ["`\(unclosed.description)`"], isWholeLine: false)
  }

  @Test func positions() throws {
    try expect(
      "Syntax/FormatPosition.swift", shows: ["`\(FormatPosition(line: 3, column: 14))`"],
      isWholeLine: false)
  }

  @Test func solvers() throws {
    let program = try FormatProgram(
      parsing: """
        |-30-[label]-30-|
        V:|-10-[label(20)]
        """)
    let solution = LayoutSolver().solve(program, in: LayoutSize(width: 320, height: 480))
    #expect(solution["label"] == LayoutFrame(x: 30, y: 10, width: 260, height: 20))
    let edges = try #require(solution.boxes["label"]?.flexibleEdges)
    try expect(
      "Solving/LayoutSolver.swift",
      shows: [
        "solution[\"label\"]  // LayoutFrame(x: 30, y: 10, width: 260, height: 20)",
        "solution.boxes[\"label\"]?.flexibleEdges  // \(edges)",
      ])
  }

  @Test func growth() throws {
    let program = try FormatProgram(parsing: "|-10-[a]-10-|\nV:center[a(40)]")
    let box = LayoutSolver().solve(program, in: LayoutSize(width: 100, height: 100)).boxes["a"]
    let grown = box?.frame(whenContainerGrowsBy: LayoutSize(width: 30, height: -10))
    try expect(
      "Solving/LayoutSolution.swift",
      shows: [
        "let program = try FormatProgram(parsing: \"|-10-[a]-10-|\\nV:center[a(40)]\")",
        "box?.frame  // \(text(box?.frame))", "// \(text(grown))",
      ])
  }

  @Test func bareGaps() throws {
    let program = try FormatProgram(parsing: "|-[a(10)]-[b(10)]")
    let size = LayoutSize(width: 100, height: 100)
    let positions = [DefaultSpacing.zero, .standard].map {
      Int(LayoutSolver(defaultSpacing: $0).solve(program, in: size)["b"]?.x ?? -1)
    }
    try expect(
      "Solving/DefaultSpacing.swift",
      shows: [
        "LayoutSolver().solve(program, in: size)[\"b\"]?.x  // \(positions[0])",
        "LayoutSolver(defaultSpacing: .standard).solve(program, in: size)[\"b\"]?.x  // \(positions[1])",
      ])
  }

  @Test func edges() throws {
    let edges: FlexibleEdges = [.bottomMargin, .width]
    try expect(
      "Boxes/FlexibleEdges.swift",
      shows: [
        "edges.description  // \"\(edges.description)\"", "edges.rawValue  // \(edges.rawValue)",
      ])
    try expect(
      "Boxes/FlexibleEdges.swift", shows: ["`\(FlexibleEdges([.width, .leftMargin]))`"],
      isWholeLine: false)
  }

  @Test func writers() throws {
    let program = try FormatProgram(parsing: "|-30-[label]-30-|")
    let code = SwiftFrameWriter().code(for: program).text
    try expect(
      "Writing/SwiftFrameWriter.swift", shows: code.split(separator: "\n").map { "// \($0)" })
    let shown = try documentation("Writing/SwiftFrameWriter.swift")
    let block = code.split(separator: "\n").map { "// \($0)" }.joined(separator: "\n")
    #expect(shown.contains(block), "in this order")
  }

  @Test func rewriters() throws {
    let rewriter = SwiftSourceRewriter()
    let result = rewriter.rewrite("// VFL begin\n/* [a(5)] */\n// VFL end\n")
    let again = rewriter.rewrite(result.text)
    try expect(
      "Writing/SwiftSourceRewriter.swift",
      shows: [
        "let result = SwiftSourceRewriter().rewrite("
          + "\"// VFL begin\\n/* [a(5)] */\\n// VFL end\\n\")",
        "result.blockCount  // \(result.blockCount)", "result.staleLines  // \(result.staleLines)",
        "SwiftSourceRewriter().rewrite(result.text).staleLines  // \(again.staleLines)",
      ])
    let markers = rewriter.rewrite("// VFL begin\n/*\n|-30-[label]-30-|\n*/\n// VFL end\n")
    #expect(markers.blockCount == 1 && !markers.hasErrors, "the block in the documentation")
    try expect(
      "Writing/SwiftSourceRewriter.swift",
      shows: ["// VFL begin", "/*", "|-30-[label]-30-|", "*/", "// VFL end"])
  }
}
