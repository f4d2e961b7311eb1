import TextFoundation

/// A style of list item numbers: `1.`, `①`, `一、`, `イ、`, `•` (CSS Counter Styles 3).
///
/// ```swift
/// CounterStyle(name: "lower-roman")?.text(for: 4)        // "iv"
/// CounterStyle(name: "japanese-informal")?.marker(for: 21)  // "二十一、"
/// CounterStyle(name: "katakana-iroha")?.text(for: 3)     // "ハ"
/// CounterStyle(name: "lower-roman")?.text(for: 4000)     // "4000": its range ends at 3999
/// ```
///
/// The styles are those of CSS Counter Styles 3, §6 and §7; `upper-greek`, a legacy style of HTML
/// lists; and, from the W3C's Ready-made Counter Styles, those of Japanese typesetting:
/// `circled-decimal`, `filled-circled-decimal`, `double-circled-decimal`, `parenthesized-decimal`,
/// `dotted-decimal`, `circled-katakana`, `circled-ideograph`, `parenthesized-ideograph`,
/// `circled-lower-latin`, `circled-upper-latin`, `parenthesized-lower-latin`, `fullwidth-decimal`,
/// `fullwidth-lower-alpha`, `fullwidth-upper-alpha`, `fullwidth-lower-roman`,
/// `fullwidth-upper-roman` and `footnotes`. For users of ZMarkupParser, the styles of Apple's
/// NSTextList that CSS lacks are included: `octal`, `lower-hexadecimal`, `upper-hexadecimal`,
/// `box`, `check`, `diamond` and `hyphen`.
public struct CounterStyle: Sendable, Hashable {
  private let definition: CounterStyleDefinition

  private init(_ definition: CounterStyleDefinition) { self.definition = definition }

  /// Creates the predefined style with a name, or returns nil if the name is unknown.
  ///
  /// In CSS, an unknown style is replaced by ``decimal``.
  ///
  /// - Parameter name: the name; the case of ASCII letters is ignored.
  public init?(name: String) {
    let key = String(decoding: name.utf8.map(\.asciiLowercased), as: UTF8.self)
    guard let definition = CounterStyleTable.definitions[key] else { return nil }
    self.init(definition)
  }

  /// The style 1, 2, 3, which is the final fallback of every other style.
  public static let decimal = CounterStyle(CounterStyleTable.decimal)

  /// The names of all styles in alphabetical order.
  public static var names: [String] { CounterStyleTable.definitions.keys.sorted() }

  /// The name, in lower case.
  public var name: String { definition.name }

  /// The text between a number and the item.
  ///
  /// It is `". "` by default, `"、"` for Japanese and Chinese styles, and `" "` for bullets and for
  /// numbers that include their own enclosure.
  public var suffix: String { definition.suffix }

  /// Whether every item has the same symbol, regardless of its number: `•`.
  public var isBullet: Bool { definition.system == .cyclic && definition.symbols.count == 1 }

  /// Returns the text of a number, without the suffix.
  ///
  /// Numbers that the style cannot represent use its fallback style: `cjk-decimal` for the longhand
  /// Chinese and Japanese styles, which end at 9999, and otherwise ``decimal``. The same applies to
  /// a representation longer than 60 characters.
  ///
  /// ```swift
  /// CounterStyle(name: "japanese-formal")?.text(for: 1111)      // "壱阡壱百壱拾壱"
  /// CounterStyle(name: "japanese-informal")?.text(for: 10_000)  // "一〇〇〇〇"
  /// CounterStyle(name: "japanese-informal")?.text(for: -3)      // "マイナス三"
  /// CounterStyle(name: "circled-decimal")?.text(for: 51)        // "51"
  /// ```
  public func text(for value: Int) -> String {
    var style = definition
    while style.name != CounterStyleTable.decimal.name {
      if let text = style.text(for: value) { return text }
      style = CounterStyleTable.definitions[style.fallback] ?? CounterStyleTable.decimal
    }
    return String(value)
  }

  /// Returns the marker of a list item: the text of a number with the suffix.
  ///
  /// The suffix is always that of this style, even if a fallback style provides the number.
  ///
  /// ```swift
  /// CounterStyle.decimal.marker(for: 3)               // "3. "
  /// CounterStyle(name: "disc")?.marker(for: 3)        // "• "
  /// CounterStyle(name: "hiragana")?.marker(for: 100)  // "いえ、"
  /// ```
  public func marker(for value: Int) -> String { text(for: value) + suffix }

  /// Returns whether the styles have the same name.
  public static func == (one: CounterStyle, other: CounterStyle) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension CounterStyle {
  /// Returns the marker of a list item for a value of `list-style-type` (CSS Lists 3, §3.2).
  ///
  /// A string is the marker itself. The marker is empty for `none` and for values that the property
  /// does not take; an unknown name counts as `decimal`.
  ///
  /// ```swift
  /// CounterStyle.marker(for: 2, listStyleType: .name("upper-alpha"))  // "B. "
  /// CounterStyle.marker(for: 2, listStyleType: .name("unknown"))      // "2. "
  /// CounterStyle.marker(for: 2, listStyleType: .string("※ "))         // "※ "
  /// CounterStyle.marker(for: 2, listStyleType: .keyword(.none))       // ""
  /// ```
  public static func marker(for value: Int, listStyleType: StyleValue) -> String {
    switch listStyleType {
    case .name(let name): (CounterStyle(name: name) ?? .decimal).marker(for: value)
    case .string(let text): text
    default: ""
    }
  }
}
