/// Converts between logical coordinates, along and across lines, and coordinates on the page.
///
/// Layout works on a page with horizontal lines from top to bottom. In vertical writing that page
/// is rotated: lines start at the top, and the first line is at the right edge, or at the left edge
/// with `vertical-lr`.
package struct PageMap: Sendable, Hashable {
  package var isVertical: Bool
  /// Whether the first vertical line is at the left.
  package var isLeftToRight = false
  /// The size of the page across its lines.
  package var blockExtent: Double

  package init(_ mode: WritingMode, blockExtent: Double) {
    isVertical = mode.isVertical
    isLeftToRight = mode.isLeftToRight
    self.blockExtent = blockExtent
  }

  /// Returns the page position of a logical point.
  package func point(_ point: Point) -> Point {
    guard isVertical else { return point }
    return Point(x: isLeftToRight ? point.y : blockExtent - point.y, y: point.x)
  }

  /// Returns the page rectangle of a logical rectangle.
  package func rect(_ rect: Rect) -> Rect {
    guard isVertical else { return rect }
    return Rect(
      x: isLeftToRight ? rect.y : blockExtent - rect.maxY, y: rect.x, width: rect.height,
      height: rect.width)
  }

  /// Returns the logical position of a point on the page.
  package func logical(_ point: Point) -> Point {
    guard isVertical else { return point }
    return Point(x: point.y, y: isLeftToRight ? point.x : blockExtent - point.x)
  }

  /// Returns the logical rectangle of a rectangle on the page.
  package func logical(_ rect: Rect) -> Rect {
    guard isVertical else { return rect }
    return Rect(
      x: rect.y, y: isLeftToRight ? rect.x : blockExtent - rect.maxX, width: rect.height,
      height: rect.width)
  }

  /// Returns the map for the content of a line, or of a marker beside it.
  ///
  /// The side above the text of a line is at its right on all vertical pages. If lines also follow
  /// each other to the right, the content of each line is therefore mapped separately.
  package func withinLine(top: Double, height: Double) -> PageMap {
    guard isVertical, isLeftToRight else { return self }
    var map = self
    map.isLeftToRight = false
    map.blockExtent = 2 * top + height
    return map
  }
}
