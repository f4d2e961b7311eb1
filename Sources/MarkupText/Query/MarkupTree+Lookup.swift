import TextFoundation

/// Finding elements by id and class in hash tables.
extension MarkupTree {
  /// Returns the first element with an id, or nil.
  ///
  /// The comparison is case-sensitive. If several elements have the id, the first one is returned,
  /// as in browsers (GSFancyText returned the last one). Unless an element has the id `root`, that
  /// id in any case denotes the root of the tree.
  ///
  /// ```swift
  /// let tree = MarkupTree(parsing: "<b id=a>1</b><i id=a>2</i>")
  /// tree.element(withID: "a")?.text     // "1"
  /// tree.element(withID: "Root")?.text  // "12"
  /// ```
  ///
  /// - Complexity: constant, except that the first call is linear in the number of nodes. After
  ///   edits that add ids: logarithmic. After nodes were removed: also linear in the depth of the
  ///   element. If several elements have the id and edits have added one of them: linear in the
  ///   number of nodes.
  public func element(withID id: String) -> MarkupNode? {
    if let index = storage.firstElement(withID: id) {
      return MarkupNode(storage: storage, index: index)
    }
    return id.equalsIgnoringASCIICase("root") ? root : nil
  }

  /// Returns the elements with a class, in document order.
  ///
  /// The comparison is case-sensitive.
  ///
  /// - Complexity: linear in the number of elements found; the first call, and the first one after
  ///   edits that add or change classes, are linear in the number of nodes.
  public func elements(withClass name: String) -> [MarkupNode] {
    storage.elements(withClass: name).map { MarkupNode(storage: storage, index: $0) }
  }
}

extension MarkupTree.Storage {
  func firstElement(withID id: String) -> Int32? {
    guard !id.isEmpty else { return nil }
    let index = elementsByID.value {
      guard let (index, missing) = outdatedIDIndex else { return ElementIndex(of: self, by: .id) }
      return ElementIndex(index, adding: missing, of: self)
    }
    var found: Int32?
    var isOnlyOne = true
    index.candidates(for: id) { node in
      guard node != found, hasID(id, node), isInTree(node) else { return true }
      isOnlyOne = found == nil
      found = node
      return isOnlyOne && !index.isInOrder
    }
    if isOnlyOne { return found }
    // Several elements have the id, and edits have added some of them.
    var node: Int32 = 0
    while let next = self.node(after: node, in: 0) {
      node = next
      if hasID(id, node) { return node }
    }
    return nil
  }

  private func hasID(_ id: String, _ node: Int32) -> Bool {
    guard let attribute = attribute("id", of: record(at: node)) else { return false }
    return withUTF8Bytes(of: id) { id in
      withValue(of: attribute) { $0.elementsEqual(id) }
    }
  }

  func elements(withClass name: String) -> [Int32] {
    var found: [Int32] = []
    elementsByClass.value { ElementIndex(of: self, by: .className) }.candidates(for: name) { node in
      if isInTree(node),
        MarkupNode(storage: self, index: node).hasClass(name, ignoringCase: false)
      {
        found.append(node)
      }
      return true
    }
    return found
  }
}
