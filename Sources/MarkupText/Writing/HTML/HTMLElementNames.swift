/// The names under which elements are written: those of HTML that mean something and do nothing.
///
/// Frames, forms, scripts, and elements that browsers parse in their own ways are left out, as are
/// names that HTML does not know.
enum HTMLElementNames {
  /// The name of an element in a line; what has none of its own is a `span`.
  static func inline(_ node: MarkupNode) -> String {
    let name = node.name?.rawValue ?? ""
    return inlineNames.contains(name) ? name : renamed[name] ?? "span"
  }

  /// The name of a block; nil for one without tags.
  static func block(_ index: Int, of text: StyledText) -> String? {
    let block = text.blocks[index]
    let name = block.node.name?.rawValue ?? ""
    switch block.kind {
    case .root, .anonymous: return nil
    case .rule: return "hr"
    default: break
    }
    // The box of a picture is written in its paragraph.
    if name == "img" || name == "lambda" { return nil }
    if let parents = tableParents[name] {
      let parent = block.parent.map { text.blocks[$0] }
      let parentName = parent?.node.name?.rawValue ?? ""
      // Parsers drop parts of tables that stand elsewhere.
      return parent?.kind != .anonymous && parents.contains(parentName) ? name : "div"
    }
    // A block inside would end the paragraph.
    if name == "p", !block.descendants.isEmpty { return "div" }
    let isKnown = blockNames.contains(name) || inlineNames.contains(name)
    return isKnown ? name : renamed[name] ?? "div"
  }

  private static let inlineNames = names(
    """
    a abbr b bdi bdo cite code data del dfn em i ins kbd mark q rb ruby s samp small span strong \
    sub sup time u var
    """)
  private static let blockNames = names(
    """
    address article aside blockquote dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 \
    header hgroup li main menu nav ol p pre search section table ul
    """)
  private static let renamed = [
    "strike": "s", "tt": "code", "acronym": "abbr", "dir": "ul", "listing": "pre",
    "plaintext": "pre", "xmp": "pre",
  ]
  private static let groups: Set<String> = ["thead", "tbody", "tfoot"]
  private static let tableParents: [String: Set<String>] = [
    "td": ["tr"], "th": ["tr"], "tr": groups.union(["table"]), "thead": ["table"],
    "tbody": ["table"], "tfoot": ["table"], "caption": ["table"],
  ]

  private static func names(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map { String($0) })
  }
}
