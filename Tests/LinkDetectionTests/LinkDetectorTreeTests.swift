import MarkupText
import Testing

@testable import LinkDetection

@Suite struct LinkDetectorTreeTests {
  @Test func linksBecomeElements() {
    let cases: [(markup: String, links: String, why: String)] = [
      ("", "", "nothing"),
      ("吾輩は猫である", "吾輩は猫である", "no link"),
      ("http://a.jp/", "<a href=\"http://a.jp/\">http://a.jp/</a>", "a link alone"),
      (
        "<p>は<b>www.a.jp</b>へ</p>",
        "<p>は<b><a href=\"http://www.a.jp\">www.a.jp</a></b>へ</p>", "in an element"
      ),
      (
        "foo@a.jp、http://a.jp/b",
        "<a href=\"mailto:foo@a.jp\">foo@a.jp</a>、<a href=\"http://a.jp/b\">http://a.jp/b</a>",
        "two in a text"
      ),
      (
        "http://a.jp/、http://a.jp/",
        "<a href=\"http://a.jp/\">http://a.jp/</a>、<a href=\"http://a.jp/\">http://a.jp/</a>",
        "two equal ones"
      ),
      (
        "http://a.jp/日本",
        "<a href=\"http://a.jp/%E6%97%A5%E6%9C%AC\">http://a.jp/日本</a>", "encoded for href only"
      ),
      (
        "x&lt;http://a.jp/?b=1&amp;c=2&gt;",
        "x&lt;<a href=\"http://a.jp/?b=1&amp;c=2\">http://a.jp/?b=1&amp;c=2</a>&gt;", "references"
      ),
      (
        "http://ex<b>ample</b>.jp/c",
        "<a href=\"http://example.jp/c\">http://ex</a><b><a href=\"http://example.jp/c\">ample</a>"
          + "</b><a href=\"http://example.jp/c\">.jp/c</a>", "a link in three texts"
      ),
      (
        "http://a.jp/b<wbr>c<!-- x -->d.",
        "<a href=\"http://a.jp/bcd\">http://a.jp/b</a><wbr><a href=\"http://a.jp/bcd\">c</a>"
          + "<!-- x --><a href=\"http://a.jp/bcd\">d</a>.", "over a break opportunity and a comment"
      ),
      (
        "http://a.jp/<br>b", "<a href=\"http://a.jp/\">http://a.jp/</a><br>b", "not over lines"
      ),
      (
        "<p>http://a.jp</p><p>/b</p>",
        "<p><a href=\"http://a.jp\">http://a.jp</a></p><p>/b</p>", "nor over blocks"
      ),
      (
        "<td>http://a.jp<td>b.jp/c",
        "<td><a href=\"http://a.jp\">http://a.jp</a></td><td><a href=\"http://b.jp/c\">b.jp/c</a>"
          + "</td>", "nor over cells"
      ),
      (
        "<a href=x>http://a.jp/</a>/b http://c.jp/",
        "<a href=\"x\">http://a.jp/</a>/b <a href=\"http://c.jp/\">http://c.jp/</a>",
        "nothing in a link"
      ),
      (
        "<a href=x><b>http://a.jp/</b> www.b.jp</a>",
        "<a href=\"x\"><b>http://a.jp/</b> www.b.jp</a>", "however deep"
      ),
      ("<code>http://a.jp/</code>", "<code>http://a.jp/</code>", "nothing in code"),
      (
        "<pre>http://a.jp/</pre>www.b.jp",
        "<pre>http://a.jp/</pre><a href=\"http://www.b.jp\">www.b.jp</a>", "nothing in pre"
      ),
      ("<textarea>http://a.jp/</textarea>", "<textarea>http://a.jp/</textarea>", "nor in controls"),
      ("<style>/*http://a.jp/*/</style>", "<style>/*http://a.jp/*/</style>", "nor in style"),
      ("<img alt='http://a.jp/'>", "<img alt=\"http://a.jp/\">", "nor in attributes"),
      ("<!-- http://a.jp/ -->", "<!-- http://a.jp/ -->", "nor in comments"),
      ("javascript://a.jp/", "javascript://a.jp/", "no program"),
    ]
    for row in cases {
      let tree = MarkupTree(parsing: row.markup)
      let linked = tree.insertingLinks()
      // The expected tree in the writer's normal form.
      let expected = MarkupTree(parsing: row.links).root.htmlForm
      if linked.root.htmlForm != expected {
        Issue.record("\(row.markup): \(linked.root.htmlForm), not \(expected) (\(row.why))")
      }
      if linked.text != tree.text { Issue.record("\(row.markup): the text is \(linked.text)") }
      if tree.root.htmlForm != MarkupTree(parsing: row.markup).root.htmlForm {
        Issue.record("\(row.markup): the tree itself has changed")
      }
    }
  }

  @Test func codeCanHaveLinks() {
    let tree = MarkupTree(parsing: "<pre><code>http://a.jp/</code></pre><kbd>www.b.jp</kbd>")
    var linked = tree
    #expect(linked.insertLinks(inCode: true) == 2)
    #expect(linked.links == ["http://a.jp/", "http://www.b.jp"])
    #expect(tree.insertingLinks().links == [])
  }

  @Test func countsAreOfLinksAndNotOfTheirParts() {
    var tree = MarkupTree(parsing: "http://ex<b>ample</b>.jp/ www.a.jp")
    #expect(tree.insertLinks() == 2)
    #expect(tree.links.count == 4)
    // Linked text is not linked again.
    #expect(tree.insertLinks() == 0)
    #expect(tree.links.count == 4)
  }

  @Test func eachOccurrenceIsAnElement() {
    let tree = MarkupTree(parsing: "http://a.jp/ http://a.jp/").insertingLinks()
    let elements = tree.root.elements.map { $0 }
    #expect(elements.map(\.text) == ["http://a.jp/", "http://a.jp/"])
    #expect(Set(elements.map(\.id)).count == 2)
  }

  @Test func otherNodesRetainTheirIdentity() throws {
    let tree = MarkupTree(parsing: "<p id=x>http://a.jp/<b>c</b></p>")
    let linked = tree.insertingLinks()
    let old = try #require(try tree.query("b"))
    #expect(linked.node(old.id)?.text == "c")
    #expect(linked.element(withID: "x")?.id == tree.element(withID: "x")?.id)
    // The linked tree can be edited further.
    var edited = linked
    edited.setText("次", of: .id("x"))
    #expect(edited.text == "次")
  }

  @Test func plainTextBecomesATree() {
    let cases: [(text: String, links: [String])] = [
      ("", []),
      ("1 < 2 & <b>3</b>", []),
      ("<http://a.jp/> & \"www.b.jp\"", ["http://a.jp/", "http://www.b.jp"]),
      ("はhttp://a.jp/日本を\nfoo@b.jp", ["http://a.jp/%E6%97%A5%E6%9C%AC", "mailto:foo@b.jp"]),
      ("http://a.jp/?b&c='d'", ["http://a.jp/?b&c='d"]),
    ]
    for row in cases {
      let tree = MarkupTree(text: row.text, links: LinkDetector())
      if tree.text != row.text || tree.links != row.links {
        Issue.record("\(row.text): \(tree.text), \(tree.links)")
      }
      if tree.root.descendantElements.contains(where: { $0.name != .a }) {
        Issue.record("\(row.text): the text has become markup")
      }
    }
  }

  /// Neither depth nor many texts take more than linear time or use the stack.
  @Test func deepAndWideTreesAreLinked() {
    let count = 5_000
    var deep = MarkupTree(parsing: String(repeating: "<b>http://a.jp/ ", count: count))
    #expect(deep.insertLinks() == count)
    var wide = MarkupTree(parsing: String(repeating: "<p>http://a.jp/</p>", count: count))
    #expect(wide.insertLinks() == count)
    #expect(wide.links.count == count)
  }

  /// Each segment of a link has the whole address, so their number is limited.
  @Test func linksInManyTextsStayText() {
    for (parts, count) in [(1, 1), (2, 1), (32, 1), (33, 0), (10_000, 0)] {
      let markup = "http://a.jp/" + String(repeating: "<b>c</b>", count: parts - 1)
      var tree = MarkupTree(parsing: "www.b.jp \(markup) www.b.jp")
      #expect(tree.insertLinks() == count + 2)
      #expect(tree.links.count == parts * count + 2)
    }
  }
}

extension MarkupTree {
  /// The addresses of the links.
  fileprivate var links: [String] {
    root.descendantElements.compactMap { $0.name == .a ? $0["href"] : nil }
  }
}

extension MarkupNode {
  /// A normal form in which equal trees are equal: adjacent texts are merged.
  fileprivate var htmlForm: String {
    var form = ""
    for event in TreeWalk(self) {
      switch event {
      case .enter(let node):
        switch node.kind {
        case .text: form += node.text.markupEscaped
        case .comment: form += "<!--\(node.text)-->"
        case .element:
          let attributes = node.attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
          form += "<\(node.name?.rawValue ?? "")\(attributes)>"
        default: break
        }
      case .leave(let node):
        if node.kind == .element { form += "</\(node.name?.rawValue ?? "")>" }
      }
    }
    return form
  }
}
