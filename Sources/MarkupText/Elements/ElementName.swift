import TextFoundation

/// The name of an element, either defined by HTML or custom.
///
/// Names are compared ignoring the case of ASCII letters, as in HTML; two names are equal if their
/// `rawValue` is.
///
/// ```swift
/// ElementName("RUBY") == .ruby       // true
/// ElementName("my-tag").isKnown      // false: a custom element
/// ```
public struct ElementName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name, with its ASCII letters in lower case.
  public let rawValue: String

  /// Creates a name, converting ASCII letters to lower case.
  public init(rawValue: String) {
    let hasCapitals = rawValue.utf8.contains { $0.asciiLowercased != $0 }
    self.rawValue =
      hasCapitals
      ? String(decoding: rawValue.utf8.map(\.asciiLowercased), as: UTF8.self) : rawValue
  }

  /// Creates a name, converting ASCII letters to lower case.
  public init(_ name: String) { self.init(rawValue: name) }

  /// Creates a name, converting ASCII letters to lower case.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// The name itself, as in `rawValue`.
  public var description: String { rawValue }

  /// Whether the element is defined by HTML, or is `lambda`.
  public var isKnown: Bool { ElementTable.shared.code(of: rawValue) != .none }

  /// Whether the element has neither content nor an end tag, such as `br`, `img` and `lambda`.
  public var isVoid: Bool { has(.void) }

  private func has(_ property: ElementProperties) -> Bool {
    let table = ElementTable.shared
    return table.properties(of: table.code(of: rawValue)).contains(property)
  }
}

/// The elements that the default style sheet or the library treats specially.
extension ElementName {
  /// A link.
  public static var a: ElementName { ElementName(rawValue: "a") }
  /// Text to draw attention to, shown in bold.
  public static var b: ElementName { ElementName(rawValue: "b") }
  /// A long quotation.
  public static var blockquote: ElementName { ElementName(rawValue: "blockquote") }
  /// A line break.
  public static var br: ElementName { ElementName(rawValue: "br") }
  /// A fragment of computer code.
  public static var code: ElementName { ElementName(rawValue: "code") }
  /// The description in a description list.
  public static var dd: ElementName { ElementName(rawValue: "dd") }
  /// Deleted text.
  public static var del: ElementName { ElementName(rawValue: "del") }
  /// A generic block.
  public static var div: ElementName { ElementName(rawValue: "div") }
  /// A description list: terms with their descriptions.
  public static var dl: ElementName { ElementName(rawValue: "dl") }
  /// The term in a description list.
  public static var dt: ElementName { ElementName(rawValue: "dt") }
  /// Text with stress emphasis.
  public static var em: ElementName { ElementName(rawValue: "em") }
  /// Text with a color, size or typeface given by attributes.
  public static var font: ElementName { ElementName(rawValue: "font") }
  /// A heading of level 1.
  public static var h1: ElementName { ElementName(rawValue: "h1") }
  /// A heading of level 2.
  public static var h2: ElementName { ElementName(rawValue: "h2") }
  /// A heading of level 3.
  public static var h3: ElementName { ElementName(rawValue: "h3") }
  /// A heading of level 4.
  public static var h4: ElementName { ElementName(rawValue: "h4") }
  /// A heading of level 5.
  public static var h5: ElementName { ElementName(rawValue: "h5") }
  /// A heading of level 6.
  public static var h6: ElementName { ElementName(rawValue: "h6") }
  /// A thematic break between paragraphs, shown as a horizontal rule.
  public static var hr: ElementName { ElementName(rawValue: "hr") }
  /// Text in an alternate voice or mood, shown in italics.
  public static var i: ElementName { ElementName(rawValue: "i") }
  /// An image.
  public static var img: ElementName { ElementName(rawValue: "img") }
  /// Inserted text.
  public static var ins: ElementName { ElementName(rawValue: "ins") }
  /// User input, such as keyboard input.
  public static var kbd: ElementName { ElementName(rawValue: "kbd") }
  /// An inline box that the application draws (GSFancyText).
  public static var lambda: ElementName { ElementName(rawValue: "lambda") }
  /// A list item.
  public static var li: ElementName { ElementName(rawValue: "li") }
  /// Highlighted text.
  public static var mark: ElementName { ElementName(rawValue: "mark") }
  /// An ordered (numbered) list.
  public static var ol: ElementName { ElementName(rawValue: "ol") }
  /// A paragraph.
  public static var p: ElementName { ElementName(rawValue: "p") }
  /// Preformatted text, in which white space is preserved.
  public static var pre: ElementName { ElementName(rawValue: "pre") }
  /// Fallback parentheses for user agents without ruby support.
  public static var rp: ElementName { ElementName(rawValue: "rp") }
  /// A ruby annotation.
  public static var rt: ElementName { ElementName(rawValue: "rt") }
  /// Base text with its ruby annotations.
  public static var ruby: ElementName { ElementName(rawValue: "ruby") }
  /// Text that is no longer accurate or relevant.
  public static var s: ElementName { ElementName(rawValue: "s") }
  /// A script, which is not displayed.
  public static var script: ElementName { ElementName(rawValue: "script") }
  /// Side comments such as small print.
  public static var small: ElementName { ElementName(rawValue: "small") }
  /// A generic inline element.
  public static var span: ElementName { ElementName(rawValue: "span") }
  /// Text of strong importance, shown in bold.
  public static var strong: ElementName { ElementName(rawValue: "strong") }
  /// A style sheet, which is not displayed.
  public static var style: ElementName { ElementName(rawValue: "style") }
  /// A subscript.
  public static var sub: ElementName { ElementName(rawValue: "sub") }
  /// A superscript.
  public static var sup: ElementName { ElementName(rawValue: "sup") }
  /// A table.
  public static var table: ElementName { ElementName(rawValue: "table") }
  /// A group of body rows of a table.
  public static var tbody: ElementName { ElementName(rawValue: "tbody") }
  /// A cell of a table.
  public static var td: ElementName { ElementName(rawValue: "td") }
  /// The footer rows of a table.
  public static var tfoot: ElementName { ElementName(rawValue: "tfoot") }
  /// A header cell of a table.
  public static var th: ElementName { ElementName(rawValue: "th") }
  /// The header rows of a table.
  public static var thead: ElementName { ElementName(rawValue: "thead") }
  /// A row of a table.
  public static var tr: ElementName { ElementName(rawValue: "tr") }
  /// Underlined text.
  public static var u: ElementName { ElementName(rawValue: "u") }
  /// An unordered (bulleted) list.
  public static var ul: ElementName { ElementName(rawValue: "ul") }
  /// A line break opportunity.
  public static var wbr: ElementName { ElementName(rawValue: "wbr") }
}

extension ElementName {
  /// The heading level of `h1` to `h6`, or nil for other elements.
  package var headingLevel: Int? {
    guard rawValue.utf8.count == 2, rawValue.first == "h",
      let level = rawValue.last?.wholeNumberValue,
      (1...6).contains(level)
    else { return nil }
    return level
  }
}
