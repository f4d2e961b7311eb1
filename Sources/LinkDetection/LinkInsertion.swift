import MarkupText

/// Finds links in the text nodes of a tree and builds the markup that replaces those nodes.
struct LinkInsertion {
  private(set) var replacements: [(node: NodeID, markup: String)] = []
  /// The number of links found.
  private(set) var count = 0
  private let detector: LinkDetector
  private let inCode: Bool
  /// The current text without word-breaking elements, and the start offsets of its nodes.
  private var text = ""
  private var nodes: [(id: NodeID, start: Int)] = []

  /// Inline elements that do not end a word.
  private static let inline: Set<String> = [
    "abbr", "b", "bdi", "bdo", "big", "cite", "data", "del", "dfn", "em", "font", "i", "ins",
    "mark", "nobr", "q", "s", "small", "span", "strike", "strong", "sub", "sup", "time", "u", "var",
    "wbr",
  ]
  private static let code: Set<String> = ["code", "kbd", "pre", "samp", "tt"]
  /// Elements whose text is not prose, or that are interactive themselves.
  private static let closed: Set<String> = [
    "a", "area", "button", "iframe", "math", "noembed", "noframes", "option", "plaintext", "rp",
    "script", "select", "style", "svg", "template", "textarea", "title", "xmp",
  ]

  private static let maximumNodeCount = 32

  init(_ detector: LinkDetector, inCode: Bool) {
    (self.detector, self.inCode) = (detector, inCode)
  }

  /// Processes all text of a tree.
  mutating func walk(_ tree: MarkupTree) {
    var skipped: MarkupNode?
    for event in TreeWalk(tree.root) {
      switch event {
      case .enter(let node) where skipped == nil:
        if node.kind == .text {
          nodes.append((node.id, text.utf8.count))
          text += node.text
        } else if let name = node.name?.rawValue {
          if !isInline(name) { finishText() }
          if Self.closed.contains(name) || !inCode && Self.code.contains(name) {
            skipped = node
          }
        }
      case .leave(let node):
        if let name = node.name?.rawValue, skipped == nil, !isInline(name) { finishText() }
        if node == skipped { skipped = nil }
      default: break
      }
    }
    finishText()
  }

  private func isInline(_ name: String) -> Bool {
    Self.inline.contains(name) || inCode && Self.code.contains(name) && name != "pre"
  }

  /// Finds the links in the collected text, then starts a new text.
  private mutating func finishText() {
    defer {
      text = ""
      nodes.removeAll(keepingCapacity: true)
    }
    let links = linksInFewNodes()
    count += links.count
    var next = 0
    for (index, node) in nodes.enumerated() where next < links.count {
      let end = index + 1 < nodes.count ? nodes[index + 1].start : text.utf8.count
      while next < links.count, links[next].offsets.upperBound <= node.start { next += 1 }
      let first = next
      while next < links.count, links[next].offsets.lowerBound < end { next += 1 }
      guard first < next else { continue }
      let markup = Self.markup(of: text, with: links[first..<next], in: node.start..<end)
      replacements.append((node.id, markup))
      // The last link continues in the next node.
      if links[next - 1].offsets.upperBound > end { next -= 1 }
    }
  }

  /// Returns the links of the text, except those that span too many nodes, each of which would
  /// repeat the whole address.
  private func linksInFewNodes() -> [DetectedLink] {
    var node = 0
    return detector.links(in: text).filter { link in
      while node < nodes.count, nodes[node].start <= link.offsets.lowerBound { node += 1 }
      let first = node
      while node < nodes.count, nodes[node].start < link.offsets.upperBound { node += 1 }
      return node - first < Self.maximumNodeCount
    }
  }

  /// Returns text as markup in which links are `a` elements.
  static func markup(
    of text: String, with links: some Collection<DetectedLink>, in range: Range<Int>? = nil
  ) -> String {
    var markup = ""
    let utf8 = text.utf8
    var start = range?.lowerBound ?? 0
    let end = range?.upperBound ?? utf8.count
    var index = utf8.index(utf8.startIndex, offsetBy: start)
    /// Returns the text from `start` to an offset, escaped for markup.
    func escaped(to offset: Int) -> String {
      let next = utf8.index(index, offsetBy: offset - start)
      defer { (start, index) = (offset, next) }
      return String(text[index..<next]).markupEscaped
    }
    for link in links {
      markup += escaped(to: max(start, link.offsets.lowerBound))
      markup += "<a href=\"" + link.encodedAddress.markupEscaped + "\">"
      markup += escaped(to: min(end, link.offsets.upperBound)) + "</a>"
    }
    return markup + escaped(to: end)
  }
}
