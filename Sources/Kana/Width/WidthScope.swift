/// Which characters a ``WidthConverter`` converts.
///
/// The pairs are those that Unicode gives by `<wide>` and `<narrow>` decompositions.
///
/// Sendable: a plain value.
public struct WidthScope: OptionSet, Sendable, Hashable, Codable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// The set of the bits given; unknown ones mean nothing.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Katakana with their marks, ー, and the punctuation 、。「」・ ↔ ､｡｢｣･.
  public static let kana = WidthScope(rawValue: 1 << 0)
  /// Visible ASCII: U+0021–007E ↔ U+FF01–FF5E.
  public static let ascii = WidthScope(rawValue: 1 << 1)
  /// The space: U+0020 ↔ U+3000.
  public static let space = WidthScope(rawValue: 1 << 2)
  /// Signs with a full-width form: ¢ £ ¬ ¯ ¦ ¥ ₩ ⦅ ⦆ ↔ ￠ ￡ ￢ ￣ ￤ ￥ ￦ ｟ ｠.
  public static let signs = WidthScope(rawValue: 1 << 3)
  /// Shapes with a half-width form: │ ← ↑ → ↓ ■ ○ ↔ ￨ ￩ ￪ ￫ ￬ ￭ ￮.
  public static let shapes = WidthScope(rawValue: 1 << 4)
  /// Hangul letters: U+3131–3164 ↔ U+FFA0–FFDC.
  public static let hangul = WidthScope(rawValue: 1 << 5)

  /// What Japanese text is made of: kana, ASCII, space and signs.
  public static let standard: WidthScope = [.kana, .ascii, .space, .signs]
  /// Every pair of Unicode.
  public static let all: WidthScope = [.standard, .shapes, .hangul]
}
