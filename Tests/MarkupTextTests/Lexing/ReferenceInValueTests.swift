import MarkupText
import Testing

// Rows of WHATWG HTML, section 13.2.5; the reasons name the states of its tokenizer.

@Test func referencesInValuesFollowTheStandard() {
  let rows: [(String, String, String)] = [
    ("&amp;", "&", "13.2.5.73 Named character reference: with a semicolon"),
    ("&amp", "&", "13.2.5.73 Named character reference: without, at the end"),
    ("&amp=", "&amp=", "13.2.5.73 Named character reference: without, before = it is not decoded"),
    ("&ampa", "&ampa", "13.2.5.73 Named character reference: nor before a letter"),
    ("&ampZ", "&ampZ", "13.2.5.73 Named character reference: nor before a capital"),
    ("&amp1", "&amp1", "13.2.5.73 Named character reference: nor before a digit"),
    ("&amp;=", "&=", "13.2.5.73 Named character reference: with a semicolon it is one"),
    ("&amp.", "&.", "13.2.5.73 Named character reference: decoded before punctuation"),
    ("&amp&lt", "&<", "13.2.5.73 Named character reference: before another"),
    ("&ampあ", "&あ", "13.2.5.73 Named character reference: before kana"),
    ("&amp-b", "&-b", "13.2.5.73 Named character reference: before a hyphen"),
    ("&amp_b", "&_b", "13.2.5.73 Named character reference: before an underscore"),
    ("&notit;", "&notit;", "13.2.5.73 Named character reference: not decoded within a longer word"),
    ("&notin;", "∉", "13.2.5.73 Named character reference: the longest name"),
    ("&not;in", "¬in", "13.2.5.73 Named character reference: the semicolon counts"),
    ("&lt&gt", "<>", "13.2.5.73 Named character reference: two"),
    ("?a=1&copy=2&reg;3", "?a=1&copy=2®3", "13.2.5.73 Named character reference: a query"),
    (
      "?a&lang=ja&sect=4&para=5", "?a&lang=ja&sect=4&para=5",
      "13.2.5.73 Named character reference: a query of many names"
    ),
    ("&foo;", "&foo;", "13.2.5.74 Ambiguous ampersand: unknown"),
    ("&", "&", "13.2.5.72 Character reference: the end"),
    ("&;", "&;", "13.2.5.72 Character reference: a semicolon at once"),
    ("a&&b", "a&&b", "13.2.5.72 Character reference: twice"),
    ("&#65;", "A", "13.2.5.79 Decimal character reference"),
    ("&#65", "A", "13.2.5.79 Decimal character reference: without a semicolon"),
    ("&#65b", "Ab", "13.2.5.79 Decimal character reference: numbers are ones before letters, too"),
    ("&#65=", "A=", "13.2.5.79 Decimal character reference: and before ="),
    ("&#x41", "A", "13.2.5.78 Hexadecimal character reference: without a semicolon"),
    ("&#x41g", "Ag", "13.2.5.78 Hexadecimal character reference: before a letter"),
    ("&#", "&#", "13.2.5.75 Numeric character reference: no digits"),
    ("&#x", "&#x", "13.2.5.76 Hexadecimal character reference start: no digits"),
    ("&#x80;", "€", "13.2.5.80 Numeric character reference end: Windows-1252"),
    ("&#xD800;", "\u{FFFD}", "13.2.5.80 Numeric character reference end: a surrogate"),
    ("&quot;&#34;&#39;", "\"\"'", "13.2.5.73 Named character reference: quotes end nothing"),
    (
      "&NewLine;&Tab;", "\n\t", "13.2.5.73 Named character reference: white space separates nothing"
    ),
  ]
  for (source, expected, why) in rows {
    var spellings = ["<p id=\"\(source)\">", "<p id='\(source)'>", "<p id = \"\(source)\"lang=x>"]
    // A slash after an unquoted value would belong to it.
    spellings += ["<p id=\(source)>", "<p id=\(source) lang=x>", "<p lang=x id=\n\(source)\n>"]
    for markup in spellings {
      let found = MarkupTree(parsing: markup).root.firstChild?["id"] ?? "nothing"
      if !found.utf8.elementsEqual(expected.utf8) {
        Issue.record("\(markup) (\(why)): \(found), not \(expected)")
      }
    }
  }
}
