import MarkupText
import Testing

@testable import TextLayout

/// Tables in a terminal: everything is on whole cells of 8 by 16 px.
struct TerminalTableTests {
  /// Returns the rows of text on the grid.
  private static func rows(_ markup: String, columns: Int) -> [String] {
    let set = BlockFrames(markup, width: Double(columns) * 8, measurer: ColumnMeasurer())
    var grid: [[Character]] = []
    for case .glyphs(let run) in set.layout.displayList().items {
      let row = Int(run.origin.y / 16) - 1
      while grid.count <= row { grid.append([]) }
      var column = Int(run.origin.x / 8)
      for character in run.text {
        while grid[row].count < column { grid[row].append(" ") }
        if grid[row].count > column { return ["overlap"] }
        grid[row].append(character)
        // The second column of a wide character.
        if character.utf8.count > 2 { grid[row].append("·") }
        column = grid[row].count
      }
    }
    return grid.map { String($0.filter { $0 != "·" }) }
  }

  @Test func tables() {
    let rows: [(markup: String, columns: Int, rows: [String], why: String)] = [
      (
        "<table><tr><td>a<td>漢字<td>b<tr><td>ccc<td>d<td>e</table>", 80,
        ["a   漢字 b", "ccc d    e"], "columns with one column between"
      ),
      (
        "<table><thead><tr><th>名<th>値<tbody><tr><td>あ<td>1</table>", 80,
        ["名 値", "", "あ 1"], "a row is reserved for the rule below the header"
      ),
      (
        "<table><tr><td>いろはにほへと<td>x</table>", 12,
        ["いろはにほ x", "へと"], "cells wrap at the width"
      ),
      (
        "<table><tr><td>a<td style='text-align:right'>1<tr><td>b<td style='text-align:right'>234",
        80, ["a   1", "b 234"], "aligned at the right"
      ),
      (
        "<table width=100%><tr><td>a<td>b</table>", 20, ["a         b"], "a wide table"
      ),
      (
        "<table><caption>題</caption><tr><td>aaaa<td>b</table>", 80, ["  題", "aaaa b"],
        "a caption in the middle"
      ),
      (
        "<table><tr><td rowspan=2>a<td>b<tr><td>c</table>", 80, ["a b", "  c"],
        "a high cell begins at the upper row of its middle"
      ),
      (
        "<table border=1 cellspacing=9 cellpadding=9><tr><td>a<td>b</table>", 80, ["a b"],
        "borders and spacing in px do not count"
      ),
    ]
    for (markup, columns, expected, why) in rows {
      #expect(Self.rows(markup, columns: columns) == expected, "\(why): \(markup)")
    }
  }
}
