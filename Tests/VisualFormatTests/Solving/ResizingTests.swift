import Testing
import VisualFormat

/// The growth of boxes with their container gives the same result as solving again.
@Suite struct ResizingTests {
  private func difference(
    _ text: String, from width: Double, by growth: Double
  ) throws -> (String, LayoutFrame?, LayoutFrame?)? {
    let program = try FormatProgram(parsing: text)
    let solver = LayoutSolver()
    let before = solver.solve(
      program, boxes: RandomProgram.boxes, in: LayoutSize(width: width, height: 10))
    let after = solver.solve(
      program, boxes: RandomProgram.boxes, in: LayoutSize(width: width + growth, height: 10))
    for name in before.names {
      let grown = before.boxes[name]?.frame(
        whenContainerGrowsBy: LayoutSize(width: growth, height: 0))
      if !isClose(grown, after[name]) { return (name, grown, after[name]) }
    }
    return nil
  }

  @Test func equationsFollowAnyGrowth() throws {
    let rows = [
      "|-10-[a(50)]", "[a(50)]-10-|", "|-10-[a]-10-|", "center[a(20)]", "|-5-[a]-5-[b(==a)]-5-|",
      "|[a(25%)]-10%-[b(10)]", "|[a(b*2)][b]|", "|-5-[a(50%-8)]", "[a]-5-[b(20)]-|", "[a(9)]",
    ]
    for text in rows {
      for growth in [1.0, 250, -30] {
        let difference = try difference(text, from: 400, by: growth)
        #expect(difference == nil, "\(text) by \(growth): \(String(describing: difference))")
      }
    }
  }

  @Test func randomRulesFollowASmallGrowth() throws {
    for seed in 0..<500 as Range<UInt64> {
      let random = RandomProgram(seed: seed, boundsToo: seed % 3 != 0)
      let difference = try difference(random.text, from: RandomProgram.width, by: 0.001)
      #expect(difference == nil, "seed \(seed):\n\(random.text)\(String(describing: difference))")
    }
  }

  @Test func sharesAddUp() throws {
    for seed in 0..<300 as Range<UInt64> {
      let random = RandomProgram(seed: seed, boundsToo: true)
      let solution = LayoutSolver().solve(
        try FormatProgram(parsing: random.text), boxes: RandomProgram.boxes,
        in: LayoutSize(width: RandomProgram.width, height: 10))
      for box in solution.boxes.values {
        let growth = box.horizontalGrowth
        #expect(isClose(growth.leading + growth.size + growth.trailing, 1), "\(random.text)")
        #expect(box.flexibleEdges.contains(.leftMargin) == (abs(growth.leading) > 1e-9))
        #expect(box.flexibleEdges.contains(.width) == (abs(growth.size) > 1e-9))
        #expect(box.flexibleEdges.contains(.rightMargin) == (abs(growth.trailing) > 1e-9))
        #expect(box.flexibleEdges.contains(.bottomMargin), "the height is not specified")
      }
    }
  }

  @Test func edgesChangeWhereABoundBeginsToMatter() throws {
    let program = try FormatProgram(parsing: "|-10-[a(>=0,<=100)]-(>=10)-|")
    let boxes = ["a": PresetFrame(width: 90)]
    let edges = [60.0, 110, 109.5].map { width in
      LayoutSolver().solve(program, boxes: boxes, in: LayoutSize(width: width, height: 1))
        .boxes["a"]?.flexibleEdges
    }
    #expect(edges[0]?.contains(.width) == true, "too narrow: the width yields")
    #expect(edges[1]?.contains(.width) == false, "from here on the margin grows")
    #expect(edges[2]?.contains(.width) == true, "a little before it does not")
  }
}
