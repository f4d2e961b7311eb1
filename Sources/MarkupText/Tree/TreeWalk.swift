/// A node and all that is inside of it in the order of the document: each node is entered, then its
/// children, then it is left.
///
/// Nothing is recursive: trees of any depth can be walked, in time linear in their nodes.
///
/// ```swift
/// for event in TreeWalk(tree.root) {
///   if case .enter(let node) = event { print(node.kind) }
/// }
/// ```
///
/// Sendable: nothing in the tree changes.
public struct TreeWalk: Sequence, IteratorProtocol, Sendable {
  /// A step of a walk.
  ///
  /// Sendable: nothing in the tree changes.
  public enum Event: Sendable, Hashable {
    /// Before the node's children.
    case enter(MarkupNode)
    /// After the node's children.
    case leave(MarkupNode)
  }

  private let storage: MarkupTree.Storage
  private var walk: PlaceWalk

  /// A walk over a node and its descendants.
  public init(_ node: MarkupNode) {
    storage = node.storage
    walk = PlaceWalk(storage, from: node.place)
  }

  /// The next step; nil after the first node was left.
  public mutating func next() -> Event? {
    guard let step = walk.next() else { return nil }
    let node = MarkupNode(storage: storage, place: step.place)
    return step.isLeaving ? .leave(node) : .enter(node)
  }

  /// Goes on behind the node entered last, without its children: to its ``Event/leave(_:)``.
  public mutating func skipChildren() { walk.skipChildren() }
}
