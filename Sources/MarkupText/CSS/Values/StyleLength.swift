/// A length or a percentage with its unit.
public struct StyleLength: Sendable, Hashable, CustomStringConvertible {
  /// The supported units (CSS Values 4 §6), which are all except those relative to a viewport.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// 1/96 of an inch.
    case px
    /// A point, 1/72 of an inch.
    case pt
    /// A pica, twelve points.
    case pc
    /// An inch, 96 px.
    case inch = "in"
    /// A centimeter.
    case cm
    /// A millimeter.
    case mm
    /// A quarter of a millimeter (級, a unit of Japanese typesetting).
    case q
    /// The element's font size, or for `font-size` that of the parent.
    case em
    /// The root's font size.
    case rem
    /// The x-height, approximated by 0.5em.
    case ex
    /// The cap height, approximated by 1em.
    case cap
    /// The advance of 0, approximated by 0.5em.
    case ch
    /// The advance of 水, approximated by 1em.
    case ic
    /// The element's line height; not resolved in computed values.
    case lh
    /// The natural line height of the font, as for `line-height: normal` (GSFancyText).
    ///
    /// It is only valid in `line-height`, and not resolved in computed values.
    case nlh
    /// A hundredth of the value that the property's percentages refer to.
    case percent = "%"
  }

  /// The number of units.
  public var value: Double
  /// The unit of the length.
  public var unit: Unit

  /// Creates a length, such as `StyleLength(1.5, .em)`.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// A length of zero.
  public static let zero = StyleLength(0, .px)

  /// Returns the length in px, or nil for percentages and line heights, which depend on layout.
  ///
  /// Units that depend on font metrics use the fallback values of the standard (CSS Values 4 §6.1).
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

  /// The length in CSS syntax, such as `1.5em`.
  public var description: String { cssText(value) + unit.rawValue }
}
