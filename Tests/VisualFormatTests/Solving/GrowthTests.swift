import Testing
import VisualFormat

/// Which edges flex, and by how much, when the container grows.
@Suite struct GrowthTests {
  /// The growth of view `a` for each unit by which a container of 320 grows: the margin before it,
  /// the view, the margin after it; and which of them flex, `-` for none.
  private struct Row {
    let rules: String
    let shares: [Double]
    let flexible: String
    let why: String

    init(_ rules: String, _ shares: [Double], _ flexible: String, _ why: String) {
      (self.rules, self.shares, self.flexible, self.why) = (rules, shares, flexible, why)
    }
  }

  private static let rows = [
    Row("|-10-[a(50)]", [0, 0, 1], "3", "left and size: the right margin"),
    Row("[a(50)]-10-|", [1, 0, 0], "1", "right and size: the left margin"),
    Row("|-10-[a]-10-|", [0, 1, 0], "2", "both edges: the size"),
    Row("|-10-[a]", [0, 0, 1], "3", "left only: the right margin"),
    Row("[a]-10-|", [1, 0, 0], "1", "right only: the left margin"),
    Row("[a(50)]", [0, 0, 1], "3", "size only: it stays where it is"),
    Row("[a]", [0, 0, 1], "3", "nothing: it stays as it is"),
    Row("center[a(50)]", [0.5, 0, 0.5], "13", "center: both margins"),
    Row("center[a]", [0.5, 0, 0.5], "13", "with its own size as well"),
    Row("center[a]\n|-9-[a]", [0, 1, 0], "2", "center and an edge: the size"),
    Row("center[a(50%)]", [0.25, 0.5, 0.25], "123", "a share in the middle"),
    Row("|[a(25%)]", [0, 0.25, 0.75], "23", "a share"),
    Row("|-25%-[a(5)]", [0.25, 0, 0.75], "13", "a share of the container"),
    Row("|-25%-[a]-25%-|", [0.25, 0.5, 0.25], "123", "margins of shares"),
    Row("|[a(100%)]", [0, 1, 0], "2", "all of it is both edges"),
    Row("|[a(150%)]", [0, 1.5, -0.5], "23", "more than all: the margin shrinks"),
    Row("|-(200-50%)-[a(5)]", [-0.5, 0, 1.5], "13", "a margin that shrinks"),
    Row("|-5-[a(200-50%)]", [0, -0.5, 1.5], "23", "a size that shrinks"),
    Row("|[a(==b)][b]|", [0, 0.5, 0.5], "23", "half of two"),
    Row("|[a(==b)][b(==c)][c]|", [0, 1.0 / 3, 2.0 / 3], "23", "a third of three"),
    Row("|[b][a(b*3)]|", [0.25, 0.75, 0], "12", "three quarters of two"),
    Row("|[b(50)]-5-[a]|", [0, 1, 0], "2", "after what is fixed"),
    Row("|[b]-5-[a(50)]|", [1, 0, 0], "1", "after what flexes"),
    Row("|-5-[b(9)]-5-[a(9)]", [0, 0, 1], "3", "in a chain from the left"),
    Row("[a(9)]-5-[b(9)]-5-|", [1, 0, 0], "1", "in a chain from the right"),
    Row("center[b(9)]\n[b]-5-[a(9)]", [0.5, 0, 0.5], "13", "beside the center"),
    Row("|-5-[a(>0)]-5-|", [0, 1, 0], "2", "the flexible size"),
    Row("|-5-[a(>=50,<=400)]-5-|", [0, 1, 0], "2", "within its bounds"),
    Row("|-5-[a(>=0,<=100)]-(>=5)-|", [0, 0, 1], "3", "with a gap that takes the rest"),
    Row("|-5-[a(>=0,100@5)]-5@4-|", [0, 0, 1], "3", "a weak size beats a weaker edge"),
    Row("|-5-[a(>=0,100@4)]-5@5-|", [0, 1, 0], "2", "or the edge a weaker size"),
    Row("|[a(50%*50%)]", [0, 160, -159], "23", "a square grows by its double"),
    Row("|[a(1000/10%)]", [0, -0.09765625, 1.09765625], "23", "an inverse shrinks"),
    Row("|[a((10%+4)*(20%-2)/2)]", [0, 6.7, -5.7], "23", "products of sums"),
    Row("|[a(b*2)][b(>=0)]|", [0, 2.0 / 3, 1.0 / 3], "23", "two thirds"),
  ]

  /// Returns digits for the members along an axis: 1 the margin before, 2 the size, 3 the margin
  /// after.
  private func digits(_ edges: FlexibleEdges, _ members: [FlexibleEdges]) -> String {
    members.indices.filter { edges.contains(members[$0]) }.map { "\($0 + 1)" }.joined()
  }

  @Test func horizontal() throws {
    for row in Self.rows {
      let box = try #require(placed(row.rules, LayoutSize(width: 320, height: 480)))
      expect(box.horizontalGrowth, row)
      #expect(
        digits(box.flexibleEdges, [.leftMargin, .width, .rightMargin]) == row.flexible,
        "\(row.rules): \(row.why)")
      #expect(
        digits(box.flexibleEdges, [.topMargin, .height, .bottomMargin]) == "3", "\(row.rules)")
    }
  }

  @Test func vertical() throws {
    for row in Self.rows {
      let rules = row.rules.split(separator: "\n").map { "V:" + $0 }.joined(separator: "\n")
      let box = try #require(placed(rules, LayoutSize(width: 480, height: 320)))
      expect(box.verticalGrowth, row)
      #expect(
        digits(box.flexibleEdges, [.topMargin, .height, .bottomMargin]) == row.flexible,
        "\(rules): \(row.why)")
      #expect(digits(box.flexibleEdges, [.leftMargin, .width, .rightMargin]) == "3", "\(rules)")
    }
  }

  private func placed(_ rules: String, _ size: LayoutSize) -> PlacedBox? {
    let boxes = ["a": preset, "b": preset, "c": preset]
    return LayoutSolver().solve(FormatProgram.parse(rules).program, boxes: boxes, in: size)
      .boxes["a"]
  }

  private func expect(_ growth: PlacedBox.Growth, _ row: Row) {
    let shares = [growth.leading, growth.size, growth.trailing]
    for (share, expected) in zip(shares, row.shares) {
      #expect(isClose(share, expected), "\(shares) for \(row.rules): \(row.why)")
    }
  }

  /// Between the sizes at which bounds take effect, growth gives the same result as solving again.
  @Test func growthHoldsBetweenBreakpoints() throws {
    let program = try FormatProgram(parsing: "|-10-[a(>=50,<=100)]-(>=10)-|")
    let boxes = ["a": PresetFrame(x: 0, y: 0, width: 80, height: 9)]
    let rows: [(width: Double, frame: Double, share: Double, why: String)] = [
      (60, 50, 0, "too narrow: the least width"), (75, 55, 1, "the width takes all"),
      (90, 70, 1, "still"), (110, 80, 0, "it has its own width"), (500, 80, 0, "whatever comes"),
    ]
    for row in rows {
      let box = LayoutSolver().solve(
        program, boxes: boxes, in: LayoutSize(width: row.width, height: 9)
      ).boxes["a"]
      #expect(box?.frame.width == row.frame && box?.horizontalGrowth.size == row.share, "\(row)")
    }
  }

  @Test func bothAxesAtOnce() throws {
    let program = try FormatProgram(parsing: "|-10-[a]-10-|\nV:center[a(50%)]")
    let box = LayoutSolver().solve(program, in: LayoutSize(width: 100, height: 200)).boxes["a"]
    let grown = box?.frame(whenContainerGrowsBy: LayoutSize(width: 8, height: 40))
    #expect(grown == LayoutFrame(x: 10, y: 60, width: 88, height: 120), "each by its own growth")
    #expect(box?.flexibleEdges == [.width, .topMargin, .height, .bottomMargin])
  }
}
