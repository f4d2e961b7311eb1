/// A pipe table, which only GitHub Flavored Markdown supports (GFM 0.29, §4.10).
struct MarkdownTable {
  private let text: StyledText
  private let rows: [[Int]]
  private let captions: [Int]
  private let filter: MarkupFilter

  /// Creates the table of a block, or returns nil if it contains anything other than rows of simple
  /// cells.
  init?(_ text: StyledText, at index: Int, dialect: MarkdownDialect, filter: MarkupFilter) {
    guard dialect == .gitHub else { return nil }
    var rows: [[Int]] = []
    var captions: [Int] = []
    for descendant in text.blocks[index].descendants {
      let block = text.blocks[descendant]
      switch block.kind {
      case .row: rows.append([])
      case .cell:
        let spans = block.node["colspan"] != nil || block.node["rowspan"] != nil
        guard !spans, !rows.isEmpty else { return nil }
        rows[rows.count - 1].append(descendant)
      case .caption: captions.append(descendant)
      case .rowGroup, .headerGroup, .footerGroup, .anonymous: break
      case .block:
        guard block.node.name == .p || block.node.name == "div" else { return nil }
      case .root, .listItem, .rule, .table: return nil
      }
    }
    guard let columns = rows.map(\.count).max(), columns > 0 else { return nil }
    self.text = text
    self.rows = rows
    self.captions = captions
    self.filter = filter
  }

  /// Returns the lines of the table; a table without a header row gets an empty one, because the
  /// syntax requires it.
  func lines(_ finder: inout MarkdownSpanFinder) -> [String] {
    var lines: [String] = []
    for caption in captions { lines += [content(of: caption, &finder), ""] }
    var body = rows.map { row in row.map { content(of: $0, &finder) } }
    let hasHeading = rows[0].allSatisfy { text.blocks[$0].node.name == .th }
    let columns = rows.map(\.count).max() ?? 0
    let heading = hasHeading ? body.removeFirst() : []
    let alignments = rows.last ?? []
    lines.append(line(heading, columns))
    lines.append(
      line((0..<columns).map { $0 < alignments.count ? rule(alignments[$0]) : "---" }, columns))
    return lines + body.map { line($0, columns) }
  }

  private func line(_ cells: [String], _ columns: Int) -> String {
    let cells = cells + Array(repeating: "", count: max(0, columns - cells.count))
    return "|" + cells.map { $0.isEmpty ? "  |" : " \($0) |" }.joined()
  }

  private func rule(_ cell: Int) -> String {
    switch text.blocks[cell].style.keyword(.textAlign) {
    case .center: ":---:"
    case .right, .end: "---:"
    case .left: ":---"
    default: "---"
    }
  }

  private func content(of block: Int, _ finder: inout MarkdownSpanFinder) -> String {
    let escaping = MarkdownEscaping(dialect: .gitHub, isInCell: true)
    return text.blocks[block].paragraphs.map { index in
      MarkdownLine(
        text.paragraphs[index], spans: finder.spans(ofParagraph: index), escaping: escaping,
        filter: filter, lineBreak: "<br>"
      ).write()
    }.joined(separator: "<br>")
  }
}
