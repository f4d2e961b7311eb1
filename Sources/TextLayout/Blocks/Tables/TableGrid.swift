import MarkupText
import TextFoundation

/// The cells of a table, assigned to rows and columns (HTML §4.9.12).
///
/// Missing boxes are generated: cells without a row get one, and content that is neither a row nor
/// a cell becomes the content of a cell (CSS 2.2 §17.2.1). Columns in which no cell starts have no
/// width in browsers; they are omitted here, so that a span of a thousand columns costs nothing.
/// Where two cells would overlap, which is an error in HTML, the later one ends before the other.
struct TableGrid: Sendable {
  /// A cell with the rows and columns it covers.
  struct Cell: Sendable {
    var content: Content
    var rows: Range<Int>
    var columns: Range<Int>
  }

  /// The content of a cell.
  enum Content: Sendable, Equatable {
    /// A cell of the markup, as the index of its block.
    case cell(Int)
    /// Blocks outside of a cell, with their descendants.
    case blocks(Range<Int>)
    /// A paragraph outside of a cell, as its index.
    case paragraph(Int)
  }

  /// A row group.
  struct Group: Sendable {
    var kind: StyledBlock.Kind
    /// The index of the group's block; nil for rows that are not in a group.
    var block: Int?
    var rows: Range<Int>
  }

  private(set) var captions: [Int] = []
  /// The groups from top to bottom: the header is first and the footer is last.
  private(set) var groups: [Group] = []
  /// The block indices of the rows from top to bottom; nil for a row that is not in the markup.
  private(set) var rows: [Int?] = []
  /// The cells, row by row.
  private(set) var cells: [Cell] = []
  private(set) var columnCount = 0

  /// Creates the grid of a table.
  init(table: Int, in text: StyledText) {
    var sources = TableSources(text)
    sources.add(childrenOf: table)
    self.init(sources)
  }

  /// Creates the grid of consecutive rows, groups and cells outside of a table.
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

  /// Columns that a cell of an earlier row still covers.
  private struct Span {
    var columns: Range<Int>
    var end: Int
  }

  /// Assigns the cells of a group to rows and columns; no cell extends out of its group.
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

  /// Returns spans in the order of their columns, with adjacent spans merged if they end at the
  /// same row.
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

  /// Renumbers the columns so that only those in which a cell starts are counted.
  private mutating func mergeColumns() {
    var starts: [Int] = []
    for start in cells.map(\.columns.lowerBound).sorted() where starts.last != start {
      starts.append(start)
    }
    func index(of column: Int) -> Int { starts.partitioningIndex { $0 >= column } }
    for cell in cells.indices {
      let columns = cells[cell].columns
      let lower = index(of: columns.lowerBound)
      cells[cell].columns = lower..<max(lower + 1, index(of: columns.upperBound))
    }
    columnCount = starts.count
  }
}

extension TableGrid.Content {
  /// Returns the numbers of columns and rows that the content covers; 0 rows means all remaining
  /// rows of the group.
  fileprivate func spans(in text: StyledText) -> (columns: Int, rows: Int) {
    guard case .cell(let block) = self else { return (1, 1) }
    let node = text.blocks[block].node
    let columns = node["colspan"].flatMap(Int.init(htmlCount:)) ?? 1
    let rows = node["rowspan"].flatMap(Int.init(htmlCount:)) ?? 1
    return (min(max(columns, 1), 1000), min(rows, 65_534))
  }
}

extension Int {
  /// Parses the number at the start of an attribute value (HTML §2.3.4.2), limited to a million;
  /// nil if it is missing or negative.
  init?(htmlCount text: String) {
    var bytes = text.utf8.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    if bytes.first == UInt8(ascii: "+") { bytes = bytes.dropFirst() }
    let digits = bytes.decimalPrefix(limit: 1_000_000)
    guard digits.count > 0 else { return nil }
    self = digits.value
  }
}

extension StyledText {
  /// Returns the outermost blocks of a range that contains only complete blocks.
  func siblings(in range: Range<Int>) -> some Sequence<Int> {
    sequence(state: range.lowerBound) { [blocks] index -> Int? in
      guard index < range.upperBound else { return nil }
      defer { index = blocks[index].descendants.upperBound }
      return index
    }
  }

  /// Returns the range of consecutive table parts, such as rows and cells, from an index on.
  func tableParts(from index: Int, in range: Range<Int>) -> Range<Int> {
    var end = index
    while end < range.upperBound, blocks[end].kind.isTablePart {
      end = blocks[end].descendants.upperBound
    }
    return index..<end
  }
}
