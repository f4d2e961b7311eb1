import TextFoundation

/// Elements of a tree as selectors and style sheets see them.
///
/// The root is no element: the elements in it have no parent, and each of them is `:root`. Nodes
/// that are no elements have an empty name, which no selector asks for.
extension MarkupNode: SelectableElement {
  /// The element's name in lower case; empty for other nodes.
  public var elementName: String {
    let record = record
    return record.kind == .element ? storage.name(of: record.name) : ""
  }

  /// Whether `class` lists the name; the empty name is in no list.
  ///
  /// - Complexity: linear in the length of the attributes; nothing is allocated unless the value
  ///   holds character references.
  public func hasClass(_ name: String, ignoringCase: Bool) -> Bool {
    guard !name.isEmpty, let attribute = storage.attribute("class", of: record) else {
      return false
    }
    return withUTF8Bytes(of: name) { name in
      storage.withValue(of: attribute) { $0.listsWord(name, ignoringCase: ignoringCase) }
    }
  }

  /// Whether the element's tag has attributes; false for other nodes.
  public var hasAttributes: Bool {
    let record = record
    return record.kind == .element && record.attributeCount > 0
  }

  /// The value of the attribute of this name, with character references decoded; empty for one
  /// without a value, nil if it is not given.
  public func attributeValue(_ name: String) -> String? { self[name] }

  /// The element that holds this one; nil for those right in the root.
  public var parentElement: MarkupNode? {
    parent.flatMap { $0.record.kind == .element ? $0 : nil }
  }

  /// The next child of its parent that is an element.
  public var nextElement: MarkupNode? { nextSibling?.firstElement(\.nextSibling) }

  /// Its first child that is an element.
  public var firstChildElement: MarkupNode? { firstChild?.firstElement(\.nextSibling) }

  /// Its last child that is an element.
  public var lastChildElement: MarkupNode? { lastChild?.firstElement(\.previousSibling) }

  /// Whether it holds neither elements nor text; comments do not count.
  public var isEmptyElement: Bool {
    var child = firstChild
    while let node = child {
      let record = node.record
      switch record.kind {
      case .element: return false
      case .text, .verbatimText: if record.hasContent { return false }
      case .root, .comment, .doctype: break
      }
      child = node.nextSibling
    }
    return true
  }

  /// Whether both are the same node of the same tree.
  public func isSameElement(as other: MarkupNode) -> Bool { self == other }

  /// The first element from this node on in a direction.
  private func firstElement(_ next: (MarkupNode) -> MarkupNode?) -> MarkupNode? {
    var node: MarkupNode? = self
    while let current = node, current.record.kind != .element { node = next(current) }
    return node
  }
}

extension NodeRecord {
  /// Whether a text node holds anything between its marks, if it has marks.
  fileprivate var hasContent: Bool {
    Int(start) &+ Int(firstAttribute) < Int(end) &- attributeCount
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a word stands in a list separated by ASCII white space.
  fileprivate func listsWord(_ word: UnsafeBufferPointer<UInt8>, ignoringCase: Bool) -> Bool {
    var words = WordsInBytes(self)
    while let range = words.next() {
      guard range.count == word.count else { continue }
      var offset = 0
      while offset < word.count,
        isSame(self[range.lowerBound &+ offset], word[offset], ignoringCase)
      {
        offset &+= 1
      }
      if offset == word.count { return true }
    }
    return false
  }

  private func isSame(_ one: UInt8, _ other: UInt8, _ ignoringCase: Bool) -> Bool {
    ignoringCase ? one.asciiLowercased == other.asciiLowercased : one == other
  }
}
