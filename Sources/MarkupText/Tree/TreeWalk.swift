/// A depth-first traversal of a subtree in document order: each node is entered, then its children
/// are visited, then it is left.
///
/// It is not recursive, so trees of any depth can be traversed, in time linear in the number of
/// nodes.
///
/// ```swift
/// for event in TreeWalk(tree.root) {
///   if case .enter(let node) = event { print(node.kind) }
/// }
/// ```
public struct TreeWalk: Sequence, IteratorProtocol, Sendable {
  /// A step of a traversal.
  public enum Event: Sendable, Hashable {
    /// The traversal enters a node, before its children.
    case enter(MarkupNode)
    /// The traversal leaves a node, after its children.
    case leave(MarkupNode)
  }

  private let storage: MarkupTree.Storage
  private var walk: NodeIndexWalk

  /// Creates a traversal of a node and its descendants.
  public init(_ node: MarkupNode) {
    storage = node.storage
    walk = NodeIndexWalk(storage, from: node.index)
  }

  /// Returns the next step, or nil after the first node was left.
  public mutating func next() -> Event? {
    guard let step = walk.next() else { return nil }
    let node = MarkupNode(storage: storage, index: step.index)
    return step.isLeaving ? .leave(node) : .enter(node)
  }

  /// Skips the children of the node entered last, so that the next step is its ``Event/leave(_:)``.
  public mutating func skipChildren() { walk.skipChildren() }
}
