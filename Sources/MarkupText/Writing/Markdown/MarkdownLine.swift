import TextFoundation

/// Writes the content of one paragraph as Markdown.
struct MarkdownLine {
  /// An item of a paragraph, in output order.
  private enum Item {
    case text(Substring)
    case open(Int)
    case close(Int)
    case lineBreak
    case breakOpportunity
    case box(MarkupNode)
  }

  private let paragraph: StyledParagraph
  private let escaping: MarkdownEscaping
  private let filter: MarkupFilter
  /// The text of a forced line break.
  private let lineBreak: String
  private var spans: [MarkdownSpan]
  private var items: [Item] = []

  init(
    _ paragraph: StyledParagraph, spans: [MarkdownSpan], escaping: MarkdownEscaping,
    filter: MarkupFilter, lineBreak: String
  ) {
    self.paragraph = paragraph
    self.spans = spans
    self.escaping = escaping
    self.filter = filter
    self.lineBreak = lineBreak
    addItems()
    chooseTags()
  }

  // MARK: Order

  private mutating func addItems() {
    var open: [Int] = []
    var next = 0
    func openSpans(at offset: Int) {
      while next < spans.count, spans[next].range.lowerBound <= offset {
        items.append(.open(next))
        if spans[next].range.isEmpty { items.append(.close(next)) } else { open.append(next) }
        next += 1
      }
    }
    func closeSpans(at offset: Int) {
      while let last = open.last, spans[last].range.upperBound <= offset {
        items.append(.close(last))
        open.removeLast()
      }
    }
    for run in paragraph.runs {
      var offset = run.range.lowerBound
      while offset < run.range.upperBound {
        closeSpans(at: offset)
        openSpans(at: offset)
        var end = run.range.upperBound
        if next < spans.count { end = min(end, spans[next].range.lowerBound) }
        if let last = open.last { end = min(end, spans[last].range.upperBound) }
        add(run, offset..<end)
        offset = end
      }
    }
    closeSpans(at: .max)
    openSpans(at: .max)
  }

  private mutating func add(_ run: StyledRun, _ range: Range<Int>) {
    switch run.kind {
    case .forcedBreak: items.append(.lineBreak)
    case .breakOpportunity: items.append(.breakOpportunity)
    case .box: items.append(.box(run.node))
    case .text:
      let lines = paragraph[range].lines
      for (index, line) in lines.enumerated() {
        if index > 0 { items.append(.lineBreak) }
        if !line.isEmpty { items.append(.text(line)) }
      }
    }
  }

  // MARK: Delimiters or elements

  /// Finds the spans whose delimiters would not be recognized and must be written as tags
  /// (CommonMark 0.30, §6.1 and §6.2).
  private mutating func chooseTags() {
    for index in items.indices {
      switch items[index] {
      case .open(let span):
        if spans[span].role == .code, !isPlainCode(from: index) { spans[span].usesTags = true }
        guard index > 0 else { continue }
        switch items[index - 1] {
        case .open(let other), .close(let other):
          if delimitersMerge(span, other) { spans[span].usesTags = true }
        default: break
        }
      case .close(let span):
        if index + 1 < items.count, case .close(let other) = items[index + 1],
          delimitersMerge(span, other)
        {
          spans[span].usesTags = true
        }
      default: break
      }
    }
    for index in items.indices {
      switch items[index] {
      case .open(let span) where spans[span].role.isDelimited:
        if !canFlank(inside: first(of: index + 1), outside: last(of: index - 1)) {
          spans[span].usesTags = true
        }
      case .close(let span) where spans[span].role.isDelimited:
        if !canFlank(inside: last(of: index - 1), outside: first(of: index + 1)) {
          spans[span].usesTags = true
        }
      default: break
      }
    }
  }

  /// Returns whether the delimiters of two spans would merge.
  private func delimitersMerge(_ span: Int, _ other: Int) -> Bool {
    spans[span].role.isDelimited && spans[other].role.isDelimited
      || spans[span].role == .code && spans[other].role == .code
  }

  /// Returns whether a span contains only text.
  private func isPlainCode(from index: Int) -> Bool {
    guard index + 2 < items.count, case .text(let text) = items[index + 1],
      case .close = items[index + 2]
    else { return false }
    return text.contains { $0 != " " }
  }

  /// Returns whether a delimiter between two characters can open or close emphasis.
  ///
  /// A delimiter with white space on its inside cannot; one with punctuation on its inside can only
  /// if white space or punctuation is on its outside.
  private func canFlank(inside: Unicode.Scalar?, outside: Unicode.Scalar?) -> Bool {
    guard let inside, !inside.properties.isWhitespace else { return false }
    guard let outside, !outside.properties.isWhitespace else { return true }
    // Symbols are punctuation since CommonMark 0.31; the delimiter must be valid in both versions.
    return [false, true].allSatisfy { symbols in
      !inside.isPunctuation(symbols: symbols) || outside.isPunctuation(symbols: symbols)
    }
  }

  /// Returns the first character that an item writes, or nil at the end of a line.
  private func first(of index: Int) -> Unicode.Scalar? {
    guard index < items.count else { return nil }
    switch items[index] {
    case .text(let text): return text.unicodeScalars.first
    case .lineBreak: return lineBreak.unicodeScalars.first
    case .open, .close, .breakOpportunity, .box: return "<"
    }
  }

  /// Returns the last character that an item writes, or nil at the start of a line.
  private func last(of index: Int) -> Unicode.Scalar? {
    guard index >= 0 else { return nil }
    switch items[index] {
    case .text(let text): return text.unicodeScalars.last
    case .lineBreak: return lineBreak.unicodeScalars.last
    case .open, .close, .breakOpportunity, .box: return ">"
    }
  }

  // MARK: Writing

  /// Returns the content as Markdown.
  func write() -> String {
    var result = ByteBuffer(minimumCapacity: paragraph.text.utf8.count &+ 64)
    var codes = 0
    for (index, item) in items.enumerated() {
      switch item {
      // After the last line, a backslash would be literal.
      case .lineBreak: result.append(index + 1 < items.count ? lineBreak : "<br>")
      case .breakOpportunity: result.append("<wbr>" as StaticString)
      case .box(let node): result.append(box(node))
      case .open(let span):
        if spans[span].role == .code, !spans[span].usesTags { codes += 1 }
        result.append(opening(of: spans[span]))
      case .close(let span):
        if spans[span].role == .code, !spans[span].usesTags { codes -= 1 }
        result.append(closing(of: spans[span]))
      case .text(let text):
        if codes > 0 {
          result.append(code(text))
        } else {
          escaping.write(
            text, startsLine: startsLine(index), endsLine: first(of: index + 1) == nil,
            precedesLink: precedesLink(index), to: &result)
        }
      }
    }
    return result.text
  }

  private func startsLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    if case .lineBreak = items[index - 1] { return lineBreak.hasSuffix("\n") }
    return false
  }

  private func precedesLink(_ index: Int) -> Bool {
    guard index + 1 < items.count, case .open(let span) = items[index + 1] else { return false }
    return spans[span].role == .link
  }

  private func opening(of span: MarkdownSpan) -> String {
    switch span.role {
    case .strong: span.usesTags ? "<strong>" : "**"
    case .emphasis: span.usesTags ? "<em>" : "*"
    case .strongEmphasis: span.usesTags ? "<strong><em>" : "***"
    case .strike: usesTags(strike: span) ? "<del>" : "~~"
    case .code: span.usesTags ? "<code>" : ""
    case .link: "["
    case .tag(let name): "<\(name)>"
    case .ruby: "<ruby>"
    }
  }

  private func closing(of span: MarkdownSpan) -> String {
    switch span.role {
    case .strong: return span.usesTags ? "</strong>" : "**"
    case .emphasis: return span.usesTags ? "</em>" : "*"
    case .strongEmphasis: return span.usesTags ? "</em></strong>" : "***"
    case .strike: return usesTags(strike: span) ? "</del>" : "~~"
    case .code: return span.usesTags ? "</code>" : ""
    case .link: return "](" + target(span.node["href"], span.node) + ")"
    case .tag(let name): return "</\(name)>"
    case .ruby(let index):
      let text = paragraph.rubies[index].text
      return "<rt>" + escaped(text.split(separator: "\n").joined(separator: " ")) + "</rt></ruby>"
    }
  }

  private func usesTags(strike span: MarkdownSpan) -> Bool {
    span.usesTags || escaping.dialect != .gitHub
  }

  private func target(_ address: String?, _ node: MarkupNode) -> String {
    let title = node["title"].map { " " + MarkdownEscaping.title($0) } ?? ""
    return MarkdownEscaping.destination(address ?? "") + title
  }

  /// Returns a code span, delimited by a run of backticks of a length that does not occur in the
  /// text (§6.1).
  private func code(_ text: Substring) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let runs = Set(text.split { $0 != "`" }.map(\.count))
    let count = (1...longest + 1).first { !runs.contains($0) } ?? longest + 1
    let delimiter = String(repeating: "`", count: count)
    let needsSpace =
      text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ") && text.hasSuffix(" ")
    let space = needsSpace ? " " : ""
    let content =
      String(escaping.isInCell ? text.replacing("|", with: "\\|") : text)
    return delimiter + space + content + space + delimiter
  }

  /// Returns text escaped for the middle of a line.
  private func escaped(_ text: String) -> String {
    var result = ByteBuffer(minimumCapacity: 64)
    escaping.write(
      text[...], startsLine: false, endsLine: false, precedesLink: false, to: &result)
    return result.text
  }

  /// Returns an image, a `lambda` element as HTML, or an empty string for other boxes.
  private func box(_ node: MarkupNode) -> String {
    guard node.name == .img else {
      return node.name == .lambda ? filter.html(of: node).withLineFeedReferences : ""
    }
    let alternative = escaped(
      (node["alt"] ?? "").split { $0.isNewline }.joined(separator: " "))
    guard let address = node["src"], address.isEmpty || filter.images.allowsImage(address) else {
      return alternative
    }
    return "![\(alternative)](" + target(address, node) + ")"
  }
}

extension Unicode.Scalar {
  /// Returns whether CommonMark treats the scalar as punctuation; since 0.31, that includes
  /// symbols.
  fileprivate func isPunctuation(symbols: Bool) -> Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: isASCII || symbols
    default: false
    }
  }
}
