import MarkupText
import TestSupport
import Testing

@Test func textIsEscaped() {
  for (text, minimal, punctuation, nonASCII) in [
    ("", "", "", ""),
    ("abc XYZ 019", "abc XYZ 019", "abc XYZ 019", "abc XYZ 019"),
    ("Fish & Chips", "Fish &amp; Chips", "Fish &#38; Chips", "Fish &#38; Chips"),
    ("<b>", "&lt;b&gt;", "&#60;b&#62;", "&#60;b&#62;"),
    ("\"'", "&quot;&#39;", "&#34;&#39;", "&#34;&#39;"),
    ("&amp;", "&amp;amp;", "&#38;amp;", "&#38;amp;"),
    ("Σ", "Σ", "Σ", "&#931;"), ("漢字", "漢字", "漢字", "&#28450;&#23383;"),
    ("🇺🇸", "🇺🇸", "🇺🇸", "&#127482;&#127480;"),
    ("a\u{A0}b", "a\u{A0}b", "a\u{A0}b", "a&#160;b"),
    ("a\rb\nc\td", "a&#13;b\nc\td", "a&#13;b\nc\td", "a&#13;b\nc\td"),
    ("\u{80}\u{9F}\u{7F}", "\u{80}\u{9F}\u{7F}", "\u{80}\u{9F}\u{7F}", "\u{80}\u{9F}\u{7F}"),
    (
      "\u{A1}\u{7FF}\u{FFFF}", "\u{A1}\u{7FF}\u{FFFF}", "\u{A1}\u{7FF}\u{FFFF}",
      "&#161;&#2047;&#65535;"
    ),
  ] {
    #expect(text.markupEscaped == minimal)
    #expect(text.markupEscaped(.minimal) == minimal)
    #expect(text.markupEscaped(.punctuation) == punctuation)
    #expect(text.markupEscaped(.nonASCII) == nonASCII)
  }
}

/// ZMarkupParser's set of escaped characters: exactly these.
@Test func punctuationIsEscaped() {
  let set = "!\"$%&'+,<=>@[]`{}"
  for value in UInt8(0)..<0x80 where value != 0x0D {
    let scalar = Unicode.Scalar(value)
    let expected = set.unicodeScalars.contains(scalar) ? "&#\(value);" : String(scalar)
    #expect(String(scalar).markupEscaped(.punctuation) == expected)
    #expect(String(scalar).markupEscaped(.nonASCII) == expected)
  }
}

@Test func escapedTextIsReadAgain() {
  var generator = SeededGenerator(seed: 5)
  let alphabet = Array("<>&\"'`=!/ab#;x3 \t\r\nΣ漢🇺\u{A0}\u{85}\u{1}\u{FFFF}amplt".unicodeScalars)
  for _ in 0..<2000 {
    var text = ""
    for _ in 0..<Int.random(in: 0..<12, using: &generator) {
      text.unicodeScalars.append(alphabet.randomElement(using: &generator) ?? "a")
    }
    for escaping in MarkupEscaping.allCases {
      let escaped = text.markupEscaped(escaping)
      #expect(escaped.decodingCharacterReferences.utf8.elementsEqual(text.utf8))
      let tree = MarkupTree(parsing: "<p x=\"\(escaped)\" y='\(escaped)'>\(escaped)</p>")
      let element = tree.root.firstChild
      #expect(element?.text.utf8.elementsEqual(text.utf8) ?? false, "\(escaped)")
      #expect(element?["x"]?.utf8.elementsEqual(text.utf8) ?? false, "\(escaped)")
      #expect(element?["y"]?.utf8.elementsEqual(text.utf8) ?? false, "\(escaped)")
      #expect(element?.nextSibling == nil)
    }
  }
}

/// All 24 facts about GSFancyText's decoder (predecessor-features §1.7), and those about
/// ZMarkupParser's.
@Test func factsAboutDecoding() {
  for (text, decoded, why) in [
    ("A&lt;B&gt;C", "A<B>C", "names"), ("You &amp; I", "You & I", "one"),
    ("You &a&mp; I", "You &a∓ I", "GSFancyText left it: HTML has the name mp"),
    ("Hello &;Man", "Hello &;Man", "an empty name"),
    ("Hi & Bye", "Hi & Bye", "& alone"), ("Meet the sign &", "Meet the sign &", "at the end"),
    ("&Beginning and end &", "&Beginning and end &", "at both ends"),
    ("& there are less;", "& there are less;", "a space"),
    ("&amp; begins it", "& begins it", "start"),
    ("End it with E=mc&sup2;", "End it with E=mc²", "end"),
    ("&rmb; &renminbi; &yuan;", "&rmb; &renminbi; &yuan;", "unknown names"),
    ("&yen;", "¥", "a known one"), ("&lt;&gt;&amp;", "<>&", "side by side"),
    ("&lt", "<", "GSFancyText left it: HTML decodes old names without a semicolon (13.2.5.73)"),
    ("& gt;", "& gt;", "a space after &"), ("&;", "&;", "nothing else"),
    ("&&&&&yen;", "&&&&¥", "the last & counts"), ("&;&&&&yen;", "&;&&&¥", "with an empty name"),
    ("&lt;;;;;", "<;;;;", "one semicolon belongs to it"),
    ("& there are more &amp;s", "& there are more &s", "the second one"),
    ("& & ; & &lt; &gt; ;; ;&;", "& & ; & < > ;; ;&;", "many"),
    ("&imaginary;", "&imaginary;", "unknown"),
    ("&l t;", "&l t;", "a space inside"), ("&g_t;", "&g_t;", "no letter"),
    ("&\namp;&amp;", "&\namp;&", "a line end"),
    ("<div>&lt;</div>", "<div><</div>", "tags mean nothing"),
    (
      "My favorite emoji is &#x1F643;, &lt;a&gt;link&lt;/a&gt;",
      "My favorite emoji is 🙃, <a>link</a>", "ZMarkupParser: hexadecimal"
    ),
    ("&#X1F643;", "🙃", "a capital X, which ZMarkupParser does not know"),
    ("&#931;", "Σ", "decimal"), ("&nbsp;", "\u{A0}", "U+00A0, not a space"),
    ("a & b &amp; c", "a & b & c", "all pairs, not only the last"),
  ] {
    #expect(text.decodingCharacterReferences == decoded, "\(why)")
  }
}

@Test func examplesOfEscaping() {
  #expect("Fish & Chips <1>".markupEscaped == "Fish &amp; Chips &lt;1&gt;")
  #expect("Σ!".markupEscaped(.punctuation) == "Σ&#33;")
  #expect("Σ!".markupEscaped(.nonASCII) == "&#931;&#33;")
  #expect("&lt;a&gt; &#x1F643; E=mc&sup2;".decodingCharacterReferences == "<a> 🙃 E=mc²")
  #expect("Q&A; &unknown;".decodingCharacterReferences == "Q&A; &unknown;")
}
