import MarkupText

/// The row groups, rows and cells of a table in markup order, with generated boxes where they are
/// missing.
struct TableSources {
  struct Section {
    var kind: StyledBlock.Kind
    var block: Int?
    var rows: [Row] = []
    /// Whether the section was generated and takes in the next row or cell.
    var isOpen = false
  }

  struct Row {
    var block: Int?
    var contents: [TableGrid.Content] = []
    /// Whether the row was generated and takes in the next cell.
    var isOpen = false
  }

  let text: StyledText
  private(set) var captions: [Int] = []
  private var sections: [Section] = []
  private var header: Section?
  private var footer: Section?

  init(_ text: StyledText) { self.text = text }

  /// The groups from top to bottom.
  var ordered: [Section] { (header.map { [$0] } ?? []) + sections + (footer.map { [$0] } ?? []) }

  /// Adds the children of a table.
  mutating func add(childrenOf table: Int) {
    if let paragraph = text.blocks[table].paragraph { addLoose(.paragraph(paragraph)) }
    for child in text.children(of: table) { add(child) }
  }

  /// Adds a child of a table.
  mutating func add(_ index: Int) {
    let kind = text.blocks[index].kind
    switch kind {
    case .caption: captions.append(index)
    // Only the first header and the first footer move to the start and the end (CSS 2.2 §17.2).
    case .headerGroup where header == nil: header = section(of: index)
    case .footerGroup where footer == nil: footer = section(of: index)
    case .headerGroup, .footerGroup, .rowGroup: sections.append(section(of: index))
    case .row:
      openSection()
      sections[sections.count - 1].rows.append(row(of: index))
    default: addLoose(content(of: index))
    }
  }

  private mutating func openSection() {
    if sections.last?.isOpen != true {
      sections.append(Section(kind: .rowGroup, block: nil, isOpen: true))
    }
  }

  private mutating func addLoose(_ content: TableGrid.Content) {
    openSection()
    sections[sections.count - 1].addLoose(content)
  }

  private func section(of index: Int) -> Section {
    var section = Section(kind: text.blocks[index].kind, block: index)
    if let paragraph = text.blocks[index].paragraph { section.addLoose(.paragraph(paragraph)) }
    for child in text.children(of: index) {
      if text.blocks[child].kind == .row {
        section.rows.append(row(of: child))
      } else {
        section.addLoose(content(of: child))
      }
    }
    return section
  }

  private func row(of index: Int) -> Row {
    var row = Row(block: index)
    if let paragraph = text.blocks[index].paragraph { row.add(.paragraph(paragraph)) }
    for child in text.children(of: index) { row.add(content(of: child)) }
    return row
  }

  private func content(of index: Int) -> TableGrid.Content {
    text.blocks[index].kind == .cell
      ? .cell(index) : .blocks(index..<text.blocks[index].descendants.upperBound)
  }
}

extension TableSources.Section {
  /// Adds content outside of a row; consecutive content of this kind shares a generated row.
  fileprivate mutating func addLoose(_ content: TableGrid.Content) {
    if rows.last?.isOpen != true { rows.append(TableSources.Row(block: nil, isOpen: true)) }
    rows[rows.count - 1].add(content)
  }
}

extension TableSources.Row {
  /// Adds a cell; consecutive blocks outside of cells share a generated cell.
  fileprivate mutating func add(_ content: TableGrid.Content) {
    if case .blocks(let new) = content, case .blocks(let known)? = contents.last {
      contents[contents.count - 1] = .blocks(known.lowerBound..<new.upperBound)
    } else {
      contents.append(content)
    }
  }
}
