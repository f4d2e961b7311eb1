import TextFoundation

/// Changing attributes and classes.
extension MarkupTree {
  /// Gives elements an attribute, whose value is taken as it is, or takes it away if that is nil.
  ///
  /// Elements that do not have an attribute to be taken away are not counted, nor are names that no
  /// attribute can have: the empty one, and those with white space, `/`, `>` or `=`.
  ///
  /// - Parameters:
  ///   - name: the name; the case of ASCII letters does not matter.
  ///   - value: the value.
  ///   - target: the elements.
  /// - Returns: how many elements were changed.
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

  /// Adds a class to elements that have not got it yet, behind those they have: GSFancyText's
  /// "apply class".
  ///
  /// Several names may be given, with white space between them.
  @discardableResult
  public mutating func addClass(_ names: String, to target: some EditTarget) -> Int {
    let added = MarkupTree.classNames(names)
    return editClasses(of: target) { classes in
      for name in added where !classes.contains(name) { classes.append(name) }
    }
  }

  /// Takes a class away from elements.
  ///
  /// Several names may be given, with white space between them.
  @discardableResult
  public mutating func removeClass(_ names: String, from target: some EditTarget) -> Int {
    let removed = MarkupTree.classNames(names)
    return editClasses(of: target) { classes in classes.removeAll { removed.contains($0) } }
  }

  /// Takes the `style` and the classes of elements away and gives them a class instead:
  /// GSFancyText's "change styles to class".
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

  /// Changes the classes of elements; those whose classes stay as they are keep their attribute.
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

  /// The names in a list separated by white space.
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
  /// The value of an attribute of a node; nil if it is not given.
  func value(of name: StaticString, of node: Int32) -> String? {
    attribute(name, of: record(at: node)).map(attributeValue)
  }

  /// Gives an element an attribute, or takes it away if the value is nil.
  ///
  /// - Returns: whether anything was changed.
  func setAttribute(_ name: String, to value: String?, of node: Int32) -> Bool {
    let record = record(at: node)
    guard record.kind == .element else { return false }
    let key = ElementName(name).rawValue
    var own = withExtendedLifetime(self) { Array(attributeRecords(of: record)) }
    let old = withUTF8Bytes(of: key) { attribute($0, of: record) }
    let place = own.firstIndex { $0.nameStart == old?.nameStart }
    if let value {
      guard let added = change({ $0.addAttribute(key, value) }) else { return false }
      if let place {
        own[place] = added
      } else if own.count < Lexer.mostAttributes {
        own.append(added)
      } else {
        return false
      }
    } else {
      guard let place else { return false }
      own.remove(at: place)
    }
    if key == "id" { noteIDs(of: CollectionOfOne(node)) }
    if key == "class" { elementsByClass.reset() }
    change { $0.setAttributes(own, of: node) }
    return true
  }
}

extension TreeChanges {
  /// Appends the text of an attribute; nil if that grew too long.
  fileprivate mutating func addAttribute(_ name: String, _ value: String) -> AttributeRecord? {
    // In values `&` means something, here it does not.
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
