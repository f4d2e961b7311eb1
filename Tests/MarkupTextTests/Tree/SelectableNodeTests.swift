import MarkupText
import Testing

/// Nodes of a tree in selector matching.
@Suite struct SelectableNodeTests {
  static func element(_ markup: String) -> MarkupNode? {
    MarkupTree(parsing: markup).root.firstChildElement
  }

  @Test func classes() {
    let rows: [(markup: String, name: String, ignoringCase: Bool, expected: Bool, why: String)] = [
      ("<p class='a b'>", "a", false, true, "the first of two"),
      ("<p class='a b'>", "b", false, true, "the last of two"),
      ("<p class='a b'>", "a b", false, false, "a name holds no space"),
      ("<p class='ab'>", "a", false, false, "not a part of a name"),
      ("<p class='a'>", "ab", false, false, "not the start of a name"),
      ("<p class='A'>", "a", false, false, "the cases differ"),
      ("<p class='A'>", "a", true, true, "the cases do not matter"),
      ("<p class='É'>", "é", true, false, "only those of A–Z do not"),
      ("<p CLASS=a>", "a", false, true, "the attribute's own case does not matter"),
      ("<p class='x\ty\nz'>", "y", false, true, "any white space separates"),
      ("<p class='a&amp;b'>", "a&b", false, true, "references are decoded"),
      ("<p class='a&#32;b'>", "b", false, true, "before the list is split"),
      ("<p class='x\u{0}'>", "x\u{FFFD}", false, true, "NUL is U+FFFD"),
      ("<p class=''>", "", false, false, "the empty name is in no list"),
      ("<p>", "a", false, false, "no attribute"),
      ("<p class='東京 大阪'>", "大阪", false, true, "other letters"),
    ]
    for row in rows {
      let found = Self.element(row.markup)?.hasClass(row.name, ignoringCase: row.ignoringCase)
      #expect(found == row.expected, "\(row.markup) \(row.name): \(row.why)")
    }
  }

  @Test func hasClassAgreesWithClasses() {
    for list in ["", " ", "a", " a ", "a  b", "b a", "a&amp;", "aa", "A"] {
      let node = Self.element("<p class=\"\(list)\">")
      #expect(
        node?.hasClass("a", ignoringCase: false) == node?.classes.contains("a"), "'\(list)'")
    }
  }

  @Test func relatives() {
    let tree = MarkupTree(parsing: "<!--c-->x<div> <b>1</b><!--c-->y<i>2</i>z</div><p></p>")
    let div = tree.root.firstChildElement
    #expect(div?.elementName == "div")
    #expect(div?.parentElement == nil, "the root is not an element")
    #expect(div?.previousElement == nil && div?.nextElement?.elementName == "p")
    #expect(div?.firstChildElement?.elementName == "b")
    #expect(div?.lastChildElement?.elementName == "i")
    #expect(div?.firstChildElement?.nextElement == div?.lastChildElement)
    #expect(div?.lastChildElement?.nextElement == nil)
    #expect(div?.firstChildElement?.parentElement == div)
    #expect(div?.lastChildElement?.elementIndex == 1)
    #expect(tree.root.elementName.isEmpty && tree.root.firstChild?.elementName == "")
  }

  @Test func emptiness() {
    for (markup, isEmpty) in [
      ("<p></p>", true), ("<p><!--c--></p>", true), ("<p> </p>", false), ("<p><b></b></p>", false),
      ("<p><![CDATA[]]></p>", true), ("<br>", true),
    ] {
      #expect(Self.element(markup)?.isEmptyElement == isEmpty, "\(markup)")
    }
  }

  @Test func idsAndAttributes() {
    #expect(Self.element("<p id=''>")?.elementID == nil, "an empty id does not count")
    #expect(Self.element("<p id=x>")?.elementID == "x")
    #expect(Self.element("<p title='a&lt;'>")?.attributeValue("title") == "a<")
    #expect(Self.element("<p hidden>")?.attributeValue("hidden") == "")
    #expect(Self.element("<p>")?.attributeValue("hidden") == nil)
  }

  @Test func selectorsAndStyles() throws {
    let tree = MarkupTree(parsing: "<ul><li>1<li id=x class='a b'>2</ul>")
    let item = try #require(tree.element(withID: "x"))
    for (selector, expected) in [
      ("li:last-child", true), ("ul > li.a.b", true), (":root", false), ("li:nth-child(2)#x", true),
      ("li:first-child", false), ("li + li", true), (":empty", false), ("[class~=b]", true),
    ] {
      #expect(item.matches(try SelectorList(parsing: selector)) == expected, "\(selector)")
    }
    var cascade = StyleCascade()
    cascade.add(StyleSheet.defaults, origin: .defaults)
    #expect(cascade.style(of: item).keyword(.display) == .listItem)
  }
}
