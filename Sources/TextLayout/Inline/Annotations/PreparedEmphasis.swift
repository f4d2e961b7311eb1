import MarkupText

/// Emphasis marks over or under some items.
package struct PreparedEmphasis: Sendable {
  /// The items, which are in one span and at one height; some may have no mark.
  package var items: Range<Int>
  package var mark: ShapedMark
  /// The distance of the marks' baseline above that of the line.
  package var shift: Double
  /// The extent of the marks above and below the baseline of the line.
  package var extent: LineExtent
}

/// A shaped emphasis mark.
///
/// A class, because all runs with the mark refer to it.
package final class ShapedMark: Sendable {
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

extension ParagraphPreparer {
  /// Finds the text with emphasis marks, which are placed outside of ruby on the same side.
  package mutating func prepareEmphasis(on ground: AnnotationGround) {
    var last: (style: UsedStyle, mark: ShapedMark?)?
    for span in spans where span.style.hasEmphasis {
      if last?.style !== span.style { last = (span.style, shapedMark(of: span.style)) }
      guard let mark = last?.mark else { continue }
      let heights = mark.mark.isOver ? ground.above : ground.below
      var start = span.items.lowerBound
      while start < span.items.upperBound {
        let height = heights[start]
        var end = start + 1
        while end < span.items.upperBound, heights[end] == height { end += 1 }
        appendEmphasis(start..<end, mark: mark, beyond: height)
        start = end
      }
    }
  }

  private mutating func appendEmphasis(_ range: Range<Int>, mark: ShapedMark, beyond: Double?) {
    guard range.contains(where: { isMarked($0) }) else { return }
    let box = mark.style.emBox
    let base = emBox(of: range.lowerBound)
    let shift =
      mark.mark.isOver
      ? (beyond ?? base.above) + box.below : -((beyond ?? base.below) + box.above)
    emphases.append(
      PreparedEmphasis(
        items: range, mark: mark, shift: shift, extent: box.raised(by: shift)))
  }

  private func isMarked(_ item: Int) -> Bool { items[item].isMarked(in: shaped) }

  private mutating func shapedMark(of style: UsedStyle) -> ShapedMark? {
    guard let mark = EmphasisMark(style.style, mode: context.writingMode) else { return nil }
    var half = halfStyle(of: style)
    half.color = style.style.color(.textEmphasisColor)
    return ShapedMark(mark, style: half, context: context)
  }
}

extension InlineItem {
  /// Returns whether the item gets an emphasis mark.
  package func isMarked(in shaped: ShapedText) -> Bool {
    guard kind == .cluster, shaped.clusters.indices.contains(Int(content)),
      let scalar = Unicode.Scalar(shaped.clusters[Int(content)].scalar)
    else { return kind == .combination }
    return EmphasisMark.marks(scalar)
  }
}
