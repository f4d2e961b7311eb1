package import MarkupText

/// The font and the color of what stands over or under text.
///
/// Sendable: a plain value.
package struct AnnotationStyle: Sendable {
  package var font: FontRequest
  package var metrics: FontMetrics
  /// How far the baseline of text on its side is to the left of the middle of a vertical line.
  package var sidewaysDrop: Double
  package var color: CSSColor
  package var shadows: [GlyphRun.Shadow]
  package var letterSpacing: Double
  package var isVisible: Bool
  /// How it stands in a vertical line.
  package var textOrientation: StyleKeyword

  /// As a style says.
  package init(_ style: UsedStyle) {
    font = style.font
    metrics = style.metrics
    sidewaysDrop = style.sidewaysDrop
    color = style.color
    shadows = style.shadows
    letterSpacing = style.letterSpacing
    isVisible = style.isVisible
    textOrientation = style.textOrientation
  }

  /// Half as large as the text that it stands at.
  init(halfOf style: UsedStyle, context: TypesettingContext) {
    self.init(style)
    font.size /= 2
    letterSpacing = 0
    let found = context.measurer.metrics(for: font)
    metrics = context.centersLines ? found.centered : found
    sidewaysDrop = context.centersLines ? found.centerHeight : 0
  }

  /// How far an em box reaches above and below the baseline.
  package var emBox: LineExtent { metrics.emBox(size: font.size) }
}

extension FontMetrics {
  /// How far the em box reaches above and below the baseline: the font's heights, cut to one em.
  ///
  /// What stands at the text is set solid to its em box, not to the font's whole height, which in
  /// Japanese fonts is nearly half an em more (JLREQ §3.3.3).
  package func emBox(size: Double) -> LineExtent {
    let above = (ascent - descent + size) / 2
    return LineExtent(above: above, below: size - above)
  }
}
