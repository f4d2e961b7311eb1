import MarkupText
import Testing

private let sample = """
  <div id=top class='a  b'>1<p class="b\tc">2 <i>3</i></p><!-- 4 --><p id=last>5</p></div>6
  """

@Test func relativesAreReachable() throws {
  let tree = MarkupTree(parsing: sample)
  let div = try #require(tree.root.firstChild)
  #expect(div.name == "div" && div.kind == .element && div.parent == tree.root)
  #expect(tree.root.parent == nil && tree.root.name == nil && tree.root.kind == .root)
  #expect(div.previousSibling == nil && div.nextSibling?.text == "6")
  #expect(tree.root.lastChild == div.nextSibling && tree.root.nextSibling == nil)
  #expect(div.children.map(\.kind) == [.text, .element, .comment, .element])
  #expect(div.elements.map(\.name) == ["p", "p"])
  let last = try #require(div.lastChild)
  #expect(last.elementID == "last" && last.previousSibling?.text == " 4 ")
  #expect(last.previousElement?.classes == ["b", "c"])
  #expect(last.previousElement?.previousElement == nil)
  let three = try #require(tree.elements.first { $0.name == .i }?.firstChild)
  #expect(three.ancestors.map { $0.name?.rawValue ?? "" } == ["i", "p", "div", ""])
  #expect(three.firstChild == nil && three.lastChild == nil && three.name == nil)
}

@Test func elementsAreFound() {
  let tree = MarkupTree(parsing: sample)
  #expect(tree.elements.compactMap(\.name) == ["div", "p", "i", "p"])
  #expect(tree.element(withID: "last")?.text == "5")
  #expect(tree.element(withID: "none") == nil)
  #expect(tree.elements(withClass: "b").compactMap(\.name) == ["div", "p"])
  #expect(tree.elements(withClass: "B").isEmpty)
  #expect(MarkupTree(parsing: "<p id=''>").elements.allSatisfy { $0.elementID == nil })
  // GSFancyText: class 2 has two elements, class 5 has one.
  let nested = MarkupTree(
    parsing: "0 <p id=1 class=1>1 <p id=2 class=2>2</p> <p id=3 class=2>3</p></p> 6")
  #expect(nested.elements(withClass: "2").compactMap(\.elementID) == ["2", "3"])
}

@Test func attributesAreFound() throws {
  let tree = MarkupTree(parsing: "<a href=/?a&amp;b Download TITLE='a&lt;b'>x</a>")
  let link = try #require(tree.root.firstChild)
  #expect(link["HREF"] == "/?a&b" && link["download"] == "" && link["id"] == nil)
  #expect(link["hre"] == nil && link["hreff"] == nil && link[""] == nil)
  #expect(link.attributes.map(\.name) == ["href", "download", "title"])
  #expect(link.attributes.map(\.value) == ["/?a&b", "", "a<b"])
  #expect(link.attributes.map(\.offset) == [3, 18, 27])
  #expect(link.firstChild?.attributes.isEmpty == true && link.firstChild?["href"] == nil)
  #expect(link.classes.isEmpty)
}

@Test func identitiesLeadToNodes() {
  let tree = MarkupTree(parsing: sample)
  for element in tree.elements {
    #expect(tree.node(element.id) == element)
  }
  let other = MarkupTree(parsing: sample)
  #expect(other.elements.map(\.id) == tree.elements.map(\.id))
  #expect(other.root != tree.root)
  #expect(MarkupTree(parsing: "").node(other.root.lastChild?.id ?? other.root.id) == nil)
}

@Test func textIsJoined() {
  let rows = [
    ("Test<b>HelloBold</b>End", "TestHelloBoldEnd"),
    ("Test<a href=\"..\">Qoo</a>DDD", "TestQooDDD"),
    ("cc<a>te<b>ss<c>sas</b>fat</a>essv</c>", "cctesssasfatessv"),
    ("🎄<b>x</b>🎁", "🎄x🎁"),
    ("<a href=\"a>b\">x</a>", "x"),
    ("&lt;b&gt;x&lt;/b&gt;", "<b>x</b>"),
    ("a<!-- b -->c<!doctype d>", "ac"),
    ("a\r\nb\rc\nd", "a\nb\nc\nd"),
    ("<b>a</b>\0b", "a\u{FFFD}b"),
    ("<li>orphan</li>", "orphan"),
    ("", ""),
  ]
  for (markup, expected) in rows {
    let found = MarkupTree(parsing: markup).text
    if found != expected { Issue.record("\(markup): \(found), not \(expected)") }
  }
}

@Test func rangesCoverElementsWithTheirTags() throws {
  let markup = "x<p>a<b>c</b><p>d"
  let tree = MarkupTree(parsing: markup)
  let parts = tree.elements.map { node in
    String(decoding: Array(markup.utf8)[node.range], as: UTF8.self)
  }
  #expect(parts == ["<p>a<b>c</b>", "<b>c</b>", "<p>d"])
}

@Test func walksEnterAndLeave() {
  let tree = MarkupTree(parsing: "<p>a<b></b></p>c")
  var steps: [String] = []
  for event in TreeWalk(tree.root) {
    switch event {
    case .enter(let node): steps.append("+" + (node.name?.rawValue ?? node.ownLabel))
    case .leave(let node): steps.append("-" + (node.name?.rawValue ?? node.ownLabel))
    }
  }
  #expect(
    steps.joined(separator: " ") == "+root +p +a -a +b -b -p +c -c -root")
  var walk = TreeWalk(tree.root)
  _ = walk.next()
  _ = walk.next()
  walk.skipChildren()
  if case .leave(let node)? = walk.next() { #expect(node.name == .p) } else { Issue.record("p") }
  var inner = TreeWalk(tree.root.lastChild ?? tree.root)
  inner.skipChildren()
  #expect(Array(inner).count == 2)
}

extension MarkupNode {
  fileprivate var ownLabel: String { kind == .root ? "root" : text }
}

@Test func dumpsShowEverything() {
  let tree = MarkupTree(parsing: "<!doctype html><p title='a\"b'>1\n\t\"2\"\\<!--c--></p>")
  #expect(
    tree.description == """
      <!doctype html>
      p title="a\\"b"
        "1\\n\\t\\"2\\"\\\\"
        <!--c-->
      """)
  #expect(tree.root.lastChild?.firstChild?.description == "\"1\\n\\t\\\"2\\\"\\\\\"")
}

@Test func treesAreReadFromManyTasks() async {
  let expected = MarkupTree(parsing: sample).description
  await withTaskGroup(of: Bool.self) { group in
    for _ in 0..<200 {
      group.addTask { MarkupTree(parsing: sample).description == expected }
    }
    for await isSame in group { #expect(isSame) }
  }
}
