import MarkupText
public import TextLayout

extension DisplayList {
  /// Returns the drawing as terminal text, with a line for every 16 px and a column for every 8 px,
  /// the units of `ColumnMeasurer`.
  ///
  /// ```swift
  /// let run = GlyphRun(…"漢字"…)  // bold, at the baseline of the first row
  /// list.terminalText()          // "\u{1B}[1m漢字\u{1B}[0m\n"
  /// list.terminalText(.plain)    // "漢字\n"
  /// ```
  ///
  /// Every character is written in its own column, even if something overwrites its neighbors. The
  /// output contains:
  /// - text with its color, bold from weight 600, italic; its background; underlines, overlines and
  ///   line-through (underlines also double, wavy, dotted and dashed: SGR 4:2 to 4:5); links (OSC
  ///   8);
  /// - areas as background colors, thin ones as `─` and `│`; curves are left out;
  /// - an image as its alternative text in brackets, such as `[a cat]`, truncated if it does not
  ///   fit;
  /// - vertical text from top to bottom, with the vertical forms of punctuation (`︒`, `﹁`);
  ///   characters are not rotated.
  ///
  /// Control characters in the text do not reach the terminal: they are replaced by U+FFFD, except
  /// line breaks and tabs, which become blanks. Format characters on their own (ZWSP, soft hyphens,
  /// bidirectional overrides and isolates) are left out: the cells of a row are already in visual
  /// order. Links are written only if ``TerminalOptions/links`` allows them. Escape sequences change only the attributes that differ. Each
  /// line ends with all attributes reset, without invisible trailing blanks, and with LF. Empty
  /// rows at the end are left out, and an empty drawing gives an empty text.
  ///
  /// Content left of the first column, above the first row, right of column 4,096 or below row
  /// 1,048,576 is not written. Colors fill at most the drawing's `size` and at most 4,194,304
  /// cells in total. Content whose position is NaN is left out.
  ///
  /// - Parameter options: the colors and other options.
  /// - Returns: the lines, each with its LF.
  /// - Complexity: linear in the text and in the filled cells.
  public func terminalText(_ options: TerminalOptions = TerminalOptions()) -> String {
    let page = TerminalPaintOperations(self, options)
    var painter = TerminalPainter(self, options.columns)
    var writer = TerminalWriter(
      options,
      addresses: page.addresses.map {
        options.links.normalized($0).flatMap(TerminalAddress.encoded)
      })
    var emptyRows = 0
    var index = 0
    var next = 0
    while index < page.operations.count {
      let row = page.operations[index].row
      emptyRows += row - next
      next = row + 1
      while index < page.operations.count, page.operations[index].row == row {
        painter.paint(page.operations[index])
        index += 1
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
