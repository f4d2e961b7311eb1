import MarkupText
import Testing

/// Values that edits store unchanged, whatever they contain.
@Suite struct EditValueTests {
  private static let values: [(value: String, read: String?, why: String)] = [
    ("", nil, "nothing"), ("&", nil, "& alone"), ("&amp;", nil, "a reference"),
    ("&amp", nil, "without a semicolon"), ("&#38;", nil, "a number"), ("&#x26;", nil, "in hex"),
    ("&#xFFFFFFFF;", nil, "no character"), ("&unknown;", nil, "no name"), ("&;", nil, "empty"),
    ("&&&amp;&", nil, "many"), ("a&b=c&lt", nil, "an address"), ("&#0;", nil, "NUL as a number"),
    ("\"'", nil, "quotes"), ("<b>x</b>", nil, "tags"), ("-->", nil, "the end of a comment"),
    ("</p>", nil, "an end tag"), ("\0", "\u{FFFD}", "NUL"), ("a\0b\0", "a\u{FFFD}b\u{FFFD}", "two"),
    ("\r", "\n", "CR"), ("\r\n", "\n", "CR LF"), ("\n\r", "\n\n", "LF CR"),
    ("a\r\r\nb", "a\n\nb", "CR CR LF"), ("\r\0&\r", "\n\u{FFFD}&\n", "all of them"),
    (" \t\n ", nil, "white space"), ("\u{A0}\u{3000}", nil, "other spaces"),
    ("\u{FEFF}", nil, "a byte order mark"), ("\u{1}\u{7F}\u{85}", nil, "controls"),
    ("e\u{301}か\u{3099}", nil, "marks that combine"), ("🎄👨‍👩‍👧", nil, "characters of many scalars"),
    ("\u{10FFFF}\u{FFFF}", nil, "no characters"), ("]]>", nil, "the end of a CDATA section"),
  ]

  @Test func textsArePreserved() {
    for row in Self.values {
      let expected = row.read ?? row.value
      for markup in ["<p id=x></p>", "<p id=x>old</p>", "<p id=x><b>a</b>c</p>"] {
        var tree = MarkupTree(parsing: markup)
        tree.setText(row.value, of: .id("x"))
        let text = tree.element(withID: "x")?.text
        #expect(text?.utf8.elementsEqual(expected.utf8) ?? false, "\(row.why)")
        let again = MarkupTree(parsing: tree.html).root.firstChild?.text
        #expect(again?.utf8.elementsEqual(expected.utf8) ?? false, "\(row.why), written and read")
      }
    }
  }

  @Test func valuesOfAttributesArePreserved() {
    for row in Self.values {
      let expected = row.read ?? row.value
      var tree = MarkupTree(parsing: "<p id=x title=old lang=ja>")
      tree.setAttribute("title", to: row.value, of: .id("x"))
      tree.setAttribute("data-x", to: row.value, of: .id("x"))
      let element = tree.element(withID: "x")
      #expect(element?.attributes.map(\.name) == ["id", "title", "lang", "data-x"])
      for name in ["title", "data-x"] {
        #expect(element?[name]?.utf8.elementsEqual(expected.utf8) ?? false, "\(row.why)")
        let again = MarkupTree(parsing: tree.html).root.firstChild?[name]
        #expect(again?.utf8.elementsEqual(expected.utf8) ?? false, "\(row.why), written and read")
      }
    }
  }

  /// An id that was set is found by the value that is read.
  @Test func newIDsAreFound() {
    for row in Self.values {
      let expected = row.read ?? row.value
      var tree = MarkupTree(parsing: "<p id=x>1</p><p>2</p>")
      #expect(tree.element(withID: expected) == nil)
      tree.setAttribute("id", to: row.value, of: .id("x"))
      #expect(tree.element(withID: expected)?.text == (expected.isEmpty ? nil : "1"), "\(row.why)")
      #expect(tree.element(withID: "x") == nil, "\(row.why)")
    }
  }

  @Test func namesOfAttributes() {
    let rows: [(name: String, written: String?, why: String)] = [
      ("title", "title", "a name"), ("TITLE", "title", "capitals"), ("名前", "名前", "any script"),
      ("Ärger", "Ärger", "only ASCII letters are lowered"), ("a\"b", "a\"b", "a quote"),
      ("a<b", "a<b", "a tag delimiter"), ("xml:lang", "xml:lang", "a colon"),
      ("@a", "@a", "a sign"),
      ("🎄", "🎄", "four bytes"), ("data-Foo", "data-foo", "data"), ("", nil, "no name"),
      ("a b", nil, "a space"), ("a\tb", nil, "a tab"), ("a\nb", nil, "LF"), ("a\rb", nil, "CR"),
      ("a\u{C}b", nil, "a form feed"), ("a/b", nil, "a slash"), ("a>b", nil, "the end of a tag"),
      ("a=b", nil, "a value"), ("=", nil, "only that"), ("a\0b", nil, "NUL"), (" a", nil, "before"),
      ("a\u{A0}b", "a\u{A0}b", "a space that is not markup white space"),
    ]
    for row in rows {
      var tree = MarkupTree(parsing: "<p id=x>")
      #expect(tree.setAttribute(row.name, to: "v&", of: .id("x")) == (row.written == nil ? 0 : 1))
      let names = tree.element(withID: "x")?.attributes.dropFirst().map(\.name)
      #expect(names == (row.written.map { [$0] } ?? []), "\(row.why)")
      guard row.written != nil else { continue }
      #expect(tree.element(withID: "x")?[row.name] == "v&", "\(row.why)")
      let again = MarkupTree(parsing: tree.html).root.firstChild
      #expect(again?[row.name] == "v&", "\(row.why), written and read: \(tree.html)")
      #expect(tree.setAttribute(row.name, to: nil, of: .id("x")) == 1)
      #expect(tree.html == "<p id=\"x\"></p>", "\(row.why)")
    }
  }

  /// A tag has at most 255 attributes, even after edits.
  @Test func attributesHaveALimit() {
    let names = (0..<254).map { "a\($0)" }
    var tree = MarkupTree(parsing: "<p " + names.joined(separator: " ") + ">")
    #expect(tree.root.firstChild?.attributes.count == 254)
    let id = tree.root.firstChild?.id ?? tree.root.id
    #expect(tree.setAttribute("last", to: "1", of: id) == 1, "the 255th")
    #expect(tree.setAttribute("more", to: "1", of: id) == 0, "the 256th")
    #expect(tree.addClass("c", to: id) == 0 && tree.setStyle("color: red", of: id) == 0)
    #expect(tree.root.firstChild?.attributes.count == 255)
    #expect(tree.setAttribute("a7", to: "new", of: id) == 1, "one that is there can change")
    #expect(tree.root.firstChild?["a7"] == "new" && tree.root.firstChild?["more"] == nil)
    #expect(tree.setAttribute("a8", to: nil, of: id) == 1)
    #expect(tree.setAttribute("more", to: "2", of: id) == 1, "there is capacity again")
    #expect(tree.root.firstChild?["more"] == "2" && tree.root.firstChild?["last"] == "1")
    #expect(tree.root.firstChild?.attributes.count == 255)
    #expect(
      tree.root.firstChild?.attributes.map(\.name) == names.filter { $0 != "a8" } + [
        "last", "more",
      ])
  }

  @Test func largeValues() {
    let large = String(repeating: "あ&<\"", count: 1_700_000)
    var tree = MarkupTree(parsing: "<p id=x>old</p>")
    let old = tree
    #expect(tree.setText(large, of: .id("x")) == 1)
    #expect(tree.text.utf8.count == large.utf8.count && tree.text == large)
    #expect(tree.setText("small", of: .id("x")) == 1)
    #expect(tree.text == "small")
    #expect(tree.setAttribute("title", to: large, of: .id("x")) == 1)
    #expect(tree.source.utf8.count < large.utf8.count * 2, "unreachable nodes are released")
    #expect(tree.element(withID: "x")?["title"] == large)
    #expect(tree.setAttribute("title", to: nil, of: .id("x")) == 1)
    tree.setText("smaller", of: .id("x"))
    #expect(tree.html == "<p id=\"x\">smaller</p>" && old.html == "<p id=\"x\">old</p>")
  }

  @Test func classesOfOddLists() {
    let rows: [(list: String?, add: String, remove: String, list2: String?, why: String)] = [
      (nil, "a", "", "a", "none yet"), ("", "a", "", "a", "an empty list"),
      ("a", "a", "", "a", "there already"), (" a  b ", "a", "", " a  b ", "no change, no new list"),
      (" a  b ", "c", "", "a b c", "one space between"), ("a", "b a c b", "", "a b c", "each once"),
      ("a a", "b", "", "a a b", "what is there twice stays"), ("a", "A", "", "a A", "case matters"),
      ("a\t\nb\u{C}c", "", "b", "a c", "any white space"), ("a b a", "", "a", "b", "all of them"),
      ("a", "", "a", nil, "the last one goes with the attribute"), ("a", "", "b", "a", "not there"),
      (" ", "", "a", " ", "a list without names stays"), (nil, "", "a", nil, "no attribute"),
      ("a b c", "", "c a", "b", "two at once"), ("a", " ", "\n", "a", "no names to add or remove"),
      ("a&b", "c&d", "", "a&b c&d", "& is a letter like any other"),
      ("東", "京", "", "東 京", "any script"),
      ("a", "b\u{A0}c", "", "a b\u{A0}c", "U+00A0 does not count"),
    ]
    for row in rows {
      var tree = MarkupTree(parsing: "<p id=x>")
      if let list = row.list { tree.setAttribute("class", to: list, of: .id("x")) }
      let count =
        tree.addClass(row.add, to: .id("x")) + tree.removeClass(row.remove, from: .id("x"))
      #expect(tree.element(withID: "x")?["class"] == row.list2, "\(row.why)")
      #expect(count == (row.list == row.list2 ? 0 : 1), "\(row.why)")
    }
  }

  @Test func stylesAreReplacedByClasses() {
    let rows: [(tag: String, names: String, html: String, why: String)] = [
      ("<p id=x>", "a", "<p id=\"x\" class=\"a\">", "neither was there"),
      ("<p id=x style=y class='b c'>", "a", "<p id=\"x\" class=\"a\">", "both go"),
      (
        "<p id=x class=b title=t>", "a", "<p id=\"x\" class=\"a\" title=\"t\">",
        "in the position of the class"
      ),
      ("<p id=x class=b style=y>", "", "<p id=\"x\">", "no class instead"),
      ("<p id=x>", " b  a ", "<p id=\"x\" class=\"b a\">", "several names"),
    ]
    for row in rows {
      var tree = MarkupTree(parsing: row.tag)
      #expect(tree.replaceStyles(withClass: row.names, of: .id("x")) == 1)
      #expect(tree.html == row.html + "</p>", "\(row.why)")
    }
  }
}
