/// What an edit changes: nodes that are named by their identity, an id, a class or selectors.
///
/// ```swift
/// tree.setText("花子", of: .id("name"))
/// tree.addClass("new", to: .className("cell"))
/// try tree.remove(.selector("li:nth-child(n+4)"))
/// ```
///
/// A type of your own may name nodes in other ways.
///
/// Sendable: targets are plain values.
public protocol EditTarget: Sendable {
  /// The nodes of a tree that are meant, outer ones before those inside of them.
  func nodes(in tree: MarkupTree) -> [NodeID]
}

extension NodeID: EditTarget {
  /// The node itself.
  public func nodes(in tree: MarkupTree) -> [NodeID] { [self] }
}

extension SelectorList: EditTarget {
  /// The elements that the selectors match.
  public func nodes(in tree: MarkupTree) -> [NodeID] { tree.queryAll(self).map(\.id) }
}

/// Elements by id or class.
///
/// Sendable: a plain value.
public struct ElementLookup: EditTarget, Hashable {
  fileprivate enum Key: Hashable {
    case root
    case id(String)
    case className(String)
  }

  fileprivate let key: Key

  /// The elements found, or the root.
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

  /// The element that ``MarkupTree/element(withID:)`` finds.
  public static func id(_ id: String) -> ElementLookup { ElementLookup(key: .id(id)) }

  /// All elements with a class.
  public static func className(_ name: String) -> ElementLookup {
    ElementLookup(key: .className(name))
  }
}

extension EditTarget where Self == SelectorList {
  /// All elements that selectors match.
  public static func selector(_ selectors: SelectorList) -> SelectorList { selectors }

  /// All elements that selectors match.
  ///
  /// Throws ``SelectorError`` if the text is no list of selectors.
  public static func selector(_ selectors: String) throws(SelectorError) -> SelectorList {
    try SelectorList(parsing: selectors)
  }
}
