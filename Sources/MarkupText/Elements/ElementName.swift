import TextFoundation

/// The name of an element: one of HTML's, or any other.
///
/// Names compare without regard to the case of ASCII letters, as HTML's do; two names are equal if
/// their `rawValue` is.
///
/// ```swift
/// ElementName("RUBY") == .ruby       // true
/// ElementName("my-tag").isKnown      // false: a custom element
/// ```
///
/// Sendable: a plain value.
public struct ElementName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name, its ASCII letters in lower case.
  public let rawValue: String

  /// A name; ASCII capitals become small letters.
  public init(rawValue: String) {
    let hasCapitals = rawValue.utf8.contains { $0.asciiLowercased != $0 }
    self.rawValue =
      hasCapitals
      ? String(decoding: rawValue.utf8.map(\.asciiLowercased), as: UTF8.self) : rawValue
  }

  /// A name; ASCII capitals become small letters.
  public init(_ name: String) { self.init(rawValue: name) }

  /// A name; ASCII capitals become small letters.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// The name itself.
  public var description: String { rawValue }

  /// Whether HTML knows the element, or it is `lambda`.
  public var isKnown: Bool { ElementTable.shared.code(of: rawValue) != .none }

  /// Whether the element never has content nor an end tag, such as `br`, `img` and `lambda`.
  public var isVoid: Bool { has(.void) }

  private func has(_ property: ElementProperties) -> Bool {
    let table = ElementTable.shared
    return table.properties(of: table.code(of: rawValue)).contains(property)
  }
}

/// The elements that have a style of their own.
extension ElementName {
  /// A link.
  public static var a: ElementName { ElementName(rawValue: "a") }
  /// Text that stands out: bold.
  public static var b: ElementName { ElementName(rawValue: "b") }
  /// A long quotation.
  public static var blockquote: ElementName { ElementName(rawValue: "blockquote") }
  /// A line break.
  public static var br: ElementName { ElementName(rawValue: "br") }
  /// A piece of program text.
  public static var code: ElementName { ElementName(rawValue: "code") }
  /// The description in a list of terms.
  public static var dd: ElementName { ElementName(rawValue: "dd") }
  /// Deleted text.
  public static var del: ElementName { ElementName(rawValue: "del") }
  /// A block without a meaning of its own.
  public static var div: ElementName { ElementName(rawValue: "div") }
  /// A list of terms with their descriptions.
  public static var dl: ElementName { ElementName(rawValue: "dl") }
  /// The term in a list of terms.
  public static var dt: ElementName { ElementName(rawValue: "dt") }
  /// Stressed text.
  public static var em: ElementName { ElementName(rawValue: "em") }
  /// Text of a colour, size or face given in attributes.
  public static var font: ElementName { ElementName(rawValue: "font") }
  /// A heading of the first rank.
  public static var h1: ElementName { ElementName(rawValue: "h1") }
  /// A heading of the second rank.
  public static var h2: ElementName { ElementName(rawValue: "h2") }
  /// A heading of the third rank.
  public static var h3: ElementName { ElementName(rawValue: "h3") }
  /// A heading of the fourth rank.
  public static var h4: ElementName { ElementName(rawValue: "h4") }
  /// A heading of the fifth rank.
  public static var h5: ElementName { ElementName(rawValue: "h5") }
  /// A heading of the sixth rank.
  public static var h6: ElementName { ElementName(rawValue: "h6") }
  /// A rule between paragraphs.
  public static var hr: ElementName { ElementName(rawValue: "hr") }
  /// Text in another voice: italic.
  public static var i: ElementName { ElementName(rawValue: "i") }
  /// An image.
  public static var img: ElementName { ElementName(rawValue: "img") }
  /// Inserted text.
  public static var ins: ElementName { ElementName(rawValue: "ins") }
  /// What a user types.
  public static var kbd: ElementName { ElementName(rawValue: "kbd") }
  /// A box in the line that the program draws.
  public static var lambda: ElementName { ElementName(rawValue: "lambda") }
  /// An item of a list.
  public static var li: ElementName { ElementName(rawValue: "li") }
  /// Marked text.
  public static var mark: ElementName { ElementName(rawValue: "mark") }
  /// A numbered list.
  public static var ol: ElementName { ElementName(rawValue: "ol") }
  /// A paragraph.
  public static var p: ElementName { ElementName(rawValue: "p") }
  /// Text whose white space is kept.
  public static var pre: ElementName { ElementName(rawValue: "pre") }
  /// Parentheses for readers that know no ruby.
  public static var rp: ElementName { ElementName(rawValue: "rp") }
  /// The reading of ruby.
  public static var rt: ElementName { ElementName(rawValue: "rt") }
  /// Text with its reading.
  public static var ruby: ElementName { ElementName(rawValue: "ruby") }
  /// Text that is no longer right.
  public static var s: ElementName { ElementName(rawValue: "s") }
  /// A program, not shown.
  public static var script: ElementName { ElementName(rawValue: "script") }
  /// Small print.
  public static var small: ElementName { ElementName(rawValue: "small") }
  /// Text without a meaning of its own.
  public static var span: ElementName { ElementName(rawValue: "span") }
  /// Important text: bold.
  public static var strong: ElementName { ElementName(rawValue: "strong") }
  /// A style sheet, not shown.
  public static var style: ElementName { ElementName(rawValue: "style") }
  /// Text below the line.
  public static var sub: ElementName { ElementName(rawValue: "sub") }
  /// Text above the line.
  public static var sup: ElementName { ElementName(rawValue: "sup") }
  /// A table.
  public static var table: ElementName { ElementName(rawValue: "table") }
  /// Rows of a table.
  public static var tbody: ElementName { ElementName(rawValue: "tbody") }
  /// A cell of a table.
  public static var td: ElementName { ElementName(rawValue: "td") }
  /// The last rows of a table.
  public static var tfoot: ElementName { ElementName(rawValue: "tfoot") }
  /// A heading cell of a table.
  public static var th: ElementName { ElementName(rawValue: "th") }
  /// The first rows of a table.
  public static var thead: ElementName { ElementName(rawValue: "thead") }
  /// A row of a table.
  public static var tr: ElementName { ElementName(rawValue: "tr") }
  /// Underlined text.
  public static var u: ElementName { ElementName(rawValue: "u") }
  /// A list with bullets.
  public static var ul: ElementName { ElementName(rawValue: "ul") }
  /// A place where a line may break.
  public static var wbr: ElementName { ElementName(rawValue: "wbr") }
}

extension ElementName {
  /// The level of `h1` to `h6`; nil for other elements.
  package var headingLevel: Int? {
    guard rawValue.utf8.count == 2, rawValue.first == "h",
      let level = rawValue.last?.wholeNumberValue,
      (1...6).contains(level)
    else { return nil }
    return level
  }
}
