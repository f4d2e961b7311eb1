/// The nodes that an edit changes, given by identifier, id, class or selectors.
///
/// ```swift
/// tree.setText("花子", of: .id("name"))
/// tree.addClass("new", to: .className("cell"))
/// try tree.remove(.selector("li:nth-child(n+4)"))
/// ```
///
/// Conforming types can define other ways to find nodes.
public protocol EditTarget: Sendable {
  /// Returns the identifiers of the target nodes in a tree, outer nodes before their descendants.
  func nodes(in tree: MarkupTree) -> [NodeID]
}

extension NodeID: EditTarget {
  /// Returns the identifier itself.
  public func nodes(in tree: MarkupTree) -> [NodeID] { [self] }
}

extension SelectorList: EditTarget {
  /// Returns the elements that match the selectors.
  public func nodes(in tree: MarkupTree) -> [NodeID] { tree.queryAll(self).map(\.id) }
}

/// An edit target: the root, the element with an id, or the elements with a class.
public struct ElementLookup: EditTarget, Hashable {
  fileprivate enum Key: Hashable {
    case root
    case id(String)
    case className(String)
  }

  fileprivate let key: Key

  /// Returns the root or the elements found.
  public func nodes(in tree: MarkupTree) -> [NodeID] {
    switch key {
    case .root: [tree.root.id]
    case .id(let id): tree.element(withID: id).map { [$0.id] } ?? []
    case .className(let name): tree.elements(withClass: name).map(\.id)
    }
  }
}

extension EditTarget where Self == ElementLookup {
  /// The root of the tree.
  public static var root: ElementLookup { ElementLookup(key: .root) }

  /// The element returned by ``MarkupTree/element(withID:)``.
  public static func id(_ id: String) -> ElementLookup { ElementLookup(key: .id(id)) }

  /// All elements with a class.
  public static func className(_ name: String) -> ElementLookup {
    ElementLookup(key: .className(name))
  }
}

extension EditTarget where Self == SelectorList {
  /// All elements that match the selectors.
  public static func selector(_ selectors: SelectorList) -> SelectorList { selectors }

  /// All elements that match the selectors.
  ///
  /// Throws ``SelectorError`` if the text is not a valid list of selectors.
  public static func selector(_ selectors: String) throws(SelectorError) -> SelectorList {
    try SelectorList(parsing: selectors)
  }
}
