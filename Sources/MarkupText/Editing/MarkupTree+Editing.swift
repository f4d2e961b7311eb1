/// Editing a tree: markup can be parsed once and its text replaced by id many times.
///
/// An edit costs time proportional to the change: copies of a tree continue to share all other
/// nodes, and a uniquely referenced tree is changed in place. Nodes retain their identifiers.
/// Existing ``MarkupNode`` values and copies of the tree are not affected by an edit.
///
/// The ``source`` of an edited tree is the parsed source followed by the added text. Parts of both
/// that are no longer used are discarded when the added data exceeds half the size of the original,
/// which changes the ranges of nodes.
///
/// Each edit returns the number of nodes it changed: 0 if the tree does not contain the target, or
/// if the target cannot have the new content.
///
/// ```swift
/// var cell = MarkupTree(parsing: "Hello <b id=name>you</b>!")
/// cell.setText("花子 & co.", of: .id("name"))  // 1
/// cell.text                                   // "Hello 花子 & co.!"
/// ```
extension MarkupTree {
  /// Replaces the text of elements, of the root or of text nodes with literal text, in which markup
  /// and character references have no meaning.
  ///
  /// In an element, the text replaces the last text node; all other children are removed except
  /// `lambda` boxes. (As in markup, CR LF and CR are read as LF, and NUL as U+FFFD.)
  @discardableResult
  public mutating func setText(_ text: String, of target: some EditTarget) -> Int {
    edit(target) { storage, node in
      if storage.record(at: node).isText {
        return storage.change { $0.setText(text, ofText: node) } ?? false
      }
      guard storage.canHaveChildren(node) else { return false }
      return storage.change { $0.setText(text, of: node) } ?? false
    }
  }

  /// Replaces the children of elements or of the root with parsed markup.
  @discardableResult
  public mutating func setMarkup(_ markup: String, of target: some EditTarget) -> Int {
    setContent(ParsedMarkup(contiguous: markup), of: target)
  }

  /// Replaces the children of elements or of the root with the content of another tree.
  @discardableResult
  public mutating func setContent(of target: some EditTarget, to tree: MarkupTree) -> Int {
    setContent(tree.storage.compacted(), of: target)
  }

  /// Removes nodes with their descendants; if the target is the root, only its children are
  /// removed.
  ///
  /// Nodes inside another removed node are not counted.
  @discardableResult
  public mutating func remove(_ target: some EditTarget) -> Int {
    edit(target) { storage, node in
      storage.change { node == 0 ? $0.removeChildren(of: node) : $0.remove(node) }
      return true
    }
  }

  /// Removes all children of nodes.
  ///
  /// Nodes without children are not counted.
  @discardableResult
  public mutating func removeChildren(of target: some EditTarget) -> Int {
    edit(target) { storage, node in
      guard storage.record(at: node).firstChild != NodeRecord.none else { return false }
      storage.change { $0.removeChildren(of: node) }
      return true
    }
  }

  private mutating func setContent(_ part: ParsedMarkup, of target: some EditTarget) -> Int {
    edit(target) { storage, node in
      guard storage.canHaveChildren(node) else { return false }
      let last = storage.lastChild(of: node)
      guard storage.insert(part, under: node, before: NodeRecord.none) else { return false }
      if last != NodeRecord.none {
        storage.change { $0.removeChildren(of: node, upTo: last) }
      }
      return true
    }
  }

  // MARK: Copying for edits

  /// Changes the target nodes in a storage that is not shared with other trees.
  ///
  /// `change` returns whether it has changed the node.
  mutating func edit(
    _ target: some EditTarget, _ change: (Storage, Int32) -> Bool
  ) -> Int {
    var count = 0
    for id in target.nodes(in: self) {
      guard let node = storage.index(of: id) else { continue }
      if !storage.isEdited || !isKnownUniquelyReferenced(&storage) {
        storage = Storage(editing: storage)
      } else {
        storage.version.reset()
      }
      if change(storage, node) { count += 1 }
    }
    if storage.needsCompaction { storage = Storage(storage.compacted(preservesIDs: true)) }
    return count
  }
}

/// Helpers for edits.
extension MarkupTree.Storage {
  func canHaveChildren(_ node: Int32) -> Bool {
    let record = record(at: node)
    switch record.kind {
    case .root: return true
    case .element: return !ElementTable.shared.properties(of: record.name).contains(.void)
    default: return false
    }
  }

  func lastChild(of node: Int32) -> Int32 {
    let first = record(at: node).firstChild
    return first == NodeRecord.none ? first : record(at: first).previousInRing
  }

  /// Inserts the content of parsed markup before a child of an element.
  func insert(_ part: ParsedMarkup, under parent: Int32, before sibling: Int32) -> Bool {
    let first = nodeCount
    guard change({ $0.insert(part, under: parent, before: sibling) }) == true else { return false }
    // Without attributes, there are no new ids or classes.
    if part.attributes.count > 0 {
      noteIDs(of: (first..<nodeCount).lazy.map { Int32(truncatingIfNeeded: $0) })
      elementsByClass.reset()
    }
    return true
  }

  /// Records that elements may have ids that differ from those in the index.
  func noteIDs(of nodes: some Sequence<Int32>) {
    change { $0.noteIDs(of: nodes, index: elementsByID.current) }
    elementsByID.reset()
  }

  /// Returns the records of the tree as if it had just been parsed; those of an unedited tree are
  /// returned unchanged.
  func compacted(preservesIDs: Bool = false) -> ParsedMarkup {
    isEdited ? TreeCompaction(self, top: 0).parsed(preservesIDs: preservesIDs) : parsed
  }
}

extension ParsedMarkup {
  /// Parses markup in any string representation.
  convenience init(contiguous markup: String) {
    var markup = markup
    markup.makeContiguousUTF8()
    self.init(markup)
  }
}
