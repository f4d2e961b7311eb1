import MarkupText

/// The cells of a table at their places in rows and columns (HTML §4.9.12).
///
/// What CSS calls missing boxes is put in: cells without a row get one, and what is neither a row
/// nor a cell becomes the content of a cell (CSS 2.2 §17.2.1). Columns that no cell starts in have
/// no width of their own in browsers: they are left out, so that a span of a thousand columns costs
/// nothing. Where the spans of two cells cross, which HTML calls an error, the later one ends before
/// the other, so that no cell covers another.
///
/// Sendable: a plain value.
struct TableGrid: Sendable {
  /// A cell with what it covers.
  ///
  /// Sendable: a plain value.
  struct Cell: Sendable {
    var content: Content
    var rows: Range<Int>
    var columns: Range<Int>
  }

  /// What is in a cell.
  ///
  /// Sendable: a plain value.
  enum Content: Sendable, Equatable {
    /// A cell of the markup, as the index of its block.
    case cell(Int)
    /// Blocks that are in no cell, with everything in them.
    case blocks(Range<Int>)
    /// Lines that are in no cell, as the index of their paragraph.
    case paragraph(Int)
  }

  /// Rows that belong together.
  ///
  /// Sendable: a plain value.
  struct Group: Sendable {
    var kind: FlowBlock.Kind
    /// Its block; nil for rows that are in no group.
    var block: Int?
    var rows: Range<Int>
  }

  private(set) var captions: [Int] = []
  /// The groups from top to bottom: the header first and the footer last.
  private(set) var groups: [Group] = []
  /// The rows from top to bottom, as their blocks; nil for a row that is not in the markup.
  private(set) var rows: [Int?] = []
  /// The cells, row by row.
  private(set) var cells: [Cell] = []
  private(set) var columnCount = 0

  /// The grid of a table's block.
  init(table: Int, in text: StyledText) {
    var sources = TableSources(text)
    sources.add(childrenOf: table)
    self.init(sources)
  }

  /// The grid of rows, groups and cells that follow each other outside of a table.
  init(parts: Range<Int>, in text: StyledText) {
    var sources = TableSources(text)
    for part in text.siblings(in: parts) { sources.add(part) }
    self.init(sources)
  }

  private init(_ sources: TableSources) {
    captions = sources.captions
    for section in sources.ordered { place(section, sources.text) }
    mergeColumns()
  }

  // MARK: Placing

  /// Columns that a cell of a row above still covers.
  private struct Span {
    var columns: Range<Int>
    var end: Int
  }

  /// Places the cells of a group row by row; no cell reaches out of its group.
  private mutating func place(_ section: TableSources.Section, _ text: StyledText) {
    let first = rows.count
    var open: [Span] = []
    for (index, row) in section.rows.enumerated() {
      open.removeAll { $0.end <= index }
      var added: [Span] = []
      var (column, next) = (0, 0)
      for content in row.contents {
        while next < open.count, open[next].columns.lowerBound <= column {
          column = max(column, open[next].columns.upperBound)
          next += 1
        }
        let spans = content.spans(in: text)
        let free = next < open.count ? open[next].columns.lowerBound - column : .max
        let columns = column..<column + min(spans.columns, free)
        let left = section.rows.count - index
        let height = spans.rows == 0 ? left : min(spans.rows, left)
        cells.append(
          Cell(
            content: content, rows: first + index..<first + index + height, columns: columns))
        if height > 1 { added.append(Span(columns: columns, end: index + height)) }
        column = columns.upperBound
      }
      rows.append(row.block)
      if !added.isEmpty { open = Self.merged(open + added) }
    }
    groups.append(Group(kind: section.kind, block: section.block, rows: first..<rows.count))
  }

  /// Spans in the order of their columns, neighbors that end together made one.
  private static func merged(_ spans: [Span]) -> [Span] {
    var result: [Span] = []
    for span in spans.sorted(by: { $0.columns.lowerBound < $1.columns.lowerBound }) {
      if let last = result.last, last.end == span.end,
        last.columns.upperBound == span.columns.lowerBound
      {
        result[result.count - 1].columns = last.columns.lowerBound..<span.columns.upperBound
      } else {
        result.append(span)
      }
    }
    return result
  }

  /// Counts the columns that cells start in, and no others.
  private mutating func mergeColumns() {
    var starts: [Int] = []
    for start in cells.map(\.columns.lowerBound).sorted() where starts.last != start {
      starts.append(start)
    }
    func index(of column: Int) -> Int {
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle] < column { low = middle + 1 } else { high = middle }
      }
      return low
    }
    for cell in cells.indices {
      let columns = cells[cell].columns
      let lower = index(of: columns.lowerBound)
      cells[cell].columns = lower..<max(lower + 1, index(of: columns.upperBound))
    }
    columnCount = starts.count
  }
}

extension TableGrid.Content {
  /// How many columns and rows it covers; 0 rows are all that are left of the group.
  fileprivate func spans(in text: StyledText) -> (columns: Int, rows: Int) {
    guard case .cell(let block) = self else { return (1, 1) }
    let node = text.blocks[block].node
    let columns = node["colspan"].flatMap(Int.init(htmlCount:)) ?? 1
    let rows = node["rowspan"].flatMap(Int.init(htmlCount:)) ?? 1
    return (min(max(columns, 1), 1000), min(rows, 65_534))
  }
}

extension Int {
  /// The number an attribute starts with (HTML §2.3.4.2); nil for none and for negative ones, and
  /// no more than a million.
  init?(htmlCount text: String) {
    var bytes = text.utf8.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    if bytes.first == UInt8(ascii: "+") { bytes = bytes.dropFirst() }
    guard let first = bytes.first, (0x30...0x39).contains(first) else { return nil }
    var value = 0
    for byte in bytes.prefix(while: { (0x30...0x39).contains($0) }) {
      value = Swift.min(value * 10 + Int(byte - 0x30), 1_000_000)
    }
    self = value
  }
}

extension StyledText {
  /// The outermost blocks of a range that has only whole ones.
  func siblings(in range: Range<Int>) -> some Sequence<Int> {
    sequence(state: range.lowerBound) { [blocks] index -> Int? in
      guard index < range.upperBound else { return nil }
      defer { index = blocks[index].descendants.upperBound }
      return index
    }
  }
}
