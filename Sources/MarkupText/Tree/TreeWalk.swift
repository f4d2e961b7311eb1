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
  private let top: Int32
  private var upcoming: (index: Int32, isLeaving: Bool)?

  /// A walk over a node and its descendants.
  public init(_ node: MarkupNode) {
    storage = node.storage
    top = node.place
    upcoming = (top, false)
  }

  /// The next step; nil after the first node was left.
  public mutating func next() -> Event? {
    guard let (index, isLeaving) = upcoming else { return nil }
    let record = storage.record(at: index)
    let node = MarkupNode(storage: storage, place: index)
    if !isLeaving {
      upcoming = record.firstChild == NodeRecord.none ? (index, true) : (record.firstChild, false)
      return .enter(node)
    }
    if index == top {
      upcoming = nil
    } else if record.nextSibling != NodeRecord.none {
      upcoming = (record.nextSibling, false)
    } else {
      upcoming = (record.parent, true)
    }
    return .leave(node)
  }

  /// Goes on behind the node entered last, without its children: to its ``Event/leave(_:)``.
  public mutating func skipChildren() {
    guard let (index, isLeaving) = upcoming, !isLeaving else { return }
    let parent = storage.record(at: index).parent
    if parent != NodeRecord.none, storage.record(at: parent).firstChild == index {
      upcoming = (parent, true)
    }
  }
}
