import MarkupText

/// Emphasis marks over or under some items.
package struct EmphasisRun: Sendable {
  /// The items, which are in one span and at one height; some may have no mark.
  package var items: Range<Int>
  package var mark: ShapedEmphasisMark
  /// The distance of the marks' baseline above that of the line.
  package var shift: Double
  /// The extent of the marks above and below the baseline of the line.
  package var extent: LineExtent
}

/// A shaped emphasis mark.
///
/// A class, because all runs with the mark refer to it.
package final class ShapedEmphasisMark: Sendable {
  let mark: EmphasisMark
  package let shaped: ShapedText
  package let style: AnnotationStyle
  package let advance: Double
  package let orientation: GlyphOrientation

  init(_ mark: EmphasisMark, style: AnnotationStyle, context: TypesettingContext) {
    var shaped = ShapedText()
    orientation =
      context.writingMode.isSideways ? .sideways : context.isVertical ? .upright : .horizontal
    context.measurer.shape(
      ShapingRequest(
        range: 0..<mark.text.utf8.count, font: style.font,
        orientation: orientation),
      of: mark.text, into: &shaped)
    self.mark = mark
    self.style = style
    self.shaped = shaped
    advance = shaped.clusters.reduce(0) { $0 + $1.advance }
  }
}

extension InlineItem {
  /// Returns whether the item gets an emphasis mark.
  package func isMarked(in shaped: ShapedText) -> Bool {
    guard kind == .cluster, shaped.clusters.indices.contains(Int(content)),
      let scalar = Unicode.Scalar(shaped.clusters[Int(content)].scalar)
    else { return kind == .tateChuYoko }
    return EmphasisMark.marks(scalar)
  }
}
