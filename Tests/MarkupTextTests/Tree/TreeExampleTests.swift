import MarkupText
import Testing

/// The examples in the documentation of trees, queries and edits.
@Test func treeExamples() throws {
  let twice = MarkupTree(parsing: "<b id=a>1</b><i id=a>2</i>")
  #expect(twice.element(withID: "a")?.text == "1" && twice.element(withID: "Root")?.text == "12")

  let list = MarkupTree(parsing: "<ul><li>1<li class=x>2</ul><li>3")
  #expect(try list.root.queryAll("ul > li").map(\.text) == ["1", "2"])

  let steps = MarkupTree(parsing: "Test<a href=x>Q<b>fas</b>foo</a>")
  #expect(steps.root.first(.a)?.first("b")?.text == "fas")

  let names = MarkupTree(parsing: "<p>a<b>c</b></p>").root.descendantElements.compactMap(\.name)
  #expect("\(names)" == "[p, b]")

  let page = MarkupTree(parsing: "<p>a<b>c</b></p>")
  let bold = page.root.descendants.first { $0.name == .b } ?? page.root
  #expect(MarkupTree(copying: bold).source == "<b>c</b>")

  var cell = MarkupTree(parsing: "Hello <b id=name>you</b>!")
  #expect(cell.setText("花子 & co.", of: .id("name")) == 1 && cell.text == "Hello 花子 & co.!")

  var styled = MarkupTree(parsing: "<p id=a style='color: red; margin: 0'>x")
  #expect(styled.setStyle(.color, to: .keyword(.currentcolor), of: .id("a")) == 1)
  #expect(styled.element(withID: "a")?["style"] == "margin: 0; color: currentcolor")

  var cells = MarkupTree(
    parsing: "<b id=name>x</b><ul><li class=cell>1<li>2<li>3<li>4<li>5</ul>")
  cells.setText("花子", of: .id("name"))
  cells.addClass("new", to: .className("cell"))
  #expect(try cells.remove(.selector("li:nth-child(n+4)")) == 2)
  #expect(cells.text == "花子123" && cells.elements(withClass: "new").map(\.text) == ["1"])
}

/// Edits of elements with duplicate ids: the first one in the document always counts.
@Test func editsChangeWhichElementIsFirst() throws {
  let rows: [(edit: (inout MarkupTree) throws -> Void, text: String?, why: String)] = [
    ({ $0.prepend("<i id=a>0</i>", to: .root) }, "0", "inserted before"),
    ({ $0.append("<i id=a>9</i>", to: .root) }, "1", "inserted after"),
    ({ $0.insert("<i id=a>n</i>", after: .id("a")) }, "1", "directly after"),
    ({ $0.remove(.id("a")) }, "2", "the first one is removed"),
    ({ try $0.remove(.selector("#a")) }, nil, "all are removed"),
    ({ $0.setAttribute("ID", to: nil, of: .id("a")) }, "2", "the first one loses its id"),
    ({ $0.setAttribute("id", to: "b", of: .id("a")) }, "2", "the first one gets another"),
    ({ try $0.setAttribute("id", to: "a", of: .selector("u")) }, "u", "an earlier one gets it"),
    ({ $0.setMarkup("<b id=a>m</b>", of: .root) }, "m", "all are replaced"),
    ({ $0.setText("x", of: .root) }, nil, "nothing is left but text"),
    (
      { tree in
        for number in 0..<20 { tree.prepend("<i id=a>\(number)</i>", to: .root) }
      }, "19", "one after the other"
    ),
    (
      { tree in
        for number in 0..<20 {
          tree.append("<i id=c\(number)>-</i>", to: .root)
          _ = tree.element(withID: "c\(number)")
        }
        tree.remove(.id("a"))
      }, "2", "after many others, which were looked for"
    ),
  ]
  for row in rows {
    for isIndexed in [false, true] {
      var tree = MarkupTree(parsing: "<u>u</u><b id=a>1</b><b id=a>2</b>")
      if isIndexed { #expect(tree.element(withID: "a")?.text == "1") }
      try row.edit(&tree)
      let found = tree.element(withID: "a")?.text
      if found != row.text { Issue.record("\(row.why): \(found ?? "nil") (\(isIndexed))") }
      #expect(tree.element(withID: "a") == tree.elements.first { $0["id"] == "a" })
    }
  }
}
