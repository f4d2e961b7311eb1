/// Finding elements by selectors.
///
/// Selectors are matched against the whole tree, but only descendants of the node are returned;
/// `:scope` is the node itself. Class names and ids are case-sensitive unless `ignoringCase` is
/// true.
///
/// A query takes time linear in the number of nodes times the number of compound selectors. In
/// addition, `:nth-child()` and similar pseudo-classes count siblings, and `:has()` examines
/// descendants. Nothing is recursive.
extension MarkupNode {
  /// Returns all descendant elements that match the selectors, in document order.
  ///
  /// - Parameters:
  ///   - selectors: The selectors.
  ///   - ignoringCase: Whether classes and ids are compared ignoring ASCII case.
  /// - Returns: The elements; an empty array for an empty list of selectors.
  public func queryAll(_ selectors: SelectorList, ignoringCase: Bool = false) -> [MarkupNode] {
    var found: [MarkupNode] = []
    query(selectors, ignoringCase) { element in
      found.append(element)
      return true
    }
    return found
  }

  /// Returns the first descendant element that matches the selectors, or nil.
  public func query(_ selectors: SelectorList, ignoringCase: Bool = false) -> MarkupNode? {
    var found: MarkupNode?
    query(selectors, ignoringCase) { element in
      found = element
      return false
    }
    return found
  }

  /// Returns all descendant elements that match the selectors, in document order.
  ///
  /// ```swift
  /// let tree = MarkupTree(parsing: "<ul><li>1<li class=x>2</ul><li>3")
  /// try tree.root.queryAll("ul > li").map(\.text)  // ["1", "2"]
  /// ```
  ///
  /// Throws ``SelectorError`` if the text is not a valid list of selectors.
  public func queryAll(_ selectors: String) throws(SelectorError) -> [MarkupNode] {
    queryAll(try SelectorList(parsing: selectors))
  }

  /// Returns the first descendant element that matches the selectors, or nil.
  ///
  /// Throws ``SelectorError`` if the text is not a valid list of selectors.
  public func query(_ selectors: String) throws(SelectorError) -> MarkupNode? {
    query(try SelectorList(parsing: selectors))
  }

  /// Returns whether the node is an element that matches one of the selectors.
  ///
  /// - Parameters:
  ///   - selectors: The selectors.
  ///   - scope: The element that `:scope` matches; if nil, `:scope` matches the top-level elements.
  ///   - ignoringCase: Whether classes and ids are compared ignoring ASCII case.
  /// - Returns: Whether a selector matches; false for nodes that are not elements.
  public func matches(
    _ selectors: SelectorList, scope: MarkupNode? = nil, ignoringCase: Bool = false
  ) -> Bool {
    guard record.kind == .element else { return false }
    return SelectorMatcher(scope: scope, ignoringCase: ignoringCase).matches(selectors, self)
  }

  /// Returns whether the node is an element that matches one of the selectors.
  ///
  /// Throws ``SelectorError`` if the text is not a valid list of selectors.
  public func matches(_ selectors: String) throws(SelectorError) -> Bool {
    matches(try SelectorList(parsing: selectors))
  }

  /// Returns the innermost element that matches the selectors among this element and its ancestors,
  /// or nil.
  public func closest(_ selectors: SelectorList, ignoringCase: Bool = false) -> MarkupNode? {
    var node: MarkupNode? = self
    while let current = node {
      if current.matches(selectors, scope: self, ignoringCase: ignoringCase) { return current }
      node = current.parent
    }
    return nil
  }

  /// Returns the innermost element that matches the selectors among this element and its ancestors,
  /// or nil.
  ///
  /// Throws ``SelectorError`` if the text is not a valid list of selectors.
  public func closest(_ selectors: String) throws(SelectorError) -> MarkupNode? {
    closest(try SelectorList(parsing: selectors))
  }

  /// Calls `body` with each matching element until it returns false.
  private func query(
    _ selectors: SelectorList, _ ignoringCase: Bool, _ body: (MarkupNode) -> Bool
  ) {
    let scope = kind == .element ? self : nil
    guard var scan = SelectorScan(selectors, scope: scope, ignoringCase: ignoringCase) else {
      for element in descendantElements
      where element.matches(selectors, scope: scope, ignoringCase: ignoringCase) {
        if !body(element) { return }
      }
      return
    }
    scan.enter(pathTo: self)
    for event in TreeWalk(self) {
      switch event {
      case .enter(let node):
        if node.index != index, node.record.kind == .element, scan.enter(node), !body(node) {
          return
        }
      case .leave(let node):
        if node.index != index, node.record.kind == .element { scan.leave() }
      }
    }
  }
}

/// Queries on the whole tree, in which `:scope` matches the top-level elements.
extension MarkupTree {
  /// Returns all elements that match the selectors, in document order.
  public func queryAll(_ selectors: SelectorList, ignoringCase: Bool = false) -> [MarkupNode] {
    root.queryAll(selectors, ignoringCase: ignoringCase)
  }

  /// Returns the first element that matches the selectors, or nil.
  public func query(_ selectors: SelectorList, ignoringCase: Bool = false) -> MarkupNode? {
    root.query(selectors, ignoringCase: ignoringCase)
  }

  /// Returns all elements that match the selectors, in document order.
  ///
  /// Throws ``SelectorError`` if the text is not a valid list of selectors.
  public func queryAll(_ selectors: String) throws(SelectorError) -> [MarkupNode] {
    try root.queryAll(selectors)
  }

  /// Returns the first element that matches the selectors, or nil.
  ///
  /// Throws ``SelectorError`` if the text is not a valid list of selectors.
  public func query(_ selectors: String) throws(SelectorError) -> MarkupNode? {
    try root.query(selectors)
  }
}

/// Selecting children by name, step by step, as the selectors of ZMarkupParser do.
extension MarkupNode {
  /// Returns the first child element with a name, or nil.
  ///
  /// ```swift
  /// let tree = MarkupTree(parsing: "Test<a href=x>Q<b>fas</b>foo</a>")
  /// tree.root.first(.a)?.first("b")?.text  // "fas"
  /// ```
  ///
  /// Only children are considered; to search all descendants, use ``query(_:ignoringCase:)``.
  public func first(_ name: ElementName) -> MarkupNode? {
    elements.first { $0.elementName == name.rawValue }
  }

  /// Returns the child elements with a name, in order.
  public func filter(_ name: ElementName) -> [MarkupNode] {
    elements.filter { $0.elementName == name.rawValue }
  }
}

extension MarkupTree {
  /// Returns the first top-level element with a name, or nil.
  public func first(_ name: ElementName) -> MarkupNode? { root.first(name) }

  /// Returns the top-level elements with a name, in order.
  public func filter(_ name: ElementName) -> [MarkupNode] { root.filter(name) }
}
