import MarkupText
import TestSupport
import Testing

private let list = """
  <div id=top class=list><h2>T</h2><ul id=u1><li id=l1>1<li id=l2 class=x>2<b id=b>b</b></ul>\
  <p id=p>text<!-- c --></p><ul id=u2><li id=l3 class='x y'>3<li id=l4></ul></div><p id=q>
  """

@Test func selectorsFindElements() throws {
  let tree = MarkupTree(parsing: list)
  let rows: [(selector: String, ids: String, why: String)] = [
    ("li", "l1 l2 l3 l4", "all, in the order of the document"),
    ("ul > li.x", "l2 l3", "a class and a child"),
    ("#top li:first-child", "l1 l3", "a position"),
    ("h2 + ul > li", "l1 l2", "the next sibling, then its children"),
    ("p ~ ul > .y", "l3", "a later sibling"),
    ("li:empty", "l4", "without content"),
    ("ul:has(b)", "u1", "what is inside"),
    ("li:not(.x, :empty)", "l1", "what it is not"),
    (":root", "top q", "top-level elements: the root itself is not an element"),
    (":scope > ul", "u1 u2", "of a whole tree, the scope is what is in no other element"),
    ("b, #q, .y", "b l3 q", "a list, still in the order of the document"),
    ("div > li", "", "no child"),
    ("ol li", "", "no such ancestor"),
    ("[id^=l]:nth-child(2n)", "l2 l4", "attributes"),
    ("ul li b", "b", "three steps down"),
    ("h2 ~ p + ul .x", "l3", "all combinators in one"),
  ]
  for row in rows {
    let found = try tree.queryAll(row.selector).compactMap(\.elementID).joined(separator: " ")
    if found != row.ids { Issue.record("\(row.selector): \(found), not \(row.ids) (\(row.why))") }
    let first = try tree.query(row.selector)?.elementID
    #expect(first == row.ids.split(separator: " ").first.map(String.init), "\(row.selector)")
  }
}

@Test func queriesOfANodeStayInsideOfIt() throws {
  let tree = MarkupTree(parsing: list)
  let second = try #require(tree.element(withID: "u2"))
  let rows: [(selector: String, ids: String, why: String)] = [
    ("li", "l3 l4", "what is outside is not found"),
    ("ul", "", "nor is the node itself"),
    ("div li", "l3 l4", "but what is outside counts as an ancestor"),
    ("p + ul li", "l3 l4", "and as a sibling of one"),
    ("ul ~ ul > :first-child", "l3", "and as an earlier sibling of one"),
    ("h2 + ul li", "", "unless it is elsewhere"),
    (":scope > li", "l3 l4", "the scope is the node"),
    (":scope", "", "which is not inside of itself"),
    ("div > :scope > .x", "l3", "and can have ancestors"),
  ]
  for row in rows {
    let found = try second.queryAll(row.selector).compactMap(\.elementID).joined(separator: " ")
    if found != row.ids { Issue.record("\(row.selector): \(found), not \(row.ids) (\(row.why))") }
  }
  let text = try #require(tree.element(withID: "l1")?.firstChild)
  #expect(text.kind == .text)
  #expect(try text.queryAll("*").isEmpty && !text.matches("*") && text.query("li") == nil)
  #expect(!text.matches(try SelectorList(parsing: ":not(p)")), "text is not an element")
}

@Test func elementsAreMatched() throws {
  let tree = MarkupTree(parsing: list)
  let item = try #require(tree.element(withID: "l2"))
  #expect(try item.matches("ul > .x") && !item.matches("p, b"))
  #expect(item.matches(try SelectorList(parsing: ".X"), ignoringCase: true))
  #expect(!item.matches(try SelectorList(parsing: ".X")))
  #expect(item.matches(try SelectorList(parsing: ":scope"), scope: item))
  let bold = try #require(tree.element(withID: "b"))
  #expect(try bold.closest("b")?.elementID == "b", "itself first")
  #expect(try bold.closest("ul, div")?.elementID == "u1", "then outwards")
  #expect(try bold.closest(":has(h2)")?.elementID == "top")
  #expect(try bold.closest("p") == nil && bold.closest(":not(b)")?.elementID == "l2")
  #expect(try bold.firstChild?.closest("*")?.elementID == "b", "of text, what it is in")
  #expect(try tree.root.closest("*") == nil)
  #expect(tree.queryAll(SelectorList(className: "X"), ignoringCase: true).count == 2)
  #expect(tree.query(SelectorList(id: "TOP"), ignoringCase: true)?.elementID == "top")
}

@Test func textsOtherThanSelectorsAreErrors() throws {
  let tree = MarkupTree(parsing: list)
  for text in ["", "li >", "..x", "li:unknown", "a,,b"] {
    #expect(throws: SelectorError.self, "\(text)") { try tree.queryAll(text) }
    #expect(throws: SelectorError.self, "\(text)") { try tree.query(text) }
    #expect(throws: SelectorError.self, "\(text)") { try tree.root.closest(text) }
    #expect(throws: SelectorError.self, "\(text)") { try tree.root.matches(text) }
  }
}

/// Returns selectors of random compounds and combinators.
private func randomSelector(_ generator: inout SeededGenerator) -> String {
  let compounds = [
    "span", "i", ".a", ".b", "#a", "div.b", "*", ":first-child", ":not(i)", "[title]", ":empty",
    ":has(> i)", ":nth-child(2)",
  ]
  return (0..<Int.random(in: 1..<3, using: &generator)).map { _ in
    (0..<Int.random(in: 1..<5, using: &generator)).map { step in
      let combinator = [" ", " > ", " + ", " ~ "].randomElement(using: &generator) ?? " "
      return (step == 0 ? "" : combinator) + (compounds.randomElement(using: &generator) ?? "i")
    }.joined()
  }.joined(separator: ", ")
}

@Test func scansAgreeWithMatchingOneByOne() throws {
  var found = 0
  for seed in 0..<30 {
    var generator = SeededGenerator(seed: UInt64(seed))
    var model = EditModel()
    var tops: [Int] = []
    for _ in 0..<6 { tops += model.addRandom(depth: 4, &generator) }
    let tree = MarkupTree(parsing: model.markup(tops))
    for _ in 0..<30 {
      let text = randomSelector(&generator)
      let selectors = try SelectorList(parsing: text)
      let expected = tree.elements.filter { $0.matches(selectors) }
      found += expected.count
      #expect(tree.queryAll(selectors) == expected, "\(seed): \(text)")
      #expect(tree.query(selectors) == expected.first)
      guard let node = Array(tree.elements).randomElement(using: &generator) else { continue }
      #expect(
        node.queryAll(selectors)
          == node.descendantElements.filter { $0.matches(selectors, scope: node) },
        "\(seed): \(text) in \(node)")
    }
  }
  #expect(found > 1500, "the test finds \(found) elements")
}

@Test func moreCompoundsThanBitsAreMatchedOneByOne() throws {
  let tree = MarkupTree(parsing: String(repeating: "<i>", count: 40) + "<b>x</b>")
  let long = Array(repeating: "i", count: 40).joined(separator: " > ")
  let selectors = "\(long) > b, \(long) b, p"
  #expect(try tree.queryAll(selectors).compactMap(\.name) == [.b])
  #expect(try tree.query("\(long) > i > b, \(long) > i b") == nil)
}

@Test func queriesOfDeepAndWideTreesAreLinear() throws {
  // Climbing from each element would take billions of steps.
  let deep = MarkupTree(parsing: String(repeating: "<b>", count: 40_000) + "<i>x")
  #expect(try deep.queryAll("p b").isEmpty && deep.queryAll("b b b i, p > b").count == 1)
  #expect(
    deep.root.text == "x" && deep.root.descendants.reduce(0) { count, _ in count + 1 } == 40_002)
  let inner = try #require(try deep.query("i")?.parent)
  #expect(try inner.queryAll("b i").count == 1 && inner.closest("p") == nil)
  let wide = MarkupTree(parsing: String(repeating: "<br>", count: 50_000) + "<hr>")
  #expect(try wide.queryAll("p ~ br").isEmpty && wide.queryAll("br ~ br ~ hr, hr + br").count == 1)
}

@Test func stepsGoDownByName() throws {
  let rows: [(markup: String, steps: [ElementName], text: String?, why: String)] = [
    ("Test<a href=..>Qfsa<b>fas</b>foo</a>DDD", [.a, .b], "fas", "ZMarkupParser"),
    ("Test<a href=..>Qfsa<b>fas</b>foo</a>DDD", [.a], "Qfsafasfoo", "ZMarkupParser"),
    (
      "<b>boldText<u>underlineWithBoldText</u></b>", [.b, .u], "underlineWithBoldText",
      "ZMarkupParser"
    ),
    ("Test<a href=..>Qfsa<b>fas</b>foo</a>DDD", [.b], nil, "only children are looked at"),
    ("<A>x</A>", ["a"], "x", "names in any case"),
    ("<a>x</a>", ["A"], "x", "names in any case"),
    ("<my-x>x</my-x>", ["my-x"], "x", "names that HTML does not know"),
    ("a", ["root"], nil, "a name that nothing has"),
  ]
  for row in rows {
    let tree = MarkupTree(parsing: row.markup)
    let found = row.steps.reduce(tree.root as MarkupNode?) { $0?.first($1) }
    #expect(found?.text == row.text, "\(row.markup): \(row.why)")
    if let name = row.steps.first { #expect(tree.first(name) == tree.root.first(name)) }
  }
  let items = MarkupTree(parsing: "<ul><li>1<li>2<ul><li>3</ul></ul><li>4")
  #expect(try #require(items.first("ul")).filter(.li).map(\.firstChild?.text) == ["1", "2"])
  #expect(items.filter(.li).map(\.text) == ["4"] && items.filter("ol").isEmpty)
}

@Test func descendantsComeInOrder() throws {
  let tree = MarkupTree(parsing: "<p>a<b>c</b></p><i></i>d")
  let names = tree.root.descendants.map { $0.name?.rawValue ?? $0.text }
  #expect(names == ["p", "a", "b", "c", "i", "d"])
  #expect(tree.root.descendantElements.map(\.elementName) == ["p", "b", "i"])
  let bold = try #require(tree.root.first(.p)?.first(.b))
  #expect(bold.descendants.map(\.text) == ["c"])
  #expect(bold.firstChild?.descendants.map(\.id) == [])
  #expect(tree.first("i")?.descendants.map(\.id) == [], "not what follows an empty element")
}
