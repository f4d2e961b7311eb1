import MarkupText
import Testing

/// Returns the steps of a walk as text: `+` and `-` with the name of the element, or the text
/// itself.
private func steps(_ walk: TreeWalk) -> String {
  walk.map { event in
    switch event {
    case .enter(let node): "+" + label(node)
    case .leave(let node): "-" + label(node)
    }
  }.joined(separator: " ")
}

private func label(_ node: MarkupNode) -> String {
  node.kind == .root ? "root" : node.name?.rawValue ?? node.text
}

@Test func walksStayInsideOfTheirNode() throws {
  let tree = MarkupTree(parsing: "<p>1<b></b></p><i>2</i>")
  let p = try #require(tree.root.firstChild)
  #expect(steps(TreeWalk(p)) == "+p +1 -1 +b -b -p", "no sibling")
  #expect(steps(TreeWalk(try #require(p.firstChild))) == "+1 -1", "a leaf with a sibling")
  #expect(steps(TreeWalk(try #require(p.lastChild))) == "+b -b", "a leaf without one")
  #expect(steps(TreeWalk(MarkupTree(parsing: "").root)) == "+root -root")
}

/// After how many steps children are skipped, and the steps that follow.
@Test func childrenAreSkippedAtTheCurrentNode() {
  let tree = MarkupTree(parsing: "<p>1<b><u>2</u></b>3</p><i>4</i>")
  let rows: [(taken: Int, rest: String, why: String)] = [
    (0, "+root +p +1 -1 +b +u +2 -2 -u -b +3 -3 -p +i +4 -4 -i -root", "nothing was entered yet"),
    (1, "-root", "all of the root's"),
    (2, "-p +i +4 -4 -i -root", "of the first child"),
    (3, "-1 +b +u +2 -2 -u -b +3 -3 -p +i +4 -4 -i -root", "of a text, which has none"),
    (4, "+b +u +2 -2 -u -b +3 -3 -p +i +4 -4 -i -root", "after a text there is nothing to skip"),
    (5, "-b +3 -3 -p +i +4 -4 -i -root", "in the middle"),
    (6, "-u -b +3 -3 -p +i +4 -4 -i -root", "deeper"),
    (9, "-b +3 -3 -p +i +4 -4 -i -root", "while leaving"),
    (14, "-i -root", "of the last child"),
    (18, "", "after the end"),
  ]
  for row in rows {
    var walk = TreeWalk(tree.root)
    for _ in 0..<row.taken { _ = walk.next() }
    walk.skipChildren()
    #expect(steps(walk) == row.rest, "\(row.taken): \(row.why)")
    var twice = TreeWalk(tree.root)
    for _ in 0..<row.taken { _ = twice.next() }
    twice.skipChildren()
    twice.skipChildren()
    #expect(steps(twice) == row.rest, "\(row.taken): twice is once")
  }
}

@Test func walksAndDescendantsAgreeInEditedTrees() throws {
  var tree = MarkupTree(parsing: "<p id=a>1</p><p id=b>2</p>")
  tree.insert("<i>0</i>", before: .id("b"))
  tree.append("<u>3</u>", to: .id("a"))
  tree.remove(.id("b"))
  #expect(steps(TreeWalk(tree.root)) == "+root +p +1 -1 +u +3 -3 -u -p +i +0 -0 -i -root")
  let entered = TreeWalk(tree.root).compactMap { event in
    if case .enter(let node) = event { node } else { nil }
  }
  #expect(entered == [tree.root] + Array(tree.root.descendants))
  #expect(
    Array(tree.elements) == Array(tree.root.descendants).filter { $0.kind == .element })
  // A walk begun before an edit continues in the unedited tree.
  var walk = TreeWalk(tree.root)
  _ = walk.next()
  tree.remove(.root)
  #expect(steps(walk) == "+p +1 -1 +u +3 -3 -u -p +i +0 -0 -i -root")
  #expect(steps(TreeWalk(tree.root)) == "+root -root")
}

@Test func descendantsEndWithTheirNode() throws {
  let tree = MarkupTree(parsing: "<div><p>1</p></div><div></div><ul><li>2<li><b>3</b></ul>4")
  let rows: [(selector: String, labels: [String])] = [
    ("div", ["p", "1"]), ("p", ["1"]), ("div + div", []), ("ul", ["li", "2", "li", "b", "3"]),
    ("li:last-child", ["b", "3"]), ("b", ["3"]),
  ]
  for row in rows {
    let node = try #require(try tree.query(row.selector))
    #expect(node.descendants.map(label) == row.labels, "\(row.selector)")
    #expect(Array(node.descendantElements) == Array(node.descendants).filter { $0.name != nil })
    var iterator = node.descendants
    while iterator.next() != nil {}
    #expect(iterator.next() == nil, "nothing comes after the end")
  }
}

@Test func dumpsDistinguishAllTexts() {
  let rows: [(markup: String, dump: String, why: String)] = [
    ("a&#13;b", #""a\rb""#, "CR"), ("\\\"", #""\\\"""#, "backslash and quote"),
    ("\t\n", #""\t\n""#, "white space"), ("\u{1}\u{A0}", "\"\u{1}\u{A0}\"", "others as they are"),
    ("<p a='\n\"\\'>", #"p a="\n\"\\""#, "values"), ("<!--a\nb-->", "<!--a\nb-->", "comments"),
    ("<b><p>x", "b\n  p\n    \"x\"", "depth"),
    ("<p><b a=c>1<p>2", "p\n  b a=\"c\"\n    \"1\"\np\n  b a=\"c\" (reopened)\n    \"2\"", "again"),
  ]
  for row in rows {
    #expect(MarkupTree(parsing: row.markup).description == row.dump, "\(row.why)")
  }
  #expect(MarkupTree(parsing: "").description == "" && "\(MarkupTree(parsing: "").root)" == "")
}
