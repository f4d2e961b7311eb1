/// A length or a percentage with its unit.
///
/// Sendable: a plain value.
public struct StyleLength: Sendable, Hashable, CustomStringConvertible {
  /// The units that are understood (CSS Values 4 §6), without those that need a window.
  ///
  /// Sendable: a plain value.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// A ninety-sixth of an inch.
    case px
    /// A seventy-second of an inch.
    case pt
    /// Twelve points.
    case pc
    /// An inch, 96 px.
    case inch = "in"
    /// A centimetre.
    case cm
    /// A millimetre.
    case mm
    /// A quarter of a millimetre (級, the Japanese typesetter's unit).
    case q
    /// The element's font size; for `font-size` the parent's.
    case em
    /// The root's font size.
    case rem
    /// The height of x, taken as 0.5em.
    case ex
    /// The height of capitals, taken as 1em.
    case cap
    /// The advance of 0, taken as 0.5em.
    case ch
    /// The advance of 水, taken as 1em.
    case ic
    /// The element's line height; stays in computed values.
    case lh
    /// The natural line height of the font, what `line-height: normal` gives (GSFancyText); stays
    /// in computed values, in `line-height` only.
    case nlh
    /// A hundredth of what the property refers to.
    case percent = "%"
  }

  /// How many of the unit.
  public var value: Double
  /// The unit.
  public var unit: Unit

  /// A length, such as `StyleLength(1.5, .em)`.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// No length at all.
  public static let zero = StyleLength(0, .px)

  /// The length in px: nil for percentages and line heights, which need a layout.
  ///
  /// Where the standard asks for a font's measures and allows a fallback (CSS Values 4 §6.1), the
  /// fallback is taken.
  public func pixels(fontSize: Double, rootFontSize: Double) -> Double? {
    switch unit {
    case .px: value
    case .pt: value * 96 / 72
    case .pc: value * 16
    case .inch: value * 96
    case .cm: value * 96 / 2.54
    case .mm: value * 96 / 25.4
    case .q: value * 24 / 25.4
    case .em, .ic, .cap: value * fontSize
    case .ex, .ch: value * fontSize / 2
    case .rem: value * rootFontSize
    case .lh, .nlh, .percent: nil
    }
  }

  /// As CSS writes it, such as `1.5em`.
  public var description: String { cssText(value) + unit.rawValue }
}
