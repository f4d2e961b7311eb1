import Testing
import TextFoundation

@testable import MarkupText

/// Each character in each position of text and attributes, in HTML and XML.
@Suite struct EscapeTableTests {
  private static let html = EscapeTable.htmlText
  private static let htmlValue = EscapeTable.htmlAttribute
  private static let xml = EscapeTable.xmlText
  private static let xmlValue = EscapeTable.xmlAttribute

  private func written(_ text: String, _ table: EscapeTable) -> String {
    var sink = MarkupSink(minimumCapacity: 16)
    withUTF8Bytes(of: text) { sink.write($0, escapedBy: table) }
    return sink.finish()
  }

  /// The four of WHATWG HTML 13.3, CR, and those of XML 1.0, 2.2 and 3.3.3.
  @Test func everyASCIICharacter() {
    for value in UInt8(0)..<0x80 {
      let text = String(Unicode.Scalar(value))
      var expected = [text, text, text, text]
      switch value {
      case UInt8(ascii: "&"): expected = Array(repeating: "&amp;", count: 4)
      case UInt8(ascii: "<"): expected = Array(repeating: "&lt;", count: 4)
      case UInt8(ascii: ">"): expected = Array(repeating: "&gt;", count: 4)
      case 0x0D: expected = Array(repeating: "&#13;", count: 4)
      case UInt8(ascii: "\""): expected = ["\"", "&quot;", "\"", "&quot;"]
      case 0x09: expected[3] = "&#9;"
      case 0x0A: expected[3] = "&#10;"
      case 0..<0x20: expected[2...3] = ["\u{FFFD}", "\u{FFFD}"]
      default: break
      }
      for (context, expected) in zip(
        [Self.html, Self.htmlValue, Self.xml, Self.xmlValue], expected)
      {
        #expect(written(text, context) == expected, "\(value)")
        #expect(written("a\(text)あ\(text)", context) == "a\(expected)あ\(expected)", "\(value)")
      }
    }
  }

  /// Characters whose UTF-8 bytes begin like those of U+00A0, U+FFFE and U+FFFF.
  @Test func charactersOfSeveralBytes() {
    let rows: [(text: String, html: String, xml: String)] = [
      ("\u{A0}", "&nbsp;", "&#160;"), ("\u{A1}", "\u{A1}", "\u{A1}"),
      ("\u{80}", "\u{80}", "\u{80}"),
      ("\u{BF}", "\u{BF}", "\u{BF}"), ("\u{E0}", "\u{E0}", "\u{E0}"),
      ("\u{9F}", "\u{9F}", "\u{9F}"),
      ("\u{20A0}", "\u{20A0}", "\u{20A0}"), ("\u{FFFE}", "\u{FFFE}", "\u{FFFD}"),
      ("\u{FFFF}", "\u{FFFF}", "\u{FFFD}"), ("\u{FFFD}", "\u{FFFD}", "\u{FFFD}"),
      ("\u{FFFC}", "\u{FFFC}", "\u{FFFC}"), ("\u{FEFF}", "\u{FEFF}", "\u{FEFF}"),
      ("\u{F000}", "\u{F000}", "\u{F000}"), ("\u{1FFFF}", "\u{1FFFF}", "\u{1FFFF}"),
      ("\u{10FFFF}", "\u{10FFFF}", "\u{10FFFF}"),
      ("\u{A0}\u{A0}a\u{A0}", "&nbsp;&nbsp;a&nbsp;", "&#160;&#160;a&#160;"),
      ("\u{FFFE}<\u{FFFF}", "\u{FFFE}&lt;\u{FFFF}", "\u{FFFD}&lt;\u{FFFD}"),
      ("a\u{301}\u{A0}", "a\u{301}&nbsp;", "a\u{301}&#160;"),
    ]
    for row in rows {
      for context in [Self.html, Self.htmlValue] {
        #expect(written(row.text, context).unicodeScalars.elementsEqual(row.html.unicodeScalars))
      }
      for context in [Self.xml, Self.xmlValue] {
        #expect(written(row.text, context).unicodeScalars.elementsEqual(row.xml.unicodeScalars))
      }
    }
    #expect(written("", Self.html) == "")
  }

  /// Unchanged runs are copied as a whole, wherever they are between replacements.
  @Test func runsBetweenReplacements() {
    for (text, expected) in [
      ("&", "&amp;"), ("a&", "a&amp;"), ("&a", "&amp;a"), ("&&", "&amp;&amp;"),
      ("a&b&c", "a&amp;b&amp;c"), ("abc", "abc"), ("あ&い", "あ&amp;い"), ("&あ", "&amp;あ"),
      (String(repeating: "x", count: 5000) + "&", String(repeating: "x", count: 5000) + "&amp;"),
      (String(repeating: "&", count: 300), String(repeating: "&amp;", count: 300)),
    ] {
      #expect(written(text, Self.html) == expected)
    }
  }

  private func withoutEndTags(_ text: String, of name: String) -> String {
    var sink = MarkupSink(minimumCapacity: 16)
    withUTF8Bytes(of: text) { text in
      withUTF8Bytes(of: name) { RawText.write(text, of: $0, to: &sink) }
    }
    return sink.finish()
  }

  @Test func rawTextWithoutEndTags() {
    let rows: [(text: String, name: String, written: String, why: String)] = [
      ("", "script", "", "nothing"), ("</script>", "script", "<\\/script>", "the end tag alone"),
      ("</script", "script", "</script", "unfinished: the following text ends it"),
      ("</script>x", "script", "<\\/script>x", "at the start"),
      ("x</script\u{C}", "script", "x<\\/script\u{C}", "at the end"),
      ("</ScRiPt\r", "script", "<\\/ScRiPt\r", "in any case"),
      ("</scriptx>", "script", "</scriptx>", "a longer name"),
      ("</scrip>", "script", "</scrip>", "a shorter one"),
      ("< /script>", "script", "< /script>", "a space"),
      ("<//script>", "script", "<//script>", "two slashes"),
      ("<script>", "script", "<script>", "a start tag"),
      ("</style>", "script", "</style>", "another's"),
      ("</script></script>", "script", "<\\/script><\\/script>", "two"),
      ("<</script>", "script", "<<\\/script>", "after <"),
      ("<\\/script>", "script", "<\\/script>", "done already"),
      ("あ</style >い", "style", "あ<\\/style >い", "between other characters"),
      ("<", "style", "<", "at the end"), ("</", "style", "</", "cut short"),
    ]
    for row in rows {
      #expect(withoutEndTags(row.text, of: row.name) == row.written, "\(row.why)")
      // The written text does not end the element.
      let again = MarkupTree(parsing: "<\(row.name)>\(row.written)</\(row.name)>")
      #expect(Array(again.root.children).count == 1, "\(row.why)")
      #expect(again.text == row.written.replacing("\r", with: "\n"), "\(row.why)")
    }
  }

  @Test func commentsInXML() {
    for (text, written) in [
      ("", ""), ("-", "- "), ("--", "- - "), ("---", "- - - "), ("a-b", "a-b"), ("a--b", "a- -b"),
      ("-a", "-a"), ("a-", "a- "), ("- -", "- - "), ("-\u{1}-", "-\u{FFFD}- "),
      ("\t\n\r", "\t\n\r"), ("\u{B}\u{C}\u{0}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{FFFE}", "\u{FFFD}"),
      ("<&>", "<&>"), ("-\u{301}-", "-\u{301}- "), ("🎄", "🎄"),
    ] {
      let found = XMLNames.comment(text)
      #expect(
        found.unicodeScalars.elementsEqual(written.unicodeScalars), "\(text.debugDescription)")
    }
  }

  @Test func namesInXML() {
    let rows: [(name: String, element: String, attribute: String, why: String)] = [
      ("", "_", "_", "no name"), ("p", "p", "p", "a letter"),
      ("h1", "h1", "h1", "followed by a digit"),
      ("1", "_1", "_1", "a digit first"), ("-a", "_-a", "_-a", "a hyphen first"),
      (".", "_.", "_.", "a dot"), ("a.b", "a.b", "a.b", "within"), (":", "_", "_", "a colon"),
      ("xml:lang", "xml_lang", "xml:lang", "one of XML's"),
      ("xml:", "xml_", "xml_", "not of these"),
      ("XML:lang", "XML_lang", "XML_lang", "in this case only"), ("a b", "a_b", "a_b", "a space"),
      ("\u{301}a", "_\u{301}a", "_\u{301}a", "punctuation first"), ("@", "_", "_", "a sign"),
      ("@@", "__", "__", "each becomes one"), ("@1", "_1", "_1", "and can start"),
      ("あ-い", "あ-い", "あ-い", "any script"), ("a\u{D7}b", "a_b", "a_b", "not a letter in XML"),
      ("🎄", "🎄", "🎄", "beyond U+FFFF"), ("a\u{0}", "a_", "a_", "NUL"), ("_", "_", "_", "itself"),
    ]
    for row in rows {
      for (isAttribute, expected) in [(false, row.element), (true, row.attribute)] {
        let found = XMLNames.name(row.name, isAttribute: isAttribute)
        #expect(found.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(row.why): \(found)")
      }
    }
  }
}
