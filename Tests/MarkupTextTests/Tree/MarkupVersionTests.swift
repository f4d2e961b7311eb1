import MarkupText
import Testing

/// Which states have distinct versions.
struct MarkupVersionTests {
  @Test func treesKeepTheirVersionUntilTheyAreEdited() {
    // An edit, whether the tree then has a new version, and the reason.
    let rows: [(edit: (inout MarkupTree) -> Void, isNew: Bool, why: String)] = [
      ({ _ in }, false, "nothing"),
      ({ $0.setText("大阪", of: .id("a")) }, true, "a text"),
      ({ $0.setText("大阪", of: .id("none")) }, false, "the text of no element"),
      ({ $0.append("<i>北", to: .id("b")) }, true, "an element more"),
      ({ $0.setStyle("color: red", of: .id("a")) }, true, "a style"),
      ({ _ = $0.text + $0.source }, false, "reading"),
      ({ _ = $0.element(withID: "a") }, false, "an index"),
    ]
    for row in rows {
      var tree = MarkupTree(parsing: "<p id=a>東京</p><p id=b>京都</p>")
      let original = tree
      let before = tree.version
      #expect(tree.version == before)
      row.edit(&tree)
      #expect((tree.version != before) == row.isNew, "\(row.why)")
      #expect(original.version == before, "\(row.why)")
      // The second edit changes the same storage in place.
      let between = tree.version
      row.edit(&tree)
      #expect((tree.version != between) == row.isNew, "\(row.why), again")
      #expect(tree.version != before || !row.isNew, "\(row.why), not the first one again")
    }
  }

  @Test func copiesAreIndependent() {
    var one = MarkupTree(parsing: "<p id=a>東京")
    var two = one
    #expect(one.version == two.version)
    one.setText("大阪", of: .id("a"))
    two.setText("大阪", of: .id("a"))
    // The same text, but the trees are unrelated.
    #expect(one.version != two.version)
    #expect(MarkupTree(parsing: "a").version != MarkupTree(parsing: "a").version)
    #expect(one.root.tree.version == one.version)
  }

  @Test func versionsAreNeverReused() {
    var versions: Set<MarkupVersion> = []
    var tree = MarkupTree(parsing: "<p id=a>東京")
    for number in 0..<1000 {
      // The memory of released trees may be reused.
      #expect(versions.insert(MarkupTree(parsing: "\(number)").version).inserted)
      tree.setText("\(number)", of: .id("a"))
      #expect(versions.insert(tree.version).inserted)
    }
  }

  @Test func cascades() {
    let sheet = StyleSheet(parsing: "p { color: red }")
    var cascade = StyleCascade()
    let empty = cascade.version
    #expect(cascade.version == empty)
    #expect(StyleCascade().version != empty)
    cascade.add(sheet)
    let one = cascade.version
    #expect(one != empty)
    let copy = cascade
    cascade.add(sheet, origin: .code)
    #expect(cascade.version != one)
    #expect(copy.version == one)
    // Reading does not change the version.
    _ = cascade.rootStyle
    let two = cascade.version
    if let paragraph = MarkupTree(parsing: "<p>a").first("p") { _ = cascade.style(of: paragraph) }
    #expect(cascade.version == two)
  }

  @Test func treesWithoutSheetsShareTheDefaultCascade() {
    let plain = [MarkupTree(parsing: "<p>a"), MarkupTree(parsing: "b")]
    #expect(
      StyleCascade.standard(for: plain[0]).version == StyleCascade.standard(for: plain[1]).version)
    let styled = MarkupTree(parsing: "<style>p { color: red }</style><p>a")
    #expect(
      StyleCascade.standard(for: styled).version != StyleCascade.standard(for: plain[0]).version)
  }
}
