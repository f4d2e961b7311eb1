package import MarkupText

/// The font, color and spacing of an annotation.
package struct AnnotationStyle: Sendable {
  package var font: FontRequest
  package var metrics: FontMetrics
  /// The distance from the middle of a vertical line to the baseline of sideways text, to the left.
  package var sidewaysDrop: Double
  package var color: CSSColor
  package var shadows: [GlyphRun.Shadow]
  package var letterSpacing: Double
  package var isVisible: Bool
  /// The orientation in vertical lines.
  package var textOrientation: StyleKeyword

  /// Creates an annotation style with the values of a style.
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

  /// Creates an annotation style with half the font size of the base text.
  init(halfOf style: UsedStyle, context: TypesettingContext) {
    self.init(style)
    font.size /= 2
    letterSpacing = 0
    let found = context.measurer.metrics(for: font)
    metrics = context.centersLines ? found.centered : found
    sidewaysDrop = context.centersLines ? found.centerHeight : 0
  }

  /// The extent of the em box above and below the baseline.
  package var emBox: LineExtent { metrics.emBox(size: font.size) }
}

extension FontMetrics {
  /// Returns the extent of the em box above and below the baseline: one em, centered on the font's
  /// height.
  ///
  /// Annotations touch the em box of the text, not the font's whole height, which in Japanese fonts
  /// is nearly half an em more (JLREQ §3.3.3).
  package func emBox(size: Double) -> LineExtent {
    let above = (ascent - descent + size) / 2
    return LineExtent(above: above, below: size - above)
  }
}
