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
  /// - Complexity: constant, but for the first call, which is linear in the nodes, and so is the
  ///   first one after an edit that has put in ids; in trees from which nodes were taken out linear
  ///   in the depth of the element.
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
  /// - Complexity: linear in the elements found, otherwise as of ``element(withID:)``.
  public func elements(withClass name: String) -> [MarkupNode] {
    storage.elements(withClass: name).map { MarkupNode(storage: storage, place: $0) }
  }
}

extension MarkupTree.Storage {
  func firstElement(withID id: String) -> Int32? {
    guard !id.isEmpty else { return nil }
    var found: Int32?
    elementsByID.value { ElementIndex(of: self, by: .id) }.candidates(for: id) { node in
      guard isInTree(node), let attribute = attribute("id", of: record(at: node)) else {
        return true
      }
      let isSame = withUTF8Bytes(of: id) { id in
        withValue(of: attribute) { $0.elementsEqual(id) }
      }
      if isSame { found = node }
      return !isSame
    }
    return found
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
