/// The characters that a ``WidthConverter`` converts.
///
/// The pairs are those of the `<wide>` and `<narrow>` decompositions in Unicode.
public struct WidthScope: OptionSet, Sendable, Hashable, Codable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits; unknown bits are ignored.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Katakana with their voicing marks, ー, and the punctuation 、。「」・ ↔ ､｡｢｣･.
  public static let kana = WidthScope(rawValue: 1 << 0)
  /// Visible ASCII: U+0021–007E ↔ U+FF01–FF5E.
  public static let ascii = WidthScope(rawValue: 1 << 1)
  /// The space: U+0020 ↔ U+3000.
  public static let space = WidthScope(rawValue: 1 << 2)
  /// Symbols with a full-width form: ¢ £ ¬ ¯ ¦ ¥ ₩ ⦅ ⦆ ↔ ￠ ￡ ￢ ￣ ￤ ￥ ￦ ｟ ｠.
  public static let symbols = WidthScope(rawValue: 1 << 3)
  /// Symbols with a half-width form: │ ← ↑ → ↓ ■ ○ ↔ ￨ ￩ ￪ ￫ ￬ ￭ ￮.
  public static let halfwidthForms = WidthScope(rawValue: 1 << 4)
  /// Hangul letters: U+3131–3164 ↔ U+FFA0–FFDC.
  public static let hangul = WidthScope(rawValue: 1 << 5)

  /// The characters of Japanese text: kana, ASCII, space and symbols.
  public static let standard: WidthScope = [.kana, .ascii, .space, .symbols]
  /// All pairs defined by Unicode.
  public static let all: WidthScope = [.standard, .halfwidthForms, .hangul]
}
