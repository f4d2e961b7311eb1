/// The places where text is written.
extension EscapeTable {
  /// Where every character stands for itself, such as comments.
  static let verbatim = EscapeTable([:])

  /// Markup that has to be on one line.
  static let lineFeeds = EscapeTable(["\n": "&#10;"])

  // MARK: Trees

  /// Text of an element (WHATWG HTML, 13.3, "escaping a string"); besides CR, which a parser would
  /// read as LF.
  static let htmlText = EscapeTable(elementMarks, other: htmlCharacters)

  /// Values of attributes in double quotes.
  static let htmlAttribute = EscapeTable(elementMarks + ["\"": "&quot;"], other: htmlCharacters)

  /// Text of an element in XML, which cannot have control characters (XML 1.0, 2.2).
  static let xmlText = EscapeTable(xmlControls + elementMarks, other: xmlCharacters)

  /// Values of attributes in XML, which makes spaces of tabs and newlines in them (3.3.3).
  static let xmlAttribute = EscapeTable(
    xmlControls + elementMarks + ["\"": "&quot;", "\t": "&#9;", "\n": "&#10;"],
    other: xmlCharacters)

  private static let elementMarks: Replacements = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;",
  ]
  private static let htmlCharacters = OtherCharacters.reference(
    noBreakSpace: "&nbsp;", noncharactersAreAllowed: true)
  private static let xmlCharacters = OtherCharacters.reference(
    noBreakSpace: "&#160;", noncharactersAreAllowed: false)
  private static let xmlControls = Replacements(controls: { control in
    control == 0x09 || control == 0x0A ? nil : "\u{FFFD}"
  })

  /// Strings of JSON (RFC 8259, 7).
  static let json = EscapeTable(
    Replacements(controls: { ($0 < 0x10 ? "\\u000" : "\\u00") + String($0, radix: 16) }) + [
      "\"": "\\\"", "\\": "\\\\", "\u{8}": "\\b", "\t": "\\t", "\n": "\\n", "\u{C}": "\\f",
      "\r": "\\r",
    ])

  // MARK: Strings

  /// ``MarkupEscaping/minimal``.
  static let minimal = EscapeTable(elementMarks + ["\"": "&quot;", "'": "&#39;"])
  /// ``MarkupEscaping/punctuation``.
  static let punctuation = EscapeTable(punctuationMarks)
  /// ``MarkupEscaping/nonASCII``.
  static let nonASCII = EscapeTable(punctuationMarks, other: .numbers)

  private static let punctuationMarks = Replacements(
    uniqueKeysWithValues: "!\"$%&'+,<=>@[]`{}\r".unicodeScalars.map { ($0, "&#\($0.value);") })
}

extension EscapeTable.Replacements {
  /// What a closure says for the characters below U+0020.
  fileprivate init(controls text: (UInt32) -> String?) {
    self.init()
    for scalar in (0..<0x20).compactMap(Unicode.Scalar.init) { self[scalar] = text(scalar.value) }
  }

  /// Both; where they differ the latter.
  fileprivate static func + (one: Self, other: Self) -> Self {
    one.merging(other) { _, new in new }
  }
}
