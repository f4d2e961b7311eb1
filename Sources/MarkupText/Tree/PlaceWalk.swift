/// The nodes of a part of a tree in the order of the document: each is entered, then its children
/// are, then it is left.
///
/// Nothing is recursive: trees of any depth can be walked, in time linear in their nodes.
///
/// Sendable: nothing in the tree changes.
struct PlaceWalk: Sendable {
  private let storage: MarkupTree.Storage
  private let top: Int32
  /// The node of the next step; none behind the last one.
  private var upcoming: Int32
  private var isLeaving = false

  /// A walk over a node and its descendants.
  init(_ storage: MarkupTree.Storage, from top: Int32) {
    self.storage = storage
    self.top = top
    upcoming = top
  }

  /// The next step; nil after the first node was left.
  @inline(__always)
  mutating func next() -> (place: Int32, record: NodeRecord, isLeaving: Bool)? {
    guard upcoming != NodeRecord.none else { return nil }
    let place = upcoming
    let record = storage.record(at: place)
    if !isLeaving {
      if record.firstChild == NodeRecord.none {
        isLeaving = true
      } else {
        upcoming = record.firstChild
      }
      return (place, record, false)
    }
    if place == top {
      upcoming = NodeRecord.none
    } else if record.nextSibling != NodeRecord.none {
      upcoming = record.nextSibling
      isLeaving = false
    } else {
      upcoming = record.parent
    }
    return (place, record, true)
  }

  /// Goes on behind the node entered last, without its children: to where it is left.
  mutating func skipChildren() {
    guard !isLeaving, upcoming != top, upcoming != NodeRecord.none else { return }
    let parent = storage.record(at: upcoming).parent
    if parent != NodeRecord.none, storage.record(at: parent).firstChild == upcoming {
      upcoming = parent
      isLeaving = true
    }
  }
}
