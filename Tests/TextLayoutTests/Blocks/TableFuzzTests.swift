import LayoutTestSupport
import LineBreaking
import MarkupText
import Testing

@testable import TextLayout

/// Properties of every table, however unusual its markup.
struct TableFuzzTests {
  private static func table(_ random: inout SeededGenerator, depth: Int) -> String {
    let spans = ["", "", "", " colspan=2", " colspan=3", " rowspan=2", " rowspan=0", " rowspan=7"]
    let widths = ["", "", "", " width=50%", " width=40", " width=900", " height=60"]
    let aligns = ["", " style='vertical-align:top'", " style='vertical-align:baseline'"]
    let texts = ["", "a", "吾輩は猫である。", "long word here", "<p>x</p><p>y</p>", "<ul><li>z</ul>"]
    let groups = ["", "", "<thead>", "<tfoot>", "<tbody>"]
    func pick(_ values: [String]) -> String { values.randomElement(using: &random) ?? "" }
    var markup = "<table" + pick(["", " border=1", " width=100%", " cellpadding=7", " dir=rtl"])
    markup += ">" + pick(["", "", "<caption>表の題</caption>"])
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      markup += pick(groups) + "<tr>"
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        markup += "<td\(pick(spans))\(pick(widths))\(pick(aligns))>"
        let nests = depth < 2 && Int.random(in: 0...9, using: &random) == 0
        markup += nests ? table(&random, depth: depth + 1) : pick(texts)
      }
    }
    return markup + "</table>"
  }

  @Test func cellsDoNotOverlapAndNothingIsLost() {
    var random = SeededGenerator(seed: 5)
    for round in 0..<240 {
      let markup = Self.table(&random, depth: 0) + "<p>end"
      let width = Double([0, 1, 50, 200, 400, 2000][round % 6])
      let measurer: any TextMeasurer = round % 3 == 0 ? ColumnMeasurer() : FixedMeasurer()
      let set = BlockFrames(markup, width: width, measurer: measurer)
      let text = set.layout.text
      #expect(
        set.lines.joined() == text.paragraphs.map(\.text).joined(), "\(round): \(markup)")
      for table in text.blocks.indices where text.blocks[table].kind == .table {
        check(table, of: set, markup)
      }
      let end = set.layout.frame(ofBlock: text.blocks.count - 1)
      let lowest = set.frames([.table, .cell]).map(\.maxY).max() ?? 0
      #expect((end?.y ?? 0) >= lowest - 0.01, "what follows is below: \(markup)")
      guard measurer.grid != nil else { continue }
      let frames = set.frames([.cell, .row, .table])
      #expect(
        frames.allSatisfy {
          [$0.x / 8, $0.width / 8, $0.y / 16, $0.height / 16].allSatisfy(\.isWhole)
        },
        "\(round): all on whole cells: \(markup)")
    }
  }

  /// Checks that cells are within their table, do not overlap, and share the edges of their columns
  /// and rows.
  private func check(_ table: Int, of set: BlockFrames, _ markup: String) {
    let grid = TableGrid(table: table, in: set.layout.text)
    var frames: [(cell: TableGrid.Cell, frame: Rect)] = []
    for cell in grid.cells {
      guard case .cell(let index) = cell.content else { continue }
      guard let frame = set.layout.frame(ofBlock: index) else {
        Issue.record("no frame: \(markup)")
        continue
      }
      frames.append((cell, frame))
    }
    let whole = set.layout.frame(ofBlock: table) ?? .zero
    for (index, (cell, frame)) in frames.enumerated() {
      #expect(
        frame.x >= whole.x - 0.01 && frame.maxX <= whole.maxX + 0.01
          && frame.y >= whole.y - 0.01 && frame.maxY <= whole.maxY + 0.01,
        "\(frame) in \(whole): \(markup)")
      for (other, second) in frames[..<index] {
        let apart =
          frame.x >= second.maxX - 0.01 || second.x >= frame.maxX - 0.01
          || frame.y >= second.maxY - 0.01 || second.y >= frame.maxY - 0.01
        #expect(apart, "\(frame) and \(second): \(markup)")
        if cell.columns == other.columns {
          #expect(abs(frame.x - second.x) < 0.01 && abs(frame.width - second.width) < 0.01)
        }
        if cell.rows == other.rows {
          #expect(abs(frame.y - second.y) < 0.01 && abs(frame.height - second.height) < 0.01)
        }
      }
    }
  }

  @Test func nestedTables() {
    for depth in [100, 300] {
      let markup =
        String(repeating: "<table><tr><td>", count: depth) + "底"
        + String(repeating: "</table>", count: depth)
      let set = BlockFrames(markup, width: 200)
      #expect(set.lines == ["底"], "\(depth)")
      #expect(set.drawn.map(\.text) == ["底"])
      // Each table adds its spacing and the padding of its cell on both sides.
      if depth == 100 {
        #expect(set.layout.frame(ofLine: 0, inParagraph: 0)?.origin == Point(x: 300, y: 300))
      }
      #expect(set.layout.diagnostics.isEmpty == (depth == 100), "too deep is noted")
    }
  }

  /// Spans of any size take no additional time.
  @Test func hostileSpans() {
    let cell = "<td colspan=1000 rowspan=65534>x"
    let markup =
      "<table>" + String(repeating: "<tr>" + String(repeating: cell, count: 30), count: 30)
    let set = BlockFrames(markup)
    #expect(set.lines.count == 900)
    let grid = TableGrid(
      table: set.layout.text.blocks.firstIndex { $0.kind == .table } ?? 0, in: set.layout.text)
    #expect(grid.columnCount == 900, "as many as there are cells")
  }

  @Test func manySiblingsAreLinear() {
    // Quadratic work on this many blocks would be noticeable.
    let count = 4000
    let empties = BlockFrames(String(repeating: "<div style='margin:3px'></div>", count: count))
    #expect(empties.layout.size.height == 3)
    let rows = BlockFrames("<table>" + String(repeating: "<tr><td>x", count: count))
    #expect(rows.layout.size.height == Double(count) * 20 + 2)
    let loose = BlockFrames(
      "<div style='display:table'>" + String(repeating: "<div>x</div>", count: count))
    #expect(loose.layout.size.height == Double(count) * 16)
  }
}

extension Double {
  fileprivate var isWhole: Bool { self == rounded() }
}
