/// The names under which elements are written: HTML elements that have semantics but no behavior.
///
/// Excluded are frames, forms, scripts, elements with special parsing rules in browsers, and names
/// that HTML does not define.
enum HTMLElementNames {
  /// Returns the name under which an inline element is written, `span` if there is no suitable one.
  static func inline(_ node: MarkupNode) -> String {
    let name = node.name?.rawValue ?? ""
    return inlineNames.contains(name) ? name : renamed[name] ?? "span"
  }

  /// Returns the name under which a block is written, or nil if it is written without tags.
  static func block(_ index: Int, of text: StyledText) -> String? {
    let block = text.blocks[index]
    let name = block.node.name?.rawValue ?? ""
    switch block.kind {
    case .root, .anonymous: return nil
    case .rule: return "hr"
    default: break
    }
    // The image itself is written as part of its paragraph.
    if name == "img" || name == "lambda" { return nil }
    if let parents = tableParents[name] {
      let parent = block.parent.map { text.blocks[$0] }
      let parentName = parent?.node.name?.rawValue ?? ""
      // Parsers ignore tags of table parts outside their proper parents.
      return parent?.kind != .anonymous && parents.contains(parentName) ? name : "div"
    }
    // A block inside would close the paragraph.
    if name == "p", !block.descendants.isEmpty { return "div" }
    let isKnown = blockNames.contains(name) || inlineNames.contains(name)
    return isKnown ? name : renamed[name] ?? "div"
  }

  /// Returns the name under which an element outside any layout is written, or nil if only its
  /// content is written.
  static func safeName(_ name: String) -> String? {
    inlineNames.contains(name) || blockNames.contains(name) || tableParents[name] != nil
      || otherNames.contains(name) ? name : renamed[name]
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
  /// Elements that are written only in specific contexts or as parts of a tree.
  private static let otherNames = names(
    "big br center col colgroup font hr img lambda nobr rp rt rtc wbr")
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
