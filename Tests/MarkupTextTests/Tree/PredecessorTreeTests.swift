import MarkupText
import Testing

/// GSFancyText's facts about trees and edits, and intentional differences.
private let example = """
  0 <p id=1 class=1>1 <p id=2 class=2>2</p> <p id=3 class=2>3</p> <p id=4><span id=5 class=5>5\
  </span></p></p> 6
  """
/// The same with elements that may be nested: in HTML, `p` closes a preceding `p`.
private let nested = """
  0 <div id=1 class=1>1 <div id=2 class=2>2</div> <div id=3 class=2>3</div> <div id=4>\
  <span id=5 class=5>5</span></div></div> 6
  """

@Test func treesAreReadAsInGSFancyText() throws {
  let tree = MarkupTree(parsing: nested)
  #expect(Array(tree.root.children).count == 3, "the root has content, container, content")
  #expect(tree.elements(withClass: "2").map(\.elementID) == ["2", "3"], "class 2 has two nodes")
  #expect(tree.elements(withClass: "5").count == 1, "class 5 has one")
  let five = try #require(tree.element(withID: "5"))
  #expect(Array(five.ancestors).count == 3, "5 is three levels below the root")
  #expect(Array(five.ancestors).last == tree.root)
  // Different: `p` cannot be in `p`, as in browsers; ids and classes find the same elements.
  let flat = MarkupTree(parsing: example)
  #expect(flat.elements(withClass: "2").map(\.elementID) == ["2", "3"])
  #expect(Array(try #require(flat.element(withID: "5")).ancestors).count == 2)
  #expect(flat.text == tree.text)
}

private struct EditRow {
  let markup: String
  let edit: (inout MarkupTree) -> Int
  let count: Int
  let tree: String
  let why: String
}

@Test func editsOfGSFancyText() {
  let one = "<p id=1>1 and something else like <span id=2>e</span></p>"
  let rows: [EditRow] = [
    EditRow(
      markup: one, edit: { $0.setText("Blah", of: .id("1")) }, count: 1,
      tree: "p id=\"1\"[ \"Blah\" ]", why: "changeNodeToText: one child is left"),
    EditRow(
      markup: "<p id=4><span id=5>5</span></p>", edit: { $0.setText("Hello", of: .id("4")) },
      count: 1, tree: "p id=\"4\"[ \"Hello\" ]", why: "a node without text of its own gets one"),
    EditRow(
      markup: "xyz <span id=x>123 <span>456</span> </span> DEF",
      edit: { $0.setText("000", of: .id("x")) }, count: 1,
      tree: "\"xyz \" span id=\"x\"[ \"000\" ] \" DEF\"", why: "the example of its manual"),
    EditRow(
      markup: "<span id=9>xyz<lambda id=10></span>", edit: { $0.setText("123", of: .id("9")) },
      count: 1, tree: "span id=\"9\"[ \"123\" lambda id=\"10\" ]", why: "lambdas survive (§1.4)"),
    EditRow(
      markup: one, edit: { $0.setText("x", of: .id("none")) }, count: 0,
      tree: "p id=\"1\"[ \"1 and something else like \" span id=\"2\"[ \"e\" ] ]",
      why: "an unknown id changes nothing; a text is never nil here"),
    EditRow(
      markup: "<p id=1>x</p>", edit: { $0.setMarkup("<strong>B</strong>lah", of: .id("1")) },
      count: 1, tree: "p id=\"1\"[ strong[ \"B\" ] \"lah\" ]",
      why: "changeNodeToStyledText; without a container around what is put in"),
    EditRow(
      markup: "<p id=1>x</p>", edit: { $0.append("<b id=7>lah</b>", to: .id("1")) }, count: 1,
      tree: "p id=\"1\"[ \"x\" b id=\"7\"[ \"lah\" ] ]", why: "appendStyledText"),
    EditRow(
      markup: "<p id=1>x</p>",
      edit: { tree in
        tree.append("<b id=7>lah</b>", to: .id("1"))
        return tree.setText("found", of: .id("7"))
      }, count: 1, tree: "p id=\"1\"[ \"x\" b id=\"7\"[ \"found\" ] ]",
      why: "ids of inserted elements are found"),
    EditRow(
      markup: "<b id=7>old</b>",
      edit: { tree in
        tree.append("<i id=7>new</i>", to: .root)
        return tree.setText("x", of: .id("7"))
      }, count: 1, tree: "b id=\"7\"[ \"x\" ] i id=\"7\"[ \"new\" ]",
      why: "different: the first of two ids counts, GSFancyText took the last"),
    EditRow(
      markup: "<p id=1>a<p id=2>b<p id=3>c", edit: { $0.remove(.id("2")) }, count: 1,
      tree: "p id=\"1\"[ \"a\" ] p id=\"3\"[ \"c\" ]", why: "removeID: three children become two"),
    EditRow(
      markup: "<p id=1>a<p id=2>b",
      edit: { tree in
        tree.remove(.id("2"))
        return tree.setText("x", of: .id("2"))
      }, count: 0, tree: "p id=\"1\"[ \"a\" ]",
      why: "different: what was removed is not found any more"),
    EditRow(
      markup: "<p id=1>a<b>b</b></p>c", edit: { $0.removeChildren(of: .id("1")) }, count: 1,
      tree: "p id=\"1\" \"c\"", why: "dismissAllChildren"),
    EditRow(
      markup: "a<b>b</b>", edit: { $0.setText("all", of: .id("root")) }, count: 1,
      tree: "\"all\"", why: "the reserved id root"),
    EditRow(
      markup: "<p id=1 class=green style='color: red'>a",
      edit: { $0.addClass("yellow", to: .id("1")) }, count: 1,
      tree: "p id=\"1\" class=\"green yellow\" style=\"color: red\"[ \"a\" ]",
      why: "applyClass keeps what is there"),
    EditRow(
      markup: "<p id=1 class=green style='color: red'>a",
      edit: { $0.replaceStyles(withClass: "yellow", of: .id("1")) }, count: 1,
      tree: "p id=\"1\" class=\"yellow\"[ \"a\" ]", why: "changeStylesToClass drops what is there"),
  ]
  for row in rows {
    var tree = MarkupTree(parsing: row.markup)
    let before = tree
    let dump = compactDump(tree)
    let count = row.edit(&tree)
    let found = compactDump(tree)
    if found != row.tree || count != row.count {
      Issue.record("\(row.markup) (\(row.why)): \(count)\n  \(found)\n  not \(row.tree)")
    }
    #expect(compactDump(before) == dump, "deep copy: \(row.why)")
  }
}

/// Returns the computed style of an element, computing those of its ancestors first.
private func style(
  of id: String, in tree: MarkupTree, _ cascade: StyleCascade
) throws -> ComputedStyle {
  let element = try #require(tree.element(withID: id))
  var style = cascade.rootStyle
  for ancestor in Array(element.ancestors).reversed() where ancestor.kind == .element {
    style = cascade.style(of: ancestor, parent: style)
  }
  return cascade.style(of: element, parent: style)
}

/// changeAttribute and addStyles: GSFancyText copies a style to all descendants that do not set it;
/// here it is inherited.
@Test func stylesSetByIDAreInherited() throws {
  var tree = MarkupTree(parsing: "<div id=1><p id=2>a<b id=3>b</b></p></div>")
  let white = StyleDeclaration(.color, .color(CSSColor(red: 1, green: 1, blue: 1)))
  let cascade = StyleCascade(base: [white])
  func color(_ id: String) throws -> String {
    try style(of: id, in: tree, cascade)[.color].description
  }
  #expect(try ["1", "2", "3"].map(color) == Array(repeating: "#ffffff", count: 3), "root: all")
  tree.setStyle("color: red; font-weight: 300", of: .id("1"))
  tree.setStyle("color: red", of: .id("2"))
  #expect(try ["1", "2", "3"].map(color) == Array(repeating: "#ff0000", count: 3))
  tree.setStyle("color: blue", of: .id("1"))
  #expect(try ["1", "2", "3"].map(color) == ["#0000ff", "#ff0000", "#ff0000"])
  for id in ["1", "2", "3"] {
    #expect(try style(of: id, in: tree, cascade)[.fontWeight].description == "300", "both of \(id)")
  }
}

@Test func classesAreAppliedAndReplaced() throws {
  let sheet = StyleSheet(
    parsing: ".green{color:green;font-style:italic}.blue{color:blue}.yellow{color:yellow}")
  var cascade = StyleCascade()
  cascade.add(sheet)
  let markup = "<p id=p class=green>a<span id=s class=blue>b</span><span id=t>c</span></p>"
  func values(_ tree: MarkupTree, _ property: StyleProperty) throws -> [String] {
    try ["p", "s", "t"].map { try style(of: $0, in: tree, cascade)[property].description }
  }
  var tree = MarkupTree(parsing: markup)
  tree.addClass("yellow", to: .id("p"))
  #expect(try values(tree, .color) == ["#ffff00", "#0000ff", "#ffff00"], "blue stays blue")
  #expect(try values(tree, .fontStyle) == ["italic", "italic", "italic"], "italic is kept")
  tree = MarkupTree(parsing: markup)
  tree.replaceStyles(withClass: "yellow", of: .id("p"))
  #expect(try values(tree, .color) == ["#ffff00", "#0000ff", "#ffff00"])
  #expect(try values(tree, .fontStyle) == ["normal", "normal", "normal"], "italic is gone below")
}

/// Deep copies, and trees made of parsed ones: value semantics gives both at no cost.
@Test func oneParsedTreeMakesManyTexts() throws {
  let template = MarkupTree(parsing: "<p>Hello <b id=name>you</b><lambda id=box>!</p>")
  let dump = template.description
  var cells: [MarkupTree] = []
  for number in 0..<2000 {
    var cell = template
    #expect(cell.setText("\(number)", of: .id("name")) == 1)
    if number % 3 == 0 { cell.remove(.id("box")) }
    if number % 5 == 0 { cell.append("<i id=new>?</i>", to: .root) }
    cells.append(cell)
  }
  for (number, cell) in cells.enumerated() {
    let end = number % 5 == 0 ? "?" : ""
    #expect(cell.text == "Hello \(number)!" + end)
    #expect((cell.element(withID: "box") == nil) == (number % 3 == 0))
    // The topmost ancestor of inserted nodes is the root of the copy.
    #expect(
      cell.element(withID: "new")?.ancestors.reversed().first == (end.isEmpty ? nil : cell.root))
  }
  #expect(template.description == dump && template.element(withID: "new") == nil)
}
