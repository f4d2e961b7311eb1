/// The forms of a notation without markup, in order.
///
/// A document that contains a form gets a later one, so that inserted readings can be removed: they
/// have the last form that occurs. Where a document has the usual form already, a word joiner
/// (U+2060), which is not visible, precedes the closing bracket; encodings without it get other
/// brackets.
enum TextNotationForm: Equatable {
  /// A reading after its base: `漢字[かんじ]`.
  case suffix(open: StaticText, close: StaticText)
  /// A reading after its base with spaces at its end; a space precedes the base.
  case spaced(Int)
  /// Text before the base too: `{漢字|かんじ}`.
  case enclosing(open: StaticText, separator: StaticText, close: StaticText)

  /// A short text and its UTF-8.
  struct StaticText: Equatable, ExpressibleByStringLiteral {
    let text: String
    let utf8: [UInt8]
    init(stringLiteral text: String) { (self.text, utf8) = (text, Array(text.utf8)) }
  }

  private static let brackets: [TextNotationForm] = [
    .suffix(open: "［", close: "］"), .suffix(open: "[", close: "]"),
    .suffix(open: "[", close: "\u{2060}]"), .suffix(open: "[", close: "\u{2060}\u{2060}]"),
    .suffix(open: "〔", close: "〕"), .suffix(open: "【", close: "】"),
    .suffix(open: "〔〔", close: "〕〕"),
  ]
  private static let parentheses: [TextNotationForm] = [
    .suffix(open: "(", close: ")"), .suffix(open: "（", close: "）"),
    .suffix(open: "（", close: "\u{2060}）"), .suffix(open: "（", close: "\u{2060}\u{2060}）"),
    .suffix(open: "〔", close: "〕"), .suffix(open: "【", close: "】"),
    .suffix(open: "〔〔", close: "〕〕"),
  ]
  private static let anki: [TextNotationForm] = [.spaced(0), .spaced(1), .spaced(2), .spaced(3)]
  private static let denden: [TextNotationForm] = [
    .enclosing(open: "{", separator: "|", close: "}"),
    .enclosing(open: "{", separator: "|", close: "\u{2060}}"),
    .enclosing(open: "｛", separator: "｜", close: "｝"),
  ]
  private static let aozora: [TextNotationForm] = [
    .enclosing(open: "｜", separator: "《", close: "》"),
    .enclosing(open: "｜", separator: "《", close: "\u{2060}》"),
    .enclosing(open: "|", separator: "《", close: "》"),
  ]

  /// Returns the index of the form that a document without any gets.
  static func usualIndex(of notation: AnnotationOptions.Notation) -> Int {
    notation == .brackets || notation == .parentheses ? 1 : 0
  }

  /// Returns the forms of a notation; none for elements.
  static func forms(of notation: AnnotationOptions.Notation) -> [TextNotationForm] {
    switch notation {
    case .ruby: []
    case .brackets: brackets
    case .parentheses: parentheses
    case .anki: anki
    case .denden: denden
    case .aozora: aozora
    }
  }

  /// Whether an encoding has the characters of the form.
  func isWritable(in encoding: DocumentEncoding) -> Bool {
    TextEncoder.canEncode(prefix + suffix(""), in: encoding)
  }

  /// The text before a base.
  var prefix: String {
    switch self {
    case .suffix: ""
    case .spaced: " "
    case .enclosing(let open, _, _): open.text
    }
  }

  /// Returns the text after a base.
  func suffix(_ reading: String) -> String {
    switch self {
    case .suffix(let open, let close): open.text + reading + close.text
    case .spaced(let count): "[\(reading)\(String(repeating: " ", count: count))]"
    case .enclosing(_, let separator, let close): separator.text + reading + close.text
    }
  }
}
