import TextFoundation

/// Creates a ``StyledText`` in one traversal of a tree.
///
/// Open elements are stored in an array, so that elements may be nested to any depth.
struct BoxTreeBuilder: ~Copyable {
  /// An open element.
  struct Frame {
    var context: InlineContext
    var role = Role.inline
    /// Whether the element is a list, which owns the last counter.
    var isList = false
    /// The index in `elements` of an inline element, or -1.
    var element = -1
  }

  /// The effect of the end of an element.
  enum Role { case inline, block, ruby, rubyBase, annotation }

  /// An inline element with the recorded positions of its start and end.
  struct Element {
    let node: MarkupNode
    let style: ComputedStyle
    let isAriaHidden: Bool
    let start: Int
    var end: Int
  }

  let top: MarkupNode
  let storage: MarkupTree.Storage
  let options: StyledTextOptions
  /// The style of the top node, if it is already known.
  private let topStyle: ComputedStyle?
  let elementCodes = BoxTreeElements.shared
  var resolver: StyleResolver
  var frames: [Frame] = []
  var counters: [ListCounter] = []

  var blocks: [StyledBlock] = []
  var paragraphs: [StyledParagraph] = []
  var elements: [Element] = []
  /// The index of the block that receives content.
  var container = 0

  var inline = InlineBoxBuilder()
  /// The ruby annotation under construction; it receives the inline content while `isInAnnotation` is
  /// true.
  var annotation = InlineBoxBuilder()
  var isInAnnotation = false
  /// The recorded positions in finished paragraphs.
  var positions: [TextPosition] = []
  var ruby = RubyBuilder()

  init(
    _ node: MarkupNode, style: ComputedStyle? = nil, resolver: StyleResolver,
    options: StyledTextOptions
  ) {
    top = node
    topStyle = style
    storage = node.storage
    self.options = options
    self.resolver = resolver
  }

  // MARK: The walk

  /// Traverses the top node and its descendants.
  mutating func build() {
    frames.append(Frame(context: inheritedContext()))
    openBlock(.root, top, frames[0].context)
    var index = top.index
    walk: while true {
      let isOpen = enter(index)
      let record = storage.record(at: index)
      if isOpen, record.firstChild != NodeRecord.none {
        index = record.firstChild
        continue
      }
      if isOpen { leave() }
      while true {
        if index == top.index { break walk }
        let record = storage.record(at: index)
        if record.nextSibling != NodeRecord.none {
          index = record.nextSibling
          break
        }
        index = record.parent
        leave()
      }
    }
    closeBlock()
  }

  /// Returns the context that the top node inherits from its ancestors.
  private mutating func inheritedContext() -> InlineContext {
    let style = resolver.rootStyle
    var context = InlineContext(
      style: style, whiteSpace: WhiteSpaceMode(style), link: nil,
      language: ContentLanguage(tag: nil, default: options.language))
    for node in Array(top.ancestors).reversed() where node.record.kind == .element {
      context = innerContext(context, node, node.record)
    }
    return context
  }

  /// Returns the context inside an element.
  mutating func innerContext(
    _ outer: InlineContext, _ node: MarkupNode, _ record: NodeRecord
  ) -> InlineContext {
    var context = outer
    let hasAttributes = record.attributeCount > 0
    context.style = style(of: node, record, parent: outer.style)
    context.whiteSpace = WhiteSpaceMode(context.style)
    if record.name == elementCodes.a { context.link = node }
    guard hasAttributes else { return context }
    if let tag = node["lang"] ?? node["xml:lang"] {
      context.language = ContentLanguage(
        tag: tag.isEmpty ? nil : tag, default: options.language)
    }
    if node["aria-hidden"] == "true" { context.isAriaHidden = true }
    return context
  }

  /// Returns the style of an element; ancestors of the top node need none if its own style is
  /// known.
  private mutating func style(
    of node: MarkupNode, _ record: NodeRecord, parent: ComputedStyle
  ) -> ComputedStyle {
    if let topStyle {
      if frames.isEmpty { return parent }
      if node.index == top.index { return topStyle }
    }
    return resolver.style(
      of: node, parent: parent,
      hints: record.attributeCount > 0 ? node.presentationalHints : [])
  }

  /// Enters a node.
  ///
  /// - Returns: Whether the caller must visit the children of the node and then call ``leave()``.
  private mutating func enter(_ index: Int32) -> Bool {
    let record = storage.record(at: index)
    let node = MarkupNode(storage: storage, index: index)
    switch record.kind {
    case .comment, .doctype: return false
    case .root:
      frames.append(Frame(context: frames[frames.count - 1].context))
      return true
    case .text, .verbatimText:
      appendText(of: node, record)
      return false
    case .element: return enterElement(node, record)
    }
  }

  private mutating func enterElement(_ node: MarkupNode, _ record: NodeRecord) -> Bool {
    let context = innerContext(frames[frames.count - 1].context, node, record)
    let display = elementCodes.display(context.style, record.name)
    switch display {
    case .none, .tableColumn, .tableColumnGroup: return false
    default: break
    }
    if record.name == elementCodes.br || record.name == elementCodes.wbr {
      appendBreak(node, isForced: record.name == elementCodes.br, context)
      return false
    }
    let isReplaced = record.name == elementCodes.img || record.name == elementCodes.lambda
    if let kind = StyledBlock.Kind(display), !isInAnnotation {
      openBlock(record.name == elementCodes.hr ? .rule : kind, node, context, display: display)
      if isReplaced { appendBox(node, context) }
      if isReplaced || record.name == elementCodes.hr {
        closeBlock()
        return false
      }
      open(Frame(context: context, role: .block), node, record)
      return true
    }
    if isReplaced || display == .inlineBlock && record.firstChild == NodeRecord.none {
      appendBox(node, context)
      return false
    }
    return enterInline(node, record, display, context)
  }

  /// Pushes a frame, and the counter of a list.
  mutating func open(_ frame: Frame, _ node: MarkupNode, _ record: NodeRecord) {
    var frame = frame
    if elementCodes.isList(record.name) {
      frame.isList = true
      counters.append(
        ListCounter(node, isOrdered: record.name == elementCodes.ol) { itemCount(of: node) })
    }
    frames.append(frame)
  }

  /// Closes the innermost open element.
  private mutating func leave() {
    let frame = frames.removeLast()
    if frame.isList { counters.removeLast() }
    switch frame.role {
    case .block: closeBlock()
    case .inline: break
    case .ruby, .rubyBase, .annotation: leaveRuby(frame)
    }
    if frame.element >= 0 { elements[frame.element].end = recordPosition() }
  }

  /// Returns the number of items of a list, without those of nested lists.
  private func itemCount(of list: MarkupNode) -> Int {
    var count = 0
    var walk = TreeWalk(list)
    while let event = walk.next() {
      guard case .enter(let node) = event, node != list, node.record.kind == .element else {
        continue
      }
      if node.record.name == elementCodes.li { count += 1 }
      if elementCodes.isList(node.record.name) { walk.skipChildren() }
    }
    return count
  }

  // MARK: The end

  /// Returns the finished text.
  consuming func finish() -> StyledText {
    func position(_ recordIndex: Int) -> TextPosition {
      positions.indices.contains(recordIndex)
        ? positions[recordIndex] : TextPosition(paragraph: paragraphs.count, offset: 0)
    }
    return StyledText(
      node: top, blocks: blocks, paragraphs: paragraphs,
      inlineElements: elements.map {
        InlineElement(
          node: $0.node, style: $0.style, start: position($0.start), end: position($0.end),
          isAriaHidden: $0.isAriaHidden)
      })
  }
}
