import TextFoundation

/// Builds a tree from tokens and recovers from parse errors (tree construction of WHATWG HTML,
/// section 13.2.6.4.7 "in body", for fragments).
///
/// Unlike browsers, it implies no elements (`html`, `tbody`, the `p` of a stray `</p>`), does not
/// foster-parent content out of tables, and accepts `/>` as the end of elements with unknown names.
struct TreeBuilder: ~Copyable {
  let bytes: UnsafeBufferPointer<UInt8>
  let table: ElementTable
  var lexer: Lexer
  var nodes: GrowableBuffer<NodeRecord>
  var open = OpenElements()
  var formatting = FormattingElements()
  /// The offset at which a newline is ignored because it follows the start tag of `pre` or a
  /// similar element; -1 if there is none.
  private var ignoredNewlineOffset: Int32 = -1
  /// The remaining work allowed for error recovery beyond one step per token, which keeps hostile
  /// input linear.
  var budget: Int

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    table = .shared
    lexer = Lexer(bytes: bytes, table: table)
    nodes = GrowableBuffer(minimumCapacity: 32 &+ bytes.count / 24)
    nodes.append(
      NodeRecord(.root, start: 0, end: Int32(truncatingIfNeeded: bytes.count)))
    budget = 4096 &+ bytes.count &* 4
  }

  /// Processes all tokens of the source.
  mutating func build() {
    while let token = lexer.next() {
      switch token.kind {
      case .text: insertText(token, .text)
      case .verbatimText: insertText(token, .verbatimText)
      case .startTag: start(token)
      case .endTag: end(token)
      case .comment: insertNode(token, .comment)
      case .doctype: insertNode(token, .doctype)
      case .ignored: break
      }
    }
    popAll(downTo: 1, at: Int32(truncatingIfNeeded: bytes.count))
  }

  // MARK: Text and comments

  private mutating func insertText(_ token: MarkupToken, _ kind: NodeRecord.Kind) {
    var token = token
    if token.start == ignoredNewlineOffset, kind == .text {
      token.start &+= Int32(newlineLength(at: Int(token.start)))
      token.contentStart = token.start
      if token.start == token.end { return }
    }
    if formatting.needsReopening, !isInRawText { reopenFormatting(at: token.start) }
    let parent = open.current.node
    if kind == .text {
      let last = nodes.lastChild(of: parent)
      if last != NodeRecord.none, nodes[Int(last)].kind == .text,
        nodes[Int(last)].end == token.start
      {
        nodes[Int(last)].end = token.end
        return
      }
    }
    insertNode(token, kind)
  }

  /// Whether the current element can contain only text.
  private var isInRawText: Bool {
    !table.properties(of: open.current.name).isDisjoint(with: [.rawText, .escapableRawText])
  }

  /// Returns the number of bytes of the newline at an offset, which may be a character reference; 0
  /// if there is none.
  private func newlineLength(at offset: Int) -> Int {
    if bytes[offset] == 0x0A { return 1 }
    guard bytes[offset] == 0x0D else {
      return CharacterReferences.newlineLength(in: bytes, at: offset)
    }
    return offset &+ 1 < bytes.count && bytes[offset &+ 1] == 0x0A ? 2 : 1
  }

  private mutating func insertNode(_ token: MarkupToken, _ kind: NodeRecord.Kind) {
    var record = NodeRecord(kind, start: token.start, end: token.end)
    record.firstAttribute = token.contentStart &- token.start
    record.attributeCount = Int(token.end &- token.contentEnd)
    append(record)
  }

  @discardableResult
  mutating func append(_ record: NodeRecord) -> Int32 {
    let node = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(record)
    nodes.link(node, under: open.current.node)
    return node
  }

  // MARK: Start tags

  private mutating func start(_ token: MarkupToken) {
    let name = token.name
    let properties = table.properties(of: name)
    for rule in table.ruleRange(of: name) { imply(table.rules[rule], at: token.start) }
    // For `nobr`, an open element of the same name is closed after reconstructing the formatting
    // elements; for `a`, before.
    if name == table.nobr, formatting.needsReopening { reopenFormatting(at: token.start) }
    if properties.contains(.formatting) { endSameFormatting(token) }
    if formatting.needsReopening, !properties.contains(.skipsFormattingReconstruction) {
      reopenFormatting(at: token.start)
    }
    var record = NodeRecord(.element, start: token.start, end: token.end)
    record.name = name
    record.firstAttribute = token.firstAttribute
    record.attributeCount = Int(token.attributeCount)
    let node = append(record)
    if properties.contains(.void) { return }
    if token.isSelfClosing {
      guard name.isKnown, !isForeign(name) else { return }
      lexer.note(.selfClosingIgnored, at: Int(token.start), name)
    }
    open.push(node, name, properties)
    if properties.contains(.dropsFirstNewline) { ignoredNewlineOffset = token.end }
    if properties.contains(.formatting) {
      addFormatting(node)
    } else if properties.contains(.isolatesFormatting) {
      formatting.addMarker()
    }
  }

  /// Closes the elements whose end is implied by a start tag.
  private mutating func imply(_ rule: ElementTable.Rule, at offset: Int32) {
    let barrier = open.index(of: rule.within)
    switch rule.reach {
    case .outermost:
      var index = Int.max
      for name in rule.ends {
        let found = open.innermostIndex(of: name)
        // The barrier itself may be the element to be closed: a cell is both.
        if found > 0, found >= barrier { index = min(index, found) }
      }
      popAll(downTo: index, at: offset)
    case .innermost:
      if rule.ends.contains(open.current.name) { popAll(downTo: open.lastIndex, at: offset) }
    case .runInRuby:
      guard open.entry(at: barrier).name == table.ruby else { return }
      while rule.ends.contains(open.current.name) { popAll(downTo: open.lastIndex, at: offset) }
    }
  }

  private func isForeign(_ name: ElementCode) -> Bool {
    table.names[Int(name.value)] == "svg" || table.names[Int(name.value)] == "math"
  }

  // MARK: End tags

  private mutating func end(_ token: MarkupToken) {
    let name = token.name
    let properties = table.properties(of: name)
    if properties.contains(.void) {
      lexer.note(.voidEndTag, at: Int(token.start), name)
    } else if properties.contains(.formatting) {
      endFormatting(token)
    } else if properties.contains(.heading) {
      endHeading(token)
    } else {
      endOther(token, properties)
    }
  }

  /// Handles the end tag of a heading, which closes the innermost heading of any level.
  private mutating func endHeading(_ token: MarkupToken) {
    var index = -1
    for rule in table.ruleRange(of: token.name) where table.rules[rule].reach == .innermost {
      for name in table.rules[rule].ends { index = max(index, open.innermostIndex(of: name)) }
    }
    close(token, at: index, within: .scope)
  }

  /// Handles the end tags of blocks, items, cells and paragraphs, and "any other end tag".
  mutating func endOther(_ token: MarkupToken, _ properties: ElementProperties) {
    let index = open.innermostIndex(of: token.name)
    if properties.contains(.special) {
      close(token, at: index, within: table.endBarrier(of: token.name))
    } else {
      close(token, at: index, within: .special)
    }
  }

  private mutating func close(_ token: MarkupToken, at index: Int, within barrier: ScopeBarrier) {
    guard index > 0, index >= open.index(of: barrier) else {
      lexer.note(.strayEndTag, at: Int(token.start), token.name)
      return
    }
    popAll(downTo: index &+ 1, at: token.start, for: token)
    pop(at: token.end)
  }

  /// Closes all elements from a stack index on; `endTag` is the end tag that crosses them, if any.
  mutating func popAll(downTo index: Int, at offset: Int32, for endTag: MarkupToken? = nil) {
    while open.count > index {
      let entry = open.current
      if !table.properties(of: entry.name).contains(.optionalEnd) {
        if let endTag {
          lexer.note(.crossedTags, at: Int(endTag.start), endTag.name, entry.name)
        } else {
          lexer.note(.unclosedElement, at: Int(nodes[Int(entry.node)].start), entry.name)
        }
      }
      pop(at: offset)
    }
  }

  /// Closes the innermost element.
  mutating func pop(at offset: Int32) {
    let entry = open.pop()
    nodes[Int(entry.node)].end = max(offset, nodes[Int(entry.node)].start)
    let properties = table.properties(of: entry.name)
    if properties.contains(.formatting) {
      formatting.close(entry.node)
    } else if properties.contains(.isolatesFormatting) {
      formatting.clearToMarker()
    }
  }
}
