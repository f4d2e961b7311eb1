import MarkupText
import Testing

/// Examples in documentation comments that no other test covers.
@Suite struct CommentExampleTests {
  @Test func attributesAndEvents() throws {
    let link = MarkupTree(parsing: "<a href=/?a&amp;b download>").root.firstChild
    #expect(link?["HREF"] == "/?a&b" && link?["download"] == "" && link?["id"] == nil)
    #expect(
      MarkupTree(parsing: "<p>a<b>b</b></p>").root.firstChild?.innerHTML == "a<b>b</b>")
    var kinds: [MarkupNode.Kind] = []
    for event in TreeWalk(MarkupTree(parsing: "<p>a<!--c-->").root) {
      if case .enter(let node) = event { kinds.append(node.kind) }
    }
    #expect(kinds == [.root, .element, .text, .comment])
    #expect(try SelectorList(parsing: "UL>li.a , #b").description == "ul > li.a, #b")
  }

  @Test func sheetsAndDeclarations() {
    #expect(
      StyleDeclaration.list(parsing: "color: red; widht: 1px").map(\.description)
        == ["color: #ff0000", "widht: 1px"])
    #expect(
      StyleSheet(parsing: "p { margin: 0 }").description
        == "p { margin-top: 0px; margin-right: 0px; margin-bottom: 0px; margin-left: 0px }")
    var cascade = StyleCascade()
    cascade.defineProperty("glow") { color in
      StyleDeclaration.list(parsing: "text-shadow: 0 0 4px \(color)")
    }
    cascade.setStyle(for: .element("badge"), attributes: ["level"]) { element in
      let color = element["level"] == "high" ? "red" : "gray"
      return StyleDeclaration.list(parsing: "background: \(color)")
    }
    let markup = "<badge level=high style='glow: lime'>a</badge><badge level=low>b</badge>"
    let text = StyledText(MarkupTree(parsing: markup), cascade: cascade)
    #expect(runValues(text, .backgroundColor) == "a:#ff0000 b:#808080")
    #expect(runValues(text, .textShadow) == "a:0px 0px 4px #00ff00 b:none")
  }

  /// A quoted value of an unknown property is passed on without quotation marks, and written with
  /// them.
  @Test func quotedValuesAreWrittenAsTheyAreRead() {
    for text in ["x: \"a;b\"", "x: \"a}b\"", "x: \"it's\"", "x: 'a' 'b'", "--x: 'a;b'", "x: a b"] {
      let sheet = StyleSheet(parsing: "p{\(text)}")
      #expect(sheet.description == "p { \(text) }")
      #expect(StyleSheet(parsing: sheet.description).rules == sheet.rules)
    }
    #expect(StyleDeclaration.list(parsing: "x: 'a;b'").map(\.text) == ["a;b"])
  }

  @Test func markdown() {
    #expect(
      MarkupTree(parsing: "<h2>旅</h2><ul><li>東京<li><b>大阪</b></ul>").markdown
        == "## 旅\n\n- 東京\n- **大阪**\n")
    let tree = MarkupTree(parsing: "<p>この<b>赤</b>は<b>「朱」</b>だ。*注*")
    #expect(StyledText(tree).markdown() == "この**赤**は<strong>「朱」</strong>だ。\\*注\\*\n")
  }

  @Test func counters() {
    #expect(CounterStyle(name: "japanese-informal")?.marker(for: 21) == "二十一、")
    #expect(CounterStyle(name: "lower-roman")?.text(for: 4000) == "4000")
    #expect(CounterStyle(name: "japanese-informal")?.text(for: 10_000) == "一〇〇〇〇")
    #expect(CounterStyle(name: "circled-decimal")?.text(for: 51) == "51")
    #expect(CounterStyle(name: "disc")?.marker(for: 3) == "• ")
    #expect(CounterStyle(name: "hiragana")?.marker(for: 100) == "いえ、")
    let rows: [(StyleValue, String)] = [
      (.name("upper-alpha"), "B. "), (.name("unknown"), "2. "), (.string("※ "), "※ "),
      (.keyword(.none), ""),
    ]
    for (type, marker) in rows {
      #expect(CounterStyle.marker(for: 2, listStyleType: type) == marker)
    }
  }

  @Test func escaping() {
    #expect("Fish & Chips".markupEscaped(.punctuation) == "Fish &#38; Chips")
    #expect("🇺🇸".markupEscaped(.nonASCII) == "&#127482;&#127480;")
    #expect(
      MarkupTree(parsing: "a<br>&nbsp;<img alt=x>").root.outerMarkup(.xml)
        == "a<br/>&#160;<img alt=\"x\"/>")
    #expect(MarkupTree(parsing: "<ruby>字<rt>じ</ruby><br>").xml == "<ruby>字<rt>じ</rt></ruby><br/>")
  }
}
