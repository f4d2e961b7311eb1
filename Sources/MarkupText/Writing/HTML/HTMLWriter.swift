/// Writes a styled text as HTML: the blocks; paragraphs are in ``HTMLWriter+Inline.swift``.
///
/// Open elements are in arrays, so that no depth is too deep.
struct HTMLWriter: ~Copyable {
  let text: StyledText
  let options: HTMLOptions
  let difference = StyleDifference()
  var output = HTMLOutput()
  /// The blocks that are open.
  private var blocks: [OpenBlock] = []
  /// The inline elements that have started and not ended.
  private var openElements: [Int] = []
  private var nextElement = 0
  /// The inline elements by their nodes, if one of them has blocks inside.
  private lazy var elementsByNode = Dictionary(
    text.inlineElements.indices.map { (text.inlineElements[$0].node, $0) },
    uniquingKeysWith: { first, _ in first })
  /// The inline elements around the open blocks, which are written already.
  private var outerElements: Set<Int> = []

  /// The values of `id` that are written.
  private var identifiers: Set<String> = []

  /// A block that is open.
  private struct OpenBlock {
    let name: String?
    /// The inline elements that are written around it alone.
    let wrappers: [Int]
    /// The style of the element that is written in.
    let style: ComputedStyle
    /// The first block behind it.
    let end: Int
  }

  init(_ text: StyledText, _ options: HTMLOptions) {
    self.text = text
    self.options = options
  }

  /// The style of the element that is written in.
  var blockStyle: ComputedStyle { blocks.last?.style ?? .initial }

  /// All of it.
  consuming func html() -> String {
    start()
    for index in text.blocks.indices { write(block: index) }
    close(before: text.blocks.count)
    end()
    return output.finish()
  }

  // MARK: Blocks

  private mutating func write(block index: Int) {
    close(before: index)
    let block = text.blocks[index]
    let wrappers = openWrappers(of: block)
    let outer = wrappers.last.map { text.inlineElements[$0].style } ?? blockStyle
    let name = HTMLElementNames.block(index, of: text)
    if let name { startTag(name, block.node, block.style, in: outer) }
    // What has no tags is written in the element around it; the root's style is written.
    let style = name != nil || block.kind == .root ? block.style : outer
    blocks.append(
      OpenBlock(
        name: name == "hr" ? nil : name, wrappers: wrappers, style: style,
        end: block.descendants.upperBound))
    if let paragraph = block.paragraph { write(paragraph: paragraph) }
  }

  /// Starts the inline elements between a block and the one it is in.
  private mutating func openWrappers(of block: FlowBlock) -> [Int] {
    guard let parent = block.parent, block.kind != .anonymous else { return [] }
    let outer = text.blocks[parent].node
    var wrappers: [Int] = []
    var node = block.node.parent
    while let current = node, current != outer {
      if current.name != .ruby, current.name != "rb", let element = elementsByNode[current] {
        wrappers.append(element)
      }
      node = current.parent
    }
    wrappers.reverse()
    var style = blockStyle
    for wrapper in wrappers {
      let element = text.inlineElements[wrapper]
      startTag(HTMLElementNames.inline(element.node), element.node, element.style, in: style)
      style = element.style
    }
    outerElements.formUnion(wrappers)
    return wrappers
  }

  private mutating func close(before index: Int) {
    while let last = blocks.last, last.end <= index {
      if let name = last.name { output.endTag(name) }
      for wrapper in last.wrappers.reversed() {
        output.endTag(HTMLElementNames.inline(text.inlineElements[wrapper].node))
        outerElements.remove(wrapper)
      }
      blocks.removeLast()
    }
  }

  /// Writes the start tag of an element with what is to be said of its style.
  mutating func startTag(
    _ name: String, _ node: MarkupNode, _ style: ComputedStyle, in parent: ComputedStyle
  ) {
    let element = WrittenElement(node, name: name)
    var attributes = node.hasAttributes ? element.attributes : []
    // An element in several pieces has its name on the first one.
    attributes.removeAll { $0.name == "id" && !identifiers.insert($0.value).inserted }
    if let style = difference.declarations(of: style, element, in: parent) {
      attributes.append(("style", style))
    }
    output.startTag(name, attributes)
  }

  /// The inline elements with something in a paragraph; paragraphs are asked for in their order.
  mutating func elements(inParagraph index: Int) -> [Int] {
    let count = text.paragraphs[index].text.utf8.count
    let all = text.inlineElements
    while nextElement < all.count, all[nextElement].start.paragraph <= index {
      openElements.append(nextElement)
      nextElement += 1
    }
    openElements.removeAll { all[$0].end.paragraph < index }
    return openElements.filter {
      all[$0].range(inParagraph: index, count: count) != nil && !outerElements.contains($0)
    }
  }

  // MARK: The document

  private mutating func start() {
    let style = rootDeclarations
    guard options.isDocument else {
      if let style { output.startTag("div", [("style", style)]) }
      return
    }
    output.markup("<!DOCTYPE html>\n")
    output.startTag("html", options.language.map { [("lang", $0)] } ?? [])
    output.markup(
      """
      <head><meta charset="utf-8">\
      <meta name="viewport" content="width=device-width, initial-scale=1"><title>
      """)
    output.text(options.title ?? text.title ?? "")
    output.markup("</title></head>\n")
    output.startTag("body", style.map { [("style", $0)] } ?? [])
  }

  private mutating func end() {
    if options.isDocument {
      output.markup("</body></html>\n")
    } else if rootDeclarations != nil {
      output.endTag("div")
    }
  }

  /// What is to be said of everything.
  private var rootDeclarations: String? {
    let root = text.blocks.first.flatMap {
      difference.declarations(of: $0.style, beside: .initial)
    }
    guard case .phrases = options.breaks else { return root }
    return (root.map { $0 + "; " } ?? "") + "word-break: keep-all; overflow-wrap: anywhere"
  }
}
