import Testing

@testable import MarkupText

/// Scans compared with matching each element separately, at the limits of the bit sets and after
/// edits.
@Suite struct SelectorScanTests {
  /// Checks that a scan finds the same elements as matching one by one, and returns their ids.
  private func check(
    _ tree: MarkupTree, _ text: String, in node: MarkupNode? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let selectors = try SelectorList(parsing: text)
    let top = node ?? tree.root
    let expected = top.descendantElements.filter { $0.matches(selectors, scope: node) }
    let found = top.queryAll(selectors)
    #expect(found == expected, "\(text)", sourceLocation: sourceLocation)
    #expect(top.query(selectors) == expected.first, "\(text)", sourceLocation: sourceLocation)
    return found.compactMap(\.elementID)
  }

  @Test func numbersOfCompounds() throws {
    let depth = 70
    let tree = MarkupTree(
      parsing: (0..<depth).map { "<div id=n\($0)>" }.joined() + "<i id=end></i><b id=b>")
    for count in [1, 2, 63, 64, 65, 66, 70, 71, 72] {
      // A chain of children, at most as long as the tree is deep.
      let chain = Array(repeating: "div", count: count).joined(separator: " > ")
      let found = try check(tree, chain)
      #expect(found.count == max(0, depth - count + 1), "\(count)")
      let list = SelectorList.self
      let isScanned =
        SelectorScan(try list.init(parsing: chain), scope: nil, ignoringCase: false) != nil
      #expect(isScanned == (count <= 64), "\(count) compounds are as many bits")
    }
    // Lists around 64 selectors, of which only the last one matches.
    for count in [63, 64, 65, 130] {
      let list = (1..<count).map { "u\($0)" }.joined(separator: ", ") + ", i"
      #expect(try check(tree, list) == ["end"], "\(count)")
    }
    // Compounds of all selectors share the bits; no compound is the left side of another
    // selector's.
    #expect(try check(tree, "div > i, i + b, b > i, i i") == ["end", "b"])
    #expect(try check(tree, "i, b i") == ["end"], "the first of a selector has nothing on its left")
  }

  private static let page = """
    <div id=d><h1 id=h></h1><p id=p1></p>x<p id=p2><b id=b1></b></p><!-- --><ul id=u><li id=l1>\
    <li id=l2><b id=b2></b></ul></div><div id=e><p id=p3></p></div>
    """

  @Test func siblingsAndScopes() throws {
    let tree = MarkupTree(parsing: Self.page)
    let rows: [(top: String?, selector: String, ids: String, why: String)] = [
      (nil, "h1 ~ p", "p1 p2", "all later siblings"), (nil, "h1 + p", "p1", "the next one"),
      (nil, "p + p > b", "b1", "and what is in it"), (nil, "h1 ~ ul b", "b2", "deeper"),
      (nil, "p ~ p ~ ul", "u", "two steps"), (nil, "ul ~ p", "", "none before"),
      (nil, "div ~ div p", "p3", "at the top"), (nil, "p3 + *", "", "none after"),
      ("u", "h1 ~ ul b", "b2", "siblings of the top"), ("u", "h1 + ul b", "", "but not the next"),
      ("u", "p + ul > li", "l1 l2", "the one before the top"),
      ("p2", "h1 ~ p > b", "b1", "siblings before the top"),
      ("p2", "p + p > b", "b1", "the one before"), ("e", "div + div > p", "p3", "at the top"),
      ("e", "div p", "p3", "the top is an ancestor"), ("e", "div div p", "", "but once"),
      ("u", ":scope > li", "l1 l2", "the scope"), ("u", ":scope b", "b2", "and below"),
      ("u", "div > :scope > li + li", "l2", "with what is around it"),
      ("u", ":scope + *, :scope ~ *", "", "nothing beside it is inside"),
      ("d", ":scope > p ~ ul > li", "l1 l2", "three steps from the scope"),
      ("b1", "*", "", "nothing is in it"),
    ]
    for row in rows {
      let top = row.top.flatMap { tree.element(withID: $0) }
      let found = try check(tree, row.selector, in: top)
      #expect(found.joined(separator: " ") == row.ids, "\(row.selector): \(row.why)")
    }
  }

  @Test func scansIncludeEdits() throws {
    let rows: [(edit: (inout MarkupTree) -> Void, selector: String, ids: String, why: String)] = [
      ({ $0.remove(.id("h")) }, "h1 ~ p", "", "the first sibling is gone"),
      ({ $0.remove(.id("p1")) }, "h1 + p", "p2", "the one between is gone"),
      ({ $0.insert("<i>", after: .id("h")) }, "h1 + p", "", "one is between"),
      ({ $0.insert("x<!--y-->", after: .id("h")) }, "h1 + p", "p1", "but not an element"),
      ({ $0.prepend("<h1></h1>", to: .id("e")) }, "h1 ~ p", "p1 p2 p3", "one came before"),
      ({ $0.append("<p id=n>", to: .id("d")) }, "h1 ~ p", "p1 p2 n", "one was added after it"),
      ({ $0.setText("x", of: .id("u")) }, "ul > li", "", "children are gone"),
      ({ $0.setMarkup("<li id=n>", of: .id("u")) }, "ul > li", "n", "and others came"),
      ({ $0.addClass("k", to: .id("p1")) }, ".k + p", "p2", "a class"),
      ({ $0.setAttribute("id", to: "n", of: .id("p1")) }, "#n ~ p", "p2", "an id"),
      ({ $0.remove(.id("b1")) }, "p:empty", "p1 p2 p3", "emptiness"),
      ({ $0.setText("x", of: .id("p1")) }, "p:empty", "p3", "and its end"),
      ({ $0.setText("", of: .id("b1")) }, "b:empty", "b1 b2", "an empty text is nothing"),
      ({ $0.insert("<li>", before: .id("l1")) }, "li:nth-child(2)", "l1", "positions"),
      ({ $0.remove(.id("d")) }, "div:first-child", "e", "at the top"),
      ({ $0.insert("<li id=n>", after: .id("l2")) }, "li:last-child", "n", "the last"),
      ({ $0.setAttribute("title", to: "a&b", of: .id("p3")) }, "[title='a&b']", "p3", "values"),
    ]
    for row in rows {
      var tree = MarkupTree(parsing: Self.page)
      let before = tree
      row.edit(&tree)
      #expect(try check(tree, row.selector).joined(separator: " ") == row.ids, "\(row.why)")
      #expect(before.description == MarkupTree(parsing: Self.page).description)
    }
  }

  @Test func relativesOfQueries() throws {
    let tree = MarkupTree(parsing: Self.page)
    let bold = try #require(tree.element(withID: "b2"))
    let rows: [(selector: String, id: String?, why: String)] = [
      ("b", "b2", "itself"), ("li", "l2", "its parent"), ("ul, div", "u", "the nearest"),
      ("div", "d", "far away"), (":scope", "b2", "itself is the scope"),
      ("li + li", "l2", "with a sibling"), ("li:has(:scope)", "l2", "what holds the scope"),
      ("p", nil, "no ancestor"), ("h1 ~ *", "u", "an ancestor with a sibling"),
    ]
    for row in rows {
      #expect(try bold.closest(row.selector)?.elementID == row.id, "\(row.selector): \(row.why)")
    }
    #expect(try tree.root.queryAll("*") == Array(tree.elements))
    for node in tree.root.descendants where node.kind != .element {
      #expect(try node.queryAll("*").isEmpty && !node.matches("*") && node.query("*") == nil)
    }
  }
}
