import LineBreaking
import MarkupText

@testable import TextLayout
@testable import TextOutput

/// Drawings in terminal units: text measured in columns, on rows counted from 0.
struct TerminalDrawing {
  var items: [DisplayItem] = []
  var size = Size(width: 160, height: 64)
  var columns = TerminalColumns()

  /// Returns text on a row, starting at a column.
  func run(
    _ text: String, column: Int = 0, row: Int = 0, weight: Double = 400, isItalic: Bool = false,
    color: CSSColor = .black
  ) -> GlyphRun {
    var shaped = ShapedText()
    let request = ShapingRequest(
      range: 0..<text.utf8.count,
      font: FontRequest(weight: weight, slant: isItalic ? .italic : .normal))
    ColumnMeasurer(columns: columns).shape(request, of: text, into: &shaped)
    var position = 0.0
    let clusters = shaped.clusters.map { cluster in
      defer { position += cluster.advance }
      return GlyphRun.Cluster(
        length: Int(cluster.length), position: position, advance: cluster.advance, glyphCount: 0)
    }
    return GlyphRun(
      face: shaped.faces.first ?? FontFace(name: "terminal", family: "monospace", weight: weight),
      size: 16, color: color, origin: Point(x: Double(column) * 8, y: Double(row + 1) * 16),
      text: text, clusters: clusters, glyphs: [])
  }

  /// Adds text.
  mutating func text(
    _ text: String, column: Int = 0, row: Int = 0, weight: Double = 400, isItalic: Bool = false,
    color: CSSColor = .black
  ) {
    items.append(
      .glyphs(
        run(text, column: column, row: row, weight: weight, isItalic: isItalic, color: color)))
  }

  /// Adds a vertical line of text, starting at a column and row.
  mutating func vertical(
    _ text: String, column: Int, row: Int = 0, orientation: GlyphOrientation = .upright
  ) {
    var shaped = ShapedText()
    ColumnMeasurer(columns: columns).shape(
      ShapingRequest(range: 0..<text.utf8.count, font: FontRequest(), orientation: orientation),
      of: text, into: &shaped)
    var run = run(text, column: column, row: row)
    var position = 0.0
    run.clusters = shaped.clusters.map { cluster in
      defer { position += cluster.advance }
      return GlyphRun.Cluster(
        length: Int(cluster.length), position: position, advance: cluster.advance, glyphCount: 0)
    }
    run.orientation = orientation
    run.origin = Point(
      x: Double(column) * 8 + (orientation == .upright ? 8 : 0), y: Double(row) * 16)
    items.append(.glyphs(run))
  }

  /// Fills cells.
  mutating func fill(_ columns: Range<Int>, rows: Range<Int> = 0..<1, _ color: CSSColor) {
    items.append(
      .fill(
        Rect(
          x: Double(columns.lowerBound) * 8, y: Double(rows.lowerBound) * 16,
          width: Double(columns.count) * 8, height: Double(rows.count) * 16), color))
  }

  /// Draws a text decoration.
  mutating func line(
    _ columns: Range<Int>, row: Int = 0, _ kind: StyleKeyword = .underline,
    _ style: StyleKeyword = .solid
  ) {
    let y =
      switch kind {
      case .overline: Double(row) * 16
      case .lineThrough: Double(row) * 16 + 8
      default: Double(row + 1) * 16
      }
    items.append(
      .decoration(
        DecorationLine(
          start: Point(x: Double(columns.lowerBound) * 8, y: y),
          length: Double(columns.count) * 8, thickness: 1, style: style, color: .black, kind: kind))
    )
  }

  /// Returns the written output, with `\e` for ESC.
  func written(
    _ colors: TerminalOptions.Colors = .trueColor, hyperlinks: Bool = true,
    background: CSSColor? = nil
  ) -> String {
    let options = TerminalOptions(
      colors: colors, hyperlinks: hyperlinks, background: background, columns: columns)
    return String(
      DisplayList(size: size, items: items).terminalText(options).unicodeScalars.flatMap {
        $0 == "\u{1B}" ? "\\e" : String($0)
      })
  }

  /// Returns the written output of a drawing made by a closure.
  static func written(
    _ colors: TerminalOptions.Colors = .trueColor, hyperlinks: Bool = true,
    background: CSSColor? = nil, _ make: (inout TerminalDrawing) -> Void
  ) -> String {
    var drawing = TerminalDrawing()
    make(&drawing)
    return drawing.written(colors, hyperlinks: hyperlinks, background: background)
  }
}
