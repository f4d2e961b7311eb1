import MarkupText

/// Simple reference writers that use only public properties.
///
/// The writers that copy bytes of the source have to agree with them.
enum PlainWriter {
  // MARK: Markup

  static func markup(of top: MarkupNode, _ syntax: MarkupSyntax, withItself: Bool = true) -> String
  {
    var result = ""
    var nextNewlineIsDropped = false
    var walk = TreeWalk(top)
    func write(text: String) {
      if text.isEmpty { return }
      if nextNewlineIsDropped, text.utf8.first == 0x0A || text.utf8.first == 0x0D { result += "\n" }
      nextNewlineIsDropped = false
      result += escaped(text, syntax, inAttribute: false)
    }
    while let event = walk.next() {
      switch event {
      case .enter(let node):
        switch node.kind {
        case .root: break
        case .text: write(text: node.text)
        case .comment:
          result += "<!--" + (syntax == .xml ? comment(node.text) : node.text) + "-->"
          nextNewlineIsDropped = false
        case .doctype:
          if syntax == .html {
            result += "<!" + node.text + ">"
            nextNewlineIsDropped = false
          }
        case .element:
          let element = node.name?.rawValue ?? ""
          if withItself || node != top {
            result += startTag(node, syntax)
            nextNewlineIsDropped =
              ["pre", "textarea", "listing"].contains(element) && syntax == .html
          }
          guard rawText.contains(element) || escapableRawText.contains(element) else { continue }
          if rawText.contains(element), syntax == .html {
            result += withoutEndTags(node.text, of: element)
          } else {
            write(text: node.text)
          }
          walk.skipChildren()
        }
      case .leave(let node):
        guard let element = node.name, withItself || node != top, !element.isVoid else { continue }
        result += "</\(name(element.rawValue, syntax, inAttribute: false))>"
        nextNewlineIsDropped = false
      }
    }
    return result
  }

  private static let rawText = ["script", "style", "xmp", "iframe", "noembed", "noframes"]
  private static let escapableRawText = ["textarea", "title"]

  private static func startTag(_ node: MarkupNode, _ syntax: MarkupSyntax) -> String {
    var tag = "<" + name(node.name?.rawValue ?? "", syntax, inAttribute: false)
    var written: [String] = []
    for attribute in node.attributes {
      let name = name(attribute.name, syntax, inAttribute: true)
      if syntax == .xml, written.contains(name) { continue }
      written.append(name)
      tag += " \(name)=\"\(escaped(attribute.value, syntax, inAttribute: true))\""
    }
    return tag + (syntax == .xml && node.name?.isVoid == true ? "/>" : ">")
  }

  private static func escaped(
    _ text: String, _ syntax: MarkupSyntax, inAttribute: Bool
  ) -> String {
    text.unicodeScalars.map { scalar in
      switch (scalar, syntax, inAttribute) {
      case ("&", _, _): "&amp;"
      case ("<", _, _): "&lt;"
      case (">", _, _): "&gt;"
      case ("\r", _, _): "&#13;"
      case ("\"", _, true): "&quot;"
      case ("\u{A0}", .html, _): "&nbsp;"
      case ("\u{A0}", .xml, _): "&#160;"
      case ("\t", .xml, true): "&#9;"
      case ("\n", .xml, true): "&#10;"
      case ("\t", _, _), ("\n", _, _): String(scalar)
      case ("\0"..."\u{1F}", .xml, _), ("\u{FFFE}"..."\u{FFFF}", .xml, _): "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }

  /// Returns a valid XML name, for the characters that the tests use.
  private static func name(_ name: String, _ syntax: MarkupSyntax, inAttribute: Bool) -> String {
    if syntax == .html || inAttribute && name == "xml:lang" { return name }
    let characters = name.unicodeScalars.map { scalar in
      let isPart =
        scalar.isASCII
        ? scalar.properties.isAlphabetic || "-._0123456789".unicodeScalars.contains(scalar)
        : scalar.value >= 0xC0 && scalar != "\u{FFFE}"
      return isPart ? String(scalar) : "_"
    }
    let startsWell = characters.first.map { !"-.0123456789".contains($0) } ?? true
    return (startsWell ? "" : "_") + characters.joined()
  }

  private static func comment(_ text: String) -> String {
    var text = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isControl = scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar)
          return isControl || scalar == "\u{FFFE}" || scalar == "\u{FFFF}" ? "\u{FFFD}" : scalar
        }))
    while let found = text.firstRange(of: "--") { text.replaceSubrange(found, with: "- -") }
    return text.hasSuffix("-") ? text + " " : text
  }

  private static func withoutEndTags(_ text: String, of name: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      result.append(byte)
      let rest = bytes[(index + 1)...].prefix(name.utf8.count + 2)
      let isEnd =
        byte == UInt8(ascii: "<") && rest.count == name.utf8.count + 2
        && String(decoding: rest.dropLast(), as: UTF8.self).lowercased() == "/" + name
        && " \t\n\u{C}\r/>".utf8.contains(rest.last ?? 0)
      if isEnd { result.append(UInt8(ascii: "\\")) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: JSON

  static func json(of node: MarkupNode, positions: Bool) -> String {
    let type =
      switch node.kind {
      case .root: "root"
      case .element: "element"
      case .text: "text"
      case .comment: "comment"
      case .doctype: "doctype"
      }
    var parts = ["\"type\":\"\(type)\""]
    if positions {
      let (range, position) = (node.range, node.position)
      parts.append("\"start\":\(range.lowerBound),\"end\":\(range.upperBound)")
      parts.append("\"line\":\(position.line),\"column\":\(position.column)")
    }
    if let name = node.name {
      parts.append("\"name\":" + quoted(name.rawValue))
      let attributes = node.attributes.map { quoted($0.name) + ":" + quoted($0.value) }
      parts.append("\"attributes\":{" + attributes.joined(separator: ",") + "}")
      if node.isReopened { parts.append("\"reopened\":true") }
    }
    if node.kind == .element || node.kind == .root {
      let children = node.children.map { json(of: $0, positions: positions) }
      parts.append("\"children\":[" + children.joined(separator: ",") + "]")
    } else {
      parts.append("\"text\":" + quoted(node.text))
    }
    return "{" + parts.joined(separator: ",") + "}"
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\u{8}": "\\b"
        case "\t": "\\t"
        case "\n": "\\n"
        case "\u{C}": "\\f"
        case "\r": "\\r"
        case "\0"..."\u{1F}":
          "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        default: String(scalar)
        }
      }.joined() + "\""
  }

  // MARK: Strings

  static func escaped(_ text: String, _ escaping: MarkupEscaping) -> String {
    let punctuation = "!\"$%&'+,<=>@[]`{}".unicodeScalars
    return text.unicodeScalars.map { scalar in
      switch (scalar, escaping) {
      case ("\r", _): "&#13;"
      case ("&", .minimal): "&amp;"
      case ("<", .minimal): "&lt;"
      case (">", .minimal): "&gt;"
      case ("\"", .minimal): "&quot;"
      case ("'", .minimal): "&#39;"
      case (_, .nonASCII) where scalar.value >= 0xA0: "&#\(scalar.value);"
      case (_, .punctuation), (_, .nonASCII):
        punctuation.contains(scalar) ? "&#\(scalar.value);" : String(scalar)
      default: String(scalar)
      }
    }.joined()
  }
}
