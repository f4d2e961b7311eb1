import MarkupText
import TestSupport
import Testing

@testable import LinkDetection

/// Links in a tree, character by character, against the links in its plain text.
@Suite struct LinkInsertionModelTests {
  private static let fragments = [
    "http://", "a.jp", "/b", "www.", "例.jp", "bit.ly/", "c@d.jp", "mailto:", "?x=1&y", "#z", ".",
    ",", " ", "は", "日本", "、", "(", ")", "<", "&", "\"", "😀", "e\u{301}",
  ]

  /// Returns the address of the link at each character of a tree; nil where there is no link.
  private func addresses(in tree: MarkupTree) -> [(character: Unicode.Scalar, link: String?)] {
    var result: [(Unicode.Scalar, String?)] = []
    var link: String?
    for event in TreeWalk(tree.root) {
      switch event {
      case .enter(let node):
        if node.kind == .text {
          result += node.text.unicodeScalars.map { ($0, link) }
        } else if node.name == .a {
          link = node["href"]
        }
      case .leave(let node):
        if node.name == .a { link = nil }
      }
    }
    return result
  }

  /// Returns the address at each character according to the detector alone.
  private func expected(_ text: String) -> [(character: Unicode.Scalar, link: String?)] {
    let links = LinkDetector().links(in: text)
    var offset = 0
    return text.unicodeScalars.map { scalar in
      defer { offset += scalar.utf8.count }
      return (scalar, links.first { $0.offsets.contains(offset) }?.encodedAddress)
    }
  }

  private func compare(_ markup: String, _ text: String) {
    let actual = addresses(in: MarkupTree(parsing: markup).insertingLinks())
    let model = expected(text)
    let isSame = actual.elementsEqual(model) { $0.character == $1.character && $0.link == $1.link }
    if !isSame { Issue.record("\(markup): \(actual), not \(model)") }
  }

  @Test func inlineElementsDoNotChangeTheLinks() {
    var generator = SeededGenerator(seed: 51)
    for _ in 0..<600 {
      var (markup, text) = ("", "")
      var open: [String] = []
      for _ in 0..<Int.random(in: 1...10, using: &generator) {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
          let name = ["b", "i", "span", "mark", "sub"].randomElement(using: &generator) ?? "b"
          open.append(name)
          markup += "<\(name)>"
        case 1: if let name = open.popLast() { markup += "</\(name)>" }
        default:
          let fragment = Self.fragments.randomElement(using: &generator) ?? ""
          text += fragment
          markup += fragment.markupEscaped
        }
      }
      markup += open.reversed().map { "</\($0)>" }.joined()
      compare(markup, text)
    }
  }

  /// Which elements end a word, so that the two halves of an address in them are separate texts.
  @Test func elementsEndAWordUnlessTheyAreInline() {
    let cases: [(elements: [String], joins: Bool, why: String)] = [
      (["b", "em", "font", "q", "sup", "u", "var", "bdo", "nobr", "time"], true, "inline"),
      (["p", "div", "li", "h1", "section", "blockquote", "td"], false, "blocks"),
      (["x-y", "ruby", "label", "output"], false, "elements that are not listed"),
    ]
    for row in cases {
      for name in row.elements {
        for markup in ["www.a.<\(name)>jp</\(name)>", "www.a<\(name)>.jp/</\(name)>"] {
          var tree = MarkupTree(parsing: markup)
          let count = tree.insertLinks()
          if (count == 1) != row.joins { Issue.record("\(markup): \(count) links (\(row.why))") }
        }
      }
    }
  }

  @Test func interactiveAndProgramElementsAreSkipped() {
    let link = "http://a.jp/"
    for name in ["a", "button", "option", "select", "svg", "math", "template", "iframe"] {
      var tree = MarkupTree(parsing: "\(link) <\(name)>\(link)</\(name)> \(link)")
      #expect(tree.insertLinks() == 2, "\(name)")
    }
    for name in ["code", "kbd", "pre", "samp", "tt"] {
      let markup = "<\(name)>\(link)</\(name)>"
      var (prose, code) = (MarkupTree(parsing: markup), MarkupTree(parsing: markup))
      #expect(prose.insertLinks() == 0, "\(name)")
      #expect(code.insertLinks(inCode: true) == 1, "\(name)")
      // In code these elements do not end a word, except for `pre`.
      var halves = MarkupTree(parsing: "www.a<\(name)>.jp/</\(name)>")
      #expect(halves.insertLinks(inCode: true) == (name == "pre" ? 0 : 1), "\(name)")
    }
  }
}
