public import LineBreaking
internal import MarkupText

/// A measurer for terminals: a column is 8 px wide and a row 16 px high, regardless of the font
/// size.
///
/// In a vertical line every character takes one row, as a terminal cannot rotate it. A control
/// character takes the column of the U+FFFD that `DisplayList.terminalText(_:)` writes for it;
/// line ends and tabs take none.
public struct ColumnMeasurer: TextMeasurer {
  /// The rules for the number of columns of a Character.
  public var columns: TerminalColumns

  /// Creates a measurer.
  public init(columns: TerminalColumns = TerminalColumns()) { self.columns = columns }

  /// The grid: cells of 8 by 16 px.
  public var grid: LayoutGrid? { Self.cell }

  package static let cell = LayoutGrid(columnWidth: 8, rowHeight: 16)

  /// Returns metrics with the height of one row.
  public func metrics(for font: FontRequest) -> FontMetrics {
    FontMetrics(
      ascent: Self.cell.rowHeight, descent: 0, xHeight: Self.cell.rowHeight / 2,
      underlinePosition: 0, underlineThickness: 1, strikethroughPosition: Self.cell.rowHeight / 2)
  }

  /// Appends one cluster for each Character.
  public func shape(_ request: ShapingRequest, of text: String, into output: inout ShapedText) {
    let face = output.index(
      of: FontFace(
        name: "terminal", family: "monospace", weight: request.font.weight,
        isItalic: request.font.slant != .normal),
      metrics: metrics(for: request.font))
    let first = output.clusters.count
    let isHorizontal = request.orientation == .horizontal
    output.appendCharacters(of: text, in: request.range, face: face, columns: columns) { columns in
      isHorizontal
        ? Double(columns) * Self.cell.columnWidth : columns > 0 ? Self.cell.rowHeight : 0
    }
    for index in first..<output.clusters.count
    where TerminalText.isControl(output.clusters[index].scalar) {
      output.clusters[index].advance = isHorizontal ? Self.cell.columnWidth : Self.cell.rowHeight
    }
  }
}
