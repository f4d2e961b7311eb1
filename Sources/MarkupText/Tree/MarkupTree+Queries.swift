/// Finding nodes without selectors.
extension MarkupTree {
  /// All elements in the order of the document.
  ///
  /// ```swift
  /// MarkupTree(parsing: "<p>a<b>c</b></p>").elements.compactMap(\.name)  // [p, b]
  /// ```
  public var elements: some Sequence<MarkupNode> {
    TreeWalk(root).lazy.compactMap { event in
      guard case .enter(let node) = event, node.kind == .element else { return nil }
      return node
    }
  }

  /// The first element with an `id`; nil if there is none.
  ///
  /// - Complexity: linear in the nodes.
  public func element(withID id: String) -> MarkupNode? {
    elements.first { $0.elementID == id }
  }

  /// The elements with a class, in the order of the document.
  ///
  /// - Complexity: linear in the nodes.
  public func elements(withClass name: String) -> [MarkupNode] {
    elements.filter { $0.classes.contains { $0 == name } }
  }
}
