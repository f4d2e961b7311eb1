import Testing
import VisualFormat

/// Features beyond vfl2objc: relations between views, bounds, priorities, alignments, options.
@Suite struct SolverRuleTests {
  /// The frames of views `a`, `b` and `c` of 40 × 30 at 7, 11 in a container of 320 × 480.
  private struct Row {
    let rules: String
    let expected: String
    let why: String

    init(_ rules: String, _ expected: String, _ why: String) {
      (self.rules, self.expected, self.why) = (rules, expected, why)
    }
  }

  private static let boxes = ["a": preset, "b": preset, "c": preset]

  /// Returns the extents of the views along an axis, as in `a 0+160 b 160+160`.
  private func extents(_ rules: String, axis: LayoutAxis = .horizontal) -> String {
    let frames = solved(rules, boxes: Self.boxes, metrics: ["m": 16, "strong": 900]).frames
    return frames.sorted { $0.key < $1.key }.map { name, frame in
      let values =
        axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
      return "\(name) \(short(values.0))+\(short(values.1))"
    }.joined(separator: " ")
  }

  private func short(_ value: Double) -> String {
    let text = "\((value * 1000).rounded() / 1000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static let rows = [
    // Relations.
    Row("|-10-[a]-20-[b(==a)]-10-|", "a 10+140 b 170+140", "equal widths"),
    Row("|[a(==b)][b(==c)][c]|", "a 0+106.667 b 106.667+106.667 c 213.333+106.667", "thirds"),
    Row("|[a(b*2)][b]|", "a 0+213.333 b 213.333+106.667", "twice as wide"),
    Row("|[a(b+20)][b]|", "a 0+170 b 170+150", "wider by 20"),
    Row("|[a(b/2-m)][b]|", "a 0+96 b 96+224", "half, less a metric"),
    Row("[a(==b)]\n[b]", "a 7+40 b 7+40", "the width that the other has"),
    Row("[a(>=b)]\n[b(100)]", "a 7+100 b 7+100", "at least another's"),
    Row("[a(<=b)]\n[b(10)]", "a 7+10 b 7+10", "at most another's"),
    Row("[a(50%)]", "a 7+160", "half of the container"),
    Row("[a(50%-m*2)]", "a 7+128", "less two metrics"),
    Row("[a(100%/3)]", "a 7+106.667", "a third of it"),
    // Bounds.
    Row("|[a(>=100)]|", "a 0+320", "no less than a minimum"),
    Row("|[a(>=100)]", "a 0+100", "the minimum is nearest to 40"),
    Row("|[a(<=30)]", "a 0+30", "the maximum is nearest to 40"),
    Row("|[a(>=10,<=90)]", "a 0+40", "what it has is between both"),
    Row("|[a]-(>=8)-[b]|", "a 0+40 b 280+40", "the gap takes what is left"),
    Row("|[a(>=0)]-(<=8)-[b]|", "a 0+272 b 280+40", "or no more than it may"),
    Row("|[a]-(>=8,<=20)-[b(>=0)]|", "a 0+40 b 60+260", "b nearest to its size"),
    Row("|-(>=20)-[a]", "a 20+40", "a bound pushes what stays where it is"),
    Row("|-(>=5)-[a]", "a 7+40", "or does not"),
    Row("|-(>=8)-[a(300)]-(>=8)-|", "a 8+300", "between two bounds"),
    Row("|-(>=8)-[a(200)]-(>=8)-[b(100)]-2-|", "a 8+200 b 218+100", "from both sides"),
    // Priorities.
    Row("|-10-[a(100@500)]-10-|", "a 10+300", "edges are stronger"),
    Row("|-10-[a(100@500)]-(>=10)-|", "a 10+100", "a weak size beats the one it has"),
    Row("|-10-[a(100@500,200@501)]", "a 10+200", "the stronger of two"),
    Row("|-10-[a(100@500,200@500)]", "a 10+100", "the first of two equals"),
    Row("|-10-[a(>=100@500,<=50@501)]", "a 10+50", "the stronger bound"),
    Row("|-10-[a(100@low,200@high)]", "a 10+200", "by name"),
    Row("|-10-[a(100@strong,200@high)]", "a 10+100", "by metric"),
    Row("|-10-[a(100@1000)]", "a 10+100", "1000 is required"),
    Row("|-10@500-[a(100)]-10-|", "a 210+100", "a weak gap"),
    Row("|-10-[a(==b@500)]-10-|\n[b(20)]", "a 10+300 b 7+20", "a weak relation"),
    Row("|[a(200@600)][b(200@500)]|", "a 0+200 b 200+120", "the weaker one yields"),
    Row("|[a(200@500)][b(200@600)]|", "a 0+120 b 120+200", "whichever that is"),
    Row("|[a(>=200@600)][b(>=200@500)]|", "a 0+200 b 200+120", "bounds as well"),
    Row("|[a(>=0)][b(500@500)]|", "a 0+0 b 0+320", "as near as it gets: nothing is negative"),
  ]

  @Test func horizontal() {
    for row in Self.rows {
      #expect(extents(row.rules) == row.expected, "\(row.rules): \(row.why)")
    }
  }

  @Test func alignments() {
    let rows = [
      Row("[a(1)][b(1)][c(1)] alignAllTop", "a 11+30 b 11+30 c 11+30", "top"),
      Row("[a][b] alignAllTop\nV:|-50-[a]", "a 50+30 b 50+30", "wherever the rules put it"),
      Row("[a][b] alignAllBottom\nV:[b(10)]-|\nV:[a(20)]", "a 460+20 b 470+10", "bottom"),
      Row("[a][b] alignAllCenterY\nV:|[a]|\nV:[b(10)]", "a 0+480 b 235+10", "center"),
      Row("[a][b] alignAllTop alignAllBottom\nV:|-5-[a(9)]", "a 5+9 b 5+9", "both"),
    ]
    for row in rows {
      #expect(extents(row.rules, axis: .vertical) == row.expected, "\(row.rules): \(row.why)")
    }
    #expect(extents("V:[a][b] alignAllLeft\n|-3-[b]") == "a 3+40 b 3+40")
    #expect(extents("V:[a][b] alignAllRight\n[a(9)]-|") == "a 311+9 b 280+40")
    #expect(extents("V:[a][b] alignAllCenterX\ncenter[a(100)]") == "a 110+100 b 140+40")
  }

  @Test func bareGaps() {
    func frames(_ gap: DefaultSpacing) -> [Double?] {
      let frames = solved("|-[a(10)]-[b(10)][c]-|", boxes: Self.boxes, defaultSpacing: gap).frames
      return [frames["a"]?.x, frames["b"]?.x, frames["c"]?.x, frames["c"]?.maxX]
    }
    #expect(frames(.zero) == [0, 10, 20, 320], "as vfl2objc has it")
    #expect(frames(.standard) == [20, 38, 48, 300], "as in Apple's language; neighbors touch")
    #expect(
      frames(DefaultSpacing(betweenViews: 1, toSuperview: 2)) == [2, 13, 23, 318], "as one wishes")
  }

  @Test func viewsOutsideOfTheRulesHaveSizesToo() {
    let boxes = ["a": preset, "logo": PresetFrame(width: 64)]
    #expect(solved("[a(logo)]", boxes: boxes).frames["a"]?.width == 64)
    #expect(solved("V:[a(logo)]", boxes: boxes).codes == ["1:6 unknownName"], "it has no height")
  }

  @Test func documentedExample() throws {
    let program = try FormatProgram(
      parsing: """
        |-30-[label]-30-|
        V:|-10-[label(20)]
        """)
    let solution = LayoutSolver().solve(program, in: LayoutSize(width: 320, height: 480))
    #expect(solution["label"] == LayoutFrame(x: 30, y: 10, width: 260, height: 20))
    #expect(solution.boxes["label"]?.flexibleEdges == [.width, .bottomMargin])
    #expect(solution["button"] == nil)
    #expect(solution.names == ["label"])
    #expect(solution.diagnostics.isEmpty)
  }
}
