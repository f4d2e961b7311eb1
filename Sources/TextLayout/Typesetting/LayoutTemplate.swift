public import MarkupText

/// Markup that is parsed once and laid out repeatedly: change texts or styles by id, and lay out
/// again.
///
/// Results of the last layout are reused where nothing has changed: paragraphs stay shaped and
/// broken into lines, and if a new text has the same height as the old one, nothing else moves.
/// Copies share these results, so that one template can make all cells of a list.
///
/// ```swift
/// let template = LayoutTemplate(
///   MarkupTree(parsing: "<div id=title>–</div><div>details</div>"), typesetter: typesetter)
/// var cell = template
/// cell.setText("吾輩は猫である", of: .id("title"))
/// let layout = cell.layout(in: LayoutSpace(inlineSize: 320))
/// ```
///
/// To use several threads, give each its own copy.
public struct LayoutTemplate: Sendable {
  /// The current markup.
  public private(set) var tree: MarkupTree
  /// The typesetter that lays out the text.
  public let typesetter: Typesetter
  private let givenCascade: StyleCascade?
  private var resolver: StyleResolver
  private var text: StyledText?
  private var blocks: [NodeID: Int] = [:]
  private var last: (space: LayoutSpace, layout: MarkupLayout)?
  /// Whether the text has images, which may become available between two layouts.
  private var hasPictures = false
  /// The paragraphs that have changed since the last layout; nil if other content may have changed
  /// too.
  private var changed: Set<Int>?

  /// Creates a template.
  ///
  /// - Parameters:
  ///   - tree: the markup.
  ///   - cascade: the style sheets; nil for the default style sheet and the tree's own `style`
  ///     elements.
  ///   - typesetter: the typesetter that lays out the text.
  public init(_ tree: MarkupTree, cascade: StyleCascade? = nil, typesetter: Typesetter) {
    self.tree = tree
    self.typesetter = typesetter
    givenCascade = cascade
    resolver = StyleResolver(cascade ?? .standard(for: tree))
  }

  /// Replaces the content of elements by a text, which is not parsed as markup
  /// (`MarkupText.MarkupTree`'s `setText`).
  ///
  /// - Returns: the number of elements changed.
  @discardableResult
  public mutating func setText(_ newText: String, of target: some EditTarget) -> Int {
    let nodes = target.nodes(in: tree)
    // The text of a style sheet may affect all elements.
    if givenCascade == nil, nodes.contains(where: { tree.node($0)?.touchesStyleSheet ?? false }) {
      var count = 0
      edit { count = $0.setText(newText, of: target) }
      return count
    }
    // Avoids a second search for a single element.
    let count =
      nodes.count == 1
      ? tree.setText(newText, of: nodes[0]) : tree.setText(newText, of: target)
    for node in nodes where count > 0 { refresh(node) }
    return count
  }

  /// Changes the markup in any respect: classes, styles or nodes.
  public mutating func edit(_ change: (inout MarkupTree) throws -> Void) rethrows {
    text = nil
    defer { if givenCascade == nil { resolver = StyleResolver(.standard(for: tree)) } }
    try change(&tree)
  }

  /// Returns the current styled text.
  public mutating func styledText() -> StyledText {
    if let text { return text }
    let made = StyledText(tree.root, resolver: &resolver, options: flowOptions)
    text = made
    blocks = made.blocksWithParagraph
    hasPictures =
      typesetter.options.images != nil
      && (made.paragraphs.contains { $0.boxes.contains { $0.node.name == "img" } }
        || made.blocks.contains { $0.marker?.imageAddress != nil })
    // The last layout may be of a different text, so all paragraphs are compared.
    changed = nil
    return made
  }

  /// Returns the layout of the current text.
  ///
  /// - Complexity: paragraphs that have changed since the last layout are laid out; the rest takes
  ///   time linear in the number of blocks, or constant time if nothing moves.
  public mutating func layout(in space: LayoutSpace) -> MarkupLayout {
    let text = styledText()
    let layout: MarkupLayout
    let isSettled = !hasPictures
    if isSettled, let last, last.space == space, changed?.isEmpty ?? false {
      return last.layout
    } else if isSettled, let last, last.space == space, let patched = patched(last.layout, text) {
      layout = patched
    } else {
      layout = typesetter.layout(text, in: space, reusing: last?.layout)
    }
    last = (space, layout)
    changed = []
    return layout
  }

  private var flowOptions: StyledTextOptions {
    typesetter.options.language.map { StyledTextOptions(language: $0) } ?? StyledTextOptions()
  }

  /// Updates the paragraph with an element's text, or discards the styled text if other parts of it
  /// may change.
  private mutating func refresh(_ id: NodeID) {
    guard let old = text else { return }
    guard let node = tree.node(id),
      let found = old.refreshed(
        contentOf: node, blocks: blocks, resolver: &resolver, options: flowOptions)
    else {
      text = nil
      return
    }
    text = found.text
    changed?.insert(found.paragraph)
  }

  /// Returns the last layout with its changed paragraphs replaced, or nil if a full layout is
  /// required.
  private func patched(_ layout: MarkupLayout, _ text: StyledText) -> MarkupLayout? {
    guard let changed else { return nil }
    return typesetter.replacing(changed, of: layout, with: text)
  }
}

extension MarkupNode {
  /// Whether the node is a `style` element, or is inside one or contains one.
  fileprivate var touchesStyleSheet: Bool {
    var node: MarkupNode? = self
    while let candidate = node {
      if candidate.name == "style" { return true }
      node = candidate.parent
    }
    return descendants.contains { $0.name == "style" }
  }
}
