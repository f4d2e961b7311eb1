/// The tables for the contexts in which text is written: markup, drawings and JSON.
extension EscapeTable {
  /// The table for contexts without escaping, such as comments.
  package static let verbatim = EscapeTable([:])

  /// The table for markup that must be on one line.
  package static let lineFeeds = EscapeTable(["\n": "&#10;"])

  // MARK: Trees

  /// The table for text in HTML elements (WHATWG HTML, 13.3, "escaping a string"); it also escapes
  /// CR, which a parser would read as LF.
  package static let htmlText = EscapeTable(elementReplacements, other: htmlCharacters)

  /// The table for double-quoted attribute values in HTML.
  package static let htmlAttribute = EscapeTable(
    elementReplacements + ["\"": "&quot;"], other: htmlCharacters)

  /// The table for text in XML elements, which cannot contain most control characters (XML 1.0,
  /// 2.2).
  package static let xmlText = EscapeTable(xmlControls + elementReplacements, other: xmlCharacters)

  /// The table for attribute values in XML, where parsers replace unescaped tabs and newlines with
  /// spaces (3.3.3).
  package static let xmlAttribute = EscapeTable(
    xmlControls + elementReplacements + ["\"": "&quot;", "\t": "&#9;", "\n": "&#10;"],
    other: xmlCharacters)

  private static let elementReplacements: Replacements = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;",
  ]
  private static let htmlCharacters = OtherCharacters.reference(
    noBreakSpace: "&nbsp;", noncharactersAreAllowed: true)
  private static let xmlCharacters = OtherCharacters.reference(
    noBreakSpace: "&#160;", noncharactersAreAllowed: false)
  private static let xmlControls = Replacements(controls: { control in
    control == 0x09 || control == 0x0A ? nil : "\u{FFFD}"
  })

  // MARK: XML other than trees

  /// The table for text in drawings, like ``xmlText`` but with U+00A0 unchanged.
  package static let svgText = EscapeTable(
    xmlControls + elementReplacements, other: svgCharacters)

  /// The table for attribute values in drawings, like ``xmlAttribute`` but with U+00A0 unchanged.
  package static let svgAttribute = EscapeTable(
    xmlControls + elementReplacements + ["\"": "&quot;", "\t": "&#9;", "\n": "&#10;"],
    other: svgCharacters)

  private static let svgCharacters = OtherCharacters.reference(
    noBreakSpace: nil, noncharactersAreAllowed: false)

  /// The table for `&`, `<`, `>` and `"` alone: sufficient for text and double-quoted attribute
  /// values in HTML and XML.
  package static let basic = EscapeTable(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])

  // MARK: JSON

  /// The table for JSON strings (RFC 8259, section 7), with the short forms `\b \t \n \f \r`.
  package static let json = EscapeTable(
    jsonReplacements + [
      "\u{8}": "\\b", "\t": "\\t", "\n": "\\n", "\u{C}": "\\f", "\r": "\\r",
    ])

  /// The table for JSON strings in which all control characters are written as `\u00XX`.
  package static let jsonCodes = EscapeTable(jsonReplacements)

  /// The table for JSON strings within HTML: `<` is escaped too, so that no tag or comment can
  /// begin within a string, and DEL.
  package static let jsonInHTML = EscapeTable(
    jsonReplacements + ["<": "\\u003c", "\u{7F}": "\\u007f"])

  private static let jsonReplacements =
    Replacements(controls: { ($0 < 0x10 ? "\\u000" : "\\u00") + String($0, radix: 16) })
    + ["\"": "\\\"", "\\": "\\\\"]

  // MARK: Strings

  /// The table for `&amp;`, `&lt;`, `&gt;`, `&quot;`, `&#39;` and CR.
  package static let minimal = EscapeTable(elementReplacements + ["\"": "&quot;", "'": "&#39;"])
  /// The table for all punctuation that has a meaning in markup, as decimal references.
  package static let punctuation = EscapeTable(punctuationReplacements)
  /// The table for the same punctuation, and all non-ASCII characters.
  package static let nonASCII = EscapeTable(punctuationReplacements, other: .numbers)

  private static let punctuationReplacements = Replacements(
    uniqueKeysWithValues: "!\"$%&'+,<=>@[]`{}\r".unicodeScalars.map { ($0, "&#\($0.value);") })
}

extension EscapeTable.Replacements {
  /// Creates replacements for the characters below U+0020 from the results of a closure.
  fileprivate init(controls text: (UInt32) -> String?) {
    self.init()
    for scalar in (0..<0x20).compactMap(Unicode.Scalar.init) { self[scalar] = text(scalar.value) }
  }

  /// Returns the union of two sets of replacements, with the second taking precedence.
  fileprivate static func + (one: Self, other: Self) -> Self {
    one.merging(other) { _, new in new }
  }
}
