internal import LineBreaking
import MarkupText
internal import TextFoundation
import TextLayout

/// Applies the paint operations of one row to its cells.
struct TerminalPainter: Sendable {
  let list: DisplayList
  let columns: TerminalColumns
  var row = TerminalRow(limit: TerminalGeometry.columnLimit)

  init(_ list: DisplayList, _ columns: TerminalColumns) {
    self.list = list
    self.columns = columns
  }

  /// Applies one operation.
  mutating func paint(_ operation: TerminalPaintOperations.Operation) {
    switch operation.kind {
    case .run(let index):
      if case .glyphs(let run) = list.items[index] { paint(run, operation) }
    case .characters(let text, let column, let style): paint(text, column, style, operation)
    case .fill(let columns, let color): row.fill(columns.clamped(to: operation.clip), color)
    case .decoration(let columns, let index):
      if case .decoration(let line) = list.items[index] {
        row.decorate(columns.clamped(to: operation.clip)) { $0.add(line) }
      }
    case .rule(let columns, let color, let isUpright):
      rule(columns.clamped(to: operation.clip), color, isUpright ? "│" : "─")
    }
  }

  /// Draws a line with characters.
  private mutating func rule(_ range: Range<Int>, _ color: CSSColor, _ character: Character) {
    guard color.alpha > 0 else { return }
    let width = max(columns.width(of: character), 1)
    var style = CellStyle()
    style.foreground = RGB(color, on: .paper)
    for column in stride(from: range.lowerBound, through: range.upperBound - width, by: width) {
      row.put(character.utf8, columns: width, at: column, style)
    }
  }

  // MARK: Text

  private mutating func paint(_ run: GlyphRun, _ operation: TerminalPaintOperations.Operation) {
    guard run.color.alpha > 0 else { return }
    let style = CellStyle(of: run)
    withUTF8Bytes(of: run.text) { bytes in
      var writer = ClusterWriter(
        meter: ColumnMeter(columns, boundaries: CharacterBoundaries(byteCount: bytes.count)),
        style: style, operation: operation)
      if run.color.alpha < 1 { writer.translucent = run.color }
      var offset = 0
      for cluster in run.clusters {
        // An invalid cluster length must not split a character.
        let end = bytes.scalarStart(
          atOrAfter: offset &+ min(max(cluster.length, 0), bytes.count))
        if let column = TerminalGeometry.column(at: run.origin.x + cluster.position) {
          writer.write(bytes, offset..<end, at: column, to: &row)
        }
        offset = end
      }
    }
  }

  private mutating func paint(
    _ text: String, _ column: Int, _ style: CellStyle,
    _ operation: TerminalPaintOperations.Operation
  ) {
    withUTF8Bytes(of: text) { bytes in
      var writer = ClusterWriter(
        meter: ColumnMeter(columns, boundaries: CharacterBoundaries(byteCount: bytes.count)),
        style: style, operation: operation)
      writer.write(bytes, 0..<bytes.count, at: column, to: &row)
    }
  }
}
