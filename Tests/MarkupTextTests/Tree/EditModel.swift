import MarkupText
import TestSupport

/// A minimal tree, as a reference for edits: an array of nodes with arrays of children.
struct EditModel {
  struct Node {
    /// nil for text; empty for the root.
    var name: String?
    var text = ""
    var attributes: [(name: String, value: String)] = []
    var children: [Int] = []
    var parent: Int?
    /// The identity in the real tree, if it is already known.
    var id: NodeID?
  }

  var nodes = [Node(name: "")]

  /// Returns the subtree of a node in document order, including the node itself.
  func order(from top: Int = 0) -> [Int] {
    var order: [Int] = []
    var open = [top]
    while let node = open.popLast() {
      order.append(node)
      open += nodes[node].children.reversed()
    }
    return order
  }

  func isElement(_ node: Int) -> Bool { nodes[node].name.map { !$0.isEmpty } ?? false }

  func canHaveChildren(_ node: Int) -> Bool {
    nodes[node].name.map { $0 != "lambda" && $0 != "br" } ?? false
  }

  subscript(attribute name: String, of node: Int) -> String? {
    nodes[node].attributes.first { $0.name == name }?.value
  }

  func classes(of node: Int) -> [String] {
    (self[attribute: "class", of: node] ?? "").split(separator: " ").map(String.init)
  }

  // MARK: Edits

  mutating func setText(_ text: String, of node: Int) {
    guard nodes[node].name != nil else {
      nodes[node].text = text
      return
    }
    guard canHaveChildren(node) else { return }
    let last = nodes[node].children.last { nodes[$0].name == nil }
    nodes[node].children = nodes[node].children.filter {
      $0 == last || nodes[$0].name == "lambda"
    }
    if let last {
      nodes[last].text = text
    } else {
      insert([add(Node(text: text))], under: node, at: nodes[node].children.count)
    }
  }

  mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  mutating func insert(_ children: [Int], under parent: Int, at index: Int) {
    for child in children { nodes[child].parent = parent }
    nodes[parent].children.insert(contentsOf: children, at: index)
  }

  mutating func remove(_ node: Int) {
    guard let parent = nodes[node].parent else {
      nodes[node].children = []
      return
    }
    nodes[parent].children.removeAll { $0 == node }
  }

  mutating func setAttribute(_ name: String, to value: String?, of node: Int) {
    guard isElement(node) else { return }
    let index = nodes[node].attributes.firstIndex { $0.name == name }
    switch (value, index) {
    case (let value?, let index?): nodes[node].attributes[index].value = value
    case (let value?, nil): nodes[node].attributes.append((name, value))
    case (nil, let index?): nodes[node].attributes.remove(at: index)
    case (nil, nil): break
    }
  }

  // MARK: Random markup

  /// Adds random nodes without a parent.
  mutating func addRandom(depth: Int, _ generator: inout SeededGenerator) -> [Int] {
    var added: [Int] = []
    for step in 0..<Int.random(in: 0..<4, using: &generator) {
      if step % 2 == 1 {
        added.append(add(Node(text: EditModel.randomText(&generator))))
      } else {
        let name = ["span", "div", "i", "my-x", "lambda", "br"].randomElement(using: &generator)
        var node = Node(name: name ?? "i")
        for attribute in ["id", "class", "title"] where Bool.random(using: &generator) {
          let value = ["a", "b", "a b", "x&y", ""].randomElement(using: &generator) ?? ""
          node.attributes.append((attribute, value))
        }
        let child = add(node)
        if depth > 0, canHaveChildren(child) {
          insert(addRandom(depth: depth - 1, &generator), under: child, at: 0)
        }
        added.append(child)
      }
    }
    return added
  }

  static func randomText(_ generator: inout SeededGenerator) -> String {
    let fragments = ["字", "text", "&", "<b>", "🎄", "か\u{3099}", "a longer piece of text"]
    return (0..<Int.random(in: 1..<4, using: &generator))
      .compactMap { _ in fragments.randomElement(using: &generator) }.joined()
  }

  /// Returns markup that parses to these nodes.
  func markup(_ tops: [Int]) -> String {
    var markup = ""
    var open: [(node: Int, isEnd: Bool)] = tops.reversed().map { ($0, false) }
    while let (node, isEnd) = open.popLast() {
      guard let name = nodes[node].name else {
        markup += EditModel.escaped(nodes[node].text)
        continue
      }
      if isEnd {
        markup += "</\(name)>"
        continue
      }
      markup += "<\(name)"
      for (name, value) in nodes[node].attributes {
        markup += " \(name)=\"\(EditModel.escaped(value))\""
      }
      markup += ">"
      guard canHaveChildren(node) else { continue }
      open.append((node, true))
      open += nodes[node].children.reversed().map { ($0, false) }
    }
    return markup
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
      .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
  }

  /// Returns the expected `description` of the real tree; `joinsText` merges adjacent texts as
  /// parsing does.
  func dump(joinsText: Bool = false) -> String {
    var lines: [String] = []
    var open: [(node: Int, depth: Int)] = [(0, -1)]
    while let (node, depth) = open.popLast() {
      let indent = String(repeating: "  ", count: max(0, depth))
      if let name = nodes[node].name {
        let attributes = nodes[node].attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
        if depth >= 0 { lines.append(indent + name + attributes) }
      } else if joinsText, let last = lines.last, last.hasPrefix(indent + "\"") {
        lines[lines.count - 1] = String(last.dropLast()) + nodes[node].text + "\""
      } else if !joinsText || !nodes[node].text.isEmpty {
        lines.append("\(indent)\"\(nodes[node].text)\"")
      }
      open += nodes[node].children.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }
}
