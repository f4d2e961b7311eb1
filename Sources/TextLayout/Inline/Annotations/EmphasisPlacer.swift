import MarkupText

/// Finds the text with emphasis marks, and places the marks outside of ruby on the same side.
struct EmphasisPlacer {
  private let input: ParagraphInput

  init(_ input: ParagraphInput) { self.input = input }

  /// Returns the emphasis marks, given the extents of the ruby.
  func place(
    over content: InlineContent, _ extents: AnnotationExtents, shaper: inout RubyShaper
  ) -> [EmphasisRun] {
    var runs: [EmphasisRun] = []
    var last: (style: UsedStyle, mark: ShapedEmphasisMark?)?
    for span in content.spans where span.style.hasEmphasis {
      if last?.style !== span.style {
        last = (span.style, shapedMark(of: span.style, shaper: &shaper))
      }
      guard let mark = last?.mark else { continue }
      let heights = mark.mark.isOver ? extents.above : extents.below
      var start = span.items.lowerBound
      while start < span.items.upperBound {
        let height = heights[start]
        var end = start + 1
        while end < span.items.upperBound, heights[end] == height { end += 1 }
        let items = start..<end
        if items.contains(where: { content.items[$0].isMarked(in: content.shaped) }) {
          runs.append(run(of: mark, over: items, base: content.emBox(of: start), beyond: height))
        }
        start = end
      }
    }
    return runs
  }

  private func run(
    of mark: ShapedEmphasisMark, over items: Range<Int>, base: LineExtent, beyond height: Double?
  ) -> EmphasisRun {
    let box = mark.style.emBox
    let shift =
      mark.mark.isOver
      ? (height ?? base.above) + box.below : -((height ?? base.below) + box.above)
    return EmphasisRun(items: items, mark: mark, shift: shift, extent: box.raised(by: shift))
  }

  private func shapedMark(of style: UsedStyle, shaper: inout RubyShaper) -> ShapedEmphasisMark? {
    guard let mark = style.emphasisMark(in: input.context.writingMode) else { return nil }
    var half = shaper.halfStyle(of: style)
    half.color = style.emphasisColor
    return ShapedEmphasisMark(mark, style: half, context: input.context)
  }
}
