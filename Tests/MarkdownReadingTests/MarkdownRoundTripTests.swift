#if Markdown
import MarkdownReading
import MarkupText
import TestSupport
import Testing

/// The part of a text's structure that Markdown can represent, character by character.
private struct MarkdownContent: Equatable, CustomStringConvertible {
  var blocks: [String] = []

  init(_ text: StyledText) {
    for (index, block) in text.blocks.enumerated() {
      if block.kind == .rule { blocks.append(path(text, index) + " rule") }
      guard let number = block.paragraph else { continue }
      let paragraph = text.paragraphs[number]
      let path = path(text, index)
      // Code has no inline styles, and may end with a line end.
      let code = paragraph.text + (paragraph.text.hasSuffix("\n") ? "" : "\n")
      let isCode = path.hasSuffix("pre")
      // Empty lines have no meaning in Markdown.
      if !isCode, paragraph.text.allSatisfy(\.isWhitespace) { continue }
      blocks.append(path + " " + (isCode ? code : line(text, paragraph, number)))
    }
  }

  /// Returns the quotations, lists, headings and code blocks that contain a block.
  private func path(_ text: StyledText, _ index: Int) -> String {
    var names: [String] = []
    var block: Int? = index
    while let current = block {
      let name = text.blocks[current].node.name?.rawValue ?? ""
      let isRelevant =
        ["blockquote", "ul", "ol", "li", "pre", "table", "dl"].contains(name)
        || name.count == 2 && name.hasPrefix("h")
      if isRelevant, text.blocks[current].kind != .anonymous { names.append(name) }
      block = text.blocks[current].parent
    }
    return names.reversed().joined(separator: ">")
  }

  private func line(_ text: StyledText, _ paragraph: StyledParagraph, _ number: Int) -> String {
    var styles = Array(repeating: Set<String>(), count: paragraph.text.utf8.count)
    for element in text.inlineElements {
      guard
        let range = element.range(inParagraph: number, count: styles.count),
        let name = element.node.name?.rawValue
      else { continue }
      let style: String
      switch name {
      case "b", "strong": style = "strong"
      case "i", "em", "cite": style = "em"
      case "del", "s": style = "del"
      case "a": style = element.node["href"].map { "a:" + $0.replacing(" ", with: "%20") } ?? ""
      case "code", "u", "sub", "mark": style = name
      default: style = ""
      }
      for offset in range where !style.isEmpty { styles[offset].insert(style) }
    }
    for ruby in paragraph.rubies {
      for offset in ruby.base { styles[offset].insert("ruby:" + ruby.text) }
    }
    var line = ""
    var previous: Set<String> = []
    var offset = 0
    for scalar in paragraph.text.unicodeScalars {
      // White space at the edges of a style may lose it.
      let isSpace = scalar.properties.isWhitespace
      let current = isSpace ? previous : styles[offset]
      if current != previous { line += "{\(current.sorted().joined(separator: " "))}" }
      line.unicodeScalars.append(scalar)
      previous = current
      offset += UTF8.width(scalar)
    }
    return line
  }

  var description: String { blocks.joined(separator: "\n") }
}

@Suite struct MarkdownRoundTripTests {
  private func again(_ markup: String) throws -> (
    markdown: String, before: MarkdownContent, after: MarkdownContent
  ) {
    let before = StyledText(MarkupTree(parsing: markup))
    let markdown = before.markdown()
    let after = StyledText(try MarkupTree(parsingMarkdown: markdown))
    return (markdown, MarkdownContent(before), MarkdownContent(after))
  }

  @Test func randomMarkupMeansTheSameAgain() throws {
    var random = SeededGenerator(seed: 6)
    var wrong: [String] = []
    for _ in 0..<1000 {
      let markup = RandomMarkup.document(&random)
      let (markdown, before, after) = try again(markup)
      if before != after {
        wrong.append("\(markup)\n---\n\(markdown)---\n\(before)\n---\n\(after)")
      }
    }
    #expect(
      wrong.count == 0,
      "\(wrong.sorted { $0.count < $1.count }.prefix(6).joined(separator: "\n=====\n"))")
  }
}

/// Random markup of blocks and inline elements, with text that looks like Markdown.
enum RandomMarkup {
  private static let texts = [
    "東京", "「朱」", "。", "a", "B c", " ", "*", "**", "_", "a_b", "`", "``", "[x]", "(y)", "!", "&amp;",
    "&amp;copy;", "#", "# ", "> ", "- ", "1. ", "+", "~~", "|", "\\", "&lt;b>", "é", "\u{3000}",
    "---",
    "===", "12) ", "http://a.jp/", "🍎", "$", "．", "<br>", "!", "\n",
  ]
  private static let inlines = [
    "b", "i", "code", "a href='/x y'", "a href=/p_q*", "s", "u", "sub", "span", "em",
  ]
  private static let blocks = ["p", "blockquote", "ul><li", "ol><li", "h2", "div", "pre", "hr/"]

  static func document(_ random: inout some RandomNumberGenerator) -> String {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in block(0, &random) }.joined()
  }

  static func block(_ depth: Int, _ random: inout some RandomNumberGenerator) -> String {
    let open = blocks.randomElement(using: &random) ?? "p"
    if open == "hr/" { return "<hr>" }
    let isContainer = !["p", "h2", "pre"].contains(open)
    var content = ""
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      if isContainer, depth < 3, Bool.random(using: &random) {
        content += block(depth + 1, &random)
      } else {
        content += inline(0, &random)
      }
      if open.hasSuffix("<li"), Bool.random(using: &random) { content += "<li>" }
    }
    let name = open.split(separator: ">")
    return "<\(open)>\(content)" + name.reversed().map { "</\($0.drop { $0 == "<" })>" }.joined()
  }

  static func inline(_ depth: Int, _ random: inout some RandomNumberGenerator) -> String {
    var result = ""
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      if depth < 3, Int.random(in: 0..<3, using: &random) == 0 {
        let open = inlines.randomElement(using: &random) ?? "b"
        let name = open.split(separator: " ")[0]
        result += "<\(open)>\(inline(depth + 1, &random))</\(name)>"
      } else if Int.random(in: 0..<12, using: &random) == 0 {
        result += "<ruby>漢字<rt>かんじ</rt></ruby>"
      } else {
        result += texts.randomElement(using: &random) ?? ""
      }
    }
    return result
  }
}
#endif
