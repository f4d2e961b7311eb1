import TextFoundation

/// Writes a text line by line.
///
/// A line is started only when there is content for it, and its indent is written with its first
/// character, so that no line ends with spaces.
struct PlainTextWriter: ParagraphSink {
  /// An open block.
  private struct Frame {
    /// The index after the last descendant block.
    let end: Int
    /// The column at which its lines start.
    var indent: Int
    /// The column of the list markers inside it.
    var markerIndent: Int
    /// Whether it is a table cell or inside one.
    var isInCell = false
    /// Whether the last child block was a cell.
    var endsWithCell = false
    var hasMarker = false
    var hasMarginBelow = false
  }

  /// The maximum indent, at which deeper lists also start; unlimited indents would make the output
  /// quadratic in the nesting depth.
  private static let maximumIndent = 64

  private let text: StyledText
  private let options: PlainTextOptions
  private var output: [UInt8] = []
  private var frames: [Frame] = []
  private var hasLine = false
  private var hasGap = false
  /// Whether the following content starts a line.
  private var needsLine = false
  /// The number of spaces to be written before the following content.
  private var spaces = 0
  /// The marker for the next line, with its padding.
  private var marker: String?
  private var hasCellText = false
  private var markerWidths: [Int: Int] = [:]
  private var addresses: [Int: [ParagraphEdit]] = [:]

  init(_ text: StyledText, _ options: PlainTextOptions) {
    self.text = text
    self.options = options
    if options.showsAddresses { addresses = text.addressEdits(options.links) }
    guard options.showsMarkers else { return }
    for block in text.blocks {
      guard let marker = block.marker, let parent = block.parent else { continue }
      markerWidths[parent] = max(markerWidths[parent] ?? 0, marker.text.columnCount)
    }
  }

  /// Returns the whole text.
  mutating func write() -> String {
    var index = 0
    while index < text.blocks.count {
      close(before: index)
      index = open(index)
    }
    close(before: text.blocks.count)
    return String(decoding: output, as: UTF8.self)
  }

  // MARK: Blocks

  /// Writes a block without its child blocks.
  ///
  /// - Returns: The index of the next block to write.
  private mutating func open(_ index: Int) -> Int {
    let block = text.blocks[index]
    if block.kind == .row, block.paragraphs.isEmpty { return block.descendants.upperBound }
    let outer = frames.last ?? Frame(end: 0, indent: 0, markerIndent: 0)
    var frame = Frame(
      end: block.descendants.upperBound, indent: outer.indent, markerIndent: outer.markerIndent,
      isInCell: outer.isInCell, hasMarginBelow: block.hasMargin(.marginBottom))
    if block.hasMargin(.marginTop) { hasGap = true }
    if block.kind == .cell, !outer.isInCell { startCell(isFirst: !outer.endsWithCell) }
    if block.kind == .listItem, options.showsMarkers { indent(&frame, block) }
    if !frames.isEmpty { frames[frames.count - 1].endsWithCell = block.kind == .cell }
    frame.isInCell = outer.isInCell || block.kind == .cell
    frames.append(frame)
    if block.kind == .rule, options.ruleLength > 0 {
      needsLine = true
      append(String(repeating: "-", count: options.ruleLength))
    }
    if let paragraph = block.paragraph { write(paragraph) }
    return index + 1
  }

  /// Closes the blocks that do not contain a block.
  private mutating func close(before index: Int) {
    while let frame = frames.last, frame.end <= index {
      if frame.hasMarker, marker != nil { startLine() }
      if frame.hasMarginBelow { hasGap = true }
      frames.removeLast()
    }
  }

  /// Starts a cell; the first one of a row starts a line, even if it is empty.
  private mutating func startCell(isFirst: Bool) {
    if isFirst {
      startLine()
    } else {
      if hasCellText { spaces = 0 }
      append(options.cellSeparator)
    }
    hasCellText = false
  }

  /// Indents the lines of an item to follow its marker.
  private mutating func indent(_ frame: inout Frame, _ block: StyledBlock) {
    // The outer item has no text before this one.
    if marker != nil { startLine() }
    let column = frame.markerIndent
    frame.indent = column
    frame.markerIndent = min(column + 2, Self.maximumIndent)
    guard let own = block.marker, !own.text.isEmpty else { return }
    let width = block.parent.flatMap { markerWidths[$0] } ?? own.text.columnCount
    frame.indent = min(column + width + 1, Self.maximumIndent + 8)
    frame.hasMarker = true
    let padding = frame.isInCell ? 0 : column + width - own.text.columnCount
    marker = String(repeating: " ", count: padding) + own.text
  }

  private mutating func write(_ index: Int) {
    let paragraph = text.paragraphs[index]
    let visibility = TextVisibility(
      isSpoken: false, showsAlternatives: options.showsAlternatives)
    var edits = visibility.replacements(of: paragraph.runs)
    edits += visibility.rubyEdits(of: paragraph, options.ruby)
    if let own = addresses[index] { edits += own }
    needsLine = true
    visibility.write(paragraph.text, edits, into: &self)
    // A line break alone is an empty line, but a paragraph without visible content is not.
    if needsLine, paragraph.text.utf8.last == 0x0A { startLine() }
    needsLine = false
  }

  // MARK: Lines

  /// Starts a line with its pending marker; in a cell, a space replaces the line break.
  private mutating func startLine() {
    needsLine = false
    let frame = frames.last
    if frame?.isInCell == true {
      spaces = hasCellText ? 1 : spaces
    } else {
      if hasLine { output.append(0x0A) }
      if hasLine, hasGap, options.separatesParagraphs { output.append(0x0A) }
      spaces = frame?.indent ?? 0
      hasLine = true
    }
    hasGap = false
    guard let marker else { return }
    self.marker = nil
    if frame?.isInCell != true { spaces = 0 }
    append(marker)
    spaces = 1
  }

  private mutating func append(_ text: String) {
    withUTF8Bytes(of: text) { append($0) }
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !bytes.isEmpty else { return }
    if needsLine { startLine() }
    var start = 0
    while let end = bytes.firstOffset(of: 0x0A, from: start) {
      appendInLine(bytes[start..<end])
      if frames.last?.isInCell == true {
        if hasCellText { spaces = 1 }
      } else {
        output.append(0x0A)
        spaces = frames.last?.indent ?? 0
      }
      start = end + 1
    }
    appendInLine(bytes[start...])
  }

  private mutating func appendInLine(_ part: Slice<UnsafeBufferPointer<UInt8>>) {
    guard !part.isEmpty else { return }
    if spaces > 0 { output.append(contentsOf: repeatElement(0x20, count: spaces)) }
    spaces = 0
    hasCellText = true
    output.append(contentsOf: part)
  }
}

extension StyledBlock {
  /// Returns whether the block has a margin greater than 0 on a side.
  fileprivate func hasMargin(_ side: StyleProperty) -> Bool {
    kind != .anonymous && style.length(side).map { $0.value > 0 } ?? false
  }
}

extension String {
  /// The number of terminal columns of the text; ambiguous characters take one.
  var columnCount: Int {
    unicodeScalars.reduce(0) { count, scalar in
      switch ColumnClass.table[scalar.value] {
      case .zero, .spacingMark: count
      case .wide, .widePlain, .emoji, .ideographicSpace: count + 2
      default: count + 1
      }
    }
  }
}

extension StyledText {
  /// Returns the text without markup, with each block on its own lines.
  ///
  /// List items follow their markers, and a nested list starts two columns further to the right;
  /// numbers are right-aligned. A table row is a line. Text with `visibility: hidden` and empty
  /// blocks are omitted. There is no newline at the end.
  ///
  /// ```swift
  /// let tree = MarkupTree(parsing: "<h1>旅</h1><ol><li>東京<li>大阪<br>京都</ol>")
  /// StyledText(tree).plainText()
  /// // 旅
  /// // 1. 東京
  /// // 2. 大阪
  /// //    京都
  /// ```
  ///
  /// - Parameter options: The treatment of ruby, links, lists, boxes and tables.
  /// - Returns: The text; empty if nothing is visible.
  /// - Complexity: linear in the length of the text; lists are indented by 64 columns at most.
  public func plainText(_ options: PlainTextOptions = PlainTextOptions()) -> String {
    var writer = PlainTextWriter(self, options)
    return writer.write()
  }
}
