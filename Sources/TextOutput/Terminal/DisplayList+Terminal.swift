public import TextLayout

extension DisplayList {
  /// The drawing as text for a terminal, a line for each row of 16 px and a column for each 8 px, as
  /// ``ColumnMeasurer`` lays out.
  ///
  /// ```swift
  /// let run = GlyphRun(…"漢字"…)  // bold, at the baseline of the first row
  /// list.terminalText()          // "\u{1B}[1m漢字\u{1B}[0m\n"
  /// list.terminalText(.plain)    // "漢字\n"
  /// ```
  ///
  /// Every character stands in its own column, whatever overwrites its neighbours. What is shown:
  /// - text with its color, bold from weight 600 on, italic; its background; lines under, over and
  ///   through it (double, wavy, dotted and dashed ones too, SGR 4:2 to 4:5); links (OSC 8);
  /// - areas by the color behind text, thin ones as `─` and `│`; curves are left out;
  /// - a picture as what is said in its place, in brackets: `[a cat]`; cut if there is no room;
  /// - a vertical line of text from top to bottom, with the forms of punctuation for it (`︒`, `﹁`);
  ///   characters are not turned.
  ///
  /// Control characters of the text do not reach the terminal: U+FFFD stands for each of them, but
  /// for line ends and tabs, which are blank. Format characters that stand alone (ZWSP, soft
  /// hyphens, controls of direction) are left out. Escape sequences change only what differs; each
  /// line ends with everything reset, without blanks at its end that are not seen, and with LF. Rows
  /// at the end without anything are left out, and a drawing without anything is an empty text.
  ///
  /// What is left of the first column, above the first row, right of column 4,096 or below row
  /// 1,048,576 is not written; no color fills more than the drawing's ``size``, nor more than
  /// 4,194,304 cells in all. What has a place that is no number is left out.
  ///
  /// - Parameter options: colors and more.
  /// - Returns: the lines, each with its LF.
  /// - Complexity: linear in the text and in the filled cells.
  public func terminalText(_ options: TerminalOptions = TerminalOptions()) -> String {
    let page = TerminalMarks(self, options)
    var painter = TerminalPainter(self, options.columns)
    var writer = TerminalWriter(
      options, addresses: page.addresses.map(TerminalAddress.encoded))
    var emptyRows = 0
    var place = 0
    var next = 0
    while place < page.marks.count {
      let row = page.marks[place].row
      emptyRows += row - next
      next = row + 1
      while place < page.marks.count, page.marks[place].row == row {
        painter.paint(page.marks[place])
        place += 1
      }
      if writer.isVisible(painter.row) {
        for _ in 0..<emptyRows { writer.newline() }
        emptyRows = 0
        writer.write(painter.row)
        writer.newline()
      } else {
        emptyRows += 1
      }
      painter.row.removeAll()
    }
    return writer.finish()
  }
}
