/// Writes blocks as Markdown in one pass, with a stack of the open quotations and lists.
struct MarkdownWriter {
  /// A block that adds a prefix to each of its lines.
  private struct Container {
    let descendants: Range<Int>
    /// The prefix of the first line; `rest` is that of the others.
    let first: String
    let rest: String
    var hasStarted = false
    /// Whether the container is a tight list, without empty lines between its items.
    var isTightList = false
    /// Whether the last output in a list was an item.
    var hasItem = false
    /// The marker character of the last list that ended directly inside the container.
    var lastMarkerCharacter: Character?
  }

  /// The nesting depth beyond which quotations and lists get no prefix, since every line repeats
  /// the prefixes of all open containers.
  private static var maximumDepth: Int { 64 }

  private let text: StyledText
  private let dialect: MarkdownDialect
  private let filter: MarkupFilter
  private var finder: MarkdownSpanFinder
  private var result = ""
  private var containers: [Container]
  /// Whether the next line must be preceded by an empty line.
  private var needsEmptyLine = false
  /// Whether the last line may be an HTML block, which only an empty line ends (§4.6).
  private var lastLineIsMarkup = false

  init(_ text: StyledText, dialect: MarkdownDialect, filter: MarkupFilter) {
    self.text = text
    self.dialect = dialect
    self.filter = filter
    finder = MarkdownSpanFinder(text, links: filter.links)
    containers = [Container(descendants: 0..<text.blocks.count, first: "", rest: "")]
  }

  mutating func write() -> String {
    var index = 0
    while index < text.blocks.count {
      close(before: index)
      index = write(index)
    }
    close(before: text.blocks.count)
    return result
  }

  // MARK: Blocks

  /// Writes a block, or the start of one, and returns the index of the next block to write.
  private mutating func write(_ index: Int) -> Int {
    let block = text.blocks[index]
    let name = block.kind == .anonymous ? nil : block.node.name
    if block.kind == .rule {
      emit(["___"])
      return block.descendants.upperBound
    }
    if block.kind == .table {
      emit(
        MarkdownTable(text, at: index, dialect: dialect, filter: filter)?.lines(&finder)
          ?? markup(of: block))
      return block.descendants.upperBound
    }
    if name == .dl {
      emit(markup(of: block))
      return block.descendants.upperBound
    }
    if name == .pre, let code = MarkdownCode(text, at: index) {
      emit(code.lines)
      return block.descendants.upperBound
    }
    if block.kind == .listItem {
      openItem(index)
    } else if name == .blockquote {
      open(block, first: "> ", rest: "> ")
    } else if let name, Self.lists.contains(name) {
      openList(index)
    }
    if let paragraph = block.paragraph { write(text.paragraphs[paragraph], index: paragraph) }
    return index + 1
  }

  private static let lists: Set<ElementName> = [.ul, .ol, "menu", "dir"]
  private static let headings: [ElementName: Int] = [
    .h1: 1, .h2: 2, .h3: 3, .h4: 4, .h5: 5, .h6: 6,
  ]

  private mutating func write(_ paragraph: StyledParagraph, index: Int) {
    // Paragraphs without visible text are meaningless in Markdown.
    if paragraph.text.unicodeScalars.allSatisfy({ $0 == "\n" || $0 == " " || $0 == "\u{200B}" }) {
      return
    }
    let level = text.blocks[paragraph.block].node.name.flatMap { Self.headings[$0] }
    let line = MarkdownLine(
      paragraph, spans: finder.spans(ofParagraph: index),
      escaping: MarkdownEscaping(dialect: dialect), filter: filter,
      lineBreak: level == nil ? "\\\n" : "<br>")
    var written = line.write()
    guard let level else {
      emit(written[...].lines.map(String.init))
      return
    }
    // Number signs after a space at the end of a heading are a closing sequence, not text
    // (CommonMark 0.30, §4.2).
    let end = written.lastIndex { $0 != "#" }
    if let end, written[end] == " ", written.hasSuffix("#") {
      written.insert("\\", at: written.index(before: written.endIndex))
    }
    emit([String(repeating: "#", count: level) + " " + written])
  }

  /// Returns a block as HTML on one line, since an empty line would end the HTML block (§4.6).
  private func markup(of block: StyledBlock) -> [String] {
    [filter.html(of: block.node).withLineFeedReferences]
  }

  // MARK: Lists

  private mutating func openList(_ index: Int) {
    let items = text.children(of: index).filter { text.blocks[$0].kind == .listItem }
    guard let first = items.first else { return }
    let isTight = items.allSatisfy { item in
      let parts = text.children(of: item).filter { child in
        !Self.lists.contains(text.blocks[child].node.name ?? .p)
          || text.blocks[child].kind == .anonymous
      }
      let isPlain = parts.allSatisfy { text.blocks[$0].kind == .anonymous }
      return parts.isEmpty || parts.count == 1 && isPlain
    }
    let isNumbered = text.blocks[first].marker?.isNumbered ?? false
    let outer = containers.count - 1
    // `- - -` would be a thematic break (§4.1).
    let bullet: Character = outer > 0 && !containers[outer].hasStarted ? "+" : "-"
    let markerCharacters: (Character, Character) = isNumbered ? (".", ")") : (bullet, "*")
    let markerCharacter =
      containers[outer].lastMarkerCharacter == markerCharacters.0
      ? markerCharacters.1 : markerCharacters.0
    containers[outer].lastMarkerCharacter = markerCharacter
    // A list can interrupt a paragraph only if it starts with 1 and its first item is not empty
    // (§5.2).
    let interrupts =
      !text.blocks[first].paragraphs.isEmpty
      && (!isNumbered || text.blocks[first].marker?.ordinal == 1)
    let isInTightList = containers.dropLast().last?.isTightList ?? false
    if isInTightList, interrupts, containers[outer].hasStarted, !lastLineIsMarkup {
      needsEmptyLine = false
    }
    open(text.blocks[index], first: "", rest: "")
    containers[containers.count - 1].isTightList = isTight
    containers[containers.count - 1].lastMarkerCharacter = markerCharacter
  }

  private mutating func openItem(_ index: Int) {
    let block = text.blocks[index]
    let list = containers[containers.count - 1]
    let markerCharacter = list.lastMarkerCharacter ?? "-"
    var marker = String(markerCharacter)
    if markerCharacter == "." || markerCharacter == ")" {
      // A number may have at most nine digits (§5.2).
      let ordinal = block.marker?.ordinal ?? 1
      marker = String(min(max(ordinal, 0), 999_999_999)) + marker
    }
    if list.isTightList, list.hasItem { needsEmptyLine = false }
    containers[containers.count - 1].hasItem = true
    open(
      block, first: marker + " ", rest: String(repeating: " ", count: marker.utf8.count + 1))
  }

  // MARK: Containers and lines

  private mutating func open(_ block: StyledBlock, first: String, rest: String) {
    let isPrefixed = containers.count < Self.maximumDepth
    containers.append(
      Container(
        descendants: block.descendants, first: isPrefixed ? first : "", rest: isPrefixed ? rest : ""
      ))
  }

  /// Closes the containers that do not contain a block; an empty container is written as an empty
  /// item.
  private mutating func close(before index: Int) {
    while containers.count > 1, let last = containers.last, last.descendants.upperBound <= index {
      if !last.hasStarted, !last.first.isEmpty { emit([""]) }
      containers.removeLast()
    }
  }

  /// Writes the lines of a block.
  private mutating func emit(_ lines: [String]) {
    if needsEmptyLine {
      let started = containers.prefix { $0.hasStarted }
      write(prefix: started.map(\.rest).joined(), "")
    }
    for line in lines {
      var prefix = ""
      for index in containers.indices {
        prefix += containers[index].hasStarted ? containers[index].rest : containers[index].first
        containers[index].hasStarted = true
      }
      write(prefix: prefix, line)
      lastLineIsMarkup = line.hasPrefix("<")
    }
    containers[containers.count - 1].hasItem = false
    needsEmptyLine = true
  }

  private mutating func write(prefix: String, _ line: String) {
    if line.isEmpty {
      var end = prefix.endIndex
      while end > prefix.startIndex, prefix[prefix.index(before: end)] == " " {
        end = prefix.index(before: end)
      }
      result += prefix[..<end]
    } else {
      result += prefix
      result += line
    }
    result += "\n"
  }
}
