import MarkupText
import TestSupport
import Testing

private let names = ["b", "i", "p", "div", "ul", "li", "span", "a", "table", "td", "tr", "my-x"]
private let fragments = ["字", "text", " ", "\n", "🎄", "か\u{3099}"]

/// Returns random known tags in any order, with random text between them.
private func randomMarkup(_ generator: inout SeededGenerator) -> String {
  var markup = ""
  for _ in 0..<Int.random(in: 0..<40, using: &generator) {
    let name = names.randomElement(using: &generator) ?? "b"
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: markup += "<\(name)>"
    case 1: markup += "<\(name) class=\"x\" id=y>"
    case 2: markup += "</\(name)>"
    default: markup += fragments.randomElement(using: &generator) ?? ""
    }
  }
  return markup
}

@Test func noTextIsLostAndRangesAscend() {
  var generator = SeededGenerator(seed: 1)
  for _ in 0..<3000 {
    let markup = randomMarkup(&generator)
    let tree = MarkupTree(parsing: markup)
    // Joined in source order: misnested tags may move only tags.
    #expect(tree.text == withoutTags(markup), "\(markup)")
    var end = 0
    for event in TreeWalk(tree.root) {
      guard case .enter(let node) = event, node.kind == .text else { continue }
      if node.range.lowerBound < end { Issue.record("\(markup): \(node.range) after \(end)") }
      end = node.range.upperBound
    }
    #expect(MarkupProperties.brokenLinks(of: tree) == [], "\(markup)")
  }
}

@Test func wellFormedMarkupHasNoParseErrors() {
  func write(_ depth: Int, _ generator: inout SeededGenerator) -> (markup: String, tree: String) {
    let name = ["b", "span", "i", "my-x", "em"].randomElement(using: &generator) ?? "b"
    var markup = "<\(name)>"
    var tree: [String] = []
    for step in 0..<Int.random(in: 0..<4, using: &generator) {
      if depth > 0, step % 2 == 1 {
        let inner = write(depth - 1, &generator)
        markup += inner.markup
        tree.append(inner.tree)
      } else {
        markup += "<br>x"
        tree.append("br \"x\"")
      }
    }
    markup += "</\(name)>"
    return (markup, tree.isEmpty ? name : "\(name)[ \(tree.joined(separator: " ")) ]")
  }
  var generator = SeededGenerator(seed: 2)
  for _ in 0..<1000 {
    let (markup, expected) = write(5, &generator)
    let tree = MarkupTree(parsing: markup)
    #expect(compactDump(tree) == expected)
    #expect(tree.diagnostics.isEmpty, "\(markup)")
  }
}

@Test func anyBytesMakeATree() {
  var generator = SeededGenerator(seed: 3)
  let alphabet = Array("<>/!-=\"' &;ab?[]#p\0\r\n\u{3042}".utf8) + [0xFF, 0xE3, 0x80]
  for _ in 0..<3000 {
    let bytes = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
      alphabet.randomElement(using: &generator) ?? 0
    }
    let broken = MarkupProperties.broken(by: bytes)
    if !broken.isEmpty { Issue.record("\(bytes): \(broken)") }
  }
}
