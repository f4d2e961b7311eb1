/// A span of a paragraph that is marked up in Markdown.
struct MarkdownSpan {
  /// The meaning of the markup.
  enum Role: Hashable {
    case strong
    case emphasis
    case strongEmphasis
    case strike
    case code
    case link
    /// An element written as HTML, by its name.
    case tag(String)
    /// A ruby annotation, by its index in the paragraph.
    case ruby(Int)

    /// Whether it is written with delimiters subject to the flanking rules.
    var isDelimited: Bool {
      switch self {
      case .strong, .emphasis, .strongEmphasis, .strike: true
      default: false
      }
    }
  }

  var role: Role
  /// The range in UTF-8 offsets of the paragraph.
  var range: Range<Int>
  let node: MarkupNode
  /// Whether it is written as an HTML element although Markdown has delimiters for it.
  var usesTags = false

  init(_ role: Role, _ range: Range<Int>, _ node: MarkupNode) {
    self.role = role
    self.range = range
    self.node = node
  }

  /// Returns the roles of an inline element inside content with the style `outer`.
  static func roles(
    of element: InlineElement, in outer: ComputedStyle, links: LinkPolicy
  ) -> [Role] {
    guard let name = element.node.name?.rawValue else { return [] }
    switch name {
    case "a":
      return element.node["href"].map { $0.isEmpty || links.allows($0) } == true ? [.link] : []
    case "code", "kbd", "samp", "tt": return [.code]
    case "del", "s", "strike": return [.strike]
    case "sub", "sup", "u", "ins", "mark", "small": return [.tag(name)]
    default: break
    }
    var roles: [Role] = []
    let isBold = element.style.fontWeight >= 600
    if isBold, name == "b" || name == "strong" || outer.fontWeight < 600 { roles.append(.strong) }
    let isItalic = element.style.isItalic
    let namesItalic = ["i", "em", "cite", "dfn", "var"].contains(name)
    if isItalic, namesItalic || !outer.isItalic { roles.append(.emphasis) }
    return roles
  }
}

extension ComputedStyle {
  fileprivate var isItalic: Bool { keyword(.fontStyle).map { $0 != .normal } ?? true }
}
