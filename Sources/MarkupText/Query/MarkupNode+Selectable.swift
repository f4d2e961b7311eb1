import TextFoundation

/// Nodes of a tree as seen by selectors and style sheets.
///
/// The root is not an element: top-level elements have no parent, and each of them matches `:root`.
/// Nodes that are not elements have an empty name, which no selector matches.
extension MarkupNode: SelectableElement {
  /// The name of the element in lower case, or an empty string for other nodes.
  public var elementName: String {
    let record = record
    return record.kind == .element ? storage.name(of: record.name) : ""
  }

  /// Returns whether the attribute `class` contains a name; false for the empty name.
  ///
  /// - Complexity: linear in the length of the attributes; nothing is allocated unless the value
  ///   contains character references.
  public func hasClass(_ name: String, ignoringCase: Bool) -> Bool {
    guard !name.isEmpty, let attribute = storage.attribute("class", of: record) else {
      return false
    }
    return withUTF8Bytes(of: name) { name in
      storage.withValue(of: attribute) { $0.listsWord(name, ignoringCase: ignoringCase) }
    }
  }

  /// Whether the element has attributes; false for other nodes.
  public var hasAttributes: Bool {
    let record = record
    return record.kind == .element && record.attributeCount > 0
  }

  /// Returns the value of an attribute with character references decoded.
  ///
  /// The result is an empty string if the attribute has no value, and nil if the element does not
  /// have the attribute.
  public func attributeValue(_ name: String) -> String? { self[name] }

  /// The parent element, or nil for a top-level element.
  public var parentElement: MarkupNode? {
    parent.flatMap { $0.record.kind == .element ? $0 : nil }
  }

  /// The nearest next sibling that is an element, or nil.
  public var nextElement: MarkupNode? { nextSibling?.firstElement(\.nextSibling) }

  /// The first child that is an element, or nil.
  public var firstChildElement: MarkupNode? { firstChild?.firstElement(\.nextSibling) }

  /// The last child that is an element, or nil.
  public var lastChildElement: MarkupNode? { lastChild?.firstElement(\.previousSibling) }

  /// Whether the node contains neither elements nor text; comments are ignored.
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

  /// Returns whether both are the same node of the same version of a tree.
  public func isSameElement(as other: MarkupNode) -> Bool { self == other }

  /// Returns the first element found from this node on by following `next`, or nil.
  private func firstElement(_ next: (MarkupNode) -> MarkupNode?) -> MarkupNode? {
    var node: MarkupNode? = self
    while let current = node, current.record.kind != .element { node = next(current) }
    return node
  }
}

extension NodeRecord {
  /// Whether a text node has content, not counting delimiters such as those of a CDATA section.
  fileprivate var hasContent: Bool {
    Int(start) &+ Int(firstAttribute) < Int(end) &- attributeCount
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a list separated by ASCII white space contains a word.
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
