import Foundation
import MarkupText
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Returns the part of a tree's dump that markup can represent: adjacent texts are merged, empty
/// texts are omitted, and reconstructed elements are not distinguished.
func portableDump(_ node: MarkupNode) -> String {
  var lines: [String] = []
  var depth = 0
  var text = ""
  func endText() {
    if !text.isEmpty { lines.append("\(depth) text \(text.debugDescription)") }
    text = ""
  }
  for event in TreeWalk(node) {
    switch event {
    case .enter(let node) where node.kind == .text: text += node.text
    case .leave(let node) where node.kind == .text: break
    case .enter(let node):
      endText()
      let attributes = node.attributes.map { " \($0.name)=\($0.value.debugDescription)" }
      let own = node.kind == .element ? node.name?.rawValue ?? "" : node.text.debugDescription
      lines.append("\(depth) \(node.kind) \(node.kind == .root ? "" : own)\(attributes.joined())")
      depth += 1
    case .leave:
      endText()
      depth -= 1
    }
  }
  endText()
  return lines.joined(separator: "\n")
}

/// Returns markup of random tags and delimiters, well-formed or not.
func randomMarkup(
  of tags: [String], _ fragments: [String], count: Int, _ generator: inout SeededGenerator
) -> String {
  var markup = ""
  for _ in 0..<Int.random(in: 0..<count, using: &generator) {
    let name = tags.randomElement(using: &generator) ?? "b"
    switch Int.random(in: 0..<7, using: &generator) {
    case 0, 1: markup += "<\(name)>"
    case 2: markup += "<\(name) class='a \"b&amp;<' id=y checked>"
    case 3, 4: markup += "</\(name)>"
    default: markup += fragments.randomElement(using: &generator) ?? ""
    }
  }
  return markup
}

private let tags =
  """
  a b i u nobr font p div ul ol li dl dt dd span ruby rb rt rp rtc table tbody tr td th caption \
  colgroup col select optgroup option button form section address pre textarea title listing \
  script style xmp br hr img lambda object template my-x Hot svg blockquote main em strong
  """.split(separator: " ").map(String.init)

private let fragments = [
  "字", "text", " ", "\n", "\r\n", "\r", "🎄", "か\u{3099}", "<", ">", "&", "&lt;b&gt;", "&amp;amp;",
  "&nbsp;", "\u{A0}", "&#13;", "&#10;", "\0", "&#0;", "\u{1}", "\"", "'", "<!-- c -->", "<!-->",
  "<!x-->",
  "<?php ?>", "<!doctype html>", "<![CDATA[<x>&amp;]]>", "<Congratulation!>", "<hot/>", "</>",
  "&copy", "&notit;", "<!--a--!>", "<b&c=\"<\">", "<x\"y =z>", "=", "/",
]

@Test func writtenHTMLMakesTheSameTree() {
  var generator = SeededGenerator(seed: 11)
  for round in 0..<3000 {
    // Few tags are misnested more often than many.
    let some = round % 2 == 0 ? tags : Array(tags.shuffled(using: &generator).prefix(6))
    let tree = MarkupTree(parsing: randomMarkup(of: some, fragments, count: 30, &generator))
    let html = tree.html
    let again = MarkupTree(parsing: html)
    if portableDump(again.root) != portableDump(tree.root) {
      Issue.record("\(tree.source.debugDescription)\n\(html)\n\(tree)\n\(again)")
    }
  }
}

/// Even where the first output parses to a different tree, the second one does not.
@Test func writingTwiceMatchesWritingOnce() {
  var generator = SeededGenerator(seed: 12)
  for _ in 0..<1500 {
    let markup = randomMarkup(
      of: tags + ["h1", "h2", "h3", "head", "body"], fragments, count: 30, &generator)
    let once = MarkupTree(parsing: MarkupTree(parsing: markup).html)
    let twice = MarkupTree(parsing: once.html)
    if portableDump(once.root) != portableDump(twice.root) {
      Issue.record("\(markup.debugDescription)\n\(once)\n\(twice)")
    }
  }
}

/// The inputs whose trees were recorded from an independent parser.
@Test func crossedTagsAreWrittenInOrder() throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Data/gumbo-trees.tsv")
  var count = 0
  for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
    let tree = MarkupTree(parsing: String(line.prefix { $0 != "\t" }))
    if hasNestedHeadings(tree) { continue }
    count += 1
    if portableDump(MarkupTree(parsing: tree.html).root) != portableDump(tree.root) {
      Issue.record("\(tree.source)\n\(tree.html)\n\(tree)")
    }
  }
  #expect(count == 799)
}

/// Returns whether a heading is a child of a heading, which markup cannot represent.
private func hasNestedHeadings(_ tree: MarkupTree) -> Bool {
  TreeWalk(tree.root).contains { event in
    guard case .enter(let node) = event, isHeading(node), let parent = node.parent else {
      return false
    }
    return isHeading(parent)
  }
}

private func isHeading(_ node: MarkupNode) -> Bool {
  ["h1", "h2", "h3", "h4", "h5", "h6"].contains(node.name?.rawValue ?? "")
}

/// All content is preserved in XML, as read by an XML parser.
@Test func writtenXMLIsWellFormed() {
  var generator = SeededGenerator(seed: 13)
  for _ in 0..<1500 {
    let markup = randomMarkup(
      of: tags + ["o:p", "1a", "_", "h1"], fragments, count: 30, &generator)
    let tree = MarkupTree(parsing: markup)
    let xml = "<root xmlns:x='y'>\(tree.xml)</root>"
    let reader = XMLReader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.shouldProcessNamespaces = true
    parser.delegate = reader
    if !parser.parse() {
      Issue.record("\(markup.debugDescription)\n\(xml)\n\(parser.parserError.debugDescription)")
    } else if reader.text != withoutControls(tree.text) {
      Issue.record("\(xml)\n\(reader.text.debugDescription)\n\(tree.text.debugDescription)")
    }
  }
}

private func withoutControls(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{1}" ? "\u{FFFD}" : $0 }))
}

/// Collects the text of a document.
private final class XMLReader: NSObject, XMLParserDelegate {
  var text = ""
  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
