/// Finding elements by selectors.
///
/// Selectors see the whole tree, but only elements inside of the node are found; `:scope` is the
/// node itself. Names of classes and ids are told apart by case unless asked otherwise.
///
/// One query takes time linear in the nodes times the compounds of the selectors; `:nth-child()` and
/// its kin count siblings, and `:has()` looks at what is inside, on top of that. Nothing is
/// recursive.
extension MarkupNode {
  /// All elements inside of the node that selectors match, in the order of the document.
  ///
  /// - Parameters:
  ///   - selectors: the selectors.
  ///   - ignoringCase: whether classes and ids match whatever the case of A–Z.
  /// - Returns: the elements; none for an empty list of selectors.
  public func queryAll(_ selectors: SelectorList, ignoringCase: Bool = false) -> [MarkupNode] {
    var found: [MarkupNode] = []
    query(selectors, ignoringCase) { element in
      found.append(element)
      return true
    }
    return found
  }

  /// The first element inside of the node that selectors match; nil if there is none.
  public func query(_ selectors: SelectorList, ignoringCase: Bool = false) -> MarkupNode? {
    var found: MarkupNode?
    query(selectors, ignoringCase) { element in
      found = element
      return false
    }
    return found
  }

  /// All elements inside of the node that selectors match, in the order of the document.
  ///
  /// ```swift
  /// let tree = MarkupTree(parsing: "<ul><li>1<li class=x>2</ul><li>3")
  /// try tree.root.queryAll("ul > li").map(\.text)  // ["1", "2"]
  /// ```
  ///
  /// Throws ``SelectorError`` if the text is no list of selectors.
  public func queryAll(_ selectors: String) throws(SelectorError) -> [MarkupNode] {
    queryAll(try SelectorList(parsing: selectors))
  }

  /// The first element inside of the node that selectors match; nil if there is none.
  ///
  /// Throws ``SelectorError`` if the text is no list of selectors.
  public func query(_ selectors: String) throws(SelectorError) -> MarkupNode? {
    query(try SelectorList(parsing: selectors))
  }

  /// Whether the node is an element that one of the selectors matches.
  ///
  /// - Parameters:
  ///   - selectors: the selectors.
  ///   - scope: what `:scope` stands for; elements that are in no other if it is nil.
  ///   - ignoringCase: whether classes and ids match whatever the case of A–Z.
  /// - Returns: whether one matches; false for nodes that are no elements.
  public func matches(
    _ selectors: SelectorList, scope: MarkupNode? = nil, ignoringCase: Bool = false
  ) -> Bool {
    guard record.kind == .element else { return false }
    return SelectorMatcher(scope: scope, ignoringCase: ignoringCase).matches(selectors, self)
  }

  /// Whether the node is an element that one of the selectors matches.
  ///
  /// Throws ``SelectorError`` if the text is no list of selectors.
  public func matches(_ selectors: String) throws(SelectorError) -> Bool {
    matches(try SelectorList(parsing: selectors))
  }

  /// The innermost element that selectors match among this one and those that it is in; nil if
  /// there is none.
  public func closest(_ selectors: SelectorList, ignoringCase: Bool = false) -> MarkupNode? {
    var node: MarkupNode? = self
    while let current = node {
      if current.matches(selectors, scope: self, ignoringCase: ignoringCase) { return current }
      node = current.parent
    }
    return nil
  }

  /// The innermost element that selectors match among this one and those that it is in; nil if
  /// there is none.
  ///
  /// Throws ``SelectorError`` if the text is no list of selectors.
  public func closest(_ selectors: String) throws(SelectorError) -> MarkupNode? {
    closest(try SelectorList(parsing: selectors))
  }

  /// Calls `body` with the elements that match, until it returns false.
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
        if node.place != place, node.record.kind == .element, scan.enter(node), !body(node) {
          return
        }
      case .leave(let node):
        if node.place != place, node.record.kind == .element { scan.leave() }
      }
    }
  }
}

/// The same, asked of the whole tree; `:scope` is an element that is in no other.
extension MarkupTree {
  /// All elements that selectors match, in the order of the document.
  public func queryAll(_ selectors: SelectorList, ignoringCase: Bool = false) -> [MarkupNode] {
    root.queryAll(selectors, ignoringCase: ignoringCase)
  }

  /// The first element that selectors match; nil if there is none.
  public func query(_ selectors: SelectorList, ignoringCase: Bool = false) -> MarkupNode? {
    root.query(selectors, ignoringCase: ignoringCase)
  }

  /// All elements that selectors match, in the order of the document.
  ///
  /// Throws ``SelectorError`` if the text is no list of selectors.
  public func queryAll(_ selectors: String) throws(SelectorError) -> [MarkupNode] {
    try root.queryAll(selectors)
  }

  /// The first element that selectors match; nil if there is none.
  ///
  /// Throws ``SelectorError`` if the text is no list of selectors.
  public func query(_ selectors: String) throws(SelectorError) -> MarkupNode? {
    try root.query(selectors)
  }
}

/// Going down step by step, as ZMarkupParser's selectors do.
extension MarkupNode {
  /// The first child that is an element of this name; nil if there is none.
  ///
  /// ```swift
  /// let tree = MarkupTree(parsing: "Test<a href=x>Q<b>fas</b>foo</a>")
  /// tree.root.first(.a)?.first("b")?.text  // "fas"
  /// ```
  ///
  /// Only children are looked at: ``query(_:ignoringCase:)`` looks at all that is inside.
  public func first(_ name: ElementName) -> MarkupNode? {
    elements.first { $0.elementName == name.rawValue }
  }

  /// The children that are elements of this name, in their order.
  public func filter(_ name: ElementName) -> [MarkupNode] {
    elements.filter { $0.elementName == name.rawValue }
  }
}

extension MarkupTree {
  /// The first element of this name that is in no other; nil if there is none.
  public func first(_ name: ElementName) -> MarkupNode? { root.first(name) }

  /// The elements of this name that are in no other, in their order.
  public func filter(_ name: ElementName) -> [MarkupNode] { root.filter(name) }
}
