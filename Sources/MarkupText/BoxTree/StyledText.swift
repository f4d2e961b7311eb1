/// Markup as text: blocks, paragraphs, and styled runs in them.
///
/// White space is processed as by CSS Text 3 §4.1, over each whole paragraph, whatever elements it
/// is in. A newline in the source between two Chinese or Japanese characters disappears; between
/// words it is one space (CSS Text 4, segment break transformation).
///
/// ```swift
/// let text = StyledText(MarkupTree(parsing: "<h1>旅</h1>東京\n<b>大阪</b>"))
/// text.paragraphs.map(\.text)          // ["旅", "東京大阪"]
/// text.paragraphs[1].runs.map(\.range) // [0..<6, 6..<12]
/// text.plainText()                     // "旅\n東京大阪"
/// ```
///
/// Everything is kept in flat arrays that refer to each other by index, so that markup of any depth
/// can be handled. What differs from CSS: an inline block with content flows with the line (see
/// ``InlineElement``), an `inline-table` is a block, an `li` outside of a list has no marker, and
/// `text-transform` and `tab-size` are left to layout.
///
/// Sendable: nothing in it changes.
public struct StyledText: Sendable {
  /// The node it was made from.
  public let node: MarkupNode
  /// The blocks in the order of the document, each before those inside of it; the first one is the
  /// root, which is never missing.
  public let blocks: [FlowBlock]
  /// The inline contents of blocks, in the order of the document.
  public let paragraphs: [StyledParagraph]
  /// The inline elements by the order of their start; they are nested, never crossed.
  public let inlineElements: [InlineElement]

  /// The text of a tree.
  ///
  /// - Parameters:
  ///   - tree: any tree; an empty one has the root block only.
  ///   - cascade: the style sheets; ``StyleCascade/standard(for:)`` if nil.
  ///   - options: the language of text without `lang`.
  /// - Complexity: linear in the length of the text and the number of nodes, but for what the
  ///   sheets' selectors take.
  public init(
    _ tree: MarkupTree, cascade: StyleCascade? = nil, options: FlowOptions = FlowOptions()
  ) {
    self.init(tree.root, cascade: cascade, options: options)
  }

  /// The text of a node, styled as in its place: it inherits from the nodes it is in.
  ///
  /// - Parameters:
  ///   - node: any node.
  ///   - cascade: the style sheets; ``StyleCascade/standard(for:)`` of the node's tree if nil.
  ///   - options: the language of text without `lang`.
  public init(
    _ node: MarkupNode, cascade: StyleCascade? = nil, options: FlowOptions = FlowOptions()
  ) {
    var resolver = StyleResolver(cascade ?? .standard(for: node.tree))
    self.init(node, resolver: &resolver, options: options)
  }

  /// The text of a node, with a resolver that knows styles of earlier texts and learns those of
  /// this one.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - style: its style, if it is known already.
  ///   - resolver: finds the styles of what is in it.
  ///   - options: the language of text without `lang`.
  package init(
    _ node: MarkupNode, style: ComputedStyle? = nil, resolver: inout StyleResolver,
    options: FlowOptions
  ) {
    var builder = FlowBuilder(node, style: style, resolver: resolver, options: options)
    builder.build()
    resolver = builder.resolver
    self = builder.finish()
  }

  init(
    node: MarkupNode, blocks: [FlowBlock], paragraphs: [StyledParagraph],
    inlineElements: [InlineElement]
  ) {
    self.node = node
    self.blocks = blocks
    self.paragraphs = paragraphs
    self.inlineElements = inlineElements
  }

  /// The blocks right inside of a block, as ascending indices.
  ///
  /// - Parameter block: the index of a block; any other number has no children.
  /// - Returns: their indices, found one by one without an array of them.
  public func children(of block: Int) -> some Sequence<Int> {
    let range = blocks.indices.contains(block) ? blocks[block].descendants : 0..<0
    return sequence(state: range.lowerBound) { [blocks] index -> Int? in
      guard index < range.upperBound else { return nil }
      defer { index = blocks[index].descendants.upperBound }
      return index
    }
  }
}

extension StyleCascade {
  /// The default sheet alone, made once.
  package static let defaults: StyleCascade = {
    var cascade = StyleCascade()
    cascade.add(.defaults, origin: .defaults)
    cascade.prepare()
    return cascade
  }()

  /// ``StyleSheet/defaults`` and, above it, the contents of the tree's own `style` elements.
  public static func standard(for tree: MarkupTree) -> StyleCascade {
    var cascade = defaults
    for sheet in tree.styleSheets { cascade.add(sheet, origin: .markup) }
    return cascade
  }
}

extension MarkupTree {
  /// The contents of its `style` elements in their order, read as style sheets; those whose `type`
  /// is not `text/css` are left out.
  ///
  /// - Complexity: linear in the nodes.
  public var styleSheets: [StyleSheet] {
    let code = FlowElements.shared.style
    var sheets: [StyleSheet] = []
    for element in elements where element.record.name == code {
      let type = element["type"] ?? ""
      guard type.isEmpty || ElementName(type) == "text/css" else { continue }
      sheets.append(StyleSheet(parsing: element.text))
    }
    return sheets
  }
}
