import TextFoundation

/// Finding elements by id and by class, through tables of hashes.
extension MarkupTree {
  /// The first element with an id; nil if there is none.
  ///
  /// The case of letters matters. Where several elements have the id, the first one counts, as in
  /// browsers (in GSFancyText it was the last). `root`, whatever its case, is the root of the tree
  /// unless an element has that id.
  ///
  /// ```swift
  /// let tree = MarkupTree(parsing: "<b id=a>1</b><i id=a>2</i>")
  /// tree.element(withID: "a")?.text     // "1"
  /// tree.element(withID: "Root")?.text  // "12"
  /// ```
  ///
  /// - Complexity: constant, but for the first call, which is linear in the nodes; logarithmic after
  ///   edits that have put in ids. Linear in the depth of the element once nodes were taken out, and
  ///   linear in the nodes if several elements have the id and edits have put in one of them.
  public func element(withID id: String) -> MarkupNode? {
    if let place = storage.firstElement(withID: id) {
      return MarkupNode(storage: storage, place: place)
    }
    return id.equalsIgnoringASCIICase("root") ? root : nil
  }

  /// The elements with a class, in the order of the document.
  ///
  /// The case of letters matters.
  ///
  /// - Complexity: linear in the elements found, but for the first call and those after edits that
  ///   have put in or changed classes: these are linear in the nodes.
  public func elements(withClass name: String) -> [MarkupNode] {
    storage.elements(withClass: name).map { MarkupNode(storage: storage, place: $0) }
  }
}

extension MarkupTree.Storage {
  func firstElement(withID id: String) -> Int32? {
    guard !id.isEmpty else { return nil }
    let index = elementsByID.value {
      guard let (index, missing) = indexedByID else { return ElementIndex(of: self, by: .id) }
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
    // Several elements, of which edits have put some in.
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
        MarkupNode(storage: self, place: node).hasClass(name, ignoringCase: false)
      {
        found.append(node)
      }
      return true
    }
    return found
  }
}
