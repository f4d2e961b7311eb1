import Testing
import VisualFormat

/// The cases of vfl2objc's code, and complete bodies of the equivalent code here.
@Suite struct Vfl2objcCodeTests {
  private static let rows: [(rules: String, code: String, why: String)] = [
    (
      "|-10-[a(50)]",
      """
      // a keeps its y and height.
      var frame = a.layoutFrame
      frame.x = 10
      frame.width = 50
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.rightMargin])
      """, "left and size"
    ),
    (
      "[a(50)]-10-|",
      """
      // a keeps its y and height.
      var frame = a.layoutFrame
      frame.x = superview.layoutSize.width - 60
      frame.width = 50
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.leftMargin])
      """, "right and size"
    ),
    (
      "|-5-[a]-7-|",
      """
      // a keeps its y and height.
      var frame = a.layoutFrame
      frame.x = 5
      frame.width = superview.layoutSize.width - 12
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.width])
      """, "left and right"
    ),
    (
      "|-10-[a]",
      """
      // a keeps its width, y and height.
      var frame = a.layoutFrame
      frame.x = 10
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.rightMargin])
      """, "left only: vfl2objc says “need width”"
    ),
    (
      "[a]-10-|",
      """
      // a keeps its width, y and height.
      var frame = a.layoutFrame
      frame.x = superview.layoutSize.width - frame.width - 10
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.leftMargin])
      """, "right only: placed by the width it has"
    ),
    (
      "[a(40)]",
      """
      // a keeps its x, y and height.
      var frame = a.layoutFrame
      frame.width = 40
      a.layoutFrame = frame
      """, "size only: nothing is known of edges"
    ),
    ("[a]", "// a keeps its x, width, y and height.", "nothing"),
    (
      "center[a(200)]",
      """
      // a keeps its y and height.
      var frame = a.layoutFrame
      frame.x = superview.layoutSize.width / 2 - 100
      frame.width = 200
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.leftMargin, .rightMargin])
      """, "centre"
    ),
    (
      "V:|-10-[a(50)]",
      """
      // a keeps its x and width.
      var frame = a.layoutFrame
      frame.y = 10
      frame.height = 50
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.bottomMargin])
      """, "top and size"
    ),
    (
      "V:[a(50)]-10-|",
      """
      // a keeps its x and width.
      var frame = a.layoutFrame
      frame.y = superview.layoutSize.height - 60
      frame.height = 50
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.topMargin])
      """, "bottom and size"
    ),
    (
      "V:|[a]|",
      """
      // a keeps its x and width.
      var frame = a.layoutFrame
      frame.y = 0
      frame.height = superview.layoutSize.height
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.height])
      """, "top and bottom"
    ),
    (
      "V:[a]|",
      """
      // a keeps its x, width and height.
      var frame = a.layoutFrame
      frame.y = superview.layoutSize.height - frame.height
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.topMargin])
      """, "bottom only"
    ),
    (
      "V:center[a]",
      """
      // a keeps its x, width and height.
      var frame = a.layoutFrame
      frame.y = superview.layoutSize.height / 2 - frame.height / 2
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.topMargin, .bottomMargin])
      """, "vertical center"
    ),
    (
      "|[a(1)]\nV:[a(2)]|",
      """
      var frame = a.layoutFrame
      frame.x = 0
      frame.width = 1
      frame.y = superview.layoutSize.height - 2
      frame.height = 2
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.rightMargin, .topMargin])
      """, "rules of both axes are merged"
    ),
    (
      "[a]-5-[b]\n|-7-[b(3)]\nV:[b(2)]",
      """
      // a keeps its width, y and height.
      var frame = a.layoutFrame
      frame.x = -frame.width + 2
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.rightMargin])
      // b keeps its y.
      frame = b.layoutFrame
      frame.x = 7
      frame.width = 3
      frame.height = 2
      b.layoutFrame = frame
      b.flexibleEdges.formUnion([.rightMargin])
      """, "beside a view whose place is known, no frame need be read"
    ),
    (
      "|[a]-5-[c]\n[c]-7-[b]",
      """
      // a keeps its width, y and height.
      var frame = a.layoutFrame
      frame.x = 0
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.rightMargin])
      // c keeps its width, y and height.
      frame = c.layoutFrame
      frame.x = a.layoutFrame.maxX + 5
      c.layoutFrame = frame
      c.flexibleEdges.formUnion([.rightMargin])
      // b keeps its width, y and height.
      frame = b.layoutFrame
      frame.x = c.layoutFrame.maxX + 7
      b.layoutFrame = frame
      b.flexibleEdges.formUnion([.rightMargin])
      """, "the first of two neighbors determines where a view is"
    ),
    (
      "[a(20)]-3-[b]|\nV:|[a(1)]\nV:|[b(1)]",
      """
      // b keeps its width.
      var frame = b.layoutFrame
      frame.x = superview.layoutSize.width - frame.width
      frame.y = 0
      frame.height = 1
      b.layoutFrame = frame
      b.flexibleEdges.formUnion([.leftMargin, .bottomMargin])
      frame = a.layoutFrame
      frame.width = 20
      frame.x = b.layoutFrame.x - 3 - frame.width
      frame.y = 0
      frame.height = 1
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.leftMargin, .bottomMargin])
      """, "a size comes before the position that is computed from it"
    ),
    (
      "|-5-[a(>=9@500)]",
      """
      // a keeps its width, y and height.
      var frame = a.layoutFrame
      frame.x = 5
      frame.width = max(9, a.layoutFrame.width)
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.rightMargin])
      """, "a weak bound beats the size it has"
    ),
    (
      "|[a]-b-[c(4)]\n[b]",
      """
      // a keeps its width, y and height.
      var frame = a.layoutFrame
      frame.x = 0
      a.layoutFrame = frame
      a.flexibleEdges.formUnion([.rightMargin])
      // c keeps its y and height.
      frame = c.layoutFrame
      frame.x = a.layoutFrame.width + b.layoutFrame.width
      frame.width = 4
      c.layoutFrame = frame
      c.flexibleEdges.formUnion([.rightMargin])
      // b keeps its x, width, y and height.
      """, "a gap by another view’s width"
    ),
  ]

  private func body(_ rules: String) -> String {
    let text = SwiftFrameWriter().code(for: FormatProgram.parse(rules).program).text
    return text.split(separator: "\n").dropFirst().dropLast().map { $0.dropFirst(2) }
      .joined(separator: "\n")
  }

  @Test func completeBodies() {
    for row in Self.rows { #expect(body(row.rules) == row.code, "\(row.rules): \(row.why)") }
  }

  /// The code sets the frames of the solver, from any frames and in any container.
  @Test func codeAndSolverAgree() throws {
    let presets = [
      LayoutFrame(x: 7, y: 11, width: 40, height: 30), LayoutFrame(),
      LayoutFrame(x: -3.5, y: 900, width: 0.25, height: 1000),
    ]
    let sizes = [LayoutSize(width: 320, height: 480), LayoutSize(width: 1000.5, height: 2000)]
    for row in Self.rows {
      for preset in presets {
        for size in sizes {
          let program = try FormatProgram(parsing: row.rules)
          var interpreter = CodeInterpreter(
            frames: ["a": preset, "b": preset, "c": preset], container: size, metrics: [:])
          try interpreter.run(SwiftFrameWriter().code(for: program).text)
          let box = PresetFrame(preset)
          let solution = LayoutSolver().solve(
            program, boxes: ["a": box, "b": box, "c": box], in: size)
          for name in solution.names {
            #expect(
              isClose(interpreter.frames[name], solution[name]),
              "\(name) from \(preset) in \(size): \(row.rules): \(row.why)")
          }
        }
      }
    }
  }

  @Test func contradictionsAreErrorsHere() {
    let rows: [(rules: String, code: FormatDiagnostic.Code, why: String)] = [
      ("|-5-[A(100)]-5-|", .overConstrained, "left and size won silently"),
      ("|-5-[A(>0)]-5-[B(>0)]-5-|", .ambiguousSize, "left only and right only, silently"),
    ]
    for row in rows {
      let (_, diagnostics) = SwiftFrameWriter().code(for: FormatProgram.parse(row.rules).program)
      #expect(diagnostics.contains { $0.code == row.code && $0.severity != .note }, "\(row.why)")
    }
  }
}
