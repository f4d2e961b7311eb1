import TextFoundation

/// A collection of node records whose links can be changed, during tree construction or by edits.
protocol NodeLinks: ~Copyable {
  /// The record at an index, which must exist; this is not checked.
  subscript(index: Int) -> NodeRecord { get set }
}

extension GrowableBuffer: NodeLinks where Element == NodeRecord {}

extension NodeLinks where Self: ~Copyable {
  @inline(__always)
  func lastChild(of parent: Int32) -> Int32 {
    let first = self[Int(parent)].firstChild
    return first == NodeRecord.none ? first : self[Int(first)].previousInRing
  }

  /// Makes a node without a parent the last child of `parent`.
  @inline(__always)
  mutating func link(_ node: Int32, under parent: Int32) {
    self[Int(node)].parent = parent
    self[Int(node)].nextSibling = NodeRecord.none
    let first = self[Int(parent)].firstChild
    guard first != NodeRecord.none else {
      self[Int(parent)].firstChild = node
      self[Int(node)].previousInRing = node
      return
    }
    let last = self[Int(first)].previousInRing
    self[Int(last)].nextSibling = node
    self[Int(node)].previousInRing = last
    self[Int(first)].previousInRing = node
  }

  /// Inserts a node without a parent before a child of `parent`, or as its last child if `sibling`
  /// is `NodeRecord.none`.
  mutating func link(_ node: Int32, under parent: Int32, before sibling: Int32) {
    guard sibling != NodeRecord.none else { return link(node, under: parent) }
    let previous = self[Int(sibling)].previousInRing
    self[Int(node)].parent = parent
    self[Int(node)].nextSibling = sibling
    self[Int(node)].previousInRing = previous
    self[Int(sibling)].previousInRing = node
    if self[Int(parent)].firstChild == sibling {
      self[Int(parent)].firstChild = node
    } else {
      self[Int(previous)].nextSibling = node
    }
  }

  /// Removes a node from its parent.
  mutating func unlink(_ node: Int32) {
    let record = self[Int(node)]
    guard record.parent != NodeRecord.none else { return }
    let first = self[Int(record.parent)].firstChild
    if first == node {
      self[Int(record.parent)].firstChild = record.nextSibling
    } else {
      self[Int(record.previousInRing)].nextSibling = record.nextSibling
    }
    if record.nextSibling != NodeRecord.none {
      self[Int(record.nextSibling)].previousInRing = record.previousInRing
    } else if first != node {
      self[Int(first)].previousInRing = record.previousInRing
    }
    self[Int(node)].parent = NodeRecord.none
    self[Int(node)].nextSibling = NodeRecord.none
  }

  /// Moves all children of `source` to `target`, which must have no children, in order.
  ///
  /// - Returns: The number of moved children.
  @discardableResult
  mutating func moveChildren(of source: Int32, to target: Int32) -> Int {
    var child = self[Int(source)].firstChild
    self[Int(target)].firstChild = child
    self[Int(source)].firstChild = NodeRecord.none
    var count = 0
    while child != NodeRecord.none {
      self[Int(child)].parent = target
      child = self[Int(child)].nextSibling
      count &+= 1
    }
    return count
  }
}
