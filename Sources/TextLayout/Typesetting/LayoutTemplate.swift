public import MarkupText

/// Markup that is parsed once and set many times: change texts or styles by id, and lay out again.
///
/// What has not changed since the last layout is used again: paragraphs stay measured and broken
/// into lines, and if a new text is as high as the old one, nothing else moves. Copies share all
/// that, so that one template makes the cells of a whole list.
///
/// ```swift
/// let template = LayoutTemplate(
///   MarkupTree(parsing: "<div id=title>–</div><div>details</div>"), typesetter: typesetter)
/// var cell = template
/// cell.setText("吾輩は猫である", of: .id("title"))
/// let layout = cell.layout(in: LayoutSpace(inlineSize: 320))
/// ```
///
/// Sendable: a plain value; each thread lays out its own copy.
public struct LayoutTemplate: Sendable {
  /// The markup as it is now.
  public private(set) var tree: MarkupTree
  /// Sets the text.
  public let typesetter: Typesetter
  private let givenCascade: StyleCascade?
  private var resolver: StyleResolver
  private var text: StyledText?
  private var blocks: [NodeID: Int] = [:]
  private var last: (space: LayoutSpace, layout: MarkupLayout)?
  /// Whether the text has pictures, which may come between two layouts.
  private var hasPictures = false
  /// The paragraphs that are not as in the last layout; nil if other things may have changed too.
  private var changed: Set<Int>?

  /// A template.
  ///
  /// - Parameters:
  ///   - tree: the markup.
  ///   - cascade: the style sheets; the default one and the tree's own `style` elements if nil.
  ///   - typesetter: sets the text.
  public init(_ tree: MarkupTree, cascade: StyleCascade? = nil, typesetter: Typesetter) {
    self.tree = tree
    self.typesetter = typesetter
    givenCascade = cascade
    resolver = StyleResolver(cascade ?? .standard(for: tree))
  }

  /// Gives elements a new text, taken as it is: no markup (``MarkupText/MarkupTree``'s `setText`).
  ///
  /// - Returns: how many elements got it.
  @discardableResult
  public mutating func setText(_ newText: String, of target: some EditTarget) -> Int {
    let nodes = target.nodes(in: tree)
    // The text of a style sheet decides about all others.
    if givenCascade == nil, nodes.contains(where: { tree.node($0)?.touchesStyleSheet ?? false }) {
      var count = 0
      edit { count = $0.setText(newText, of: target) }
      return count
    }
    // One element need not be looked for twice.
    let count =
      nodes.count == 1
      ? tree.setText(newText, of: nodes[0]) : tree.setText(newText, of: target)
    for node in nodes where count > 0 { refresh(node) }
    return count
  }

  /// Changes the markup in any way: classes, styles, nodes.
  public mutating func edit(_ change: (inout MarkupTree) throws -> Void) rethrows {
    text = nil
    defer { if givenCascade == nil { resolver = StyleResolver(.standard(for: tree)) } }
    try change(&tree)
  }

  /// The styled text as it is now.
  public mutating func styledText() -> StyledText {
    if let text { return text }
    let made = StyledText(tree.root, resolver: &resolver, options: flowOptions)
    text = made
    blocks = made.blocksWithParagraph
    hasPictures =
      typesetter.options.images != nil
      && (made.paragraphs.contains { $0.boxes.contains { $0.node.name == "img" } }
        || made.blocks.contains { $0.marker?.imageAddress != nil })
    // The last layout may be of another text: it is compared paragraph by paragraph.
    changed = nil
    return made
  }

  /// The layout as it is now.
  ///
  /// - Complexity: the paragraphs that have changed since the last layout are set; the rest takes
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

  private var flowOptions: FlowOptions {
    typesetter.options.language.map { FlowOptions(language: $0) } ?? FlowOptions()
  }

  /// Makes the one paragraph anew that an element's text is in, or forgets the text.
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

  /// The last layout with its changed paragraphs set anew; nil if something would move.
  private func patched(_ layout: MarkupLayout, _ text: StyledText) -> MarkupLayout? {
    guard let changed else { return nil }
    return typesetter.replacing(changed, of: layout, with: text)
  }
}

extension MarkupNode {
  /// Whether it is a `style` element, in one, or has one inside.
  fileprivate var touchesStyleSheet: Bool {
    var node: MarkupNode? = self
    while let candidate = node {
      if candidate.name == "style" { return true }
      node = candidate.parent
    }
    return descendants.contains { $0.name == "style" }
  }
}
