import MarkupText
import Testing

/// Markup, the expected tree and the reason.
struct TreeRow {
  let markup: String
  /// The dump of the tree on one line: children in brackets after their parent.
  let tree: String
  let why: String

  init(_ markup: String, _ tree: String, _ why: String) {
    self.markup = markup
    self.tree = tree
    self.why = why
  }
}

/// Checks every row and reports all differences.
func expectTrees(_ rows: [TreeRow], sourceLocation: SourceLocation = #_sourceLocation) {
  for row in rows {
    let found = compactDump(MarkupTree(parsing: row.markup))
    if found != row.tree {
      Issue.record(
        "\(row.markup) (\(row.why))\n  found    \(found)\n  expected \(row.tree)",
        sourceLocation: sourceLocation)
    }
  }
}

/// The dump on one line: `p[ "a" b[ "c" ] ]`.
func compactDump(_ tree: MarkupTree) -> String {
  var result = ""
  var depth = 0
  for line in tree.description.split(separator: "\n") {
    let indent = line.prefix { $0 == " " }.count / 2
    if indent > depth { result = result.trimmingSpaces() + "[ " }
    while depth > indent {
      result += "] "
      depth -= 1
    }
    depth = indent
    result += line.dropFirst(indent * 2) + " "
  }
  return (result + String(repeating: "] ", count: depth)).trimmingSpaces()
}

extension String {
  fileprivate func trimmingSpaces() -> String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}

/// Removes tags by hand: only for sources in which `<` occurs only in tags.
func withoutTags(_ markup: String) -> String {
  var text = ""
  var isInside = false
  for scalar in markup.unicodeScalars {
    if scalar == "<" { isInside = true }
    if !isInside { text.unicodeScalars.append(scalar) }
    if scalar == ">" { isInside = false }
  }
  return text
}
