import TestSupport
import Testing
import TextFoundation

@testable import MarkupText

/// Links of siblings, compared with lists of children.
@Suite struct NodeLinksTests {
  /// Returns unlinked nodes: 0 and 9 are parents, the others are to be linked.
  private static func nodes() -> GrowableBuffer<NodeRecord> {
    var nodes = GrowableBuffer<NodeRecord>(minimumCapacity: 10)
    for index in 0..<10 as Range<Int32> { nodes.append(NodeRecord(.element, start: index, end: 0)) }
    return nodes
  }

  /// Returns the children of a node, after checking all links between them.
  private static func children(
    _ parent: Int32, _ nodes: borrowing GrowableBuffer<NodeRecord>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Int32] {
    var children: [Int32] = []
    var child = nodes[Int(parent)].firstChild
    while child != NodeRecord.none, children.count < 20 {
      children.append(child)
      child = nodes[Int(child)].nextSibling
    }
    for (index, child) in children.enumerated() {
      let previous = index > 0 ? children[index - 1] : children[children.count - 1]
      let record = nodes[Int(child)]
      #expect(record.parent == parent, "\(children)", sourceLocation: sourceLocation)
      #expect(
        record.previousInRing == previous, "\(child) of \(children)", sourceLocation: sourceLocation
      )
    }
    let last = nodes.lastChild(of: parent)
    #expect(last == children.last ?? NodeRecord.none, sourceLocation: sourceLocation)
    return children
  }

  @Test func childrenAreAppendedAndInserted() {
    let rows: [(before: [Int32], node: Int32, sibling: Int32, after: [Int32], why: String)] = [
      ([], 1, -1, [1], "the only one"), ([1], 2, -1, [1, 2], "after one"),
      ([1, 2], 3, -1, [1, 2, 3], "after two"), ([1], 2, 1, [2, 1], "before the only one"),
      ([1, 2], 3, 1, [3, 1, 2], "before the first of two"),
      ([1, 2], 3, 2, [1, 3, 2], "before the last of two"),
      ([1, 2, 3], 4, 1, [4, 1, 2, 3], "before the first"),
      ([1, 2, 3], 4, 2, [1, 4, 2, 3], "in the middle"),
      ([1, 2, 3], 4, 3, [1, 2, 4, 3], "before the last"),
    ]
    for row in rows {
      var nodes = Self.nodes()
      for child in row.before { nodes.link(child, under: 0) }
      nodes.link(row.node, under: 0, before: row.sibling)
      #expect(Self.children(0, nodes) == row.after, "\(row.why)")
    }
  }

  @Test func childrenAreUnlinked() {
    let rows: [(before: [Int32], node: Int32, after: [Int32], why: String)] = [
      ([1], 1, [], "the only one"), ([1, 2], 1, [2], "the first of two"),
      ([1, 2], 2, [1], "the last of two"), ([1, 2, 3], 1, [2, 3], "the first"),
      ([1, 2, 3], 2, [1, 3], "the middle"), ([1, 2, 3], 3, [1, 2], "the last"),
      ([1, 2], 5, [1, 2], "one that is not there"),
    ]
    for row in rows {
      var nodes = Self.nodes()
      for child in row.before { nodes.link(child, under: 0) }
      nodes.unlink(row.node)
      #expect(Self.children(0, nodes) == row.after, "\(row.why)")
      let record = nodes[Int(row.node)]
      #expect(record.parent == NodeRecord.none && record.nextSibling == NodeRecord.none)
      // It can be linked again wherever it was.
      nodes.link(row.node, under: 0)
      #expect(Self.children(0, nodes) == row.after + [row.node], "\(row.why), and back")
      nodes.unlink(row.node)
      nodes.unlink(row.node)
      #expect(Self.children(0, nodes) == row.after, "\(row.why), and out twice")
      nodes.link(row.node, under: 9)
      #expect(Self.children(9, nodes) == [row.node], "\(row.why), and elsewhere")
    }
  }

  @Test func childrenMoveToAnotherParent() {
    for count in 0..<5 as Range<Int32> {
      var nodes = Self.nodes()
      let moved = Array(1..<(count + 1))
      for child in moved { nodes.link(child, under: 0) }
      #expect(nodes.moveChildren(of: 0, to: 9) == moved.count)
      #expect(Self.children(0, nodes) == [] && Self.children(9, nodes) == moved)
      // Both remain parents.
      nodes.link(7, under: 0)
      nodes.link(8, under: 9, before: moved.first ?? NodeRecord.none)
      #expect(Self.children(0, nodes) == [7] && Self.children(9, nodes) == [8] + moved)
    }
  }

  @Test func manyLinksMatchLists() {
    var generator = SeededGenerator(seed: 3)
    var nodes = Self.nodes()
    var lists: [Int32: [Int32]] = [0: [], 9: []]
    for step in 0..<5000 {
      let node = Int32.random(in: 1..<9, using: &generator)
      let parent: Int32 = Bool.random(using: &generator) ? 0 : 9
      nodes.unlink(node)
      for key in lists.keys { lists[key]?.removeAll { $0 == node } }
      if Int.random(in: 0..<4, using: &generator) > 0 {
        let index = Int.random(in: 0...(lists[parent]?.count ?? 0), using: &generator)
        let siblings = lists[parent] ?? []
        nodes.link(
          node, under: parent,
          before: index < siblings.count ? siblings[index] : NodeRecord.none)
        lists[parent]?.insert(node, at: index)
      }
      let found = [Self.children(0, nodes), Self.children(9, nodes)]
      guard found == [lists[0], lists[9]] else {
        Issue.record("\(step): \(found), not \(lists)")
        return
      }
    }
  }
}

/// The bit fields of a record are independent.
@Test func fieldsOfARecordAreIndependent() {
  for kind in [NodeRecord.Kind.root, .element, .text, .verbatimText, .comment, .doctype] {
    for name in [0, 1, 0xFF, ElementCode.firstOther, ElementCode.limit - 1] as [UInt32] {
      for count in [0, 1, 128, 255] {
        for isReopened in [false, true] {
          var record = NodeRecord(kind, start: 1, end: 2)
          record.isReopened = !isReopened
          record.attributeCount = 255 - count
          record.name = ElementCode(value: ElementCode.limit - 1 - name)
          record.isReopened = isReopened
          record.attributeCount = count
          record.name = ElementCode(value: name)
          #expect(
            record.kind == kind && record.isReopened == isReopened
              && record.attributeCount == count && record.name.value == name,
            "\(kind) \(name) \(count) \(isReopened)")
        }
      }
    }
  }
  #expect(MemoryLayout<NodeRecord>.stride == 32)
}
