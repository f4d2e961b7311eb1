/// Precomputed styles, for cascades that are used repeatedly.
extension StyleCascade {
  /// Computes the styles of HTML elements without attributes as children of the root, for elements
  /// whose name determines their style.
  ///
  /// Short texts consist mostly of such elements, so their styles need no further computation.
  mutating func precompute() {
    var table = StyleTable<String>()
    var interner = StyleInterner()
    let root = rootStyle
    for name in ElementTable.shared.names where isDetermined(byName: name) {
      let matched = matchedRules(PlainElement(elementName: name))
      var resolved = style(matched: matched, isRoot: false, parent: root, inline: [], hints: [])
      resolved.style = interner.shared(resolved.style)
      table.insert(resolved, name, root)
    }
    precomputed = table
  }
}

/// An element that has only a name.
private struct PlainElement: SelectableElement {
  let elementName: String

  var elementID: String? { nil }
  var hasAttributes: Bool { false }
  var parentElement: PlainElement? { nil }
  var previousElement: PlainElement? { nil }
  var nextElement: PlainElement? { nil }
  var firstChildElement: PlainElement? { nil }
  var lastChildElement: PlainElement? { nil }
  var isEmptyElement: Bool { true }

  func hasClass(_ name: String, ignoringCase: Bool) -> Bool { false }
  func attributeValue(_ name: String) -> String? { nil }
  func isSameElement(as other: PlainElement) -> Bool { true }
}
