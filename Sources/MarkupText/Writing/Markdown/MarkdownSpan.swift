/// A stretch of a paragraph that Markdown marks.
struct MarkdownSpan {
  /// What the marks mean.
  enum Role: Hashable {
    case strong
    case emphasis
    case strongEmphasis
    case strike
    case code
    case link
    /// An element that stays one, by its name.
    case tag(String)
    /// Ruby, by its place in the paragraph's.
    case ruby(Int)

    /// Whether it is written with signs that stand next to letters.
    var isDelimited: Bool {
      switch self {
      case .strong, .emphasis, .strongEmphasis, .strike: true
      default: false
      }
    }
  }

  var role: Role
  /// UTF-8 offsets in the paragraph's text.
  var range: Range<Int>
  let node: MarkupNode
  /// Whether it is written as an element of HTML although there are signs for it.
  var usesTags = false

  init(_ role: Role, _ range: Range<Int>, _ node: MarkupNode) {
    self.role = role
    self.range = range
    self.node = node
  }

  /// The roles of an inline element with the style of what it is in.
  static func roles(of element: InlineElement, in outer: ComputedStyle) -> [Role] {
    guard let name = element.node.name?.rawValue else { return [] }
    switch name {
    case "a": return element.node["href"] == nil ? [] : [.link]
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
