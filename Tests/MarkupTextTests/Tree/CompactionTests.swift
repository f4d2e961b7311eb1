import Testing

@testable import MarkupText

/// Compaction of storage that edits have made unreachable.
@Suite struct CompactionTests {
  /// More dead text than a tree retains.
  private static let garbage = String(repeating: "waste ", count: 2000)

  /// Inserts and removes enough to cause a compaction.
  private static func compact(_ tree: inout MarkupTree) {
    tree.append(garbage, to: .root)
    if let last = tree.root.lastChild { tree.remove(last.id) }
    // The next large edit notices the garbage of the previous one.
    for _ in 0..<2 {
      tree.append(garbage, to: .root)
      if let last = tree.root.lastChild { tree.remove(last.id) }
    }
    tree.append(garbage + garbage, to: .root)
    if let last = tree.root.lastChild { tree.setText("", of: last.id) }
    if let last = tree.root.lastChild { tree.remove(last.id) }
  }

  private static let page =
    "<p id=a title='&amp;'>1<b>2<p id=b class=k>3</b></x><my-tag c=d>4</my-tag><!--5--></i>"

  @Test func liveNodesDoNotChange() throws {
    var tree = MarkupTree(parsing: Self.page)
    tree.append("<other-tag e=f><my-tag>6</y></other-tag>", to: .id("a"))
    let dump = tree.description
    let text = tree.text
    let codes = tree.diagnostics.map { "\($0.code) \($0.message)" }.sorted()
    let nodes = Array(tree.root.descendants).map { ($0.id, $0.description, $0.isReopened) }
    let dead = try #require(tree.element(withID: "b")).firstChild?.id
    Self.compact(&tree)
    #expect(tree.description == dump && tree.text == text)
    #expect(tree.diagnostics.map { "\($0.code) \($0.message)" }.sorted() == codes)
    for (id, description, isReopened) in nodes {
      let node = try #require(tree.node(id))
      #expect(node.description == description && node.isReopened == isReopened && node.id == id)
    }
    #expect(dead.flatMap { tree.node($0) } != nil)
    #expect(tree.element(withID: "b")?.parent == tree.root)
    #expect(tree.elements(withClass: "k").map(\.elementID) == ["b"])
  }

  /// Each node still covers the text from which it was parsed.
  @Test func rangesLeadToTheTextOfNodes() {
    var tree = MarkupTree(parsing: Self.page)
    tree.insert("<u title=t>7</u>8", after: .id("a"))
    tree.setText("nine", of: .className("k"))
    Self.compact(&tree)
    let bytes = Array(tree.source.utf8)
    for node in tree.root.descendants {
      #expect(node.range.upperBound <= bytes.count)
      guard node.range.upperBound <= bytes.count else { continue }
      let own = String(decoding: bytes[node.range], as: UTF8.self)
      switch node.kind {
      case .text: #expect(own == node.text)
      case .comment: #expect(own == "<!--\(node.text)-->")
      default: #expect(own.hasPrefix("<\(node.elementName)"), "\(own)")
      }
      for attribute in node.attributes {
        #expect(bytes[attribute.offset...].starts(with: attribute.name.utf8))
      }
      #expect(node.position == tree.position(at: node.range.lowerBound))
    }
  }

  @Test func identitiesAreNeverReused() throws {
    var tree = MarkupTree(parsing: "<p id=a>1</p>")
    var seen: Set<NodeID> = Set([tree.root.id] + tree.root.descendants.map(\.id))
    var maximum = try #require(seen.max())
    for step in 0..<60 {
      tree.append("<i>\(step)</i>" + (step % 7 == 0 ? Self.garbage : ""), to: .root)
      for node in tree.root.descendants where !seen.contains(node.id) {
        #expect(node.id > maximum, "\(step): an identity was reused")
        seen.insert(node.id)
      }
      maximum = try #require(seen.max())
      if let last = tree.root.lastChild, last.kind == .text { tree.remove(last.id) }
      if step % 3 == 0, let last = tree.root.lastChild { tree.remove(last.id) }
    }
    #expect(tree.element(withID: "a")?.text == "1")
    #expect(tree.text == "1" + (0..<60).filter { $0 % 3 != 0 }.map(String.init).joined())
  }

  /// Storage does not grow with inserted content of any kind.
  @Test func memoryIsBoundedByTheLiveNodes() {
    typealias Edit = (inout MarkupTree, Int) -> Void
    let rows: [(edit: Edit, why: String)] = [
      ({ $0.setText("text \($1)", of: .id("a")) }, "text"),
      (
        {
          $0.setMarkup("<b></b><i></i>", of: .id("a"))
          _ = $1
        }, "nodes"
      ),
      (
        {
          $0.setMarkup("</q></q></q></q>", of: .id("a"))
          _ = $1
        }, "parse errors"
      ),
      ({ $0.setAttribute("title", to: "\($1)", of: .id("a")) }, "attributes"),
      ({ $0.setMarkup("<n-\($1)></n-\($1)>", of: .id("a")) }, "names"),
      ({ $0.setStyle("width: \($1)px", of: .id("a")) }, "styles"),
    ]
    for row in rows {
      var tree = MarkupTree(parsing: "<p id=a title=t>x</p>")
      var maximumSize = 0
      for step in 0..<1500 {
        row.edit(&tree, step)
        maximumSize = max(
          maximumSize, tree.storage.parsed.size + (tree.source.utf8.count + tree.nodeCount * 32))
        #expect(tree.storage.parseErrors.count < 700, "\(row.why)")
      }
      #expect(maximumSize < 24_000, "\(row.why): \(maximumSize)")
      #expect(tree.storage.parsed.otherNames.count < 400, "\(row.why)")
      #expect(tree.element(withID: "a") != nil)
    }
  }

  /// A large tree is not copied for a small edit.
  @Test func largeTreesRetainSmallGarbage() {
    var tree = MarkupTree(parsing: "<p id=a>1</p>" + String(repeating: "<i>text</i>", count: 4000))
    let parsed = tree.storage.parsed
    for step in 0..<300 { tree.setText("number \(step) of many", of: .id("a")) }
    #expect(tree.storage.parsed === parsed, "as much as half of the tree may be dead")
    #expect(tree.storage.isEdited && tree.element(withID: "a")?.text == "number 299 of many")
  }

  /// Elements that the parser reconstructed share attributes; afterwards each still has them.
  @Test func reconstructedElementsKeepTheirAttributes() {
    var tree = MarkupTree(parsing: "<p><b title=t class=c>1<p>2<p>3</b>4")
    #expect(tree.elements(withClass: "c").count == 3)
    Self.compact(&tree)
    #expect(tree.elements(withClass: "c").map(\.text) == ["1", "2", "3"])
    #expect(tree.storage.parsed.attributes.count == 2, "kept once")
    #expect(tree.elements.compactMap { $0["title"] } == ["t", "t", "t"])
    // Changing one of them does not change the others.
    tree.setAttribute("title", to: "u", of: tree.elements(withClass: "c")[1].id)
    Self.compact(&tree)
    #expect(tree.elements.compactMap { $0["title"] } == ["t", "u", "t"])
  }

  /// Insertions before existing content make storage order and document order differ.
  @Test func nodesOutOfOrderAreCopied() throws {
    var tree = MarkupTree(parsing: "<div id=d><p>1</p></div>")
    for number in 2..<6 { tree.prepend("<p class=n>\(number)</p>", to: .id("d")) }
    tree.insert("<q>0</q>", before: .id("d"))
    let dump = tree.root.description
    #expect(MarkupTree(copying: tree.root).description == dump)
    let inner = try #require(tree.element(withID: "d"))
    let copy = MarkupTree(copying: inner)
    #expect(copy.root.firstChild?.description == inner.description && copy.text == "54321")
    #expect(copy.root.lastChild == copy.root.firstChild)
    #expect(copy.elements(withClass: "n").map(\.text) == ["5", "4", "3", "2"])
    Self.compact(&tree)
    #expect(tree.root.description == dump && tree.text == "054321")
    // The copy of a child with siblings has no siblings.
    let middle = try #require(try tree.query("p:nth-child(2)"))
    let single = MarkupTree(copying: middle)
    #expect(single.html == "<p class=\"n\">4</p>" && single.nodeCount == 3)
    #expect(single.root.firstChild?.nextSibling == nil)
    #expect(single.root.firstChild?.previousSibling == nil)
  }

  /// Parse errors are copied with the subtree that contains them.
  @Test func diagnosticsOfParts() throws {
    let tree = MarkupTree(parsing: "<p id=a>1</x></p><p id=b>2</y>3</p></z>")
    let rows: [(id: String, messages: [String])] = [("a", ["</x>"]), ("b", ["</y>"])]
    for row in rows {
      let copy = MarkupTree(copying: try #require(tree.element(withID: row.id)))
      #expect(copy.diagnostics.map(\.code) == ["stray-end-tag"], "\(row.id)")
      for (diagnostic, part) in zip(copy.diagnostics, row.messages) {
        #expect(diagnostic.message.contains(part))
        let rest = copy.source.utf8.dropFirst(diagnostic.position.offset)
        #expect(rest.starts(with: part.utf8), "\(copy.source) \(diagnostic.position)")
      }
    }
    #expect(MarkupTree(copying: tree.root).diagnostics == tree.diagnostics)
  }

  /// Names beyond the table keep their elements and messages when they are renumbered.
  @Test func namesAreRenumbered() throws {
    var tree = MarkupTree(parsing: "<a-a>1</a-a><b-b id=b>2<c-c>3</b-b>")
    tree.append("<d-d>4</e-e></d-d>", to: .id("b"))
    let copy = MarkupTree(copying: try #require(tree.element(withID: "b")))
    #expect(copy.elements.map(\.elementName) == ["b-b", "c-c", "d-d"])
    #expect(copy.storage.parsed.otherNames.contains("a-a") == false)
    let message = copy.diagnostics.first { $0.code == "stray-end-tag" }?.message
    #expect(message?.contains("</e-e>") ?? false)
    tree.append(copy, to: .root)
    tree.append("<a-a>5</a-a><f-f>", to: .root)
    #expect(
      tree.elements.map(\.elementName).joined(separator: " ")
        == "a-a b-b c-c d-d b-b c-c d-d a-a f-f")
    Self.compact(&tree)
    #expect(
      tree.elements.map(\.elementName).joined(separator: " ")
        == "a-a b-b c-c d-d b-b c-c d-d a-a f-f")
    var again = tree
    again.append("<c-c></c-c><g-g>", to: .root)
    #expect(again.elements.map(\.elementName).suffix(2) == ["c-c", "g-g"])
    #expect(again.storage.name(of: try #require(again.root.lastChild).record.name) == "g-g")
  }
}
