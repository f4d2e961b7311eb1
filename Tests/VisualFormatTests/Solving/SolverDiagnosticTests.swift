import Testing
import VisualFormat

/// Contradictory and ambiguous rules.
@Suite struct SolverDiagnosticTests {
  private static let boxes = ["a": preset, "b": preset, "c": preset]

  private static let rows: [(rules: String, codes: [String], why: String)] = [
    ("|-5-[a(100)]-5-|", ["1:14 overConstrained"], "left, size and right"),
    ("[a(50)]\n[a(60)]", ["2:4 overConstrained"], "two sizes"),
    ("[a(50)]\n[a(50)]", [], "the same size twice"),
    ("[a(50)]\n[a(50.0000000001)]", [], "except for rounding"),
    ("[a(>=50)]\n[a(<=40)]", ["2:4 overConstrained"], "bounds that cross"),
    ("[a(>=50,40)]", ["1:9 overConstrained"], "a size out of its bounds"),
    ("|-(>=8)-[a(320)]", [], "may run over the edge"),
    ("|-(>=8)-[a(320)]-(>=8)-|", ["1:19 overConstrained"], "may not"),
    ("[a]-10-[b]\n[b]-10-[a]", ["1:9 negativeSize"], "a circle"),
    ("|[a(b+1)][b(a+1)]|", ["1:13 overConstrained"], "each larger than the other"),
    ("|-5-[a(>0)]-5-[b(>0)]-5-|", ["1:16 ambiguousSize"], "two flexible views"),
    ("|[a][b]|", ["1:6 ambiguousSize"], "two views with sizes of their own"),
    ("|[a][b(>=0)]|", [], "one yields by rule"),
    ("|[a][b(>=0)][c(>=0)]|", ["1:14 ambiguousSize"], "one of two yields"),
    ("|[a(<=10)]", [], "a bound is not ambiguous"),
    ("|-200-[a]-200-|", ["1:8 negativeSize"], "no space"),
    ("|[x]", ["1:3 needsSize", "1:3 needsSize", "1:3 needsPosition"], "nothing is known of x"),
    ("[a(==y)]", ["1:6 unknownName"], "no such view or metric"),
    ("[a(m@y)]", ["1:6 unknownName"], "no such priority"),
    ("[a(m@zero)]", ["1:6 invalidPriority"], "a priority out of range"),
    (
      "[a(b)]\n[b(m)]\n[c(twin)]\n[twin]", ["3:4 ambiguousName", "4:2 needsPosition"],
      "two meanings"
    ),
    ("[a(b*b)]\n[b]", ["1:4 nonlinear"], "a square"),
    ("[a(1/b)]\n[b]", ["1:4 nonlinear"], "an inverse"),
    ("[a(b*50%)]\n[b]", ["1:4 nonlinear"], "a share of a share"),
    ("[a(50%*50%)]", [], "is a number, though"),
    ("[a(5/0)]", ["1:4 divisionByZero"], "by zero"),
    ("[a(5/zero)]", ["1:4 divisionByZero"], "by a metric of zero"),
    ("|-x-[a(y)]-z-|", ["1:3 unknownName", "1:8 unknownName", "1:12 unknownName"], "all of them"),
  ]

  @Test func codesAndPositions() {
    var boxes = Self.boxes
    boxes["twin"] = PresetFrame(width: 5, height: 5)
    boxes["twin"]?.x = 0
    for row in Self.rows {
      let result = solved(row.rules, boxes: boxes, metrics: ["m": 16, "zero": 0, "twin": 2])
      #expect(result.codes == row.codes, "\(row.rules): \(row.why)")
    }
  }

  @Test func theFirstOfTwoContradictionsHolds() {
    let result = solved("|-5-[a(100)]-5-|", boxes: Self.boxes)
    #expect(result.frames["a"] == LayoutFrame(x: 5, y: 11, width: 100, height: 30), "left and size")
    let bounds = solved("[a(>=50)]\n[a(<=40)]", boxes: Self.boxes)
    #expect(bounds.frames["a"]?.width == 50, "as near as it gets")
  }

  @Test func conditionsThatHoldAtOneSizeOnlyAreFoundThere() throws {
    let program = try FormatProgram(parsing: "|-5-[a(100)]-5-|")
    let messages = [110, 111].map { width in
      LayoutSolver().solve(program, boxes: Self.boxes, in: LayoutSize(width: width, height: 9))
        .diagnostics.map(\.message)
    }
    #expect(messages[0].count == 1 && messages[0][0].contains("container of one width"))
    #expect(messages[1].count == 1 && messages[1][0].contains("by 1 "))
  }

  @Test func flexibleViewsShareInTheOrderOfTheText() {
    let result = solved("|-5-[a(>0)]-5-[b(>0)]-5-|", boxes: Self.boxes)
    #expect(result.frames["a"]?.x == 5 && result.frames["a"]?.width == 40)
    #expect(result.frames["b"]?.x == 50 && result.frames["b"]?.width == 265)
  }

  @Test func negativeSizesFollowFromTheRules() {
    let result = solved("|-200-[a]-200-|", boxes: Self.boxes)
    #expect(result.frames["a"]?.width == -80, "the edges hold")
    let flexible = solved("|-200-[a(>=0)]-200-|", boxes: Self.boxes)
    #expect(flexible.codes == ["1:16 overConstrained"])
    #expect(flexible.frames["a"]?.width == 0, "here the bound comes first")
  }

  @Test func diagnosticsAreInTheOrderOfTheText() {
    let solution = LayoutSolver().solve(
      FormatProgram.parse("V:|-z-[a]\n|-y-[a]").program, in: LayoutSize(width: 1, height: 1))
    #expect(solution.diagnostics.map(\.position) == solution.diagnostics.map(\.position).sorted())
    #expect(solution.diagnostics.first?.sourceLine == "V:|-z-[a]", "each with its line")
  }

  @Test func positionsThatAreKnownComeFirst() {
    let boxes = ["a": PresetFrame(y: 0, height: 1), "b": preset]
    let result = solved("[a(10)]-8-[b]", boxes: boxes)
    #expect(result.codes.isEmpty && result.frames["a"]?.x == -11 && result.frames["b"]?.x == 7)
  }

  @Test func emptyProgram() {
    let solution = LayoutSolver().solve(
      FormatProgram.parse("").program, boxes: Self.boxes, in: LayoutSize(width: 1, height: 1))
    #expect(solution.names.isEmpty && solution.boxes.isEmpty && solution.diagnostics.isEmpty)
  }
}
