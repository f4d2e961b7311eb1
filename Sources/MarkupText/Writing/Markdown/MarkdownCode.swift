/// A fenced code block (CommonMark 0.30, §4.5).
struct MarkdownCode {
  /// The lines, including the fences.
  let lines: [String]

  /// Creates a code block from a `pre`, or returns nil if it contains more than one paragraph.
  init?(_ text: StyledText, at index: Int) {
    let block = text.blocks[index]
    guard block.paragraphs.count == 1, let first = block.paragraphs.first else { return nil }
    let paragraph = text.paragraphs[first]
    var content = ""
    for run in paragraph.runs {
      content += run.kind == .box ? run.node["alt"] ?? "" : String(paragraph[run.range])
    }
    if content.hasSuffix("\n") { content.removeLast() }
    let longest = content.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let code = content[...].lines.map(String.init)
    lines = [fence + Self.language(of: block.node)] + code + [fence]
  }

  /// Returns the language given by the class of the inner `code` element or of the `pre`:
  /// `language-swift`.
  private static func language(of node: MarkupNode) -> String {
    let inner = node.elements.first { $0.name == .code }
    for element in [inner, node].compactMap({ $0 }) {
      for name in element.classes where name.hasPrefix("language-") {
        let language = name.dropFirst("language-".count)
        let isPlain = language.unicodeScalars.allSatisfy {
          $0.properties.isAlphabetic || "+-#.0123456789".unicodeScalars.contains($0)
        }
        if isPlain { return String(language) }
      }
    }
    return ""
  }
}
