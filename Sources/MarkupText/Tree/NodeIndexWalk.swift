/// A depth-first traversal of a subtree by node index: each node is entered, then its children are
/// visited, then it is left.
///
/// It is not recursive, so trees of any depth can be traversed, in time linear in the number of
/// nodes.
struct NodeIndexWalk: Sendable {
  private let storage: MarkupTree.Storage
  private let top: Int32
  /// The node of the next step, or `NodeRecord.none` after the last step.
  private var upcoming: Int32
  private var isLeaving = false

  /// Creates a traversal of a node and its descendants.
  init(_ storage: MarkupTree.Storage, from top: Int32) {
    self.storage = storage
    self.top = top
    upcoming = top
  }

  /// Returns the next step, or nil after the first node was left.
  @inline(__always)
  mutating func next() -> (index: Int32, record: NodeRecord, isLeaving: Bool)? {
    guard upcoming != NodeRecord.none else { return nil }
    let index = upcoming
    let record = storage.record(at: index)
    if !isLeaving {
      if record.firstChild == NodeRecord.none {
        isLeaving = true
      } else {
        upcoming = record.firstChild
      }
      return (index, record, false)
    }
    if index == top {
      upcoming = NodeRecord.none
    } else if record.nextSibling != NodeRecord.none {
      upcoming = record.nextSibling
      isLeaving = false
    } else {
      upcoming = record.parent
    }
    return (index, record, true)
  }

  /// Skips the children of the node entered last, so that the next step leaves it.
  mutating func skipChildren() {
    guard !isLeaving, upcoming != top, upcoming != NodeRecord.none else { return }
    let parent = storage.record(at: upcoming).parent
    if parent != NodeRecord.none, storage.record(at: parent).firstChild == upcoming {
      upcoming = parent
      isLeaving = true
    }
  }
}
