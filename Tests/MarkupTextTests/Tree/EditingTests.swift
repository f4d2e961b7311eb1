import MarkupText
import Testing

/// Edits the element with an id and returns the tree on one line.
private func edited(
  _ markup: String, _ id: String, _ change: (inout MarkupTree, NodeID) -> Void
) throws -> String {
  var tree = MarkupTree(parsing: markup)
  let before = compactDump(tree)
  let copy = tree
  let element = try #require(tree.element(withID: id))
  change(&tree, element.id)
  #expect(compactDump(copy) == before, "an edit changes one value only")
  return compactDump(tree)
}

@Test func textIsSet() throws {
  // GSFancyText's facts.
  let rows: [(String, String, String, String)] = [
    (
      "<p id=1>1 and something else like <span id=2>e</span></p>", "1", "Blah",
      "p id=\"1\"[ \"Blah\" ]"
    ),
    ("<p id=4><span id=5>5</span></p>", "4", "Hello", "p id=\"4\"[ \"Hello\" ]"),
    (
      "xyz <span id=x>123 <span>456</span> </span> DEF", "x", "000",
      "\"xyz \" span id=\"x\"[ \"000\" ] \" DEF\""
    ),
    (
      "<span id=9>xyz<lambda id=10></span>", "9", "123",
      "span id=\"9\"[ \"123\" lambda id=\"10\" ]"
    ),
    (
      "<span id=9><lambda id=1>x<b>y</b><lambda id=2></span>", "9", "z",
      "span id=\"9\"[ lambda id=\"1\" \"z\" lambda id=\"2\" ]"
    ),
    ("<b id=a></b>", "a", "<i>&amp;", "b id=\"a\"[ \"<i>&amp;\" ]"),
    ("<b id=a>x</b>", "a", "", "b id=\"a\"[ \"\" ]"),
    ("<lambda id=a>x", "a", "no", "lambda id=\"a\" \"x\""),
  ]
  for (markup, id, text, expected) in rows {
    let found = try edited(markup, id) { $0.setText(text, of: $1) }
    if found != expected { Issue.record("\(markup): \(found), not \(expected)") }
  }
  var tree = MarkupTree(parsing: "a<b>c</b>")
  tree.setText("x", of: try #require(tree.root.firstChild).id)
  #expect(compactDump(tree) == "\"x\" b[ \"c\" ]")
  tree.setText("y", of: tree.root.id)
  #expect(compactDump(tree) == "\"y\"")
}

@Test func markupIsSetAndAppended() throws {
  let markup = "<p id=1 class=a>x<i>y</i></p>z"
  #expect(
    try edited(markup, "1") { $0.setMarkup("<strong>B</strong>lah", of: $1) }
      == "p id=\"1\" class=\"a\"[ strong[ \"B\" ] \"lah\" ] \"z\"")
  #expect(
    try edited(markup, "1") { $0.append("<ufo a=1>q</ufo><b c='d&amp;'>r", to: $1) }
      == "p id=\"1\" class=\"a\"[ \"x\" i[ \"y\" ] ufo a=\"1\"[ \"q\" ] b c=\"d&\"[ \"r\" ] ] \"z\""
  )
  #expect(
    try edited(markup, "1") { $0.setMarkup("", of: $1) }
      == "p id=\"1\" class=\"a\" \"z\"")
  #expect(try edited("<hr id=1>", "1") { $0.append("x", to: $1) } == "hr id=\"1\"")
  var tree = MarkupTree(parsing: "<ufo>a</ufo>")
  tree.append("<dog>b</dog><ufo>c</ufo><x", to: tree.root.id)
  #expect(tree.elements.compactMap(\.name) == ["ufo", "dog", "ufo"])
  #expect(tree.text == "abc<x")
  #expect(tree.diagnostics.map(\.code) == ["unterminated-tag"])
  #expect(tree.diagnostics.first?.position.offset == tree.source.utf8.count - 2)
  tree.append("<b id=7>lah</b>", to: tree.root.id)
  #expect(tree.element(withID: "7")?.text == "lah")
}

@Test func nodesAreRemoved() throws {
  let markup = "<p id=1>a</p><p id=2>b<b id=3>c</b></p><p id=4>d</p>"
  for id in ["1", "2", "4"] {
    var tree = MarkupTree(parsing: markup)
    let element = try #require(tree.element(withID: id))
    let inner = element.firstChild
    tree.remove(element.id)
    #expect(tree.elements.compactMap(\.elementID).allSatisfy { $0 != id })
    #expect(tree.root.children.map { _ in 1 }.count == 2)
    #expect(tree.node(element.id) == nil)
    #expect(tree.node(try #require(inner).id) == nil)
    // Removed nodes are not edited.
    let before = tree.description
    tree.setText("x", of: element.id)
    tree.append("x", to: element.id)
    tree.remove(element.id)
    tree.addClass("x", to: element.id)
    #expect(tree.description == before)
    // The links are still circular.
    #expect(tree.root.lastChild?.previousSibling == tree.root.firstChild)
    #expect(tree.root.firstChild?.previousSibling == nil)
  }
  #expect(
    try edited(markup, "2") { $0.removeChildren(of: $1) }
      == "p id=\"1\"[ \"a\" ] p id=\"2\" p id=\"4\"[ \"d\" ]")
  var tree = MarkupTree(parsing: markup)
  tree.remove(tree.root.id)
  #expect(tree.description == "" && tree.root.firstChild == nil)
}

@Test func attributesAreSet() throws {
  let markup = "<p id=1 class='a b' title=t>x</p>"
  #expect(
    try edited(markup, "1") { $0.addClass("c", to: $1) }
      == "p id=\"1\" class=\"a b c\" title=\"t\"[ \"x\" ]")
  #expect(
    try edited(markup, "1") { $0.addClass("b", to: $1) }
      == "p id=\"1\" class=\"a b\" title=\"t\"[ \"x\" ]")
  #expect(
    try edited(markup, "1") { $0.removeClass("a", from: $1) }
      == "p id=\"1\" class=\"b\" title=\"t\"[ \"x\" ]")
  #expect(try edited("<p id=1 class=a>", "1") { $0.removeClass("a", from: $1) } == "p id=\"1\"")
  #expect(
    try edited(markup, "1") { $0.setAttribute("TITLE", to: "\"<&amp;", of: $1) }
      == "p id=\"1\" class=\"a b\" title=\"\\\"<&amp;\"[ \"x\" ]")
  #expect(
    try edited(markup, "1") { $0.setAttribute("lang", to: "ja", of: $1) }
      == "p id=\"1\" class=\"a b\" title=\"t\" lang=\"ja\"[ \"x\" ]")
  #expect(
    try edited(markup, "1") { $0.setAttribute("class", to: nil, of: $1) }
      == "p id=\"1\" title=\"t\"[ \"x\" ]")
}

@Test func oneTemplateMakesManyCells() throws {
  let template = MarkupTree(parsing: "<p>Hello <b id=name>you</b>!</p>")
  let name = try #require(template.element(withID: "name")).id
  for number in 0..<2000 {
    var cell = template
    cell.setText("\(number)", of: name)
    #expect(cell.text == "Hello \(number)!")
  }
  #expect(template.text == "Hello you!")
}
