import TextFoundation

/// Which node of a tree it is; the same markup gives the same identities.
///
/// Edits leave the identities of all nodes as they are, and never give one to two nodes of a tree.
///
/// Sendable: a plain value.
public struct NodeID: Hashable, Comparable, Sendable, Codable {
  let number: Int

  /// In the order in which the parser and edits made the nodes.
  public static func < (one: NodeID, other: NodeID) -> Bool { one.number < other.number }
}

/// A node of a ``MarkupTree``: its relatives, name, attributes and text.
///
/// Two nodes are equal if they are the same node of the same parsed tree.
///
/// Sendable: nothing in it or in its tree ever changes.
public struct MarkupNode: Sendable, Hashable {
  let storage: MarkupTree.Storage
  /// Where its record lies.
  let place: Int32

  /// Which node of its tree it is.
  public var id: NodeID { NodeID(number: storage.parsed.numbering.number(ofNodeAt: place)) }

  var record: NodeRecord { storage.record(at: place) }

  /// What a node is.
  ///
  /// Sendable: a plain value.
  public enum Kind: Sendable, Hashable {
    /// The one node without a parent.
    case root
    /// An element with a name.
    case element
    /// Text.
    case text
    /// A comment, and anything else between `<!` or `<?` and `>`.
    case comment
    /// A document type.
    case doctype
  }

  /// What the node is.
  public var kind: Kind {
    switch record.kind {
    case .root: .root
    case .element: .element
    case .text, .verbatimText: .text
    case .comment: .comment
    case .doctype: .doctype
    }
  }

  /// The tree the node is in.
  public var tree: MarkupTree { MarkupTree(storage: storage) }

  /// The name of an element; nil for other nodes.
  public var name: ElementName? {
    let record = record
    return record.kind == .element ? ElementName(rawValue: storage.name(of: record.name)) : nil
  }

  /// Whether the element was opened again after a block had cut it, or another end tag had crossed
  /// it: a part of an element that started earlier.
  public var isReopened: Bool { record.isReopened }

  /// The part of the source the node covers, in UTF-8 offsets: an element from its start tag to
  /// behind its end tag.
  ///
  /// Where tags cross, the parts of an element that was opened again have no tags of their own.
  public var range: Range<Int> {
    let record = record
    return Int(record.start)..<Int(max(record.start, record.end))
  }

  /// Where the node starts.
  public var position: SourcePosition { tree.position(at: range.lowerBound) }

  /// The text of a text node, the content of a comment, and the joined text of all that is inside
  /// of an element.
  ///
  /// Character references are decoded, CR LF and CR are LF, and NUL is U+FFFD.
  ///
  /// - Complexity: linear in the length of the text.
  public var text: String {
    var text = ByteBuffer(minimumCapacity: 64)
    let record = record
    guard record.kind == .root || record.kind == .element else {
      storage.appendText(of: record, to: &text)
      return text.text
    }
    storage.appendText(inside: place, to: &text)
    return text.text
  }

  func relative(_ index: Int32) -> MarkupNode? {
    index == NodeRecord.none ? nil : MarkupNode(storage: storage, place: index)
  }

  /// The same node of the same tree.
  public static func == (one: MarkupNode, other: MarkupNode) -> Bool {
    one.place == other.place && one.storage === other.storage
  }

  /// Hashes which node and which tree it is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(ObjectIdentifier(storage))
  }
}

/// The relatives of a node.
extension MarkupNode {
  /// The node it is in; nil for the root.
  public var parent: MarkupNode? { relative(record.parent) }

  /// Its first child; nil if it has none.
  public var firstChild: MarkupNode? { relative(record.firstChild) }

  /// Its last child; nil if it has none.
  public var lastChild: MarkupNode? {
    firstChild.flatMap { relative($0.record.previousInRing) }
  }

  /// The next child of its parent.
  public var nextSibling: MarkupNode? { relative(record.nextSibling) }

  /// The previous child of its parent.
  public var previousSibling: MarkupNode? {
    let record = record
    guard record.parent != NodeRecord.none,
      storage.record(at: record.parent).firstChild != place
    else { return nil }
    return relative(record.previousInRing)
  }

  /// The previous child of its parent that is an element.
  public var previousElement: MarkupNode? {
    var node = previousSibling
    while let candidate = node, candidate.record.kind != .element {
      node = candidate.previousSibling
    }
    return node
  }

  /// Its children in order, without an array of them.
  public var children: some Sequence<MarkupNode> {
    sequence(state: firstChild) { next in
      defer { next = next?.nextSibling }
      return next
    }
  }

  /// Its children that are elements.
  public var elements: some Sequence<MarkupNode> {
    children.lazy.filter { $0.record.kind == .element }
  }

  /// The nodes it is in, from its parent to the root.
  public var ancestors: some Sequence<MarkupNode> {
    sequence(state: parent) { next in
      defer { next = next?.parent }
      return next
    }
  }
}
