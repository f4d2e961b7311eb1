/// Putting markup and other trees into a tree, which is parsed once however many nodes take it.
extension MarkupTree {
  /// Puts parsed markup behind the children of elements or of the root.
  @discardableResult
  public mutating func append(_ markup: String, to target: some EditTarget) -> Int {
    insert(ParsedMarkup(contiguous: markup), at: .end, of: target)
  }

  /// Puts parsed markup before the children of elements or of the root.
  @discardableResult
  public mutating func prepend(_ markup: String, to target: some EditTarget) -> Int {
    insert(ParsedMarkup(contiguous: markup), at: .start, of: target)
  }

  /// Puts parsed markup before nodes, in the element that they are in; not before the root.
  @discardableResult
  public mutating func insert(_ markup: String, before target: some EditTarget) -> Int {
    insert(ParsedMarkup(contiguous: markup), at: .before, of: target)
  }

  /// Puts parsed markup behind nodes, in the element that they are in; not behind the root.
  @discardableResult
  public mutating func insert(_ markup: String, after target: some EditTarget) -> Int {
    insert(ParsedMarkup(contiguous: markup), at: .after, of: target)
  }

  /// Puts all that another tree holds behind the children of elements or of the root.
  @discardableResult
  public mutating func append(_ tree: MarkupTree, to target: some EditTarget) -> Int {
    insert(tree.storage.compacted(), at: .end, of: target)
  }

  /// Puts all that another tree holds before the children of elements or of the root.
  @discardableResult
  public mutating func prepend(_ tree: MarkupTree, to target: some EditTarget) -> Int {
    insert(tree.storage.compacted(), at: .start, of: target)
  }

  /// Puts all that another tree holds before nodes, in the element that they are in.
  @discardableResult
  public mutating func insert(_ tree: MarkupTree, before target: some EditTarget) -> Int {
    insert(tree.storage.compacted(), at: .before, of: target)
  }

  /// Puts all that another tree holds behind nodes, in the element that they are in.
  @discardableResult
  public mutating func insert(_ tree: MarkupTree, after target: some EditTarget) -> Int {
    insert(tree.storage.compacted(), at: .after, of: target)
  }

  private enum Place {
    case start
    case end
    case before
    case after
  }

  private mutating func insert(
    _ part: ParsedMarkup, at place: Place, of target: some EditTarget
  ) -> Int {
    edit(target) { storage, node in
      let record = storage.record(at: node)
      switch place {
      case .start, .end:
        guard storage.canHaveChildren(node) else { return false }
        let next = place == .start ? record.firstChild : NodeRecord.none
        return storage.insert(part, under: node, before: next)
      case .before, .after:
        guard record.parent != NodeRecord.none else { return false }
        let next = place == .before ? node : record.nextSibling
        return storage.insert(part, under: record.parent, before: next)
      }
    }
  }
}

extension MarkupTree {
  /// A tree that holds a copy of a node with all that is inside of it, and nothing else of the
  /// node's tree; of a root, all that is inside.
  ///
  /// Its ``source`` has the parts of the other one that the nodes cover; identities are new.
  ///
  /// ```swift
  /// let page = MarkupTree(parsing: "<p>a<b>c</b></p>")
  /// MarkupTree(copying: page.root.descendants.first { $0.name == .b } ?? page.root).source
  /// // "<b>c</b>"
  /// ```
  ///
  /// - Complexity: linear in the node.
  public init(copying node: MarkupNode) {
    let compaction = TreeCompaction(node.storage, top: node.place)
    storage = Storage(compaction.parsed(keepsNumbers: false))
  }
}
