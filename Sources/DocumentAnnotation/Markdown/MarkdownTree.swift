#if Markdown
internal import CCMark

/// The block structure of a Markdown document, from cmark-gfm.
///
/// Not thread-safe.
final class MarkdownTree {
  private let document: OpaquePointer
  private let iterator: OpaquePointer
  private var quoteDepth = 0
  private var cell = 0

  /// Returns the leaf blocks of a document in the order of the source.
  ///
  /// cmark moves footnotes to the end. There are no blocks if memory is not sufficient.
  static func blocks(in bytes: UnsafeBufferPointer<UInt8>) -> [MarkdownBlock] {
    MarkdownParserLock.withLock {
      guard let tree = MarkdownTree(bytes) else { return [] }
      var blocks: [MarkdownBlock] = []
      var isOrdered = true
      while let block = tree.next() {
        if let last = blocks.last, block.firstLine < last.firstLine { isOrdered = false }
        blocks.append(block)
      }
      if !isOrdered { blocks.sort { ($0.firstLine, $0.cell) < ($1.firstLine, $1.cell) } }
      return blocks
    }
  }

  /// Parses a document (CommonMark, with tables, strikethrough, autolinks, task lists and
  /// footnotes), or returns nil if memory is not sufficient.
  private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT | CMARK_OPT_FOOTNOTES) else { return nil }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      guard let syntax = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, syntax)
    }
    bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    guard let document = cmark_parser_finish(parser) else { return nil }
    guard let iterator = cmark_iter_new(document) else {
      cmark_node_free(document)
      return nil
    }
    (self.document, self.iterator) = (document, iterator)
  }

  deinit {
    cmark_iter_free(iterator)
    cmark_node_free(document)
  }

  /// Returns the next leaf block with text or HTML, or nil at the end.
  private func next() -> MarkdownBlock? {
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return nil }
      let isStart = event == CMARK_EVENT_ENTER
      switch cmark_node_get_type(node) {
      case CMARK_NODE_BLOCK_QUOTE: quoteDepth += isStart ? 1 : -1
      case CMARK_NODE_PARAGRAPH where isStart: return block(node, .paragraph)
      case CMARK_NODE_HEADING where isStart: return block(node, .heading)
      case CMARK_NODE_HTML_BLOCK where isStart: return block(node, .html)
      default:
        guard isStart, let name = cmark_node_get_type_string(node) else { continue }
        switch String(cString: name) {
        case "table_row", "table_header": cell = -1
        case "table_cell":
          cell += 1
          return block(node, .tableCell)
        default: break
        }
      }
    }
  }

  private func block(_ node: OpaquePointer, _ kind: MarkdownBlock.Kind) -> MarkdownBlock {
    let lines = kind == .tableCell ? cmark_node_parent(node) ?? node : node
    let first = Int(cmark_node_get_start_line(lines)) - 1
    // The last line of an HTML block that a condition ends, such as `</script>`, is not counted.
    let last =
      kind == .html
      ? first + Self.literal(of: node).lazy.filter { $0 == 0x0A }.count - 1
      : Int(cmark_node_get_end_line(lines)) - 1
    var block = MarkdownBlock(
      kind: kind, firstLine: first, lastLine: max(first, last),
      column: max(0, Int(cmark_node_get_start_column(lines)) - 1), quoteDepth: quoteDepth,
      inlines: kind == .html ? [] : inlines(of: node))
    if kind == .tableCell { block.cell = cell }
    if kind == .paragraph, let item = cmark_node_parent(node), cmark_node_first_child(item) == node,
      let name = cmark_node_get_type_string(item)
    {
      block.hasCheckBox = String(cString: name) == "tasklist"
      block.startsFootnote = cmark_node_get_type(item) == CMARK_NODE_FOOTNOTE_DEFINITION
    }
    return block
  }

  /// Returns the inline nodes of a block, and moves the iterator to its end.
  private func inlines(of block: OpaquePointer) -> [MarkdownInline] {
    var inlines: [MarkdownInline] = []
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator), node != block
      else { return inlines }
      let isStart = event == CMARK_EVENT_ENTER
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT: inlines.append(.text(Self.literal(of: node)))
      case CMARK_NODE_SOFTBREAK: inlines.append(.lineEnd(isBreak: false))
      case CMARK_NODE_LINEBREAK: inlines.append(.lineEnd(isBreak: true))
      case CMARK_NODE_CODE: inlines.append(.code)
      case CMARK_NODE_HTML_INLINE: inlines.append(.html(Self.literal(of: node)))
      case CMARK_NODE_FOOTNOTE_REFERENCE: if isStart { inlines.append(.footnote) }
      case CMARK_NODE_EMPH: inlines.append(isStart ? .start(.emphasis) : .end(.emphasis))
      case CMARK_NODE_STRONG: inlines.append(isStart ? .start(.strong) : .end(.strong))
      case CMARK_NODE_LINK: inlines.append(isStart ? .start(.link) : .end(.link))
      case CMARK_NODE_IMAGE: inlines.append(isStart ? .start(.image) : .end(.image))
      default:
        guard let name = cmark_node_get_type_string(node),
          String(cString: name) == "strikethrough"
        else { continue }
        inlines.append(isStart ? .start(.strikethrough) : .end(.strikethrough))
      }
    }
  }

  private static func literal(of node: OpaquePointer) -> [UInt8] {
    guard let literal = cmark_node_get_literal(node) else { return [] }
    return UnsafeBufferPointer(start: literal, count: length(literal)).map(UInt8.init(bitPattern:))
  }

  /// Returns the length of a C string.
  private static func length(_ text: UnsafePointer<CChar>) -> Int {
    var length = 0
    while text[length] != 0 { length &+= 1 }
    return length
  }
}
#endif
