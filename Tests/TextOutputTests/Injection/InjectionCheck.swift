import MarkupText

/// Finds what written markup must not contain.
enum InjectionCheck {
  /// Elements that run, load or submit something, or whose content browsers parse in another way
  /// than other elements.
  private static let elements: Set<String> = [
    "applet", "area", "audio", "base", "bgsound", "button", "embed", "form", "frame", "frameset",
    "iframe", "input", "isindex", "keygen", "link", "math", "noembed", "noframes", "noscript",
    "object",
    "param", "plaintext", "portal", "script", "select", "source", "style", "template", "textarea",
    "track", "video", "xmp", "animate", "set", "use", "foreignobject",
  ]
  private static let attributes: Set<String> = [
    "action", "background", "code", "codebase", "data", "dynsrc", "formaction", "http-equiv",
    "lowsrc",
    "manifest", "ping", "poster", "srcdoc", "srcset", "usemap",
  ]
  private static let links: Set<String> = ["href", "src", "cite", "xlink:href"]

  /// Returns the problems in markup.
  static func problems(in markup: String) -> [String] {
    MarkupTree(parsing: markup).root.descendants.flatMap { node -> [String] in
      guard node.kind == .element else { return [] }
      let name = node.name?.rawValue.lowercased() ?? ""
      var problems = elements.contains(name) ? ["element \(name)"] : []
      for attribute in node.attributes {
        let (key, value) = (attribute.name.lowercased(), attribute.value)
        if key.hasPrefix("on") { problems.append("handler \(key)") }
        if attributes.contains(key) { problems.append("attribute \(key)") }
        let isImage = value.hasPrefix("data:image/") && key != "cite"
        if links.contains(key), !value.isEmpty, !isImage, !LinkPolicy.standard.allows(value) {
          problems.append("link in \(key)")
        }
        let style = value.lowercased()
        if key == "style",
          ["url(", "expression", "@import", "behavior", "javascript"].contains(
            where: style.contains)
        {
          problems.append("style")
        }
      }
      return problems
    }
  }
}
