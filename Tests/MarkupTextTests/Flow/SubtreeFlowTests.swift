import MarkupText
import TestSupport
import Testing

/// The text of a subtree is styled in its context, and its blocks are those of the whole tree.
@Suite struct SubtreeFlowTests {
  private static let tags = [
    "b", "i", "p", "div", "span", "a href=x", "ul", "li", "h1", "table", "td", "pre", "ruby", "rt",
    "p lang=en", "b lang=''", "i xml:lang=fr", "b style='font-size:2em'", "font color=red",
    "p style='color:blue;--x:1px'", "i style='margin-left:var(--x,3px)'", "div align=center",
    "b style='letter-spacing:1em;white-space:pre'", "p style='line-height:150%'",
    "span style='display:block'", "p style='display:inline'",
  ]

  private struct Facts: Equatable, CustomStringConvertible {
    let style: ComputedStyle
    let link: String?
    let language: String?

    init(_ run: StyledRun) {
      style = run.style
      link = run.link?["href"]
      language = run.language
    }

    var description: String { "\(style) link=\(link ?? "-") lang=\(language ?? "-")" }
  }

  private static func facts(_ text: StyledText) -> [(node: MarkupNode, facts: Facts)] {
    text.paragraphs.flatMap { paragraph in
      (paragraph.runs + paragraph.rubies.flatMap(\.runs)).map { ($0.node, Facts($0)) }
    }
  }

  @Test func runsOfASubtreeAreThoseOfTheTree() {
    var generator = SeededGenerator(seed: 41)
    var compared = 0
    for _ in 0..<120 {
      let markup = FlowPropertyTests.randomMarkup(&generator, tags: Self.tags)
      let tree = MarkupTree(parsing: markup)
      let whole = Self.facts(StyledText(tree))
      for element in tree.elements {
        for (node, facts) in Self.facts(StyledText(element)) {
          guard let other = whole.first(where: { $0.node == node }) else { continue }
          compared += 1
          #expect(
            facts == other.facts, "\(markup): \(node.text) in \(element.name?.rawValue ?? "")")
        }
      }
    }
    #expect(compared > 1000)
  }

  @Test func theTopItselfIsTheRoot() throws {
    // Elements, the paragraphs of each, and the reason.
    let rows: [(String, [String], String)] = [
      ("<p id=x>a</p>", ["a"], "a block"), ("<b id=x>a</b>", ["a"], "an inline element"),
      ("<p id=x>a<p>b", ["a"], "nothing of what follows"), ("<li id=x>a", ["a"], "an item"),
      ("z<b id=x> a </b>z", ["a"], "it begins and ends a line"),
      ("<b id=x> </b>", [], "nothing but space"), ("<img id=x alt=y>", ["\u{FFFC}"], "a box"),
      ("<br id=x>", ["\n"], "a break"), ("<wbr id=x>", ["\u{200B}"], "a break opportunity"),
      ("<hr id=x>", [], "a rule"), ("<ruby>字<rt id=x>じ</rt></ruby>", ["じ"], "a reading alone"),
      ("<ruby>字<rp id=x>(</rp></ruby>", [], "rp is display: none"),
      ("<table><tr id=x><td>a<td>b</table>", ["a", "b"], "a row"),
      ("<table><tr><td id=x>a<td>b</table>", ["a"], "a cell"),
      ("<script id=x>a</script>", [], "not shown"), ("<p hidden id=x>a", [], "hidden"),
      ("<p style='display:none'><b id=x>a</b>", ["a"], "only its own display counts"),
      ("<pre>\n<b id=x> a\n</b></pre>", [" a\n"], "white space as in its context"),
      ("<p style='white-space:pre-line'><b id=x> a\n b</b>", ["a\nb"], "pre-line"),
      ("<p lang=en><b id=x>京、\nA</b>", ["京、 A"], "the language of its context"),
    ]
    for (markup, expected, why) in rows {
      let tree = MarkupTree(parsing: markup)
      let node = try #require(tree.element(withID: "x"), "\(markup)")
      let text = StyledText(node)
      #expect(text.paragraphs.map(\.text) == expected, "\(markup): \(why)")
      #expect(text.node == node && text.blocks.first?.kind == .root, "\(markup)")
      #expect(text.blocks.dropFirst().allSatisfy { $0.depth > 0 && $0.parent != nil }, "\(markup)")
    }
  }

  @Test func contentOfHiddenAncestorsIsHidden() throws {
    let rows: [(String, String, String)] = [
      ("<div aria-hidden=true><p id=x>a</p></div>", "", "a block in a hidden one"),
      ("<b aria-hidden=true><i id=x>a</i></b>", "", "an inline element"),
      ("<div aria-hidden=true><div aria-hidden=false><i id=x>a</i></div></div>", "", "for good"),
      ("<div aria-hidden=false><i id=x>a</i></div>", "a", "nothing is hidden"),
      ("<div style='visibility:hidden'><i id=x>a</i></div>", "", "visibility inherits"),
      (
        "<div style='visibility:hidden'>z<i id=x style='visibility:visible'>a</i></div>", "a",
        "and may be made visible again"
      ),
    ]
    for (markup, expected, why) in rows {
      let tree = MarkupTree(parsing: markup)
      let node = try #require(tree.element(withID: "x"))
      #expect(StyledText(node).accessibilityText() == expected, "\(markup): \(why)")
      #expect(StyledText(tree).accessibilityText() == expected, "\(markup): \(why), in the whole")
    }
    let labeled = MarkupTree(parsing: "<div aria-label=l><i id=x>a</i></div>")
    #expect(StyledText(labeled).accessibilityText() == "l")
    let inner = try #require(labeled.element(withID: "x"))
    #expect(StyledText(inner).accessibilityText() == "a", "a label above is not this element's")
  }

  /// The text of a tree is the text of its children, block by block.
  @Test func blocksOfASubtreeAreThoseOfTheTree() {
    var generator = SeededGenerator(seed: 42)
    let tags = ["p", "div", "b", "span", "pre", "h1", "blockquote", "br", "hr", "section"]
    for _ in 0..<200 {
      let markup = FlowPropertyTests.randomMarkup(&generator, tags: tags)
      let text = StyledText(MarkupTree(parsing: markup))
      for block in text.blocks.dropFirst() where block.kind == .block {
        let part = StyledText(block.node)
        #expect(
          part.paragraphs.map(\.text) == text.paragraphs[block.paragraphs].map(\.text),
          "\(markup): \(block.node.name?.rawValue ?? "")")
        // The root of the subtree, then the block itself.
        let inner = text.blocks[(block.descendants.lowerBound - 1)..<block.descendants.upperBound]
        #expect(part.blocks.count == inner.count + 1, "\(markup)")
        for (one, other) in zip(part.blocks.dropFirst(), inner) {
          #expect(one.kind == other.kind && one.style == other.style, "\(markup)")
          #expect(one.depth == other.depth - block.depth + 1, "\(markup)")
        }
      }
    }
  }

  @Test func partsFromManyTasks() async {
    let tree = MarkupTree(
      parsing: String(repeating: "<ol><li>a<p lang=en>京、\nA<b>b</b></p></ol>", count: 20))
    let elements = Array(tree.elements)
    let whole = elements.map { StyledText($0).plainText() }
    let texts = await withTaskGroup(of: (Int, String).self) { group in
      for task in 0..<200 {
        group.addTask {
          let index = task % elements.count
          return (index, StyledText(elements[index]).plainText())
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts.count == 200)
    for (index, text) in texts { #expect(text == whole[index]) }
  }
}
