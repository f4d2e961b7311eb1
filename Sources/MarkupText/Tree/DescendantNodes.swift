/// The descendants of a node in document order (preorder).
///
/// Iteration is not recursive and does not allocate; visiting all nodes takes time linear in their
/// number.
public struct DescendantNodes: Sequence, IteratorProtocol, Sendable {
  private let storage: MarkupTree.Storage
  private let top: Int32
  private var index: Int32
  private let isForElements: Bool

  init(of node: MarkupNode, elementsOnly: Bool) {
    storage = node.storage
    top = node.index
    index = node.index
    isForElements = elementsOnly
  }

  /// Returns the next node, or nil after the last one.
  public mutating func next() -> MarkupNode? {
    while let next = storage.node(after: index, in: top) {
      index = next
      if !isForElements || storage.record(at: next).kind == .element {
        return MarkupNode(storage: storage, index: next)
      }
    }
    return nil
  }
}

extension MarkupNode {
  /// The descendants of this node in document order.
  public var descendants: DescendantNodes { DescendantNodes(of: self, elementsOnly: false) }

  /// The elements among the descendants of this node, in document order.
  ///
  /// ```swift
  /// MarkupTree(parsing: "<p>a<b>c</b></p>").root.descendantElements.compactMap(\.name)  // [p, b]
  /// ```
  public var descendantElements: DescendantNodes { DescendantNodes(of: self, elementsOnly: true) }
}

extension MarkupTree {
  /// All elements in document order.
  ///
  /// ```swift
  /// MarkupTree(parsing: "<p>a<b>c</b></p>").elements.compactMap(\.name)  // [p, b]
  /// ```
  public var elements: DescendantNodes { root.descendantElements }
}

extension MarkupTree.Storage {
  /// Returns the node that follows `node` in document order within the subtree of `top`, or nil
  /// after the last one.
  func node(after node: Int32, in top: Int32) -> Int32? {
    var record = record(at: node)
    if record.firstChild != NodeRecord.none { return record.firstChild }
    var index = node
    while index != top {
      if record.nextSibling != NodeRecord.none { return record.nextSibling }
      index = record.parent
      guard index != NodeRecord.none else { return nil }
      record = self.record(at: index)
    }
    return nil
  }
}
