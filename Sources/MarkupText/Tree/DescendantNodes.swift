/// The nodes inside of a node in the order of the document, each before its children.
///
/// Nothing is recursive and nothing is allocated; all steps together take time linear in the nodes.
///
/// Sendable: nothing in the tree changes.
public struct DescendantNodes: Sequence, IteratorProtocol, Sendable {
  private let storage: MarkupTree.Storage
  private let top: Int32
  private var place: Int32
  private let isForElements: Bool

  init(of node: MarkupNode, elementsOnly: Bool) {
    storage = node.storage
    top = node.place
    place = node.place
    isForElements = elementsOnly
  }

  /// The next node; nil behind the last one.
  public mutating func next() -> MarkupNode? {
    while let next = storage.node(after: place, in: top) {
      place = next
      if !isForElements || storage.record(at: next).kind == .element {
        return MarkupNode(storage: storage, place: next)
      }
    }
    return nil
  }
}

extension MarkupNode {
  /// All nodes inside of this one in the order of the document.
  public var descendants: DescendantNodes { DescendantNodes(of: self, elementsOnly: false) }

  /// All elements inside of this node in the order of the document.
  ///
  /// ```swift
  /// MarkupTree(parsing: "<p>a<b>c</b></p>").root.descendantElements.compactMap(\.name)  // [p, b]
  /// ```
  public var descendantElements: DescendantNodes { DescendantNodes(of: self, elementsOnly: true) }
}

extension MarkupTree {
  /// All elements in the order of the document.
  ///
  /// ```swift
  /// MarkupTree(parsing: "<p>a<b>c</b></p>").elements.compactMap(\.name)  // [p, b]
  /// ```
  public var elements: DescendantNodes { root.descendantElements }
}

extension MarkupTree.Storage {
  /// The node that starts next in the order of the document, inside of another; nil behind the last.
  func node(after node: Int32, in top: Int32) -> Int32? {
    var record = record(at: node)
    if record.firstChild != NodeRecord.none { return record.firstChild }
    var place = node
    while place != top {
      if record.nextSibling != NodeRecord.none { return record.nextSibling }
      place = record.parent
      guard place != NodeRecord.none else { return nil }
      record = self.record(at: place)
    }
    return nil
  }
}
