import MarkupText

/// A small tree for tests, written as `div#a.x.y[lang=ja](p b(i))`.
final class ToyTree: @unchecked Sendable {
  struct Node {
    var name: String
    var attributes: [String: String] = [:]
    var parent: Int?
    var children: [Int] = []
    var text = ""
  }

  var nodes: [Node] = []

  init(_ text: String) {
    var open: [Int] = []
    var last: Int?
    var rest = Substring(text)
    func word() -> String {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      rest = rest.dropFirst(word.count)
      return String(word)
    }
    while let first = rest.first {
      switch first {
      case "(":
        rest.removeFirst()
        if let last { open.append(last) }
      case ")":
        rest.removeFirst()
        last = open.popLast()
      case "\"":
        rest.removeFirst()
        let text = rest.prefix { $0 != "\"" }
        rest = rest.dropFirst(text.count + 1)
        if let parent = open.last { nodes[parent].text += String(text) }
      case "#":
        rest.removeFirst()
        if let last { nodes[last].attributes["id"] = word() }
      case ".":
        rest.removeFirst()
        if let last {
          let name = word()
          nodes[last].attributes["class"] =
            nodes[last].attributes["class"].map { "\($0) \(name)" } ?? name
        }
      case "[":
        let inner = rest.dropFirst().prefix { $0 != "]" }
        rest = rest.dropFirst(inner.count + 2)
        let parts = inner.split(separator: "=", maxSplits: 1).map(String.init)
        if let last { nodes[last].attributes[parts[0]] = parts.count > 1 ? parts[1] : "" }
      case " ": rest.removeFirst()
      default:
        let name = word()
        precondition(!name.isEmpty, "the toy tree's text is wrong at '\(rest)'")
        nodes.append(Node(name: name, parent: open.last))
        last = nodes.count - 1
        if let parent = open.last { nodes[parent].children.append(nodes.count - 1) }
      }
    }
  }

  /// All elements in document order.
  var elements: [ToyElement] { nodes.indices.map { ToyElement(tree: self, index: $0) } }

  /// The element of that id.
  func element(_ id: String) -> ToyElement? { elements.first { $0.elementID == id } }

  /// The ids of the elements that selectors match, in document order.
  func ids(_ selectors: SelectorList, ignoringCase: Bool = false) -> String {
    elements
      .filter { $0.matches(selectors, ignoringCase: ignoringCase) }
      .map { $0.elementID ?? $0.elementName }
      .joined(separator: " ")
  }
}

/// An element of a toy tree.
struct ToyElement: SelectableElement {
  let tree: ToyTree
  let index: Int

  private var node: ToyTree.Node { tree.nodes[index] }
  private func element(_ index: Int?) -> ToyElement? {
    index.map { ToyElement(tree: tree, index: $0) }
  }
  private func sibling(_ distance: Int) -> ToyElement? {
    guard let parent = node.parent else { return nil }
    let siblings = tree.nodes[parent].children
    guard let position = siblings.firstIndex(of: index),
      siblings.indices.contains(position + distance)
    else { return nil }
    return element(siblings[position + distance])
  }

  var elementName: String { node.name }
  var elementID: String? { node.attributes["id"] }
  func hasClass(_ name: String, ignoringCase: Bool) -> Bool {
    let classes = (node.attributes["class"] ?? "").split(separator: " ").map(String.init)
    return ignoringCase
      ? classes.contains { $0.lowercased() == name.lowercased() } : classes.contains(name)
  }
  func attributeValue(_ name: String) -> String? { node.attributes[name] }
  var parentElement: ToyElement? { element(node.parent) }
  var previousElement: ToyElement? { sibling(-1) }
  var nextElement: ToyElement? { sibling(1) }
  var firstChildElement: ToyElement? { element(node.children.first) }
  var lastChildElement: ToyElement? { element(node.children.last) }
  var isEmptyElement: Bool { node.children.isEmpty && node.text.isEmpty }
  func isSameElement(as other: ToyElement) -> Bool { index == other.index }
}
