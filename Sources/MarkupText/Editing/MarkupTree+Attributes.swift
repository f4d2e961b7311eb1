import TextFoundation

/// Changing attributes and classes.
extension MarkupTree {
  /// Sets an attribute of elements to a value, or removes it if the value is nil.
  ///
  /// The value is literal text: character references in it are not decoded. Elements without the
  /// attribute to be removed are not counted. Invalid names (empty, or containing white space, NUL,
  /// `/`, `>` or `=`) change nothing.
  ///
  /// - Parameters:
  ///   - name: The name, compared ignoring ASCII case.
  ///   - value: The value.
  ///   - target: The elements.
  /// - Returns: The number of changed elements.
  @discardableResult
  public mutating func setAttribute(
    _ name: String, to value: String?, of target: some EditTarget
  ) -> Int {
    let isPossible =
      !name.isEmpty
      && name.utf8.allSatisfy { !$0.isMarkupSpace && !"/>=\0".utf8.contains($0) }
    guard isPossible else { return 0 }
    return edit(target) { storage, node in storage.setAttribute(name, to: value, of: node) }
  }

  /// Adds a class to elements that do not have it, after their other classes ("apply class" in
  /// GSFancyText).
  ///
  /// Several names may be given, separated by white space.
  @discardableResult
  public mutating func addClass(_ names: String, to target: some EditTarget) -> Int {
    let added = MarkupTree.classNames(names)
    return editClasses(of: target) { classes in
      for name in added where !classes.contains(name) { classes.append(name) }
    }
  }

  /// Removes a class from elements.
  ///
  /// Several names may be given, separated by white space.
  @discardableResult
  public mutating func removeClass(_ names: String, from target: some EditTarget) -> Int {
    let removed = MarkupTree.classNames(names)
    return editClasses(of: target) { classes in classes.removeAll { removed.contains($0) } }
  }

  /// Removes the attributes `style` and `class` of elements and adds a class instead ("change
  /// styles to class" in GSFancyText).
  @discardableResult
  public mutating func replaceStyles(withClass names: String, of target: some EditTarget) -> Int {
    let value = MarkupTree.classNames(names).joined(separator: " ")
    return edit(target) { storage, node in
      guard storage.record(at: node).kind == .element else { return false }
      _ = storage.setAttribute("style", to: nil, of: node)
      _ = storage.setAttribute("class", to: value.isEmpty ? nil : value, of: node)
      return true
    }
  }

  /// Changes the classes of elements; the attribute is left unchanged if its classes are.
  private mutating func editClasses(
    of target: some EditTarget, _ change: (inout [String]) -> Void
  ) -> Int {
    edit(target) { storage, node in
      guard storage.record(at: node).kind == .element else { return false }
      let classes = storage.value(of: "class", of: node).map(MarkupTree.classNames) ?? []
      var changed = classes
      change(&changed)
      guard changed != classes else { return false }
      let value = changed.joined(separator: " ")
      return storage.setAttribute("class", to: value.isEmpty ? nil : value, of: node)
    }
  }

  /// Returns the names in a list separated by white space.
  private static func classNames(_ list: String) -> [String] {
    withUTF8Bytes(of: list) { bytes in
      var names: [String] = []
      var words = WordsInBytes(bytes)
      while let word = words.next() {
        names.append(String(decoding: bytes[word], as: UTF8.self))
      }
      return names
    }
  }
}

extension MarkupTree.Storage {
  /// Returns the value of an attribute of a node, or nil if the node does not have it.
  func value(of name: StaticString, of node: Int32) -> String? {
    attribute(name, of: record(at: node)).map(attributeValue)
  }

  /// Sets an attribute of an element, or removes it if the value is nil.
  ///
  /// - Returns: Whether anything was changed.
  func setAttribute(_ name: String, to value: String?, of node: Int32) -> Bool {
    let record = record(at: node)
    guard record.kind == .element else { return false }
    let key = ElementName(name).rawValue
    var own = withExtendedLifetime(self) { Array(attributeRecords(of: record)) }
    let old = withUTF8Bytes(of: key) { attribute($0, of: record) }
    let index = own.firstIndex { $0.nameStart == old?.nameStart }
    if let value {
      guard let added = change({ $0.addAttribute(key, value) }) else { return false }
      if let index {
        own[index] = added
      } else if own.count < Lexer.maximumAttributeCount {
        own.append(added)
      } else {
        return false
      }
    } else {
      guard let index else { return false }
      own.remove(at: index)
    }
    if key == "id" { noteIDs(of: CollectionOfOne(node)) }
    if key == "class" { elementsByClass.reset() }
    change { $0.setAttributes(own, of: node) }
    return true
  }
}

extension TreeChanges {
  /// Appends the text of an attribute, or returns nil if the limit on the length would be exceeded.
  fileprivate mutating func addAttribute(_ name: String, _ value: String) -> AttributeRecord? {
    // The stored value is decoded when it is read, so `&` must be escaped.
    let escaped =
      value.utf8.contains(.ampersand)
      ? value.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
      : value
    guard let name = add(name), let value = add(escaped) else { return nil }
    return AttributeRecord(
      nameStart: name.lowerBound, nameEnd: name.upperBound, valueStart: value.lowerBound,
      valueEnd: value.upperBound)
  }
}
