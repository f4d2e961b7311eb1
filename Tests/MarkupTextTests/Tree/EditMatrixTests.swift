import MarkupText
import Testing

/// Every kind of edit on every kind of node: the number of changed nodes, and the result.
@Suite struct EditMatrixTests {
  private static let markup =
    "<!--c--><p id=p class=k style='color: red'>t<b>u</b></p><i id=i></i><br id=br>"
    + "<lambda id=l><script id=s>a<b</script><textarea id=ta>x</textarea>"

  private typealias Edit = @Sendable (inout MarkupTree, NodeID) -> Int

  private static let edits: [(name: String, edit: Edit)] = [
    ("setText", { $0.setText("N", of: $1) }),
    ("setMarkup", { $0.setMarkup("<u>N</u>", of: $1) }),
    ("setContent", { $0.setContent(of: $1, to: MarkupTree(parsing: "<u>N</u>")) }),
    ("append", { $0.append("<u>N</u>", to: $1) }),
    ("prepend", { $0.prepend("<u>N</u>", to: $1) }),
    ("before", { $0.insert("<u>N</u>", before: $1) }),
    ("after", { $0.insert("<u>N</u>", after: $1) }),
    ("remove", { $0.remove($1) }),
    ("removeChildren", { $0.removeChildren(of: $1) }),
    ("setAttribute", { $0.setAttribute("title", to: "N", of: $1) }),
    ("addClass", { $0.addClass("n", to: $1) }),
    ("removeClass", { $0.removeClass("k", from: $1) }),
    ("replaceStyles", { $0.replaceStyles(withClass: "n", of: $1) }),
    ("setStyle", { $0.setStyle("color: blue", of: $1) }),
  ]

  /// Returns the node of a name; removed and foreign nodes are not in the edited tree.
  private static func node(_ name: String, in tree: MarkupTree) -> MarkupNode? {
    switch name {
    case "root": tree.root
    case "text": tree.element(withID: "p")?.firstChild
    case "comment": tree.root.firstChild
    default: tree.element(withID: name)
    }
  }

  @Test func editsReturnTheNumberOfChangedNodes() throws {
    // In the order of the edits above.
    let rows: [(node: String, counts: String, why: String)] = [
      ("root", "11111 00 1 1 00000", "it has content, but no parent and no attributes"),
      ("p", "11111 11 1 1 11111", "an element can have everything"),
      ("i", "11111 11 1 0 11011", "an empty one has no children nor class to lose"),
      ("br", "00000 11 1 0 11011", "a void one cannot have content"),
      ("l", "00000 11 1 0 11011", "nor a box"),
      ("text", "10000 11 1 0 00000", "text can be another text"),
      ("comment", "00000 11 1 0 00000", "a comment can only go"),
      ("s", "11111 11 1 1 11011", "raw text has children as others do"),
      ("ta", "11111 11 1 1 11011", "and so has text of a field"),
    ]
    for row in rows {
      let expected = row.counts.filter { $0 != " " }.map { $0 == "1" ? 1 : 0 }
      for (index, edit) in Self.edits.enumerated() {
        var tree = MarkupTree(parsing: Self.markup)
        let before = tree.description
        let id = try #require(Self.node(row.node, in: tree)).id
        let count = edit.edit(&tree, id)
        #expect(count == expected[index], "\(edit.name) of \(row.node): \(row.why)")
        #expect((tree.description == before) == (count == 0), "\(edit.name) of \(row.node)")
        // The same edit on a tree that was edited before.
        var other = MarkupTree(parsing: Self.markup)
        other.append("<q>", to: .root)
        other.remove(try #require(other.root.lastChild).id)
        #expect(other.description == before)
        #expect(edit.edit(&other, id) == count && other.description == tree.description)
      }
    }
  }

  @Test func missingNodesAreNotChanged() throws {
    let tree = MarkupTree(parsing: Self.markup)
    var larger = tree
    larger.append("<p>1<p>2<p>3", to: .root)
    let foreign = try #require(larger.root.lastChild?.firstChild).id
    var smaller = tree
    let gone = try #require(smaller.element(withID: "p")).id
    let inner = try #require(smaller.element(withID: "p")?.lastChild?.firstChild).id
    smaller.remove(gone)
    let after = smaller.description
    for edit in Self.edits {
      var copy = tree
      #expect(edit.edit(&copy, foreign) == 0 && copy.description == tree.description)
      for id in [gone, inner] {
        var copy = smaller
        #expect(edit.edit(&copy, id) == 0, "\(edit.name)")
        #expect(copy.description == after, "\(edit.name)")
      }
    }
  }

  @Test func results() throws {
    let rows: [(node: String, edit: String, html: String)] = [
      ("root", "setText", "N"),
      ("p", "setText", "<p>N</p>"), ("p", "setMarkup", "<p><u>N</u></p>"),
      ("p", "append", "<p>t<b>u</b><u>N</u></p>"), ("p", "prepend", "<p><u>N</u>t<b>u</b></p>"),
      ("p", "before", "<u>N</u><p>t<b>u</b></p>"), ("p", "after", "<p>t<b>u</b></p><u>N</u>"),
      ("p", "remove", ""), ("p", "removeChildren", "<p></p>"),
      ("text", "setText", "<p>N<b>u</b></p>"), ("text", "before", "<p><u>N</u>t<b>u</b></p>"),
      ("text", "after", "<p>t<u>N</u><b>u</b></p>"), ("text", "remove", "<p><b>u</b></p>"),
      ("root", "append", "<p>t<b>u</b></p><u>N</u>"), ("root", "remove", ""),
    ]
    for row in rows {
      var tree = MarkupTree(parsing: "<p>t<b>u</b></p>")
      let node =
        switch row.node {
        case "p": tree.root.firstChild
        case "text": tree.root.firstChild?.firstChild
        default: Optional(tree.root)
        }
      let edit = try #require(Self.edits.first { $0.name == row.edit }).edit
      #expect(edit(&tree, try #require(node).id) == 1)
      #expect(tree.html == row.html, "\(row.edit) of \(row.node)")
    }
  }

  /// Content set in raw text elements is text, and appended content stays in the tree.
  @Test func rawTextElementsAreEdited() throws {
    let rows: [(name: String, text: String, html: String, why: String)] = [
      ("script", "a</script>b&amp;", "a<\\/script>b&amp;", "no references, no end"),
      ("style", "p > a::before { content: '<' }", "p > a::before { content: '<' }", "as it is"),
      ("textarea", "</textarea>&amp;", "&lt;/textarea&gt;&amp;amp;", "escaped"),
      ("title", "<b>", "&lt;b&gt;", "escaped, too"),
      ("textarea", "\na", "\na", "the newline that a parser would drop"),
      ("xmp", "&lt;", "&lt;", "text that looks like a reference"),
    ]
    for row in rows {
      var tree = MarkupTree(parsing: "<\(row.name) id=x>old</\(row.name)>")
      #expect(tree.setText(row.text, of: .id("x")) == 1)
      #expect(tree.element(withID: "x")?.text == row.text, "\(row.why)")
      #expect(tree.element(withID: "x")?.innerHTML == row.html, "\(row.why)")
    }
  }

  @Test func targetsAreFoundBeforeTheFirstEdit() throws {
    // An edit does not apply to nodes that it inserts.
    var tree = MarkupTree(parsing: "<p class=a>1</p><p class=a>2</p>")
    #expect(tree.append("<p class=a>+</p>", to: .className("a")) == 2)
    #expect(tree.text == "1+2+")
    #expect(tree.insert("<p class=a>-</p>", after: .className("a")) == 4)
    #expect(tree.elements(withClass: "a").count == 8)
    // Nor to nodes that it removes.
    var nested = MarkupTree(parsing: "<div class=a>1<div class=a>2</div></div><div class=a>3</div>")
    #expect(nested.setText("x", of: .className("a")) == 2)
    #expect(nested.html == "<div class=\"a\">x</div><div class=\"a\">x</div>")
    #expect(nested.remove(.className("a")) == 2 && nested.root.firstChild == nil)
    // Descendants of an element that loses its children.
    var list = MarkupTree(parsing: "<ul><li><ul><li>1</ul></ul><ul></ul>")
    #expect(list.removeChildren(of: try .selector("ul")) == 1)
    #expect(list.html == "<ul></ul><ul></ul>")
  }

  private struct Last: EditTarget {
    func nodes(in tree: MarkupTree) -> [NodeID] {
      tree.root.lastChild.map { [$0.id, $0.id, tree.root.id] } ?? []
    }
  }

  /// A custom target may name nodes twice and in any order.
  @Test func customTargets() {
    var tree = MarkupTree(parsing: "<p>1</p><p>2</p>")
    #expect(tree.append("x", to: Last()) == 3 && tree.html == "<p>1</p><p>2xx</p>x")
    #expect(tree.remove(Last()) == 2 && tree.html == "", "gone already the second time")
    #expect(tree.remove(Last()) == 0)
  }

  /// The relatives of inserted nodes, in both directions and at every depth.
  @Test func insertedNodesAreLinked() throws {
    var tree = MarkupTree(parsing: "<p id=p>0</p>")
    for _ in 0..<2 { tree.append("<div><b>1</b><i>2<u></u></i><q>3</q></div><hr>", to: .root) }
    for node in [tree.root] + Array(tree.root.descendants) {
      let children = Array(node.children)
      #expect(node.firstChild == children.first && node.lastChild == children.last)
      for (index, child) in children.enumerated() {
        #expect(child.parent == node, "\(child)")
        #expect(child.previousSibling == (index > 0 ? children[index - 1] : nil), "\(child)")
      }
    }
    let last = try #require(tree.root.lastChild?.previousSibling)
    #expect(last.name == .div && last.lastChild?.text == "3")
    #expect(last.lastChild?.previousSibling?.lastChild?.name == "u")
    #expect(last.lastChild?.previousSibling?.previousSibling?.text == "1")
  }

  @Test func treesAreInsertedIntoThemselves() throws {
    let markup = "<div id=a>1<p id=b>2</p></div>3"
    let own = "<div id=\"a\">1<p id=\"b\">2</p></div>3"
    let rows: [(edit: (inout MarkupTree, MarkupTree) -> Int, html: String, why: String)] = [
      ({ $0.append($1, to: .root) }, own + own, "after all"),
      ({ $0.prepend($1, to: .root) }, own + own, "before all"),
      ({ $0.append($1, to: .id("b")) }, "<div id=\"a\">1<p id=\"b\">2\(own)</p></div>3", "deep"),
      ({ $0.insert($1, before: .id("a")) }, own + own, "beside its first element"),
      (
        { $0.insert($1, after: .id("b")) }, "<div id=\"a\">1<p id=\"b\">2</p>\(own)</div>3",
        "beside"
      ),
      ({ $0.setContent(of: .root, to: $1) }, own, "as its own content"),
      (
        { $0.setContent(of: .id("b"), to: $1) }, "<div id=\"a\">1<p id=\"b\">\(own)</p></div>3",
        "in"
      ),
    ]
    for row in rows {
      var tree = MarkupTree(parsing: markup)
      #expect(row.edit(&tree, tree) == 1)
      #expect(tree.html == row.html, "\(row.why)")
      // The same with an edited tree.
      var edited = MarkupTree(parsing: "<div id=a>x<p id=b>2</p></div>")
      edited.append("3", to: .root)
      edited.setText("1", of: try #require(edited.element(withID: "a")?.firstChild).id)
      #expect(edited.html == own)
      #expect(row.edit(&edited, edited) == 1)
      #expect(edited.html == row.html, "\(row.why), edited")
    }
    // Doubles in size each time.
    var doubled = MarkupTree(parsing: "<b>x</b>")
    for _ in 0..<12 { doubled.append(doubled, to: .root) }
    #expect(doubled.text == String(repeating: "x", count: 4096))
    #expect(Array(doubled.elements).count == 4096)
  }
}
