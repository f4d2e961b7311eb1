import MarkupText

/// Properties that hold for every input, for the tests and for the fuzzer
/// (Tests/Fuzz/markup.swift), which compiles this file too.
///
/// An input is markup, optionally followed by a byte 1 and a style sheet. The style sheet is also
/// read as a selector and as a `style` attribute; without the byte, the whole input is read in all
/// of these ways.
struct MarkupProperties {
  private(set) var broken: [String] = []
  private let bytes: [UInt8]

  /// Returns the properties that an input violates.
  static func broken(by bytes: [UInt8]) -> [String] {
    var checker = MarkupProperties(bytes)
    checker.check()
    return checker.broken
  }

  /// Returns the errors in the links between the nodes of a tree.
  static func brokenLinks(of tree: MarkupTree) -> [String] {
    var checker = MarkupProperties([])
    checker.checkLinks(of: tree)
    return checker.broken
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func require(_ condition: Bool, _ property: String) {
    if !condition, broken.count < 20 { broken.append(property) }
  }

  private mutating func check() {
    let separator = bytes.firstIndex(of: 1)
    let tree = MarkupTree(parsingUTF8: bytes[..<(separator ?? bytes.endIndex)])
    let style = String(decoding: separator.map { bytes[($0 + 1)...] } ?? bytes[...], as: UTF8.self)
    checkLinks(of: tree)
    checkSource(of: tree)
    checkDiagnostics(of: tree)
    checkStyles(of: tree, style)
    checkEdits(of: tree, style)
  }

  // MARK: The tree

  /// Checks that the links to relatives are symmetric and that every node is reached once.
  private mutating func checkLinks(of tree: MarkupTree) {
    var count = 0
    for event in TreeWalk(tree.root) {
      guard case .enter(let node) = event else { continue }
      count += 1
      guard count <= tree.nodeCount else { return require(false, "a node is met twice") }
      require(node.range.upperBound <= tree.source.utf8.count, "a range leaves the source")
      var previous: MarkupNode?
      for child in node.children {
        require(child.parent == node && child.previousSibling == previous, "a wrong link")
        previous = child
      }
      require(node.lastChild == previous, "a wrong last child")
      for attribute in node.attributes {
        require(node[attribute.name] == attribute.value, "an attribute is not found by its name")
      }
      require(node.id == tree.node(node.id)?.id, "a node is not found by its identity")
    }
  }

  /// Checks that text and comments are in source order, separated only by tags, and that nothing is
  /// lost.
  private mutating func checkSource(of tree: MarkupTree) {
    let source = Array(tree.source.utf8)
    var end = 0
    var count = 0
    for event in TreeWalk(tree.root) {
      guard case .enter(let node) = event else { continue }
      count += 1
      if let parent = node.parent {
        require(parent.range.lowerBound <= node.range.lowerBound, "a node starts before its parent")
      }
      if let previous = node.previousSibling {
        require(previous.range.upperBound <= node.range.lowerBound, "siblings overlap")
      }
      if node.kind == .root || node.kind == .element { continue }
      require(end <= node.range.lowerBound, "text moved")
      if end < node.range.lowerBound {
        require(Self.isTags(source[end..<node.range.lowerBound]), "text before a node is lost")
      }
      end = max(end, node.range.upperBound)
    }
    require(count == tree.nodeCount, "a node is nowhere")
    require(end == source.count || Self.isTags(source[end...]), "text at the end is lost")
  }

  /// Returns whether these bytes may be tags, or the newline that a `pre` drops.
  ///
  /// A simple scan that is independent of the parser: a quotation mark in a tag may hide `>` up to
  /// the end.
  private static func isTags(_ part: ArraySlice<UInt8>) -> Bool {
    var isInTag = false
    for byte in part {
      switch byte {
      case UInt8(ascii: "<"): isInTag = true
      case UInt8(ascii: ">") where isInTag: isInTag = false
      case UInt8(ascii: "\"") where isInTag, UInt8(ascii: "'") where isInTag:
        return part.last == UInt8(ascii: ">") || part.last == 0x0A || part.last == 0x0D
      case 0x0A, 0x0D: break
      default: if !isInTag { return false }
      }
    }
    return !isInTag
  }

  private mutating func checkDiagnostics(of tree: MarkupTree) {
    var offset = 0
    for diagnostic in tree.diagnostics {
      require(diagnostic.position.offset >= offset, "diagnostics out of order")
      require(diagnostic.position.offset <= tree.source.utf8.count, "a diagnostic past the end")
      require(!diagnostic.message.isEmpty && !diagnostic.code.isEmpty, "an empty diagnostic")
      offset = diagnostic.position.offset
    }
    require(tree.description.isEmpty == (tree.root.firstChild == nil), "a wrong description")
  }

  // MARK: Styles and selectors

  private mutating func checkStyles(of tree: MarkupTree, _ text: String) {
    let elements = tree.elements.prefix(24).map(ElementHandle.init)
    for dialect in [StyleDialect.css, .fancyText] {
      let sheet = StyleSheet(parsing: text, dialect: dialect)
      for diagnostic in sheet.diagnostics {
        require(diagnostic.position.offset <= text.utf8.count, "a style's diagnostic lies outside")
      }
      var cascade = StyleCascade(dialect: dialect)
      cascade.add(sheet)
      var resolver = StyleResolver(cascade)
      var styles: [NodeID: ComputedStyle] = [:]
      for element in elements {
        let parent = element.parentElement.flatMap { styles[$0.node.id] }
        let style = resolver.style(
          of: element, parent: parent, hints: element.presentationalHints)
        require(
          style.fontSize >= 0 && style.fontSize.isFinite, "a size that is negative or not finite")
        styles[element.node.id] = style
      }
      _ = StyleDeclaration.list(parsing: text, dialect: dialect).map(\.description)
    }
    checkSelectors(text, elements)
  }

  private mutating func checkSelectors(_ text: String, _ elements: [ElementHandle]) {
    guard let selectors = try? SelectorList(parsing: text) else { return }
    guard let again = try? SelectorList(parsing: selectors.description) else {
      return require(false, "a selector's description does not parse: \(selectors)")
    }
    require(again.description == selectors.description, "a selector changes: \(selectors)")
    for element in elements {
      require(
        element.matches(selectors) == element.matches(again), "another match of \(selectors)")
    }
  }

  // MARK: Edits

  private mutating func checkEdits(of tree: MarkupTree, _ text: String) {
    var edited = tree
    for (step, element) in tree.elements.prefix(4).enumerated() {
      switch (bytes.count + step) % 7 {
      case 0: edited.setText(text, of: element.id)
      case 1: edited.append(text, to: element.id)
      case 2: edited.setMarkup(text, of: element.id)
      case 3: edited.addClass(text, to: element.id)
      case 4: edited.setAttribute("title", to: text, of: element.id)
      case 5: edited.removeChildren(of: element.id)
      default: edited.remove(element.id)
      }
      checkLinks(of: edited)
      if broken.isEmpty { checkDiagnostics(of: edited) }
    }
    require(tree.source.utf8.count <= edited.source.utf8.count, "the source shrank")
  }
}

/// A node as an element for selector matching.
private struct ElementHandle: SelectableElement {
  let node: MarkupNode

  init(_ node: MarkupNode) { self.node = node }

  private static func handle(_ node: MarkupNode?) -> Self? { node.map(Self.init) }

  var elementName: String { node.name?.rawValue ?? "" }
  var elementID: String? { node.elementID }
  func hasClass(_ name: String, ignoringCase: Bool) -> Bool {
    node.classes.contains { ignoringCase ? $0.lowercased() == name.lowercased() : $0 == name }
  }
  func attributeValue(_ name: String) -> String? { node[name] }
  var parentElement: Self? { node.parent.flatMap { $0.kind == .element ? Self($0) : nil } }
  var previousElement: Self? { Self.handle(node.previousElement) }
  var nextElement: Self? {
    var next = node.nextSibling
    while let candidate = next, candidate.kind != .element { next = candidate.nextSibling }
    return Self.handle(next)
  }
  var firstChildElement: Self? { Self.handle(node.elements.first { _ in true }) }
  var lastChildElement: Self? { Self.handle(node.elements.reversed().first) }
  var isEmptyElement: Bool { node.children.allSatisfy { $0.kind == .comment } }
  func isSameElement(as other: Self) -> Bool { node == other.node }
}
