import MarkupText
import Testing

@testable import TextLayout

/// Gaps, borders and paddings of tables, generated boxes, and the alignment of cells.
@Suite("Styles of tables")
struct TableStyleTests {
  private static let terminal = LayoutGrid(columnWidth: 8, rowHeight: 16)

  private func table(_ markup: String) throws -> (block: StyledBlock, grid: TableGrid) {
    let text = StyledText(MarkupTree(parsing: markup))
    let index = try #require(text.blocks.firstIndex { $0.kind == .table })
    return (text.blocks[index], TableGrid(table: index, in: text))
  }

  @Test("Attributes of tables (HTML §15.3.8)")
  func attributes() throws {
    let rows:
      [(
        attributes: String, spacing: Double, padding: Double?, border: Double, cell: Double
      )] = [
        ("", 2, nil, 0, 0), ("cellspacing=0", 0, nil, 0, 0), ("cellspacing=7", 7, nil, 0, 0),
        ("cellspacing=x", 2, nil, 0, 0), ("cellspacing=1001", 1000, nil, 0, 0),
        ("cellpadding=5", 2, 5, 0, 0), ("cellpadding=0", 2, 0, 0, 0),
        ("cellpadding=9999", 2, 1000, 0, 0), ("border", 2, nil, 1, 1), ("border=1", 2, nil, 1, 1),
        ("border=0", 2, nil, 0, 0), ("border=5", 2, nil, 5, 1), ("border=x", 2, nil, 1, 1),
        ("border=9999", 2, nil, 1000, 1),
      ]
    for row in rows {
      let block = try table("<table \(row.attributes)><tr><td>x</table>").block
      let style = TableStyle(block, grid: nil)
      #expect(style.columnSpacing == row.spacing && style.rowSpacing == row.spacing, "\(row)")
      #expect(style.outerColumnSpacing == row.spacing, "\(row)")
      #expect(style.outerRowSpacing == row.spacing, "\(row)")
      #expect(style.cellPadding == row.padding, "\(row)")
      #expect(style.border == row.border && style.cellBorder == row.cell, "\(row)")
      #expect(style.outerInline == 2 * (row.border + row.spacing), "\(row)")
      #expect(style.outerBlock == 2 * (row.border + row.spacing), "\(row)")
      // A terminal leaves a column free and draws no borders.
      let terminal = TableStyle(block, grid: Self.terminal)
      #expect(terminal.columnSpacing == 8 && terminal.rowSpacing == 0 && terminal.border == 0)
      #expect(terminal.outerInline == 0 && terminal.cellPadding == nil)
    }
    let generated = TableStyle(nil, grid: nil)
    #expect(generated.columnSpacing == 0 && generated.outerBlock == 0 && !generated.isRightToLeft)
    let other = try table("<div style='display: table' cellspacing=5 border=3>x</div>").block
    #expect(TableStyle(other, grid: nil).columnSpacing == 0)
    #expect(TableStyle(other, grid: nil).border == 0)
    for grid in [nil, Self.terminal] {
      let block = try table("<table dir=rtl><tr><td>x</table>").block
      #expect(TableStyle(block, grid: grid).isRightToLeft)
    }
  }

  @Test("A table is as wide as its cells, gaps, paddings and borders")
  func widths() throws {
    for columns in 1...4 {
      for spacing in [0, 2, 5] {
        for padding in [0, 1, 6] {
          for border in [0, 1, 4] {
            let cells = (0..<columns).map {
              "<td id=c\($0)>" + String(repeating: "x", count: $0 + 1)
            }
            let laidOut = BlockFrames(
              "<table id=t cellspacing=\(spacing) cellpadding=\(padding) border=\(border)><tr>"
                + cells.joined() + "</table>")
            let edge = Double(padding + (border > 0 ? 1 : 0))
            var x = Double(border + spacing)
            let top = x
            for column in 0..<columns {
              let width = Double(column + 1) * 8 + 2 * edge
              let expected = Rect(x: x, y: top, width: width, height: 16 + 2 * edge)
              #expect(laidOut.frame(id: "c\(column)") == expected)
              x += width + Double(spacing)
            }
            let height = 16 + 2 * edge + 2 * top
            let table = Rect(x: 0, y: 0, width: x + Double(border), height: height)
            #expect(laidOut.frame(id: "t") == table)
          }
        }
      }
    }
  }

  @Test("Generated boxes (CSS 2.2 §17.2.1)")
  func generatedBoxes() throws {
    func display(_ kind: String, _ content: String) -> String {
      "<div style='display: \(kind)'>\(content)</div>"
    }
    let cell = display("table-cell", "x")
    let row = display("table-row", cell)
    let block = display("block", "x")
    let rows: [(content: String, rows: Int, columns: Int, cells: Int, why: String)] = [
      ("", 0, 0, 0, "an empty table"), (row, 1, 1, 1, "a row with a cell"),
      (cell, 1, 1, 1, "a cell gets a row"), (cell + cell, 1, 2, 2, "cells share their row"),
      (row + cell + cell, 2, 2, 3, "a row before cells"),
      (cell + row + cell, 3, 1, 3, "a row divides the cells"),
      (block, 1, 1, 1, "a block gets a row and a cell"),
      (block + block, 1, 1, 1, "blocks share their cell"),
      (block + cell, 1, 2, 2, "a block beside a cell"),
      (cell + block + block + cell, 1, 3, 3, "blocks between cells"),
      (display("table-row", block + block), 1, 1, 1, "blocks in a row share a cell"),
      (display("table-row-group", cell + cell), 1, 2, 2, "cells in a group share a row"),
      (display("table-row-group", row + block), 2, 1, 2, "a block in a group"),
      (display("table-row", ""), 1, 0, 0, "a row without cells"),
      (display("table-row-group", ""), 0, 0, 0, "a group without rows"),
      (display("table-caption", "x") + row, 1, 1, 1, "a caption is not a cell"),
      (
        display("table-footer-group", row) + row + display("table-header-group", cell), 3, 1, 3,
        "groups in the wrong order"
      ),
    ]
    for item in rows {
      let grid = try table(display("table", item.content)).grid
      #expect(grid.rows.count == item.rows, "\(item.why)")
      #expect(grid.columnCount == item.columns, "\(item.why)")
      #expect(grid.cells.count == item.cells, "\(item.why)")
    }
    let reordered = try table(
      display(
        "table",
        display("table-footer-group", row) + row + display("table-header-group", cell)
          + display("table-header-group", row))
    ).grid
    #expect(
      reordered.groups.map(\.kind) == [.headerGroup, .rowGroup, .headerGroup, .footerGroup])
  }

  @Test("Content of cells is aligned in the height of the row (CSS 2.2 §17.5.3)")
  func verticalAlignment() throws {
    // The row is 100 px high with 1 px of padding; a line is 16 px high.
    let rows: [(value: String, y: Double)] = [
      ("top", 3), ("middle", 2 + 1 + (98 - 16) / 2), ("bottom", 2 + 1 + 98 - 16),
      ("text-top", 3), ("text-bottom", 85),
    ]
    for row in rows {
      let laidOut = BlockFrames(
        "<table><tr style='height: 100px'><td id=a style='vertical-align: \(row.value)'>x</table>")
      let line = try #require(laidOut.layout.lines.first)
      #expect(line.frame.y == row.y, "\(row.value)")
      #expect(laidOut.frame(id: "a") == Rect(x: 2, y: 2, width: 10, height: 100), "\(row.value)")
    }
    // First lines of different sizes share their baseline.
    let laidOut = BlockFrames(
      """
      <table><tr><td style='vertical-align: baseline; font-size: 32px'>x
      <td style='vertical-align: baseline'>y<br>z
      """)
    let lines = laidOut.layout.lines
    try #require(lines.count == 3)
    #expect(abs(lines[0].baseline.y - lines[1].baseline.y) < 1e-9)
    #expect(lines[1].frame.y > lines[0].frame.y && lines[2].frame.y == lines[1].frame.maxY)
  }

  @Test("From right to left, the columns are mirrored")
  func rightToLeft() throws {
    let rows = "<tr><td id=a>x<td id=b>xxx<tr><td id=c colspan=2>x"
    let left = BlockFrames("<table id=t width=200>\(rows)</table>")
    let right = BlockFrames("<table id=t width=200 dir=rtl>\(rows)</table>")
    let table = try #require(left.frame(id: "t"))
    for id in ["a", "b", "c"] {
      let (one, two) = (try #require(left.frame(id: id)), try #require(right.frame(id: id)))
      #expect(abs(one.x + two.maxX - table.width) < 1e-9, "\(id)")
      #expect(abs(one.width - two.width) < 1e-9 && one.y == two.y, "\(id)")
    }
  }

  @Test("A group without rows has no height, and the width of the columns")
  func emptyGroups() {
    let laidOut = BlockFrames(
      "<table><tbody id=a></tbody><tbody id=b><tr><td>xx<td>x</tbody><tbody id=c></table>")
    #expect(laidOut.frame(id: "a") == Rect(x: 2, y: 2, width: 30, height: 0))
    #expect(laidOut.frame(id: "b") == Rect(x: 2, y: 2, width: 30, height: 18))
    #expect(laidOut.frame(id: "c")?.size == Size(width: 30, height: 0))
  }

  @Test("Specified heights of tables, rows and cells are minimums")
  func heights() throws {
    let rows: [(table: String, row: String, cell: String, height: Double)] = [
      ("", "", "", 22), ("height: 100px", "", "", 100), ("height: 10px", "", "", 22),
      ("height: 22px", "", "", 22), ("", "height: 50px", "", 54), ("", "height: 5px", "", 22),
      ("", "", "height: 50px", 56), ("", "", "height: 5px", 22),
      ("", "height: 60px", "height: 50px", 64), ("height: 100px", "height: 50px", "", 100),
    ]
    for row in rows {
      let laidOut = BlockFrames(
        """
        <table id=t style='\(row.table)'><tr style='\(row.row)'><td style='\(row.cell)'>x</table>
        """)
      #expect(laidOut.frame(id: "t")?.height == row.height, "\(row)")
    }
  }

  @Test("Rules: their heights and the boundary values of size (HTML §15.3.9)")
  func rules() throws {
    let rows: [(attributes: String, frame: Rect)] = [
      ("", Rect(x: 0, y: 8, width: 400, height: 2)),
      ("size=1", Rect(x: 0, y: 8, width: 400, height: 2)),
      ("size=2", Rect(x: 0, y: 8, width: 400, height: 2)),
      ("size=3", Rect(x: 0, y: 8, width: 400, height: 3)),
      ("size=10", Rect(x: 0, y: 8, width: 400, height: 10)),
      ("style='height: 5px'", Rect(x: 0, y: 8, width: 400, height: 7)),
      ("style='width: 100px'", Rect(x: 149, y: 8, width: 102, height: 2)),
      ("style='width: 100px; margin: 0'", Rect(x: 0, y: 0, width: 102, height: 2)),
      ("style='margin: 3px 10px'", Rect(x: 10, y: 3, width: 380, height: 2)),
      ("style='max-width: 50px; margin: 0 0 0 auto'", Rect(x: 348, y: 0, width: 52, height: 2)),
    ]
    for row in rows {
      let laidOut = BlockFrames("<hr id=a \(row.attributes)>")
      #expect(laidOut.frame(id: "a") == row.frame, "\(row.attributes)")
    }
    let shaded = try #require(BlockFrames("<hr id=a>").layout.boxes.first { !$0.lines.isEmpty })
    #expect(shaded.lines.count == 4)
    let plain = try #require(
      BlockFrames("<hr noshade size=6>").layout.boxes.first { !$0.lines.isEmpty })
    #expect(plain.lines.count == 1 && plain.lines[0].frame == plain.frame)
  }
}
