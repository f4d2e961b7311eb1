/// Writes a styled text as HTML; this file handles blocks and `HTMLWriter+Inline.swift` paragraphs.
///
/// Open elements are stored in arrays, so that they may be nested to any depth.
struct HTMLWriter: ~Copyable {
  let text: StyledText
  let options: HTMLOptions
  let difference: StyleDifference
  var output = HTMLOutput()
  /// The open blocks.
  private var blocks: [OpenBlock] = []
  /// The inline elements that have started and not ended.
  private var openElements: [Int] = []
  private var nextElement = 0
  /// The inline elements by their nodes, used if one of them contains blocks.
  private lazy var elementsByNode = Dictionary(
    text.inlineElements.indices.map { (text.inlineElements[$0].node, $0) },
    uniquingKeysWith: { first, _ in first })
  /// The inline elements around the open blocks, which are already written.
  private var outerElements: Set<Int> = []

  /// The values of `id` written so far.
  private var identifiers: Set<String> = []

  /// An open block.
  private struct OpenBlock {
    let name: String?
    /// The inline elements that are written only around this block.
    let wrappers: [Int]
    /// The style of the written element that contains its content.
    let style: ComputedStyle
    /// The index of the first block after it.
    let end: Int
  }

  init(_ text: StyledText, _ options: HTMLOptions) {
    self.text = text
    self.options = options
    difference = StyleDifference(images: options.images)
  }

  /// The style of the written element that contains the current content.
  var blockStyle: ComputedStyle { blocks.last?.style ?? .initial }

  /// Returns the complete HTML.
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
    // The content of a block without tags is written in the surrounding element; the style of the
    // root is always written.
    let style = name != nil || block.kind == .root ? block.style : outer
    blocks.append(
      OpenBlock(
        name: name == "hr" ? nil : name, wrappers: wrappers, style: style,
        end: block.descendants.upperBound))
    if let paragraph = block.paragraph { write(paragraph: paragraph) }
  }

  /// Opens the inline elements between a block and its parent block.
  private mutating func openWrappers(of block: StyledBlock) -> [Int] {
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

  /// Writes the start tag of an element with the necessary style declarations.
  mutating func startTag(
    _ name: String, _ node: MarkupNode, _ style: ComputedStyle, in parent: ComputedStyle
  ) {
    let element = WrittenElement(node, name: name)
    var attributes =
      node.hasAttributes
      ? element.attributes(links: options.links, images: options.images) : []
    // If an element is written in several fragments, only the first one has its `id`.
    attributes.removeAll { $0.name == "id" && !identifiers.insert($0.value).inserted }
    if let style = difference.declarations(of: style, element, in: parent) {
      attributes.append(("style", style))
    }
    output.startTag(name, attributes)
  }

  /// Returns the inline elements that cover a part of a paragraph; it must be called for paragraphs
  /// in ascending order.
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

  /// The declarations for the whole text.
  private var rootDeclarations: String? {
    let root = text.blocks.first.flatMap {
      difference.declarations(of: $0.style, relativeTo: .initial)
    }
    guard case .phrases = options.breaks else { return root }
    return (root.map { $0 + "; " } ?? "") + "word-break: keep-all; overflow-wrap: anywhere"
  }
}
