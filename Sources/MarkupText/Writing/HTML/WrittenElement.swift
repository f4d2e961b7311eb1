/// An element as it is written: under a name that browsers know, with only safe attributes, and
/// without classes, since no style sheet is included.
///
/// Not Sendable; its tree is accessed only while it is written.
struct WrittenElement: SelectableElement {
  let node: MarkupNode
  /// The name under which the element is written.
  let elementName: String

  init(_ node: MarkupNode, name: String) {
    self.node = node
    elementName = name
  }

  private init(_ node: MarkupNode) {
    self.init(node, name: node.name?.rawValue ?? "")
  }

  // MARK: Attributes

  /// Returns the attributes that are written, without URLs that the policies do not allow.
  func attributes(
    links: LinkPolicy, images: LinkPolicy
  ) -> [(name: String, value: String)] {
    var written: [(name: String, value: String)] = []
    let own = Self.ownAttributes[elementName] ?? []
    for attribute in node.attributes {
      guard Self.commonAttributes.contains(attribute.name) || own.contains(attribute.name) else {
        continue
      }
      let (name, value) = (attribute.name, attribute.value)
      let isAllowed =
        switch name {
        case "src": value.isEmpty || images.allowsImage(value)
        case "href", "cite": value.isEmpty || links.allows(value)
        default: true
        }
      if isAllowed { written.append((name, value)) }
    }
    return written
  }

  private static let commonAttributes: Set<String> = [
    "id", "lang", "dir", "title", "role", "aria-label", "aria-hidden",
  ]
  private static let ownAttributes: [String: Set<String>] = [
    "a": ["href", "hreflang", "name"], "abbr": [], "img": ["src", "alt", "width", "height"],
    "ol": ["start", "reversed", "type"], "ul": ["type"], "li": ["value", "type"],
    "td": ["colspan", "rowspan", "headers"],
    "th": ["colspan", "rowspan", "headers", "scope", "abbr"],
    "blockquote": ["cite"], "q": ["cite"], "ins": ["cite", "datetime"],
    "del": ["cite", "datetime"], "time": ["datetime"], "data": ["value"],
  ]
  /// The elements whose presentational attributes are written.
  private static let hinted: Set<String> = ["ol", "ul", "li", "img"]

  /// The presentational hints of the attributes that are written.
  var hints: [StyleDeclaration] {
    Self.hinted.contains(elementName) && hasAttributes ? node.presentationalHints : []
  }

  // MARK: Selectors

  var elementID: String? { nil }
  var hasAttributes: Bool { node.hasAttributes }
  func hasClass(_ name: String, ignoringCase: Bool) -> Bool { false }

  func attributeValue(_ name: String) -> String? {
    name == "hidden" || name == "style" || name == "class" ? nil : node.attributeValue(name)
  }

  var parentElement: WrittenElement? { node.parentElement.map { WrittenElement($0) } }
  var previousElement: WrittenElement? { node.previousElement.map { WrittenElement($0) } }
  var nextElement: WrittenElement? { node.nextElement.map { WrittenElement($0) } }
  var firstChildElement: WrittenElement? { node.firstChildElement.map { WrittenElement($0) } }
  var lastChildElement: WrittenElement? { node.lastChildElement.map { WrittenElement($0) } }
  var isEmptyElement: Bool { node.isEmptyElement }
  func isSameElement(as other: WrittenElement) -> Bool { node.isSameElement(as: other.node) }
  var elementIndex: Int { node.elementIndex }
}
