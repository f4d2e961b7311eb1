/// Markup as text: blocks, their paragraphs, and styled runs.
///
/// White space is processed as in CSS Text 3 §4.1, over each whole paragraph and across inline
/// elements. A newline in the source between two Chinese or Japanese characters is removed; between
/// words it becomes a space (CSS Text 4, segment break transformation).
///
/// ```swift
/// let text = StyledText(MarkupTree(parsing: "<h1>旅</h1>東京\n<b>大阪</b>"))
/// text.paragraphs.map(\.text)          // ["旅", "東京大阪"]
/// text.paragraphs[1].runs.map(\.range) // [0..<6, 6..<12]
/// text.plainText()                     // "旅\n東京大阪"
/// ```
///
/// All parts are stored in flat arrays that refer to each other by index, so that markup may be
/// nested to any depth. Differences from CSS: an inline block with content is laid out as part of
/// the line (see ``InlineElement``), an `inline-table` is a block, an `li` outside a list has no
/// marker, and `text-transform` and `tab-size` are applied by layout.
public struct StyledText: Sendable {
  /// The node from which the text was created.
  public let node: MarkupNode
  /// The blocks in document order, each before its descendants; the first one is always the root.
  public let blocks: [StyledBlock]
  /// The paragraphs of the blocks, in document order.
  public let paragraphs: [StyledParagraph]
  /// The inline elements ordered by their start; they may be nested but never overlap otherwise.
  public let inlineElements: [InlineElement]

  /// Creates the text of a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree; an empty one gives only the root block.
  ///   - cascade: The style sheets; ``StyleCascade/standard(for:)`` if nil.
  ///   - options: The language of text without a `lang` attribute.
  /// - Complexity: linear in the length of the text and the number of nodes, plus the time for
  ///   matching the selectors of the style sheets.
  public init(
    _ tree: MarkupTree, cascade: StyleCascade? = nil,
    options: StyledTextOptions = StyledTextOptions()
  ) {
    self.init(tree.root, cascade: cascade, options: options)
  }

  /// Creates the text of a node, which inherits styles from its ancestors.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - cascade: The style sheets; ``StyleCascade/standard(for:)`` of the node's tree if nil.
  ///   - options: The language of text without a `lang` attribute.
  public init(
    _ node: MarkupNode, cascade: StyleCascade? = nil,
    options: StyledTextOptions = StyledTextOptions()
  ) {
    var resolver = StyleResolver(cascade ?? .standard(for: node.tree))
    self.init(node, resolver: &resolver, options: options)
  }

  /// Creates the text of a node with a resolver that caches styles across texts.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - style: The style of the node, if it is already known.
  ///   - resolver: The resolver for the styles of the node and its descendants.
  ///   - options: The language of text without a `lang` attribute.
  package init(
    _ node: MarkupNode, style: ComputedStyle? = nil, resolver: inout StyleResolver,
    options: StyledTextOptions
  ) {
    var builder = BoxTreeBuilder(node, style: style, resolver: resolver, options: options)
    builder.build()
    resolver = builder.resolver
    self = builder.finish()
  }

  init(
    node: MarkupNode, blocks: [StyledBlock], paragraphs: [StyledParagraph],
    inlineElements: [InlineElement]
  ) {
    self.node = node
    self.blocks = blocks
    self.paragraphs = paragraphs
    self.inlineElements = inlineElements
  }

  /// Returns the indices of the child blocks of a block, in ascending order.
  ///
  /// - Parameter block: The index of a block; an invalid index has no children.
  /// - Returns: A lazy sequence of indices.
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
  /// A cascade with only the default style sheet, created once.
  package static let defaults: StyleCascade = {
    var cascade = StyleCascade()
    cascade.add(.defaults, origin: .defaults)
    cascade.precompute()
    return cascade
  }()

  /// Returns a cascade of ``StyleSheet/defaults`` and the style sheets in the tree's own `style`
  /// elements.
  public static func standard(for tree: MarkupTree) -> StyleCascade {
    var cascade = defaults
    for sheet in tree.styleSheets { cascade.add(sheet, origin: .markup) }
    return cascade
  }
}

extension MarkupTree {
  /// The style sheets in the `style` elements of the tree, in order, except those whose `type` is
  /// not `text/css`.
  ///
  /// - Complexity: linear in the number of nodes.
  public var styleSheets: [StyleSheet] {
    let code = BoxTreeElements.shared.style
    var sheets: [StyleSheet] = []
    for element in elements where element.record.name == code {
      let type = element["type"] ?? ""
      guard type.isEmpty || ElementName(type) == "text/css" else { continue }
      sheets.append(StyleSheet(parsing: element.text))
    }
    return sheets
  }
}
