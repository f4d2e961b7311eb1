/// The tables for the contexts in which text is written.
extension EscapeTable {
  /// The table for contexts without escaping, such as comments.
  static let verbatim = EscapeTable([:])

  /// The table for markup that must be on one line.
  static let lineFeeds = EscapeTable(["\n": "&#10;"])

  // MARK: Trees

  /// The table for text in HTML elements (WHATWG HTML, 13.3, "escaping a string"); it also escapes
  /// CR, which a parser would read as LF.
  static let htmlText = EscapeTable(elementReplacements, other: htmlCharacters)

  /// The table for double-quoted attribute values in HTML.
  static let htmlAttribute = EscapeTable(
    elementReplacements + ["\"": "&quot;"], other: htmlCharacters)

  /// The table for text in XML elements, which cannot contain most control characters (XML 1.0,
  /// 2.2).
  static let xmlText = EscapeTable(xmlControls + elementReplacements, other: xmlCharacters)

  /// The table for attribute values in XML, where parsers replace unescaped tabs and newlines with
  /// spaces (3.3.3).
  static let xmlAttribute = EscapeTable(
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

  /// The table for JSON strings (RFC 8259, section 7).
  static let json = EscapeTable(
    Replacements(controls: { ($0 < 0x10 ? "\\u000" : "\\u00") + String($0, radix: 16) }) + [
      "\"": "\\\"", "\\": "\\\\", "\u{8}": "\\b", "\t": "\\t", "\n": "\\n", "\u{C}": "\\f",
      "\r": "\\r",
    ])

  // MARK: Strings

  /// The table for ``MarkupEscaping/minimal``.
  static let minimal = EscapeTable(elementReplacements + ["\"": "&quot;", "'": "&#39;"])
  /// The table for ``MarkupEscaping/punctuation``.
  static let punctuation = EscapeTable(punctuationReplacements)
  /// The table for ``MarkupEscaping/nonASCII``.
  static let nonASCII = EscapeTable(punctuationReplacements, other: .numbers)

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
