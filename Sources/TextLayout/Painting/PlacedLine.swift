import MarkupText
import TextFoundation

/// A line at its position on the page, with the placements of its items.
///
/// A class, because the builders of text, decorations and annotations share it.
final class PlacedLine {
  let line: LineFragment
  let paragraph: ParagraphFragment
  let layout: MarkupLayout
  let positions: [ItemPlacement]
  /// The map from logical coordinates within the line to the page.
  let map: PageMap

  init(_ line: LineFragment, of paragraph: ParagraphFragment, in layout: MarkupLayout) {
    self.line = line
    self.paragraph = paragraph
    self.layout = layout
    positions = line.positions(in: paragraph.shapedParagraph)
    map = layout.map.withinLine(top: paragraph.origin.y + line.top, height: line.height)
  }

  var shapedParagraph: ShapedParagraph { paragraph.shapedParagraph }

  /// Returns the address of the link that contains a run, or nil if there is no link or the options
  /// do not allow it.
  func address(of run: StyledRun) -> String? {
    run.link.flatMap { $0["href"] }.flatMap(layout.options.links.normalized)
  }

  /// The distance from the top of the page to the line's baseline.
  var baseline: Double { paragraph.origin.y + line.top + line.baseline }

  /// The visible area of a line that is clipped at its edge; nil if the line is not clipped.
  ///
  /// The area is high enough for ruby and boxes that extend above or below the line.
  var clip: Rect? {
    guard let width = line.truncation?.clippedWidth else { return nil }
    let top = paragraph.origin.y + line.top - line.height
    return layout.map.rect(
      Rect(x: paragraph.origin.x + line.start, y: top, width: width, height: 3 * line.height))
  }

  /// Returns the distance of a span's baseline above that of the line.
  func shift(of span: InlineSpan) -> Double { line.shift(of: span) }

  /// Returns the origin to which positions along the line are added: at the edge of the page, on
  /// the baseline.
  func textOrigin(shift: Double) -> Point {
    let point = map.point(Point(x: 0, y: baseline - shift))
    return layout.isVertical ? Point(x: point.x, y: 0) : Point(x: 0, y: point.y)
  }

  /// Returns the origin to which positions along the line are added; sideways text has its own
  /// baseline, to the left of the middle of the line.
  func textOrigin(
    shift: Double, orientation: GlyphOrientation, drop: Double
  ) -> Point {
    var origin = textOrigin(shift: shift)
    if orientation == .sideways { origin.x -= drop }
    return origin
  }

  // MARK: Ranges

  /// The range from the left end of the line's text to its right end; nil if the line is empty.
  var visualExtent: Range<Double>? {
    guard let first = positions.first else { return nil }
    var (left, right) = (first.x, first.x + first.width)
    for position in positions.dropFirst() {
      left = min(left, position.x)
      right = max(right, position.x + position.width)
    }
    return left..<max(left, right)
  }

  /// Returns the indices of the placements whose text is in a range, in text order.
  func placementIndices(in range: Range<Int>) -> Range<Int> {
    let start = firstPlacement(atOrAfter: range.lowerBound)
    return start..<max(start, firstPlacement(atOrAfter: range.upperBound))
  }

  private func firstPlacement(atOrAfter offset: Int) -> Int {
    positions.partitioningIndex { textOffset(of: $0) >= offset }
  }

  /// Returns the text offset of an item or an ellipsis.
  private func textOffset(of placement: ItemPlacement) -> Int {
    placement.item.map { Int(shapedParagraph.items[$0].offset) }
      ?? line.truncations[placement.truncation].hidden.lowerBound
  }
}
