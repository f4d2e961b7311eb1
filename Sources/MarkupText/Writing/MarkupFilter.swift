/// The elements and attributes that are written of an untrusted tree.
///
/// Everything is left out that is not listed: names of elements (``HTMLElementNames``), attributes,
/// and schemes of URLs.
struct MarkupFilter: Sendable {
  /// The treatment of an element.
  enum Treatment: Equatable {
    /// It is left out with its content.
    case removed
    /// Only its content is written.
    case withoutTags
    /// It is written under a name.
    case written(String)
  }

  let links: LinkPolicy
  let images: LinkPolicy

  /// Returns the treatment of an element.
  func treatment(of node: MarkupNode) -> Treatment {
    let name = node.name?.rawValue ?? ""
    if let safe = HTMLElementNames.safeName(name) { return .written(safe) }
    return Self.removed.contains(name) ? .removed : .withoutTags
  }

  /// Returns the attributes of an element written under a name.
  func attributes(
    of node: MarkupNode, writtenAs name: String
  ) -> [(name: String, value: String)] {
    let attributes = node.attributes
    guard !attributes.isEmpty else { return [] }
    var written = WrittenElement(node, name: name).attributes(links: links, images: images)
    for attribute in attributes where Self.presentational.contains(attribute.name) {
      written.append((attribute.name, attribute.value))
    }
    guard let style = node["style"] else { return written }
    // Custom and unknown properties may contain `url()`.
    let declarations = StyleDeclaration.list(parsing: style).filter { declaration in
      switch declaration.content {
      case .value(let value): value.isAllowed(by: images)
      case .wide: true
      case .unresolved, .tokens: false
      }
    }
    if !declarations.isEmpty {
      written.append(("style", declarations.map(\.description).joined(separator: "; ")))
    }
    return written
  }

  /// Returns an element and its content as HTML.
  func html(of node: MarkupNode) -> String {
    TreeWriter.markup(of: node, includingSelf: true, .html, filter: self)
  }

  /// Elements whose content is not text of the page.
  private static let removed: Set<String> = [
    "applet", "area", "audio", "base", "basefont", "bgsound", "canvas", "embed", "frame",
    "frameset",
    "head", "iframe", "input", "keygen", "link", "map", "math", "meta", "noembed", "noframes",
    "noscript", "object", "option", "param", "script", "select", "source", "style", "svg",
    "template", "textarea", "title", "track", "video",
  ]
  private static let presentational: Set<String> = [
    "align", "bgcolor", "border", "class", "color", "face", "height", "hidden", "size", "span",
    "valign", "width",
  ]
}

extension StyleValue {
  /// Returns whether the value may be written: whether it names no image or an allowed one.
  func isAllowed(by images: LinkPolicy) -> Bool {
    if case .url(let url) = self { images.allowsImage(url) } else { true }
  }
}
