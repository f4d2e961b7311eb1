import MarkupText

extension BlockBuilder {
  /// Puts the marker of a list's item before its first line.
  mutating func placeMarker(of index: Int, in inner: BlockFlow) {
    let block = text.blocks[index]
    guard let marker = block.marker, !marker.isInside else { return }
    let style = styles.used(
      block.style, language: context.options.language, isVertical: context.isVertical)
    var shaped = ShapedText()
    let orientation = GlyphOrientation(of: marker.text, in: context.writingMode)
    context.measurer.shape(
      ShapingRequest(
        range: 0..<marker.text.utf8.count, font: style.font, orientation: orientation),
      of: marker.text, into: &shaped)
    let width = shaped.clusters.reduce(0) { $0 + $1.advance }
    let gap = context.measurer.grid?.columnWidth ?? style.font.size / 2
    let baseline = firstBaseline(in: block) ?? y + style.extent.above
    boxes[index].marker = PlacedMarker(
      text: marker.text, shaped: shaped, style: style,
      origin: Point(x: inner.x - gap - width, y: baseline), orientation: orientation)
  }

  /// The baseline of a block's first line, from the top of the page; nil if it has no line.
  func firstBaseline(in block: FlowBlock) -> Double? {
    for index in block.paragraphs {
      guard let paragraph = paragraphs[index], let line = paragraph.lines.first else { continue }
      let isMirrored = context.writingMode.isLeftToRight
      return paragraph.origin.y + line.top
        + (isMirrored ? line.height - line.baseline : line.baseline)
    }
    return nil
  }
}
