import MarkupText
import Testing

/// Escaped output is read back as the original content, in elements with special rules.
@Suite struct ReadAgainTests {
  private static let texts = [
    "a", "\n", "\n\n", " ", "&", "&amp;", "&lt", "<", "<b>", "</", "</p>", "<!--", "-->", "]]>",
    "\"",
    "'", "\u{A0}", "\t", "\u{1}", "\u{FFFE}", "<![CDATA[x]]>", "<?x?>", "<Congratulation!>", "a<b",
    "&#13;", "&nbsp", "é\u{301}", "🎄", "=", "/>",
  ]

  /// As HTML, twice: the second output is equal to the first.
  @Test func textsInElements() {
    for name in [
      "p", "pre", "listing", "textarea", "title", "b", "my-x", "td", "option", "button", "rt",
      "svg",
    ] {
      for text in Self.texts {
        var tree = MarkupTree(parsing: "<\(name) id=x></\(name)>")
        #expect(tree.setText(text, of: .id("x")) == 1)
        let again = MarkupTree(parsing: tree.html)
        let read = again.element(withID: "x")?.text
        #expect(read?.utf8.elementsEqual(text.utf8) ?? false, "\(name): \(tree.html)")
        #expect(again.html == tree.html, "\(name)")
      }
    }
  }

  /// Elements without references contain everything that does not end them.
  @Test func textsInRawText() {
    for name in ["script", "style", "xmp", "iframe", "noembed", "noframes"] {
      for text in Self.texts {
        var tree = MarkupTree(parsing: "<\(name) id=x></\(name)>")
        tree.setText(text, of: .id("x"))
        let again = MarkupTree(parsing: tree.html + "<p>behind</p>")
        let read = again.element(withID: "x")?.text
        #expect(read?.utf8.elementsEqual(text.utf8) ?? false, "\(name): \(tree.html)")
        #expect(again.root.lastChild?.text == "behind", "\(name): \(tree.html)")
      }
    }
  }

  @Test func valuesOfAttributes() {
    for text in Self.texts {
      for name in ["title", "href", "あ", "x\"y", "on<"] {
        var tree = MarkupTree(parsing: "<p id=x>")
        tree.setAttribute(name, to: text, of: .id("x"))
        let again = MarkupTree(parsing: tree.html)
        let read = again.element(withID: "x")?[name]
        #expect(read?.utf8.elementsEqual(text.utf8) ?? false, "\(name): \(tree.html)")
        #expect(again.root.firstChild?.attributes.count == 2)
      }
    }
  }

  /// Comments are ended only by their end delimiters.
  @Test func comments() {
    let rows: [(source: String, html: String, why: String)] = [
      ("<!-- a -->", "<!-- a -->", "plain"), ("<!---->", "<!---->", "empty"),
      ("<!-->a", "<!---->a", "13.2.5.43: closed at once"), ("<!--->a", "<!---->a", "13.2.5.44"),
      ("<!--a--!>b", "<!--a-->b", "13.2.5.51"), ("<!--a->b-->", "<!--a->b-->", "one hyphen"),
      ("<!-- <b> & &amp; -->", "<!-- <b> & &amp; -->", "no tags, no references"),
      ("<!x>a", "<!--x-->a", "13.2.5.42: bogus"), ("<?x?>a", "<!--?x?-->a", "another"),
    ]
    for row in rows {
      let tree = MarkupTree(parsing: row.source)
      #expect(tree.html == row.html, "\(row.why)")
      #expect(MarkupTree(parsing: tree.html).html == row.html, "\(row.why)")
    }
  }

  /// The three forms of escaping are equivalent in text and in quoted values.
  @Test func formsOfEscapingAreEquivalent() {
    for text in Self.texts {
      for escaping in MarkupEscaping.allCases {
        let escaped = text.markupEscaped(escaping)
        let tree = MarkupTree(parsing: "<p title=\"\(escaped)\">\(escaped)</p>")
        #expect(tree.text.utf8.elementsEqual(text.utf8), "\(escaped)")
        #expect(tree.root.firstChild?["title"]?.utf8.elementsEqual(text.utf8) ?? false)
        #expect(escaped.decodingCharacterReferences.utf8.elementsEqual(text.utf8))
        if escaping == .nonASCII {
          #expect(escaped.unicodeScalars.allSatisfy { $0.isASCII || $0.value < 0xA0 }, "\(escaped)")
        }
        if escaping == .punctuation,
          !text.unicodeScalars.contains(where: { $0.properties.isWhitespace })
        {
          let bare = MarkupTree(parsing: "<p title=\(escaped) class=k>")
          #expect(
            bare.root.firstChild?["title"]?.utf8.elementsEqual(text.utf8) ?? false, "\(escaped)")
          #expect(bare.root.firstChild?["class"] == "k", "\(escaped)")
        }
      }
    }
  }
}
