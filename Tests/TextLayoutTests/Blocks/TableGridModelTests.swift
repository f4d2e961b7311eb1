import MarkupText
import Testing

@testable import TextLayout

/// Cells of tables, compared with a model that fills slots one by one (HTML §4.9.12).
@Suite("Table grids by a model")
struct TableGridModelTests {
  private struct Cell {
    var id: Int
    var columns: Int
    var rows: Int
  }

  private struct Group {
    var name: String
    var rows: [[Cell]]
  }

  private struct Generator {
    var state: UInt64

    mutating func number(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  private struct Slot: Hashable {
    var row: Int
    var column: Int
  }

  private static func table(_ random: inout Generator) -> [Group] {
    var id = 0
    return (0..<1 + random.number(below: 4)).map { _ in
      let name = ["tbody", "tbody", "thead", "tfoot"][random.number(below: 4)]
      let rows = (0..<random.number(below: 5)).map { _ in
        (0..<random.number(below: 5)).map { _ in
          id += 1
          let columns = [1, 1, 1, 2, 3, 1000][random.number(below: 6)]
          return Cell(id: id, columns: columns, rows: [1, 1, 1, 2, 3, 0][random.number(below: 6)])
        }
      }
      return Group(name: name, rows: rows)
    }
  }

  private static func markup(_ groups: [Group]) -> String {
    var text = "<table>"
    for group in groups {
      text += "<\(group.name)>"
      for row in group.rows {
        text += "<tr>"
        for cell in row {
          text += "<td id=c\(cell.id) colspan=\(cell.columns) rowspan=\(cell.rows)>x</td>"
        }
        text += "</tr>"
      }
      text += "</\(group.name)>"
    }
    return text + "</table>"
  }

  /// Returns the groups in the order in which they are shown: the first header, the bodies and
  /// further headers and footers in their order, the first footer.
  private static func ordered(_ groups: [Group]) -> [Group] {
    let header = groups.firstIndex { $0.name == "thead" }
    let footer = groups.firstIndex { $0.name == "tfoot" }
    let others = groups.indices.filter { $0 != header && $0 != footer }
    return ([header] + others + [footer]).compactMap { $0.map { groups[$0] } }
  }

  /// Returns the rows and columns of each cell.
  private static func model(_ groups: [Group]) -> [Int: (rows: Range<Int>, columns: Range<Int>)] {
    var taken: Set<Slot> = []
    var found: [Int: (rows: Range<Int>, columns: Range<Int>)] = [:]
    var first = 0
    for group in groups {
      for (offset, row) in group.rows.enumerated() {
        let line = first + offset
        var column = 0
        for cell in row {
          while taken.contains(Slot(row: line, column: column)) { column += 1 }
          var end = column + 1
          while end < column + cell.columns, !taken.contains(Slot(row: line, column: end)) {
            end += 1
          }
          let left = group.rows.count - offset
          let rows = line..<line + (cell.rows == 0 ? left : min(cell.rows, left))
          for row in rows {
            for slot in column..<end { taken.insert(Slot(row: row, column: slot)) }
          }
          found[cell.id] = (rows, column..<end)
          column = end
        }
      }
      first += group.rows.count
    }
    // Only columns in which a cell starts are counted.
    let starts = Set(found.values.map(\.columns.lowerBound)).sorted()
    return found.mapValues { cell in
      let inside = starts.indices.filter { cell.columns.contains(starts[$0]) }
      return (cell.rows, (inside.first ?? 0)..<(inside.last ?? 0) + 1)
    }
  }

  private static func grid(_ markup: String) throws -> (grid: TableGrid, text: StyledText) {
    let text = StyledText(MarkupTree(parsing: markup))
    let table = try #require(text.blocks.firstIndex { $0.kind == .table })
    return (TableGrid(table: table, in: text), text)
  }

  @Test("Rows and columns of random cells")
  func randomTables() throws {
    for seed in 0..<200 {
      var random = Generator(state: UInt64(seed))
      let groups = Self.table(&random)
      let expected = Self.model(Self.ordered(groups))
      let (grid, text) = try Self.grid(Self.markup(groups))
      #expect(grid.cells.count == expected.count, "\(seed)")
      #expect(grid.rows.count == groups.reduce(0) { $0 + $1.rows.count }, "\(seed)")
      #expect(
        grid.columnCount == (expected.values.map(\.columns.upperBound).max() ?? 0), "\(seed)")
      for cell in grid.cells {
        guard case .cell(let block) = cell.content, let name = text.blocks[block].node["id"],
          let id = Int(name.dropFirst()), let model = expected[id]
        else {
          Issue.record("\(seed): a cell that is not in the markup")
          continue
        }
        #expect(cell.rows == model.rows, "\(seed) \(name): \(Self.markup(groups))")
        #expect(cell.columns == model.columns, "\(seed) \(name): \(Self.markup(groups))")
      }
    }
  }

  @Test("Groups are consecutive, the header first and the footer last")
  func groups() throws {
    for seed in 200..<300 {
      var random = Generator(state: UInt64(seed))
      let groups = Self.table(&random)
      let (grid, _) = try Self.grid(Self.markup(groups))
      let ordered = Self.ordered(groups)
      #expect(grid.groups.map(\.rows.count) == ordered.map(\.rows.count), "\(seed)")
      var end = 0
      for group in grid.groups {
        #expect(group.rows.lowerBound == end, "\(seed)")
        end = group.rows.upperBound
      }
      #expect(end == grid.rows.count, "\(seed)")
    }
  }

  @Test("Cells in a frame: the frames of a row or a column share their edges")
  func frames() throws {
    for seed in 300..<340 {
      var random = Generator(state: UInt64(seed))
      let groups = Self.table(&random)
      let markup = Self.markup(groups)
      let laidOut = BlockFrames(markup, width: 300)
      let (grid, text) = try Self.grid(markup)
      let table = try #require(text.blocks.firstIndex { $0.kind == .table })
      let outer = try #require(laidOut.layout.frame(ofBlock: table))
      var tops: [Int: Double] = [:]
      var lefts: [Int: Double] = [:]
      var bottoms: [Int: Double] = [:]
      for cell in grid.cells {
        guard case .cell(let block) = cell.content else { continue }
        let frame = try #require(laidOut.layout.frame(ofBlock: block))
        #expect(abs(frame.y - tops[cell.rows.lowerBound, default: frame.y]) < 1e-6, "\(seed)")
        #expect(abs(frame.x - lefts[cell.columns.lowerBound, default: frame.x]) < 1e-6, "\(seed)")
        #expect(
          abs(frame.maxY - bottoms[cell.rows.upperBound, default: frame.maxY]) < 1e-6, "\(seed)")
        tops[cell.rows.lowerBound] = frame.y
        lefts[cell.columns.lowerBound] = frame.x
        bottoms[cell.rows.upperBound] = frame.maxY
        #expect(frame.x >= outer.x - 1e-6 && frame.maxX <= outer.maxX + 1e-6, "\(seed)")
        #expect(frame.y >= outer.y - 1e-6 && frame.maxY <= outer.maxY + 1e-6, "\(seed)")
        let content = laidOut.layout.boxes[block].content
        #expect(content.y >= frame.y - 1e-6 && content.maxY <= frame.maxY + 1e-6, "\(seed)")
      }
    }
  }

  @Test("Counts in attributes (HTML §2.3.4.2)")
  func counts() {
    let rows: [(text: String, count: Int?)] = [
      ("3", 3), ("0", 0), ("+3", 3), ("\t 3", 3), ("3x", 3), ("3.9", 3), ("007", 7), ("", nil),
      ("-1", nil), ("x", nil), ("+", nil), ("++3", nil), ("+ 3", nil), ("３", nil),
      ("1000000", 1_000_000), ("999999", 999_999),
    ]
    for row in rows { #expect(Int(htmlCount: row.text) == row.count, "\(row.text)") }
    for text in ["1000001", "99999999999999999999999999"] {
      #expect((Int(htmlCount: text) ?? 0) >= 1_000_000, "\(text): large, without a trap")
    }
  }

  @Test("Limits of spans")
  func spanLimits() throws {
    // A colspan of 0 is an error and counts as 1; one above 1000 counts as 1000.
    let rows: [(first: String, column: Int)] = [
      ("colspan=0", 1), ("colspan=1", 1), ("colspan=2", 2), ("colspan=1000", 3),
      ("colspan=1001", 3), ("colspan=x", 1), ("colspan=-2", 1),
    ]
    for row in rows {
      let (grid, _) = try Self.grid(
        "<table><tr><td>1<td>2<td>3<tr><td \(row.first)>4<td>5</table>")
      #expect(grid.cells[4].columns.lowerBound == row.column, "\(row.first)")
    }
  }
}
