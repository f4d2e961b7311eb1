/// Inserting markup and other trees; markup is parsed once, even for several target nodes.
extension MarkupTree {
  /// Appends parsed markup to the children of elements or of the root.
  @discardableResult
  public mutating func append(_ markup: String, to target: some EditTarget) -> Int {
    insert(ParsedMarkup(contiguous: markup), at: .end, of: target)
  }

  /// Inserts parsed markup before the children of elements or of the root.
  @discardableResult
  public mutating func prepend(_ markup: String, to target: some EditTarget) -> Int {
    insert(ParsedMarkup(contiguous: markup), at: .start, of: target)
  }

  /// Inserts parsed markup as siblings before nodes other than the root.
  @discardableResult
  public mutating func insert(_ markup: String, before target: some EditTarget) -> Int {
    insert(ParsedMarkup(contiguous: markup), at: .before, of: target)
  }

  /// Inserts parsed markup as siblings after nodes other than the root.
  @discardableResult
  public mutating func insert(_ markup: String, after target: some EditTarget) -> Int {
    insert(ParsedMarkup(contiguous: markup), at: .after, of: target)
  }

  /// Appends the content of another tree to the children of elements or of the root.
  @discardableResult
  public mutating func append(_ tree: MarkupTree, to target: some EditTarget) -> Int {
    insert(tree.storage.compacted(), at: .end, of: target)
  }

  /// Inserts the content of another tree before the children of elements or of the root.
  @discardableResult
  public mutating func prepend(_ tree: MarkupTree, to target: some EditTarget) -> Int {
    insert(tree.storage.compacted(), at: .start, of: target)
  }

  /// Inserts the content of another tree as siblings before nodes other than the root.
  @discardableResult
  public mutating func insert(_ tree: MarkupTree, before target: some EditTarget) -> Int {
    insert(tree.storage.compacted(), at: .before, of: target)
  }

  /// Inserts the content of another tree as siblings after nodes other than the root.
  @discardableResult
  public mutating func insert(_ tree: MarkupTree, after target: some EditTarget) -> Int {
    insert(tree.storage.compacted(), at: .after, of: target)
  }

  private enum InsertionPosition {
    case start
    case end
    case before
    case after
  }

  private mutating func insert(
    _ part: ParsedMarkup, at position: InsertionPosition, of target: some EditTarget
  ) -> Int {
    edit(target) { storage, node in
      let record = storage.record(at: node)
      switch position {
      case .start, .end:
        guard storage.canHaveChildren(node) else { return false }
        let next = position == .start ? record.firstChild : NodeRecord.none
        return storage.insert(part, under: node, before: next)
      case .before, .after:
        guard record.parent != NodeRecord.none else { return false }
        let next = position == .before ? node : record.nextSibling
        return storage.insert(part, under: record.parent, before: next)
      }
    }
  }
}

extension MarkupTree {
  /// Creates a tree that contains only a copy of a node and its descendants; for a root, a copy of
  /// its descendants.
  ///
  /// The ``source`` consists of the parts of the original source that the nodes cover; the
  /// identifiers are new.
  ///
  /// ```swift
  /// let page = MarkupTree(parsing: "<p>a<b>c</b></p>")
  /// MarkupTree(copying: page.root.descendants.first { $0.name == .b } ?? page.root).source
  /// // "<b>c</b>"
  /// ```
  ///
  /// - Complexity: linear in the size of the subtree.
  public init(copying node: MarkupNode) {
    let compaction = TreeCompaction(node.storage, top: node.index)
    storage = Storage(compaction.parsed(preservesIDs: false))
  }
}
