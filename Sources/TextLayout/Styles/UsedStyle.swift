package import MarkupText

/// What layout must know of a style, in px and flags: resolved once for all text that has it.
///
/// A class because every span of text points to one. Sendable: nothing in it changes.
package final class UsedStyle: Sendable {
  package let style: ComputedStyle
  package let isCentered: Bool
  package let font: FontRequest
  package let metrics: FontMetrics
  /// The height that `line-height` gives a line; nil for `normal`.
  package let lineHeight: Double?
  package let color: CSSColor
  package let background: CSSColor
  /// The room behind every character, and in addition behind every word space.
  package let letterSpacing: Double
  package let wordSpacing: Double
  package let wraps: Bool
  package let isVisible: Bool
  package let textOrientation: StyleKeyword
  /// Whether characters may be set side by side in a vertical line (`text-combine-upright`).
  package let combinesUpright: Bool
  /// How far the baseline of text on its side is to the left of the middle of a vertical line.
  package let sidewaysDrop: Double
  /// Whether the text must be changed before it is measured (`text-transform`).
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

  /// How far the baselines of `sub` and `super` in text of this style are from its own: CSS leaves
  /// the amounts open (CSS Inline 3 §4.2.2), these are Blink's and WebKit's.
  package var subscriptDrop: Double { font.size / 5 + 1 }
  package var superscriptRise: Double { font.size / 3 + 1 }

  /// How far a line of this style alone reaches above and below its baseline, leading included.
  package var extent: LineExtent { LineExtent(metrics, lineHeight: lineHeight) }
}

/// How far something reaches above and below a baseline.
///
/// Sendable: a plain value.
package struct LineExtent: Sendable, Hashable {
  package var above: Double
  package var below: Double

  package init(above: Double, below: Double) {
    self.above = above
    self.below = below
  }

  /// A font with the leading that a line height gives it, half above and half below (CSS 2.2
  /// §10.8.1); as in browsers the half above is a whole number of px.
  package init(_ metrics: FontMetrics, lineHeight: Double?) {
    guard let lineHeight else {
      self.init(
        above: metrics.ascent + metrics.lineGap / 2, below: metrics.descent + metrics.lineGap / 2)
      return
    }
    let half = ((lineHeight - metrics.ascent - metrics.descent) / 2).rounded(.down)
    self.init(above: metrics.ascent + half, below: lineHeight - metrics.ascent - half)
  }

  package var height: Double { above + below }

  /// The extent on a baseline that is `shift` above this one.
  package func raised(by shift: Double) -> LineExtent {
    LineExtent(above: above + shift, below: below - shift)
  }

  package mutating func formUnion(_ other: LineExtent) {
    above = max(above, other.above)
    below = max(below, other.below)
  }
}

extension FontMetrics {
  /// How far the middle of the font's height is above its baseline.
  package var centerHeight: Double { (ascent - descent) / 2 }

  /// The metrics for a vertical line, whose baseline is in its middle (CSS Writing Modes 4 §4.3).
  package var centered: FontMetrics {
    var copy = self
    let half = (ascent + descent) / 2
    (copy.ascent, copy.descent) = (half, half)
    return copy
  }
}

extension Double {
  /// The greatest extent of anything on a page, in px: sums of many stay exact enough.
  package static let greatestExtent = 1e7

  /// The value as an extent: 0 if it is no number, and not beyond the greatest.
  package var clampedToPage: Double {
    self > -Self.greatestExtent
      ? Swift.min(self, Self.greatestExtent) : isNaN ? 0 : -Self.greatestExtent
  }
}
