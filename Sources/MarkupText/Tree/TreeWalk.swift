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
  /// The node of the next step; none behind the last one.
  private var upcoming: Int32
  private var isLeaving = false

  /// A walk over a node and its descendants.
  public init(_ node: MarkupNode) {
    storage = node.storage
    top = node.place
    upcoming = node.place
  }

  /// The next step; nil after the first node was left.
  public mutating func next() -> Event? {
    guard upcoming != NodeRecord.none else { return nil }
    let record = storage.record(at: upcoming)
    let node = MarkupNode(storage: storage, place: upcoming)
    if !isLeaving {
      if record.firstChild == NodeRecord.none {
        isLeaving = true
      } else {
        upcoming = record.firstChild
      }
      return .enter(node)
    }
    if upcoming == top {
      upcoming = NodeRecord.none
    } else if record.nextSibling != NodeRecord.none {
      upcoming = record.nextSibling
      isLeaving = false
    } else {
      upcoming = record.parent
    }
    return .leave(node)
  }

  /// Goes on behind the node entered last, without its children: to its ``Event/leave(_:)``.
  public mutating func skipChildren() {
    guard !isLeaving, upcoming != top, upcoming != NodeRecord.none else { return }
    let parent = storage.record(at: upcoming).parent
    if parent != NodeRecord.none, storage.record(at: parent).firstChild == upcoming {
      upcoming = parent
      isLeaving = true
    }
  }
}
