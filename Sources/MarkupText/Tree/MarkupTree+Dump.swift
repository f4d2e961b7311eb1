extension MarkupTree: CustomStringConvertible {
  /// The tree as indented lines, for debugging and tests.
  ///
  /// Elements are written with their attributes, text in quotes, comments as `<!-- … -->` and
  /// document types as `<!doctype …>`.
  ///
  /// ```swift
  /// print(MarkupTree(parsing: "<p class=x>a<br>b"))
  /// // p class="x"
  /// //   "a"
  /// //   br
  /// //   "b"
  /// ```
  public var description: String { root.description }
}

extension MarkupNode: CustomStringConvertible {
  /// The node and its descendants as indented lines; for the root, only the descendants.
  public var description: String {
    var lines: [String] = []
    var depth = kind == .root ? -1 : 0
    for event in TreeWalk(self) {
      switch event {
      case .enter(let node):
        if depth >= 0 { lines.append(String(repeating: "  ", count: depth) + node.line) }
        depth += 1
      case .leave: depth -= 1
      }
    }
    return lines.joined(separator: "\n")
  }

  private var line: String {
    switch kind {
    case .root: return "(root)"
    case .text: return MarkupNode.quoted(text)
    case .comment: return "<!--\(text)-->"
    case .doctype: return "<!\(text)>"
    case .element:
      let attributes = attributes.map { " \($0.name)=\(MarkupNode.quoted($0.value))" }.joined()
      return (name?.rawValue ?? "") + attributes + (isReopened ? " (reopened)" : "")
    }
  }

  /// Returns the text as a quoted string on one line.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
