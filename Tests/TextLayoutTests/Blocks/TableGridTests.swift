import MarkupText
import Testing

@testable import TextLayout

/// The rows and columns that each cell covers (HTML §4.9.12).
struct TableGridTests {
  /// Returns the cells of the first table as `text@row,column+rows×columns`.
  private static func cells(_ markup: String) -> String {
    let text = StyledText(MarkupTree(parsing: markup))
    guard let table = text.blocks.firstIndex(where: { $0.kind == .table }) else { return "none" }
    return describe(TableGrid(table: table, in: text), text)
  }

  private static func describe(_ grid: TableGrid, _ text: StyledText) -> String {
    grid.cells.map { cell in
      let paragraphs: Range<Int> =
        switch cell.content {
        case .cell(let index): text.blocks[index].paragraphs
        case .paragraph(let index): index..<index + 1
        case .blocks(let range):
          text.siblings(in: range).reduce(0..<0) { found, index in
            let own = text.blocks[index].paragraphs
            return found.isEmpty ? own : found.lowerBound..<own.upperBound
          }
        }
      let name = paragraphs.map { text.paragraphs[$0].text }.joined(separator: "/")
      let spans =
        cell.rows.count == 1 && cell.columns.count == 1
        ? "" : "+\(cell.rows.count)x\(cell.columns.count)"
      return "\(name)@\(cell.rows.lowerBound),\(cell.columns.lowerBound)\(spans)"
    }.joined(separator: " ")
  }

  @Test func positionsOfCells() {
    let rows: [(markup: String, cells: String, why: String)] = [
      ("<table></table>", "", "nothing"),
      ("<table><tr><td>a<td>b<tr><td>c", "a@0,0 b@0,1 c@1,0", "a missing cell stays free"),
      (
        "<table><tr><td rowspan=2>a<td>b<tr><td>c<tr><td>d<td>e",
        "a@0,0+2x1 b@0,1 c@1,1 d@2,0 e@2,1", "a high cell pushes the next row's"
      ),
      (
        "<table><tr><td colspan=2>a<td>b<tr><td>c<td>d<td>e",
        "a@0,0+1x2 b@0,2 c@1,0 d@1,1 e@1,2", "a wide cell"
      ),
      ("<table><tr><td colspan=9>a<tr><td>b", "a@0,0 b@1,0", "columns without cells do not count"),
      ("<table><tr><td colspan=0>a<td>b", "a@0,0 b@0,1", "zero columns count as one"),
      ("<table><tr><td colspan=-5>a<td>b", "a@0,0 b@0,1", "negative ones too"),
      (
        "<table><tr><td colspan=99999999999999999999>a<td>b<tr><td>c<td>d",
        "a@0,0+1x2 b@0,2 c@1,0 d@1,1", "no more than a thousand"
      ),
      ("<table><tr><td rowspan=99>a<tr><td>b", "a@0,0+2x1 b@1,1", "no more rows than there are"),
      ("<table><tr><td rowspan=0>a<td>b<tr><tr>", "a@0,0+3x1 b@0,1", "0 is all of them"),
      (
        "<table><tbody><tr><td rowspan=5>a<td>b<tbody><tr><td>c",
        "a@0,0 b@0,1 c@1,0", "no cell extends beyond its group"
      ),
      (
        "<table><tfoot><tr><td>f<tbody><tr><td>b<thead><tr><td>h",
        "h@0,0 b@1,0 f@2,0", "the header is first, the footer last"
      ),
      (
        "<table><tbody><tr><td>b<thead><tr><td>h<thead><tr><td>i",
        "h@0,0 b@1,0 i@2,0", "a second header stays where it is"
      ),
      (
        "<table><tr><td>a<td rowspan=2>b<td>c<tr><td colspan=3>d",
        "a@0,0 b@0,1+2x1 c@0,2 d@1,0", "no cell covers another"
      ),
      (
        "<table><td>a<td>b<tr><td>c", "a@0,0 b@0,1 c@1,0", "cells without a row get one"
      ),
      (
        "<div style='display:table'><div>x</div><p>y</p><div style='display:table-cell'>z</div>",
        "x/y@0,0 z@0,1", "other content becomes the content of a cell"
      ),
      ("<div style='display:table'>x</div>", "x@0,0", "lines too"),
      (
        "<div style='display:table'><div style='display:table-row'>x</div></div>", "x@0,0",
        "lines in a row"
      ),
      (
        "<div style='display:table'><div style='display:table-row-group'>x</div></div>",
        "x@0,0", "lines in a group"
      ),
    ]
    for (markup, cells, why) in rows {
      #expect(Self.cells(markup) == cells, "\(why): \(markup)")
    }
  }

  @Test func captionsAndGroups() throws {
    let text = StyledText(
      MarkupTree(parsing: "<table><tr><td>a</tr><caption>c</caption><tfoot></tfoot><tr><td>b"))
    let table = try #require(text.blocks.firstIndex { $0.kind == .table })
    let grid = TableGrid(table: table, in: text)
    #expect(grid.captions.count == 1)
    #expect(grid.groups.map(\.rows) == [0..<2, 2..<2], "rows without a group share one")
    #expect(grid.groups.map(\.kind) == [.rowGroup, .footerGroup])
    #expect(grid.columnCount == 1)
  }

  @Test func numbersOfAttributes() {
    let rows: [(String, Int?, String)] = [
      ("3", 3, "a number"), (" \t3x", 3, "up to the first non-digit"), ("+3", 3, "a sign"),
      ("-3", nil, "negative ones are invalid"), ("", nil, "nothing"), ("x", nil, "a word"),
      ("99999999999999999999999", 1_000_000, "a great one"), ("007", 7, "zeros"),
      ("３", nil, "wide"),
    ]
    for (text, value, why) in rows { #expect(Int(htmlCount: text) == value, "\(why): \(text)") }
  }
}
