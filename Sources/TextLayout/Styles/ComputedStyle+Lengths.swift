import MarkupText

extension ComputedStyle {
  /// A length in px, percentages of a base; 0 for what is no length.
  func pixels(_ property: StyleProperty, percentageBase base: Double) -> Double {
    pixelsIfLength(property, percentageBase: base) ?? 0
  }

  /// A length in px, percentages of a base; nil for what is no length, such as `auto`, and for a
  /// percentage without a base.
  func pixelsIfLength(_ property: StyleProperty, percentageBase base: Double?) -> Double? {
    guard case .length(let length) = self[property] else { return nil }
    return pixels(length, percentageBase: base)
  }

  /// A length in px.
  func pixels(_ length: StyleLength, percentageBase base: Double?) -> Double? {
    switch length.unit {
    // Nearly all: they need no font size.
    case .px: length.value.clampedToPage
    case .percent: base.map { (length.value / 100 * $0).clampedToPage }
    case .lh, .nlh: (length.value * estimatedLineHeight).clampedToPage
    default:
      length.pixels(fontSize: fontSize, rootFontSize: 16).map(\.clampedToPage)
    }
  }

  /// The line height where no font is at hand.
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

  /// Whether a property's value is a percentage.
  func isPercentage(_ property: StyleProperty) -> Bool { length(property)?.unit == .percent }

  /// Whether a margin or a padding is a percentage.
  var hasPercentageEdges: Bool {
    isPercentage(.marginLeft) || isPercentage(.marginRight) || isPercentage(.marginTop)
      || isPercentage(.marginBottom) || isPercentage(.paddingLeft)
      || isPercentage(.paddingRight) || isPercentage(.paddingTop)
      || isPercentage(.paddingBottom)
  }

  /// Whether a property's value is a keyword.
  func has(_ keyword: StyleKeyword, for property: StyleProperty) -> Bool {
    switch self[property] {
    case .keyword(let value): value == keyword
    case .keywords(let values): values.contains(keyword)
    default: false
    }
  }
}
