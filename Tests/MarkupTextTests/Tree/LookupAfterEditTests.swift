import Testing

@testable import MarkupText

/// Tables of ids and classes after each kind of edit, whether or not they existed before.
@Suite struct LookupAfterEditTests {
  private static let markup =
    "<div id=d class='k m'><p id=p class=k>1</p><p>2</p></div><p id=q class=m>3</p>"

  private typealias Edit = @Sendable (inout MarkupTree) -> Void

  private static let rows: [(edit: Edit, ids: String, classes: String, why: String)] = [
    ({ $0.setText("x", of: .id("d")) }, "d q", "k: d; m: d q", "elements go"),
    ({ $0.setText("x", of: .id("p")) }, "d p q", "k: d p; m: d q", "text only"),
    ({ $0.remove(.id("q")) }, "d p", "k: d p; m: d", "the last one"),
    ({ $0.remove(.id("d")) }, "q", "m: q", "with what is inside"),
    ({ $0.removeChildren(of: .root) }, "", "", "all"),
    (
      { $0.append("<i id=n class=k>4</i>", to: .id("p")) }, "d n p q", "k: d p n; m: d q",
      "one more"
    ),
    ({ $0.prepend("<i class=k id=n>4</i>", to: .root) }, "d n p q", "k: n d p; m: d q", "in front"),
    ({ $0.append("<i>4</i>", to: .root) }, "d p q", "k: d p; m: d q", "without attributes"),
    ({ $0.append("<i id=n>4", to: .root) }, "d n p q", "k: d p; m: d q", "only an id"),
    ({ $0.append("<i class=n>4", to: .root) }, "d p q", "k: d p; m: d q; n: ?", "only a class"),
    (
      { $0.setMarkup("<i id=p class=m>4</i>", of: .id("d")) }, "d p q", "k: d; m: d p q", "replaced"
    ),
    ({ $0.setAttribute("id", to: "n", of: .id("p")) }, "d n q", "k: d n; m: d q", "another id"),
    ({ $0.setAttribute("id", to: nil, of: .id("p")) }, "d q", "k: d ?; m: d q", "no id"),
    ({ $0.setAttribute("ID", to: "n", of: .id("q")) }, "d n p", "k: d p; m: d n", "capitals"),
    ({ $0.setAttribute("class", to: "n", of: .id("p")) }, "d p q", "k: d; m: d q; n: p", "class"),
    ({ $0.setAttribute("title", to: "n", of: .id("p")) }, "d p q", "k: d p; m: d q", "neither"),
    ({ $0.addClass("n k", to: .className("m")) }, "d p q", "k: d p q; m: d q; n: d q", "added"),
    ({ $0.removeClass("k", from: .className("k")) }, "d p q", "m: d q", "removed"),
    ({ $0.replaceStyles(withClass: "n", of: .id("d")) }, "d p q", "k: p; m: q; n: d", "replaced"),
    ({ $0.setStyle("color: red", of: .id("d")) }, "d p q", "k: d p; m: d q", "a style"),
    (
      { tree in
        tree.remove(.id("p"))
        tree.append("<u id=p class=k>5</u>", to: .root)
      }, "d p q", "k: d p; m: d q", "one that was removed comes back as another"
    ),
    (
      { tree in
        for number in 0..<40 { tree.append("<i id=x\(number)>", to: .root) }
        for number in 0..<40 { tree.remove(.id("x\(number)")) }
      }, "d p q", "k: d p; m: d q", "many that came and went"
    ),
  ]

  /// Returns all ids that are found, and the ids of the elements of each class.
  private static func found(_ tree: MarkupTree) -> (ids: String, classes: String) {
    let ids = ["d", "n", "p", "q", "x0", "x39"].filter { tree.element(withID: $0) != nil }
    for id in ids { #expect(tree.element(withID: id)?.elementID == id) }
    let classes = ["k", "m", "n"].compactMap { name -> String? in
      let elements = tree.elements(withClass: name).map { $0.elementID ?? "?" }
      return elements.isEmpty ? nil : "\(name): \(elements.joined(separator: " "))"
    }
    return (ids.joined(separator: " "), classes.joined(separator: "; "))
  }

  @Test func tablesFollowEveryEdit() {
    for row in Self.rows {
      for isIndexed in [false, true] {
        var tree = MarkupTree(parsing: Self.markup)
        if isIndexed { _ = Self.found(tree) }
        let before = tree
        row.edit(&tree)
        for _ in 0..<2 {
          let found = Self.found(tree)
          #expect(found.ids == row.ids && found.classes == row.classes, "\(row.why)")
        }
        // A copy made before has its own tables, and one made now shares these.
        let old = Self.found(before)
        #expect(old.ids == "d p q" && old.classes == "k: d p; m: d q", "\(row.why)")
        var copy = tree
        copy.append("<b id=x0 class=k>", to: .root)
        #expect(copy.element(withID: "x0") != nil && tree.element(withID: "x0") == nil)
        #expect(copy.elements(withClass: "k").last?.elementID == "x0", "\(row.why)")
      }
    }
  }

  /// If several elements have an id, the first one in the document counts, regardless of the order
  /// of insertion.
  @Test func theFirstOfSeveralCounts() {
    let rows: [(edit: Edit, text: String?, why: String)] = [
      ({ $0.append("<b id=a>3</b>", to: .root) }, "1", "a later one"),
      ({ $0.prepend("<b id=a>3</b>", to: .root) }, "3", "an earlier one"),
      ({ $0.insert("<b id=a>3</b>", after: .id("a")) }, "1", "one between"),
      ({ $0.setAttribute("id", to: "a", of: .id("z")) }, "0", "an element that was there before"),
      ({ $0.remove(.id("a")) }, "2", "the first one goes"),
      (
        {
          $0.remove(.id("a"))
          $0.remove(.id("a"))
        }, nil, "both go"
      ),
      (
        {
          $0.remove(.id("a"))
          $0.prepend("<b id=a>3", to: .root)
        }, "3", "one goes, one comes"
      ),
      (
        {
          $0.remove(.id("a"))
          $0.append("<b id=a>3", to: .root)
        }, "2", "and comes last"
      ),
      ({ $0.setAttribute("id", to: "b", of: .id("a")) }, "2", "the first one gets another"),
      ({ $0.prepend("<b><i id=a>4</i></b><u id=a>5</u>", to: .root) }, "4", "two earlier ones"),
    ]
    for row in rows {
      for isIndexed in [false, true] {
        var tree = MarkupTree(parsing: "<q id=z>0</q><b id=a>1</b><b id=a>2</b>")
        if isIndexed { _ = tree.element(withID: "a") }
        row.edit(&tree)
        let first = tree.elements.first { $0["id"] == "a" }
        #expect(tree.element(withID: "a") == first && first?.text == row.text, "\(row.why)")
        #expect(tree.element(withID: "a")?.text == row.text, "\(row.why), again")
      }
    }
  }

  /// Content inserted before a copy was made, and not looked up until then, is also found in the
  /// copy.
  @Test func copiesFindEntriesNotYetInATable() {
    for isIndexed in [false, true] {
      var tree = MarkupTree(parsing: Self.markup)
      if isIndexed { _ = Self.found(tree) }
      tree.append("<i id=n>", to: .root)
      tree.append("<i id=x0>", to: .root)
      var copy = tree
      copy.setText("x", of: .root)
      copy = tree
      copy.setAttribute("title", to: "t", of: copy.root.lastChild?.id ?? copy.root.id)
      for found in [copy, tree] {
        #expect(found.element(withID: "n")?.elementID == "n")
        #expect(found.element(withID: "x0") == found.root.lastChild)
        #expect(found.element(withID: "d") == found.root.firstChild)
      }
    }
  }

  /// Tables of additions are merged as they grow, so that there are few of them.
  @Test func manyAdditionsAreFound() {
    var tree = MarkupTree(parsing: "<b id=first>")
    for number in 0..<600 {
      tree.append("<i id=n\(number)>\(number)</i>", to: .root)
      #expect(tree.element(withID: "n\(number)")?.text == "\(number)")
      #expect(tree.element(withID: "n\(number / 2)")?.text == "\(number / 2)")
      #expect(tree.element(withID: "n\(number + 1)") == nil)
    }
    for number in 0..<600 { #expect(tree.element(withID: "n\(number)")?.text == "\(number)") }
    #expect(tree.element(withID: "first") != nil)
  }

  /// Buckets of a table: all entries of a hash, each once as long as it is the last.
  @Test func bucketsReturnEntriesByHash() {
    for count in [0, 1, 2, 3, 4, 5, 8, 9, 100] {
      let entries = (0..<count).map {
        HashedElements.Entry(hash: UInt64($0 / 2), node: Int32($0 / 3))
      }
      let table = HashedElements(entries)
      #expect(table.entries.count == count)
      for hash in 0...UInt64(count) {
        var found: [Int32] = []
        #expect(
          table.candidates(hash) { node in
            found.append(node)
            return true
          })
        var expected: [Int32] = []
        for entry in entries where entry.hash == hash && expected.last != entry.node {
          expected.append(entry.node)
        }
        #expect(found == expected, "\(hash) of \(count)")
        var calls = 0
        let isFinished = table.candidates(hash) { _ in
          calls += 1
          return false
        }
        #expect(isFinished == expected.isEmpty && calls == min(1, expected.count), "it ends early")
      }
      // Other hashes of the same bucket do not match.
      #expect(table.candidates(1 << 40) { _ in false })
    }
  }

  @Test func wordsOfLists() {
    for (list, words) in [
      ("", []), (" ", []), ("a", ["a"]), (" a", ["a"]), ("a ", ["a"]), ("a b", ["a", "b"]),
      ("\ta\n\u{C}b\rc ", ["a", "b", "c"]), ("a\u{B}b", ["a\u{B}b"]), ("東 京", ["東", "京"]),
      ("a\u{A0}b\u{3000}c", ["a\u{A0}b\u{3000}c"]),
    ] as [(String, [String])] {
      Array(list.utf8).withUnsafeBufferPointer { bytes in
        var reader = WordsInBytes(bytes)
        var found: [String] = []
        while let word = reader.next() {
          found.append(String(decoding: bytes[word], as: UTF8.self))
        }
        #expect(found == words, "\(list.debugDescription)")
        #expect(reader.next() == nil)
      }
    }
  }
}
