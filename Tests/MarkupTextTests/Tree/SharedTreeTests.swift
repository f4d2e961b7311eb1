import MarkupText
import Testing

@Test func handlesAreUnchanged() throws {
  var tree = MarkupTree(parsing: "<p id=a>1</p><p id=b>2</p>")
  let old = try #require(tree.element(withID: "a"))
  tree.setText("x", of: .id("a"))
  tree.setText("y", of: .id("a"))
  #expect(old.text == "1" && old.tree.text == "12" && tree.text == "y2")
  let new = try #require(tree.element(withID: "a"))
  #expect(new != old && new.id == old.id)
  tree.remove(.id("a"))
  #expect(new.text == "y" && new.tree.text == "y2" && tree.text == "2")
  #expect(tree.node(new.id) == nil)
}

@Test func targetsNameNodes() throws {
  let markup = "<ul><li id=a class=x>1<li class=x>2<li>3</ul>"
  let id = try #require(MarkupTree(parsing: markup).element(withID: "a")).id
  let rows: [(edit: (inout MarkupTree) throws -> Int, count: Int, text: String, why: String)] = [
    ({ $0.setText("-", of: id) }, 1, "-23", "an identity"),
    ({ $0.setText("-", of: .id("a")) }, 1, "-23", "an id"),
    ({ $0.setText("-", of: .className("x")) }, 2, "--3", "a class"),
    ({ try $0.setText("-", of: .selector("li:not(.x)")) }, 1, "12-", "a selector"),
    ({ try $0.setText("-", of: SelectorList(parsing: "li")) }, 3, "---", "selectors"),
    ({ $0.setText("-", of: .root) }, 1, "-", "the root"),
    ({ $0.setText("-", of: .id("none")) }, 0, "123", "no such id"),
    ({ $0.setText("-", of: .className("none")) }, 0, "123", "no such class"),
    ({ try $0.setText("-", of: .selector("b")) }, 0, "123", "no such element"),
    ({ try $0.remove(.selector("ul, li")) }, 1, "", "what is inside is gone with the outer one"),
    ({ $0.append("<b>+</b>", to: .className("x")) }, 2, "1+2+3", "parsed once, inserted twice"),
    ({ $0.insert("+", before: .root) }, 0, "123", "nothing is beside the root"),
    ({ $0.insert("+", after: .className("x")) }, 2, "1+2+3", "after each"),
    ({ $0.setAttribute("a b", to: "c", of: .id("a")) }, 0, "123", "no name of an attribute"),
    ({ $0.setAttribute("", to: "c", of: .id("a")) }, 0, "123", "no name of an attribute"),
  ]
  for row in rows {
    var tree = MarkupTree(parsing: markup)
    let count = try row.edit(&tree)
    if count != row.count || tree.text != row.text {
      Issue.record("\(row.why): \(count) \(tree.text)")
    }
  }
  var tree = MarkupTree(parsing: markup)
  #expect(throws: SelectorError.self) { try tree.remove(.selector("li >")) }
}

@Test func treesAreInsertedIntoTrees() throws {
  var part = MarkupTree(parsing: "<b id=1>x</b><my-tag a='&amp;'>y</my-tag><q></b>")
  part.setText("z", of: .id("1"))
  var tree = MarkupTree(parsing: "<other-tag>o</other-tag><p id=p>a<i id=i>b</i></p>")
  let mine = "b id=\"1\"[ \"z\" ] my-tag a=\"&\"[ \"y\" ] q"
  let rows: [(edit: (inout MarkupTree) -> Int, tree: String)] = [
    ({ $0.append(part, to: .id("p")) }, "\"a\" i id=\"i\"[ \"b\" ] \(mine)"),
    ({ $0.prepend(part, to: .id("p")) }, "\(mine) \"a\" i id=\"i\"[ \"b\" ]"),
    ({ $0.insert(part, before: .id("i")) }, "\"a\" \(mine) i id=\"i\"[ \"b\" ]"),
    ({ $0.insert(part, after: .id("i")) }, "\"a\" i id=\"i\"[ \"b\" ] \(mine)"),
    ({ $0.setContent(of: .id("p"), to: part) }, mine),
  ]
  for row in rows {
    var copy = tree
    #expect(row.edit(&copy) == 1)
    #expect(compactDump(copy) == "other-tag[ \"o\" ] p id=\"p\"[ \(row.tree) ]")
    #expect(
      copy.diagnostics.contains { $0.message.contains("</b>") }, "parse errors are copied along")
  }
  // A tree inserted into itself.
  #expect(tree.append(tree, to: .id("i")) == 1)
  #expect(tree.text == "oaboab" && tree.elements(withClass: "p").isEmpty)
}

@Test func nodesBecomeSeparateTrees() throws {
  let page = MarkupTree(
    parsing: "<p>x<my-a href='&amp;u'>a<b>b<!--c--></b>d</my-a></p><my-b>y</my-b><i><p>z</i>w</p>")
  for node in [page.root] + Array(page.root.descendants) {
    let copy = MarkupTree(copying: node)
    #expect(copy.description == node.description)
    #expect(copy.text == (node.kind == .comment ? "" : node.text))
    #expect(copy.source.utf8.count <= page.source.utf8.count)
    // Its nodes have their positions in the new source.
    for inner in copy.root.descendants where inner.kind == .text {
      #expect(Array(copy.source.utf8)[inner.range].elementsEqual(inner.text.utf8))
    }
  }
  let link = try #require(try page.query("my-a"))
  #expect(MarkupTree(copying: link).source == "<my-a href='&amp;u'>a<b>b<!--c--></b>d</my-a>")
  #expect(MarkupTree(copying: try #require(link.firstChild)).source == "a")
  // Also of an edited tree: a fragment that can be stored or inserted elsewhere.
  var edited = page
  edited.setText("new", of: link.id)
  edited.addClass("k", to: link.id)
  var fragment = MarkupTree(copying: try #require(edited.node(link.id)))
  #expect(compactDump(fragment) == "my-a href=\"&u\" class=\"k\"[ \"new\" ]")
  fragment.append(fragment, to: .className("k"))
  #expect(
    compactDump(fragment)
      == "my-a href=\"&u\" class=\"k\"[ \"new\" my-a href=\"&u\" class=\"k\"[ \"new\" ] ]")
  #expect(MarkupTree(copying: MarkupTree(parsing: "").root).nodeCount == 1)
}

@Test func unusedStorageIsReleased() throws {
  var tree = MarkupTree(parsing: "<p id=a>first</p><p id=b class=x>second<q></p><my-p>z")
  let ids = Array(tree.root.descendants).map(\.id)
  let a = try #require(tree.element(withID: "a")).id
  let b = try #require(tree.element(withID: "b")).id
  var dead: [NodeID] = []
  var maximumLength = 0
  for step in 0..<3000 {
    tree.setText("text number \(step)", of: a)
    tree.setMarkup("<u-\(step)>inner</u-\(step)></i>", of: b)
    tree.setAttribute("title", to: "title \(step)", of: b)
    if step % 100 == 0 { dead += tree.node(b)?.children.map(\.id) ?? [] }
    maximumLength = max(maximumLength, tree.source.utf8.count)
    #expect(tree.diagnostics.count < 200)
  }
  #expect(
    maximumLength < 8000 && tree.nodeCount < 300, "\(maximumLength) bytes, \(tree.nodeCount) nodes")
  #expect(
    compactDump(tree) == "p id=\"a\"[ \"text number 2999\" ] p id=\"b\" class=\"x\" "
      + "title=\"title 2999\"[ u-2999[ \"inner\" ] ] my-p[ \"z\" ]")
  #expect(tree.node(a)?.text == "text number 2999" && tree.element(withID: "b")?.id == b)
  #expect(dead.allSatisfy { tree.node($0) == nil } && dead.count == 30)
  #expect(ids.filter { tree.node($0) != nil }.count == 5)
  // Parse errors keep their positions.
  for diagnostic in tree.diagnostics {
    #expect(diagnostic.position.offset <= tree.source.utf8.count)
  }
  #expect(tree.diagnostics.contains { $0.code == "unclosed-element" })
  for node in tree.root.descendants where node.kind == .text {
    #expect(Array(tree.source.utf8)[node.range].elementsEqual(node.text.utf8))
  }
}

@Test func manyLiveNodesSurvive() throws {
  var tree = MarkupTree(parsing: "<ul id=l></ul>")
  var ids: [NodeID] = []
  for number in 0..<2000 {
    tree.append("<li id=n\(number)>\(number)</li>", to: .id("l"))
    if let last = tree.element(withID: "l")?.lastChild { ids.append(last.id) }
  }
  #expect(Set(ids).count == 2000 && ids == ids.sorted())
  for (number, id) in ids.enumerated() { #expect(tree.node(id)?.text == "\(number)") }
  #expect(tree.element(withID: "n1999")?.text == "1999")
  for id in ids.dropLast() { tree.remove(id) }
  #expect(compactDump(tree) == "ul id=\"l\"[ li id=\"n1999\"[ \"1999\" ] ]")
}

@Test func deepTreesAreEditedAndCopied() throws {
  let depth = 30_000
  var tree = MarkupTree(parsing: String(repeating: "<span>", count: depth) + "<b id=x>y")
  tree.setText("z", of: .id("x"))
  #expect(tree.text == "z")
  let copy = MarkupTree(copying: try #require(tree.root.firstChild))
  #expect(copy.text == "z" && copy.nodeCount == depth + 3)
  var other = MarkupTree(parsing: "<i>")
  other.append(copy, to: .root)
  #expect(other.element(withID: "x")?.text == "z")
  other.remove(other.root.id)
  #expect(other.text.isEmpty && other.element(withID: "x") == nil)
}

@Test func identitiesAreCodable() throws {
  var tree = MarkupTree(parsing: "<p id=a>1</p>")
  for _ in 0..<500 { tree.setMarkup("<b>some text to be thrown away</b>", of: .id("a")) }
  let inner = try #require(tree.element(withID: "a")?.firstChild)
  #expect(inner.id > tree.root.id && tree.node(inner.id) == inner)
  #expect(Set([inner.id, tree.root.id, inner.id]).count == 2)
  // Identities of another tree find nothing, or the node that has the same identity here.
  #expect(MarkupTree(parsing: "<p id=a>1</p>").node(inner.id) == nil)
}

@Test func copiesAreEditedByManyTasks() async {
  let template = MarkupTree(parsing: "<p>Hello <b id=name class=a>you</b>!</p>")
  let dump = template.description
  await withTaskGroup(of: String.self) { group in
    for number in 0..<200 {
      group.addTask {
        var cell = template
        cell.setText("task \(number)", of: .id("name"))
        cell.addClass("c\(number)", to: .className("a"))
        for _ in 0..<20 { cell.setMarkup("<i>\(number)</i>", of: .id("name")) }
        return cell.description
      }
    }
    var dumps: Set<String> = []
    for await dump in group { dumps.insert(dump) }
    #expect(dumps.count == 200)
  }
  #expect(template.description == dump)
}
