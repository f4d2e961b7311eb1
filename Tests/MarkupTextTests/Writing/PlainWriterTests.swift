import MarkupText
import TestSupport
import Testing

/// Returns markup with all kinds of characters in all kinds of positions.
private func markup(_ generator: inout SeededGenerator) -> String {
  let tags =
    """
    a b i p div ul li span ruby rt table tr td pre textarea listing title script style xmp br img \
    lambda my-x svg H1 x:y q"z 字
    """.split(separator: " ").map(String.init)
  let characters = [
    "字", "text", " ", "\n", "\r\n", "\r", "\0", "🎄", "©", "か\u{3099}", "！", "\u{A0}", "\u{85}",
    "\u{FFFE}", "\t", "\u{1}", "\u{8}", "\u{C}", "\u{1F}", "\u{7F}", "\\", "'", ">", "&", "&amp;",
    "&lt;b&gt;", "&nbsp;", "&#13;", "&#10;", "&#0;", "&#9;", "&#1;", "&quot;", "&apos;", "&copy",
    "&copy=1", "&notit;", "&#xFFFE;", "&#x1F384;", "--", "-", "</script", "</script >", "</xmp>",
  ]
  func some(_ count: Int, of fragments: [String]) -> String {
    (0..<Int.random(in: 0..<count, using: &generator)).map { _ in
      fragments.randomElement(using: &generator) ?? ""
    }.joined()
  }
  var markup = ""
  for _ in 0..<Int.random(in: 0..<16, using: &generator) {
    let tag = tags.randomElement(using: &generator) ?? "b"
    let value = some(5, of: characters)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1: markup += "<\(tag)>"
    case 2, 3: markup += "</\(tag)>"
    case 4: markup += "<\(tag) Title=\"\(value)\" 1=2 A_b=3 a:B=4 xml:lang=ja>"
    case 5: markup += "<\(tag) data-\"x='\(value)\"' checked 字=\(tag)&copy=1&amp;>"
    case 6: markup += "<!--\(value)-->"
    case 7:
      markup += ["<!doctype \(value)>", "<?php \(value)?>"].randomElement(using: &generator) ?? ""
    case 8: markup += "<svg><![CDATA[\(value)<&amp;\r\n]]></svg>"
    case 9: markup += "<\(["pre", "textarea"].randomElement(using: &generator) ?? "")>\n\(value)"
    default: markup += some(9, of: characters)
    }
  }
  return markup
}

/// Returns the differences from the output of the reference writer.
private func differences(of tree: MarkupTree, at node: MarkupNode) -> [String] {
  var wrong: [String] = []
  func compare(_ what: String, _ written: String, _ plain: String) {
    // Canonically equivalent strings compare equal; the bytes have to be the same.
    if Array(written.utf8) != Array(plain.utf8) {
      wrong.append("\(what) of \(tree.source.debugDescription)\n\(written)\n\(plain)")
    }
  }
  for syntax in MarkupSyntax.allCases {
    compare("\(syntax)", node.outerMarkup(syntax), PlainWriter.markup(of: node, syntax))
    if node.kind == .element || node.kind == .root {
      compare(
        "inner \(syntax)", node.innerMarkup(syntax),
        PlainWriter.markup(of: node, syntax, withItself: false))
    }
  }
  for positions in [false, true] {
    compare(
      "JSON", node.json(positions: positions), PlainWriter.json(of: node, positions: positions))
  }
  let joined = node.descendants.filter { $0.kind == .text }.map(\.text).joined()
  if node.kind == .element || node.kind == .root { compare("text", node.text, joined) }
  return wrong
}

@Test func treesMatchThePlainWriter() {
  var generator = SeededGenerator(seed: 31)
  var wrong: [String] = []
  for _ in 0..<600 {
    let tree = MarkupTree(parsing: markup(&generator))
    wrong += differences(of: tree, at: tree.root)
    let part = Array(tree.root.descendants).randomElement(using: &generator)
    if let part { wrong += differences(of: tree, at: part) }
  }
  #expect(wrong.isEmpty, "\(wrong.count): \(wrong.first ?? "")")
}

@Test func editedTreesMatchThePlainWriter() {
  var generator = SeededGenerator(seed: 32)
  var wrong: [String] = []
  for _ in 0..<400 {
    var tree = MarkupTree(parsing: "<p class=x>1\r\n<b>2</b></p>" + markup(&generator))
    // The text, values and markup of edits are stored after the source.
    for _ in 0..<Int.random(in: 1..<5, using: &generator) {
      guard let target = Array(tree.elements).randomElement(using: &generator)?.id else { continue }
      let value = markup(&generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: tree.setText(value, of: target)
      case 1:
        tree.setAttribute(
          "Data\"\(["A", "b", "字"].randomElement(using: &generator) ?? "")", to: value, of: target)
      case 2: tree.append(value, to: target)
      case 3: tree.insert(value, before: target)
      default: tree.remove(target)
      }
    }
    wrong += differences(of: tree, at: tree.root)
  }
  #expect(wrong.isEmpty, "\(wrong.count): \(wrong.first ?? "")")
}

@Test func textOfNodesIsThatOfTheirSource() {
  var generator = SeededGenerator(seed: 33)
  var count = 0
  for _ in 0..<500 {
    let tree = MarkupTree(parsing: markup(&generator))
    let source = Array(tree.source.utf8)
    for node in tree.root.descendants
    where node.kind == .text && !source[node.range].starts(with: "<!".utf8) {
      let inRawText = ["script", "style", "xmp"].contains(node.parent?.name?.rawValue ?? "")
      var text = String(decoding: source[node.range], as: UTF8.self)
      text = String(
        String.UnicodeScalarView(
          text.replacing("\r\n", with: "\n").unicodeScalars.map {
            $0 == "\r" ? "\n" : $0 == "\0" ? "\u{FFFD}" : $0
          }))
      if !inRawText { text = CharacterReferences.decode(text) }
      count += 1
      #expect(Array(node.text.utf8) == Array(text.utf8), "\(tree.source.debugDescription)")
    }
  }
  #expect(count > 500)
}

@Test func escapedStringsMatchThePlainWriter() {
  var generator = SeededGenerator(seed: 34)
  let every = String(String.UnicodeScalarView((0..<0x3000).compactMap(Unicode.Scalar.init)))
  for escaping in MarkupEscaping.allCases {
    for text in [every, ""] + (0..<200).map({ _ in markup(&generator) }) {
      let escaped = text.markupEscaped(escaping)
      #expect(Array(escaped.utf8) == Array(PlainWriter.escaped(text, escaping).utf8))
    }
  }
}
