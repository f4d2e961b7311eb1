import MarkupText

extension ComputedStyle {
  /// Returns a length in px, with percentages resolved against a base, or 0 if the value is not a
  /// length.
  func pixels(_ property: StyleProperty, percentageBase base: Double) -> Double {
    pixelsIfLength(property, percentageBase: base) ?? 0
  }

  /// Returns a length in px, with percentages resolved against a base, or nil if the value is not a
  /// length, such as `auto`, or is a percentage without a base.
  func pixelsIfLength(_ property: StyleProperty, percentageBase base: Double?) -> Double? {
    guard case .length(let length) = self[property] else { return nil }
    return pixels(length, percentageBase: base)
  }

  /// Returns a length in px, or nil for a percentage without a base.
  func pixels(_ length: StyleLength, percentageBase base: Double?) -> Double? {
    switch length.unit {
    // The most frequent unit, which does not depend on the font size.
    case .px: length.value.clampedToPage
    case .percent: base.map { (length.value / 100 * $0).clampedToPage }
    case .lh, .nlh: (length.value * estimatedLineHeight).clampedToPage
    default:
      length.pixels(fontSize: fontSize, rootFontSize: 16).map(\.clampedToPage)
    }
  }

  /// The approximate line height, for use where no font metrics are available.
  private var estimatedLineHeight: Double {
    switch self[.lineHeight] {
    case .number(let factor): factor * fontSize
    case .length(let length):
      length.unit == .percent
        ? length.value / 100 * fontSize
        : length.pixels(fontSize: fontSize, rootFontSize: 16) ?? fontSize * 1.2
    default: fontSize * 1.2
    }
  }

  /// Returns whether the value of a property is a percentage.
  func isPercentage(_ property: StyleProperty) -> Bool { length(property)?.unit == .percent }

  /// Whether a margin or a padding is a percentage.
  var hasPercentageEdges: Bool {
    isPercentage(.marginLeft) || isPercentage(.marginRight) || isPercentage(.marginTop)
      || isPercentage(.marginBottom) || isPercentage(.paddingLeft)
      || isPercentage(.paddingRight) || isPercentage(.paddingTop)
      || isPercentage(.paddingBottom)
  }

  /// Returns whether the value of a property is a keyword, or a list that contains it.
  func has(_ keyword: StyleKeyword, for property: StyleProperty) -> Bool {
    switch self[property] {
    case .keyword(let value): value == keyword
    case .keywords(let values): values.contains(keyword)
    default: false
    }
  }
}
