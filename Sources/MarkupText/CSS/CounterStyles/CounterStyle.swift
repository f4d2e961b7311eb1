import TextFoundation

/// How the items of a list are numbered: `1.`, `①`, `一、`, `イ、`, `•` (CSS Counter Styles 3).
///
/// ```swift
/// CounterStyle(name: "lower-roman")?.text(for: 4)        // "iv"
/// CounterStyle(name: "japanese-informal")?.marker(for: 21)  // "二十一、"
/// CounterStyle(name: "katakana-iroha")?.text(for: 3)     // "ハ"
/// CounterStyle(name: "lower-roman")?.text(for: 4000)     // "4000": it ends at 3999
/// ```
///
/// The styles are those of CSS Counter Styles 3, §6 and §7; `upper-greek`, which HTML lists used
/// before; and, of the W3C's Ready-made Counter Styles, those of Japanese typesetting:
/// `circled-decimal`, `filled-circled-decimal`, `double-circled-decimal`, `parenthesized-decimal`,
/// `dotted-decimal`, `circled-katakana`, `circled-ideograph`, `parenthesized-ideograph`,
/// `circled-lower-latin`, `circled-upper-latin`, `parenthesized-lower-latin`, `fullwidth-decimal`,
/// `fullwidth-lower-alpha`, `fullwidth-upper-alpha`, `fullwidth-lower-roman`,
/// `fullwidth-upper-roman` and `footnotes`. Those of Apple's NSTextList that CSS does not have are
/// here for ZMarkupParser's users: `octal`, `lower-hexadecimal`, `upper-hexadecimal`, `box`, `check`,
/// `diamond` and `hyphen`.
///
/// Sendable: a plain value.
public struct CounterStyle: Sendable, Hashable {
  private let definition: CounterStyleDefinition

  private init(_ definition: CounterStyleDefinition) { self.definition = definition }

  /// The style of a name; nil if there is none.
  ///
  /// CSS numbers the items of an unknown style as those of ``decimal``.
  ///
  /// - Parameter name: the name; the case of ASCII letters does not matter.
  public init?(name: String) {
    let key = String(decoding: name.utf8.map(\.asciiLowercased), as: UTF8.self)
    guard let definition = CounterStyleTable.definitions[key] else { return nil }
    self.init(definition)
  }

  /// 1, 2, 3: what every other style ends in outside of its range.
  public static let decimal = CounterStyle(CounterStyleTable.decimal)

  /// The names of all styles in alphabetical order.
  public static var names: [String] { CounterStyleTable.definitions.keys.sorted() }

  /// The name, in lower case.
  public var name: String { definition.name }

  /// What stands between a number and the item: `". "`, `"、"` in styles of Japanese and Chinese,
  /// `" "` behind bullets and behind numbers with a frame of their own.
  public var suffix: String { definition.suffix }

  /// Whether every item gets the same mark, which says nothing of its place: `•`.
  public var isBullet: Bool { definition.system == .cyclic && definition.symbols.count == 1 }

  /// The text of a number, without the suffix.
  ///
  /// Numbers that the style cannot write are written in its fallback: `cjk-decimal` for the
  /// long forms of Chinese and Japanese, which end at 9999, and ``decimal`` else. So does what
  /// would have more than 60 characters.
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

  /// The text of a number with its suffix: what stands before the item.
  ///
  /// The suffix is always that of this style, also where its fallback writes the number.
  ///
  /// ```swift
  /// CounterStyle.decimal.marker(for: 3)               // "3. "
  /// CounterStyle(name: "disc")?.marker(for: 3)        // "• "
  /// CounterStyle(name: "hiragana")?.marker(for: 100)  // "いえ、"
  /// ```
  public func marker(for value: Int) -> String { text(for: value) + suffix }

  /// Whether the styles have the same name.
  public static func == (one: CounterStyle, other: CounterStyle) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension CounterStyle {
  /// What stands before an item of a list whose `list-style-type` is this value (CSS Lists 3, §3.2).
  ///
  /// A string is the marker itself; `none`, and what is no value of the property, makes none; an
  /// unknown name counts as `decimal`.
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
