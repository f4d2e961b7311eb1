import TextFoundation

/// An identifier of a node, unique within its tree; parsing the same markup again gives the same
/// identifiers.
///
/// Edits change no identifier of an existing node and never reuse one.
public struct NodeID: Hashable, Comparable, Sendable, Codable {
  let number: Int

  /// Compares by creation order, first of the parser and then of edits.
  public static func < (one: NodeID, other: NodeID) -> Bool { one.number < other.number }
}

/// A node of a ``MarkupTree``, with access to its relatives, name, attributes and text.
///
/// Two nodes are equal if they are the same node of the same version of a tree.
public struct MarkupNode: Sendable, Hashable {
  let storage: MarkupTree.Storage
  /// The index of the node record.
  let index: Int32

  /// The identifier of the node.
  public var id: NodeID { NodeID(number: storage.parsed.numbering.number(ofNodeAt: index)) }

  var record: NodeRecord { storage.record(at: index) }

  /// The kind of a node.
  public enum Kind: Sendable, Hashable {
    /// The root, the only node without a parent.
    case root
    /// An element.
    case element
    /// A text node.
    case text
    /// A comment, or other content between `<!` or `<?` and `>`.
    case comment
    /// A document type declaration.
    case doctype
  }

  /// The kind of the node.
  public var kind: Kind {
    switch record.kind {
    case .root: .root
    case .element: .element
    case .text, .verbatimText: .text
    case .comment: .comment
    case .doctype: .doctype
    }
  }

  /// The tree that contains the node.
  public var tree: MarkupTree { MarkupTree(storage: storage) }

  /// The name of an element, or nil for other nodes.
  public var name: ElementName? {
    let record = record
    return record.kind == .element ? ElementName(rawValue: storage.name(of: record.name)) : nil
  }

  /// Whether the parser reopened this formatting element after a block or a crossing end tag had
  /// closed it.
  ///
  /// Such an element continues one that started earlier in the source.
  public var isReopened: Bool { record.isReopened }

  /// The range of the node in the source, in UTF-8 offsets; for an element, from its start tag
  /// through its end tag.
  ///
  /// A reopened element (see ``isReopened``) has no start tag of its own.
  public var range: Range<Int> {
    let record = record
    return Int(record.start)..<Int(max(record.start, record.end))
  }

  /// The position of the start of the node.
  public var position: SourcePosition { tree.position(at: range.lowerBound) }

  /// The text of a text node, the content of a comment or document type, or the concatenated text
  /// of the descendants of an element or the root.
  ///
  /// Character references are decoded, CR LF and CR become LF, and NUL becomes U+FFFD.
  ///
  /// - Complexity: linear in the length of the text.
  public var text: String {
    var text = ByteBuffer(minimumCapacity: 64)
    let record = record
    guard record.kind == .root || record.kind == .element else {
      storage.appendText(of: record, to: &text)
      return text.text
    }
    storage.appendText(inside: index, to: &text)
    return text.text
  }

  func relative(_ index: Int32) -> MarkupNode? {
    index == NodeRecord.none ? nil : MarkupNode(storage: storage, index: index)
  }

  /// Returns whether both are the same node of the same version of a tree.
  public static func == (one: MarkupNode, other: MarkupNode) -> Bool {
    one.index == other.index && one.storage === other.storage
  }

  /// Hashes the identity of the node and of its tree.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(ObjectIdentifier(storage))
  }
}

/// Navigation to related nodes.
extension MarkupNode {
  /// The parent, or nil for the root.
  public var parent: MarkupNode? { relative(record.parent) }

  /// The first child, or nil if the node has no children.
  public var firstChild: MarkupNode? { relative(record.firstChild) }

  /// The last child, or nil if the node has no children.
  public var lastChild: MarkupNode? {
    firstChild.flatMap { relative($0.record.previousInRing) }
  }

  /// The next sibling, or nil for the last child.
  public var nextSibling: MarkupNode? { relative(record.nextSibling) }

  /// The previous sibling, or nil for the first child.
  public var previousSibling: MarkupNode? {
    let record = record
    guard record.parent != NodeRecord.none,
      storage.record(at: record.parent).firstChild != index
    else { return nil }
    return relative(record.previousInRing)
  }

  /// The nearest previous sibling that is an element, or nil.
  public var previousElement: MarkupNode? {
    var node = previousSibling
    while let candidate = node, candidate.record.kind != .element {
      node = candidate.previousSibling
    }
    return node
  }

  /// The children in order, as a lazy sequence.
  public var children: some Sequence<MarkupNode> {
    sequence(state: firstChild) { next in
      defer { next = next?.nextSibling }
      return next
    }
  }

  /// The children that are elements, in order.
  public var elements: some Sequence<MarkupNode> {
    children.lazy.filter { $0.record.kind == .element }
  }

  /// The ancestors, from the parent to the root.
  public var ancestors: some Sequence<MarkupNode> {
    sequence(state: parent) { next in
      defer { next = next?.parent }
      return next
    }
  }
}
