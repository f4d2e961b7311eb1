internal import LineBreaking
import MarkupText
import TextLayout

/// The paint operations of a drawing, by terminal row and in painting order.
///
/// The memory used depends on the number of items, not on the extent of the drawing.
struct TerminalPaintOperations: Sendable {
  /// A paint operation on one row.
  struct Operation: Sendable {
    enum Kind: Sendable {
      /// A run of text, by the index of its item.
      case run(Int)
      /// A string at a column.
      case characters(String, column: Int, CellStyle)
      /// A filled area.
      case fill(Range<Int>, CSSColor)
      /// A decoration line, by the index of its item.
      case decoration(Range<Int>, Int)
      /// A horizontal line, or one row of a vertical line.
      case rule(Range<Int>, CSSColor, isUpright: Bool)
    }

    let row: Int
    let kind: Kind
    /// The columns that may be painted.
    let clip: Range<Int>
    /// The number of the enclosing link; 0 for none.
    let link: Int32
  }

  private(set) var operations: [Operation] = []
  /// The addresses of links, numbered from 1.
  private(set) var addresses: [String] = []

  private struct Clip {
    var columns = 0..<TerminalGeometry.columnLimit
    var rows = 0..<TerminalGeometry.rowLimit
  }

  private let columns: TerminalColumns
  /// The extent of the drawing, which limits filled areas.
  private let page: Clip
  private var clips: [Clip] = []
  private var clip = Clip()
  private var links: [Int32] = []
  private var link: Int32 = 0
  private var numbers: [String: Int32] = [:]
  private var unfilled: Int

  /// Creates the operations of a drawing, which fill at most `fillLimit` cells.
  init(
    _ list: DisplayList, _ options: TerminalOptions, fillLimit: Int = TerminalGeometry.fillLimit
  ) {
    columns = options.columns
    unfilled = fillLimit
    let size = list.size
    page = Clip(
      columns: TerminalGeometry.columns(from: 0, to: size.width).clamped(to: clip.columns),
      rows: TerminalGeometry.rows(from: 0, to: size.height).clamped(to: clip.rows))
    if let background = options.background {
      fill(Rect(x: 0, y: 0, width: size.width, height: size.height), background)
    }
    for (index, item) in list.items.enumerated() { add(item, index) }
    sort()
  }

  private mutating func sort() {
    // Most drawings are in row order except for their backgrounds.
    guard zip(operations, operations.dropFirst()).contains(where: { $0.row > $1.row }) else {
      return
    }
    let order = operations.indices.sorted { (operations[$0].row, $0) < (operations[$1].row, $1) }
    operations = order.map { operations[$0] }
  }

  private mutating func append(_ kind: Operation.Kind, row: Int?) {
    guard let row, clip.rows.contains(row) else { return }
    operations.append(Operation(row: row, kind: kind, clip: clip.columns, link: link))
  }

  // MARK: Items

  private mutating func add(_ item: DisplayItem, _ index: Int) {
    switch item {
    case .fill(let rect, let color): fill(rect, color)
    case .path(let path): add(path)
    case .glyphs(let run): add(run, index)
    case .decoration(let line): add(line, index)
    case .image(let image): add(image)
    case .pushClip(let rect): pushClip(rect)
    case .pushClipPath(let path):
      pushClip(DisplayPath(elements: path.elements).bounds ?? .zero)
    case .popClip: clip = clips.popLast() ?? clip
    case .begin(let structure):
      links.append(link)
      if case .link(let address) = structure { link = number(of: address) }
    case .end: link = links.popLast() ?? link
    }
  }

  private mutating func pushClip(_ rect: Rect) {
    clips.append(clip)
    clip.columns = TerminalGeometry.columns(from: rect.x, to: rect.maxX).clamped(to: clip.columns)
    clip.rows = TerminalGeometry.rows(from: rect.y, to: rect.maxY).clamped(to: clip.rows)
  }

  /// Returns the number of an address, which is the same for all segments of a link.
  private mutating func number(of address: String) -> Int32 {
    if let number = numbers[address] { return number }
    addresses.append(address)
    let number = Int32(truncatingIfNeeded: addresses.count)
    numbers[address] = number
    return number
  }

  private mutating func fill(_ rect: Rect, _ color: CSSColor) {
    if TerminalGeometry.isLine(rect) {
      let columns = TerminalGeometry.columns(from: rect.x, to: rect.maxX)
      let row = TerminalGeometry.row(containing: rect.y + rect.height / 2)
      return append(.rule(columns.clamped(to: page.columns), color, isUpright: false), row: row)
    }
    let rows = TerminalGeometry.rows(from: rect.y, to: rect.maxY)
      .clamped(to: page.rows).clamped(to: clip.rows)
    if TerminalGeometry.isUprightLine(rect) {
      guard let column = TerminalGeometry.column(containing: rect.x + rect.width / 2) else {
        return
      }
      for row in rows { append(.rule(column..<column + 1, color, isUpright: true), row: row) }
      return
    }
    let columns = TerminalGeometry.columns(from: rect.x, to: rect.maxX)
      .clamped(to: page.columns).clamped(to: clip.columns)
    for row in rows where !columns.isEmpty {
      unfilled -= columns.count
      guard unfilled >= 0 else { return }
      append(.fill(columns, color), row: row)
    }
  }

  /// Adds text: a horizontal run on one row, or each cluster of another run on a separate row.
  private mutating func add(_ run: GlyphRun, _ index: Int) {
    guard run.orientation != .horizontal else {
      return append(.run(index), row: TerminalGeometry.row(at: run.origin.y).map { $0 - 1 })
    }
    let left = run.origin.x - (run.orientation == .upright ? ColumnMeasurer.cell.columnWidth : 0)
    guard let column = TerminalGeometry.column(at: left) else { return }
    let style = CellStyle(of: run)
    var rest = run.text.utf8[...]
    for cluster in run.clusters {
      let bytes = rest.prefix(max(cluster.length, 0))
      rest = rest.dropFirst(bytes.count)
      let row = TerminalGeometry.row(at: run.origin.y + cluster.position)
      append(.characters(Self.upright(bytes), column: column, style), row: row)
    }
  }

  private static func upright(_ bytes: Substring.UTF8View) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
      return text
    }
    return VerticalForms.form(of: scalar).map { String($0) } ?? text
  }

  private mutating func add(_ line: DecorationLine, _ index: Int) {
    guard !line.isVertical else { return }
    let columns = TerminalGeometry.columns(from: line.start.x, to: line.start.x + line.length)
    // The baseline is the bottom edge of a row, an overline its top edge.
    let row =
      switch line.kind {
      case .overline: TerminalGeometry.row(at: line.start.y)
      case .lineThrough: TerminalGeometry.row(containing: line.start.y)
      default: TerminalGeometry.row(at: line.start.y).map { $0 - 1 }
      }
    append(.decoration(columns, index), row: row)
  }

  /// Adds the horizontal and vertical lines of a path; other elements cannot be drawn with
  /// characters.
  private mutating func add(_ path: DisplayPath) {
    guard let color = path.stroke ?? path.fill else { return }
    var start = Point.zero
    for element in path.elements {
      guard case .line(let end) = element else {
        if case .move(let point) = element { start = point }
        continue
      }
      let rect = Rect(x: start.x, y: start.y, width: 0, height: 0)
        .union(Rect(x: end.x, y: end.y, width: 0, height: 0))
      if rect.height == 0 || rect.width == 0 { fill(rect, color) }
      start = end
    }
  }

  /// Adds an image as its alternative text in brackets, centered in its frame.
  private mutating func add(_ image: PlacedImage) {
    guard !image.alternativeText.isEmpty else { return }
    let frame = image.frame
    let frameColumns = TerminalGeometry.columns(from: frame.x, to: frame.maxX)
    let label = ImageLabel(
      image.alternativeText, columns: columns, maximumColumns: frameColumns.count)
    append(
      .characters(
        label.text, column: frameColumns.lowerBound + (frameColumns.count - label.width) / 2,
        CellStyle()),
      row: TerminalGeometry.row(containing: frame.y + (frame.height - 1) / 2))
  }
}
