/// Changing a tree: parse once, change text by id, use it again.
///
/// An edit costs what it changes: copies of a tree go on sharing what was not edited, and a tree
/// that nobody else shares is changed in place. Nodes keep their identities. Handles of nodes and
/// copies of the tree from before an edit stay as they were.
///
/// The ``source`` of an edited tree is that of the parsed one followed by what was put in. What is
/// no longer used of either is given up when as much has been put in as half of what was there
/// before, and ranges change then.
///
/// Each edit returns how many nodes it has changed: none if the tree has no such node, or if the
/// node cannot have what is put in.
///
/// ```swift
/// var cell = MarkupTree(parsing: "Hello <b id=name>you</b>!")
/// cell.setText("花子 & co.", of: .id("name"))  // 1
/// cell.text                                   // "Hello 花子 & co.!"
/// ```
extension MarkupTree {
  /// Gives elements, the root or text nodes a new text, which is taken as it is: no markup, no
  /// character references.
  ///
  /// In an element the text takes the place of its last text; all its other children are taken out
  /// but the boxes of `lambda`. (CR LF and CR are read as LF, NUL as U+FFFD, as in markup.)
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

  /// Puts parsed markup in the place of all children of elements or of the root.
  @discardableResult
  public mutating func setMarkup(_ markup: String, of target: some EditTarget) -> Int {
    setContent(ParsedMarkup(contiguous: markup), of: target)
  }

  /// Puts all that another tree holds in the place of all children of elements or of the root.
  @discardableResult
  public mutating func setContent(of target: some EditTarget, to tree: MarkupTree) -> Int {
    setContent(tree.storage.compacted(), of: target)
  }

  /// Takes nodes out, with all that is inside of them; the root only loses its children.
  ///
  /// Of a node inside of another one that is taken out nothing is counted.
  @discardableResult
  public mutating func remove(_ target: some EditTarget) -> Int {
    edit(target) { storage, node in
      storage.change { node == 0 ? $0.removeChildren(of: node) : $0.remove(node) }
      return true
    }
  }

  /// Takes all children of nodes out.
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

  /// Changes the nodes that are meant, in a storage of this tree alone.
  ///
  /// `change` says whether it has changed the node.
  mutating func edit(
    _ target: some EditTarget, _ change: (Storage, Int32) -> Bool
  ) -> Int {
    var count = 0
    for id in target.nodes(in: self) {
      guard let node = storage.place(of: id) else { continue }
      if !storage.isEdited || !isKnownUniquelyReferenced(&storage) {
        storage = Storage(editing: storage)
      } else {
        storage.version.reset()
      }
      if change(storage, node) { count += 1 }
    }
    if storage.isWasteful { storage = Storage(storage.compacted(keepsNumbers: true)) }
    return count
  }
}

/// Reading what edits have to know, and writing.
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

  /// Puts all that parsed markup holds before a child of an element.
  func insert(_ part: ParsedMarkup, under parent: Int32, before sibling: Int32) -> Bool {
    let first = nodeCount
    guard change({ $0.insert(part, under: parent, before: sibling) }) == true else { return false }
    // Only attributes can be found by id or class.
    if part.attributes.count > 0 {
      noteIDs(of: (first..<nodeCount).lazy.map { Int32(truncatingIfNeeded: $0) })
      elementsByClass.reset()
    }
    return true
  }

  /// Notes that elements may have other ids than the index says.
  func noteIDs(of nodes: some Sequence<Int32>) {
    change { $0.noteIDs(of: nodes, index: elementsByID.current) }
    elementsByID.reset()
  }

  /// The records of the tree as if it had been parsed: those it has unless it was edited.
  func compacted(keepsNumbers: Bool = false) -> ParsedMarkup {
    isEdited ? TreeCompaction(self, top: 0).parsed(keepsNumbers: keepsNumbers) : parsed
  }
}

extension ParsedMarkup {
  /// Parses any text.
  convenience init(contiguous markup: String) {
    var markup = markup
    markup.makeContiguousUTF8()
    self.init(markup)
  }
}
