import Testing
import VisualFormat

/// Frames, sizes and edges.
@Suite struct BoxesTests {
  @Test func edgesHaveTheBitsOfAnAutoresizingMask() {
    let rows: [(edge: FlexibleEdges, bit: UInt8, name: String)] = [
      (.leftMargin, 1, "leftMargin"), (.width, 2, "width"), (.rightMargin, 4, "rightMargin"),
      (.topMargin, 8, "topMargin"), (.height, 16, "height"), (.bottomMargin, 32, "bottomMargin"),
    ]
    for row in rows {
      #expect(row.edge.rawValue == row.bit && row.edge.description == row.name)
    }
    let all = rows.reduce(into: FlexibleEdges()) { $0.formUnion($1.edge) }
    #expect(all.description == rows.map(\.name).joined(separator: ", "))
    #expect(FlexibleEdges().description == "")
    #expect(FlexibleEdges(rawValue: 192).description == "", "bits without a name")
  }

  @Test func frames() {
    let frame = LayoutFrame(x: 1, y: 2, width: 3, height: 4)
    #expect(frame.maxX == 4 && frame.maxY == 6 && frame.size == LayoutSize(width: 3, height: 4))
    #expect(LayoutFrame() == LayoutFrame(x: 0, y: 0, width: 0, height: 0))
    var size = frame.size
    size[.horizontal] += 10
    size[.vertical] = 7
    #expect(size == LayoutSize(width: 13, height: 7) && size[.vertical] == 7)
    #expect(LayoutAxis.horizontal.perpendicular == .vertical)
    #expect(LayoutAxis.vertical.perpendicular == .horizontal)
  }

  @Test func boxesOfferTheirOwnSize() {
    final class Pane: LayoutBox {
      var layoutFrame = LayoutFrame(x: 1, y: 2, width: 3, height: 4)
      var flexibleEdges: FlexibleEdges = []
    }
    #expect(Pane().layoutSize == LayoutSize(width: 3, height: 4))
  }

  @Test func growth() throws {
    let program = try FormatProgram(parsing: "|-10-[a]-10-|\nV:center[a(40)]")
    let box = LayoutSolver().solve(program, in: LayoutSize(width: 100, height: 100)).boxes["a"]
    #expect(box?.frame == LayoutFrame(x: 10, y: 30, width: 80, height: 40))
    #expect(
      box?.frame(whenContainerGrowsBy: LayoutSize(width: 30, height: -10))
        == LayoutFrame(x: 10, y: 25, width: 110, height: 40))
    #expect(box?.verticalGrowth.leading == 0.5 && box?.verticalGrowth.trailing == 0.5)
    #expect(box?.horizontalGrowth.size == 1)
  }

  @Test func positions() {
    let positions = [
      FormatPosition(line: 2, column: 1), FormatPosition(line: 1, column: 9),
      FormatPosition(line: 1, column: 10),
    ]
    #expect(positions.sorted().map(\.description) == ["1:9", "1:10", "2:1"])
  }
}
