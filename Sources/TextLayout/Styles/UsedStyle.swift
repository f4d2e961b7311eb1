package import MarkupText

/// The used values of a style for layout, as px and flags, resolved once for all text with the
/// style.
///
/// A class, because every span of text refers to one.
package final class UsedStyle: Sendable {
  package let style: ComputedStyle
  package let isCentered: Bool
  package let font: FontRequest
  package let metrics: FontMetrics
  /// The line height in px; nil for `normal`.
  package let lineHeight: Double?
  package let color: CSSColor
  package let background: CSSColor
  /// The space after each character, and the additional space after each word space.
  package let letterSpacing: Double
  package let wordSpacing: Double
  package let wraps: Bool
  package let isVisible: Bool
  package let textOrientation: StyleKeyword
  /// Whether characters in a vertical line may form tate-chu-yoko (`text-combine-upright`).
  package let combinesUpright: Bool
  /// The distance from the middle of a vertical line to the baseline of sideways text, to the left.
  package let sidewaysDrop: Double
  /// Whether the text must be transformed before shaping (`text-transform`).
  package let transformsText: Bool
  package let hasEmphasis: Bool
  package let shadows: [GlyphRun.Shadow]

  package init(
    _ style: ComputedStyle, language: String?, isCentered: Bool, measurer: some TextMeasurer
  ) {
    self.style = style
    self.isCentered = isCentered
    let size = style.fontSize.clampedToPage
    font = FontRequest(
      families: style.fontFamilies, size: size, weight: style.fontWeight,
      slant: style.keyword(.fontStyle) ?? .normal,
      stretch: style.length(.fontStretch)?.value ?? 100,
      caps: style.keyword(.fontVariantCaps) ?? .normal, language: language)
    let found = measurer.metrics(for: font)
    metrics = isCentered ? found.centered : found
    color = style.color
    background = style.color(.backgroundColor)
    letterSpacing = style.pixels(.letterSpacing, percentageBase: size)
    wordSpacing = style.pixels(.wordSpacing, percentageBase: size)
    wraps = style.keyword(.textWrapMode) != .nowrap
    isVisible = style.keyword(.visibility) ?? .visible == .visible
    textOrientation = style.keyword(.textOrientation) ?? .mixed
    combinesUpright = style[.textCombineUpright] != .keyword(.none)
    sidewaysDrop = isCentered ? found.centerHeight : 0
    transformsText = style[.textTransform] != .keyword(.none)
    hasEmphasis = style[.textEmphasisStyle] != .keyword(.none)
    lineHeight = Self.lineHeight(style, metrics: found, grid: measurer.grid)
    if case .shadows(let list) = style[.textShadow] {
      let color = color
      shadows = list.map { shadow in
        func pixels(_ length: StyleLength) -> Double {
          (length.pixels(fontSize: size, rootFontSize: 16) ?? 0).clampedToPage
        }
        return GlyphRun.Shadow(
          dx: pixels(shadow.dx), dy: pixels(shadow.dy), blur: max(0, pixels(shadow.blur)),
          color: shadow.color ?? color)
      }
    } else {
      shadows = []
    }
  }

  private static func lineHeight(
    _ style: ComputedStyle, metrics: FontMetrics, grid: LayoutGrid?
  ) -> Double? {
    // In a terminal every line is one row high.
    if grid != nil { return nil }
    switch style[.lineHeight] {
    case .number(let factor): return (factor * style.fontSize).clampedToPage
    case .length(let length):
      switch length.unit {
      case .percent: return (length.value / 100 * style.fontSize).clampedToPage
      case .nlh: return (length.value * metrics.lineHeight).clampedToPage
      default:
        return length.pixels(fontSize: style.fontSize, rootFontSize: 16).map(\.clampedToPage)
      }
    default: return nil
    }
  }

  /// The distance from the baseline of this style to that of `sub` text in it; see also
  /// ``superscriptRise``.
  ///
  /// CSS leaves the amounts open (CSS Inline 3 §4.2.2); these are the amounts of Blink and WebKit.
  package var subscriptDrop: Double { font.size / 5 + 1 }
  package var superscriptRise: Double { font.size / 3 + 1 }

  /// The extent of a line with only this style above and below its baseline, leading included.
  package var extent: LineExtent { LineExtent(metrics, lineHeight: lineHeight) }
}

/// The extent of content above and below a baseline.
package struct LineExtent: Sendable, Hashable {
  package var above: Double
  package var below: Double

  package init(above: Double, below: Double) {
    self.above = above
    self.below = below
  }

  /// Creates the extent of a font with the leading that a line height gives it, half above and half
  /// below (CSS 2.2 §10.8.1).
  ///
  /// As in browsers, the half above is a whole number of px.
  package init(_ metrics: FontMetrics, lineHeight: Double?) {
    guard let lineHeight else {
      self.init(
        above: metrics.ascent + metrics.lineGap / 2, below: metrics.descent + metrics.lineGap / 2)
      return
    }
    // With a tolerance for rounding errors: 24 − 21.12 − 2.88 is slightly less than 0.
    let half = ((lineHeight - metrics.ascent - metrics.descent) / 2 + 1e-6).rounded(.down)
    self.init(above: metrics.ascent + half, below: lineHeight - metrics.ascent - half)
  }

  package var height: Double { above + below }

  /// Returns the extent of content raised by `shift`, relative to the original baseline.
  package func raised(by shift: Double) -> LineExtent {
    LineExtent(above: above + shift, below: below - shift)
  }

  package mutating func formUnion(_ other: LineExtent) {
    above = max(above, other.above)
    below = max(below, other.below)
  }
}

extension FontMetrics {
  /// The distance from the baseline up to the middle of the font's height.
  package var centerHeight: Double { (ascent - descent) / 2 }

  /// The metrics for a vertical line, which has its baseline in the middle (CSS Writing Modes 4
  /// §4.3).
  package var centered: FontMetrics {
    var copy = self
    let half = (ascent + descent) / 2
    (copy.ascent, copy.descent) = (half, half)
    return copy
  }
}

extension Double {
  /// The maximum extent on a page, in px, at which sums of many values are still sufficiently
  /// precise.
  package static let maximumExtent = 1e7

  /// The value limited to the maximum extent, or 0 if it is NaN.
  package var clampedToPage: Double {
    self > -Self.maximumExtent
      ? Swift.min(self, Self.maximumExtent) : isNaN ? 0 : -Self.maximumExtent
  }
}
