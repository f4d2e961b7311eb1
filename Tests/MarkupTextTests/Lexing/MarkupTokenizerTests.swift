import MarkupText
import TestSupport
import Testing
import TextFoundation

/// Tests that tokens are exact ranges of the source, in both syntaxes.
@Suite struct MarkupTokenizerTests {
  /// Returns the tokens of a text as `kind:source`.
  private static func tokens(
    _ text: String, _ dialect: MarkupTokenizer.Dialect
  ) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var tokenizer = MarkupTokenizer(buffer, dialect: dialect)
      var tokens: [String] = []
      while let token = tokenizer.next() {
        tokens.append("\(token.kind):" + String(decoding: buffer[token.range], as: UTF8.self))
      }
      return tokens
    }
  }

  @Test func kindsAndRanges() {
    let rows: [(source: String, html: [String], xml: [String]?, why: String)] = [
      ("", [], nil, "nothing"),
      ("a<b>c</b>", ["text:a", "startTag:<b>", "text:c", "endTag:</b>"], nil, "tags"),
      ("<!-- a --><!DOCTYPE x>", ["ignored:<!-- a -->", "ignored:<!DOCTYPE x>"], nil, "ignored"),
      (
        "<title/>a<b>", ["startTag:<title/>", "text:a<b>"],
        ["startTag:<title/>", "text:a", "startTag:<b>"], "raw text is of HTML"
      ),
      (
        "<?a b>c?>d", ["ignored:<?a b>", "text:c?>d"], ["ignored:<?a b>c?>", "text:d"],
        "processing instructions are of XML"
      ),
      ("</東>a", ["ignored:</東>", "text:a"], nil, "a bogus comment, 13.2.5.7"),
      ("a</東", ["text:a", "ignored:</東"], nil, "one that the source ends"),
      ("a<b c", ["text:a", "ignored:<b c"], nil, "a tag that the source ends"),
      ("a<b c=\"d>e</b>f", ["text:a", "ignored:<b c=\"d>e</b>f"], nil, "a quote that never ends"),
      ("a</b c='d>e<i>", ["text:a", "ignored:</b c='d>e<i>"], nil, "one in an end tag"),
      ("<b c=\"d>e'f\">g", ["startTag:<b c=\"d>e'f\">", "text:g"], nil, "one that ends later"),
      ("a<!b", ["text:a", "ignored:<!b"], nil, "a declaration that it ends"),
      ("<東>a < b", ["text:<東>a < b"], nil, "less-than signs"),
      ("<x>a", ["startTag:<x>", "text:a"], nil, "an unknown element without an end tag"),
      ("<![CDATA[<a>]]>b", ["verbatimText:<![CDATA[<a>]]>", "text:b"], nil, "verbatim text"),
    ]
    for row in rows {
      #expect(Self.tokens(row.source, .html) == row.html, "\(row.why)")
      #expect(Self.tokens(row.source, .xml) == row.xml ?? row.html, "\(row.why)")
    }
  }

  @Test func namesAndAttributes() {
    let bytes = Array("<Ruby CLASS='a&amp;b' class=c><x-y lang=\"\"/></RUBY>".utf8)
    bytes.withUnsafeBufferPointer { buffer in
      var tokenizer = MarkupTokenizer(buffer, dialect: .html)
      guard let ruby = tokenizer.next() else { return }
      #expect(tokenizer.name(ruby.nameCode) == "ruby")
      #expect(tokenizer.attribute("class", of: ruby) == "a&b", "the first one")
      #expect(tokenizer.attribute("lang", of: ruby) == nil)
      guard let custom = tokenizer.next() else { return }
      #expect(tokenizer.name(custom.nameCode) == "x-y" && custom.isSelfClosing)
      #expect(tokenizer.attribute("lang", of: custom)?.isEmpty == true)
      #expect(tokenizer.next()?.nameCode == ruby.nameCode, "equal names have equal codes")
      #expect(tokenizer.name(1_000_000).isEmpty)
    }
  }

  @Test func namespaceDeclarations() {
    let rows: [(tag: String, expected: [String], why: String)] = [
      ("<a>", [], "no attributes"), ("<a xmlns='u'>", ["=u"], "the default namespace"),
      ("<a xmlns:b='u'>", ["b=u"], "a prefix"),
      ("<a xmlns='u' c='d' xmlns:B='v'/>", ["=u", "B=v"], "two, with their case"),
      ("<a xmlns='' xmlns:b=''>", ["=", "b="], "empty URIs"), ("<a xmlns>", ["="], "no value"),
      ("<a xmlns:='u'>", ["=u"], "an empty prefix"), ("<a xmlns:b:c='u'>", ["b:c=u"], "two colons"),
      ("<a xmlns:東='u'>", ["東=u"], "a prefix outside ASCII"),
      ("<a xmlns:b='u?c=1&amp;d=&#x6771;'>", ["b=u?c=1&d=東"], "references"),
      ("<a XMLNS='u' Xmlns:b='u'>", [], "names of XML have a case"),
      ("<a xmlnsb='u' xml:ns='u' b:xmlns='u' xmln='u'>", [], "other attributes"),
      (
        "<a xmlns:b='u' xmlns:b='v'>", ["b=u"],
        "the first of two, 13.2.5.33"
      ),
      ("<!-- <a xmlns='u'> -->", [], "a comment"), ("</a xmlns='u'>", [], "an end tag"),
    ]
    for row in rows {
      let bytes = Array(row.tag.utf8)
      bytes.withUnsafeBufferPointer { buffer in
        var tokenizer = MarkupTokenizer(buffer, dialect: .xml)
        var declarations: [String] = []
        if let token = tokenizer.next() {
          tokenizer.forEachNamespaceDeclaration(of: token) { declarations.append("\($0)=\($1)") }
        }
        #expect(declarations == row.expected, "\(row.why)")
      }
    }
  }

  @Test func tokensCoverTheSource() {
    let fragments = [
      "<", ">", "</", "<b>", "</b>", "<!--", "-->", "<!", "<?", "?>", "東", "&amp;", "\"", "'", "=",
      " ",
      "<script>", "</script>", "<title>", "<![CDATA[", "]]>", "/>", "<x y='", "a", "\0", "\r\n",
    ]
    var random = SeededGenerator(seed: 28)
    for _ in 0..<4000 {
      let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in
        fragments.randomElement(using: &random) ?? ""
      }.joined()
      for dialect in [MarkupTokenizer.Dialect.html, .xml] {
        let joined = Self.tokens(text, dialect).map { $0.drop { $0 != ":" }.dropFirst() }.joined()
        #expect(joined == text, "\(dialect): \(text.debugDescription)")
      }
    }
  }
}
