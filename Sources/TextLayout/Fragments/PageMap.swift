/// Turns places along lines into places on the page.
///
/// Layout works on a page whose lines run from left to right and follow each other down. In vertical
/// writing that page is turned: the start of a line is above, and the first line is at the right
/// edge, or at the left one for `vertical-lr`.
///
/// Sendable: a plain value.
package struct PageMap: Sendable, Hashable {
  package var isVertical: Bool
  /// Whether the first vertical line is at the left.
  package var isLeftToRight = false
  /// The extent of the page from its first line to its last.
  package var blockExtent: Double

  package init(_ mode: WritingMode, blockExtent: Double) {
    isVertical = mode.isVertical
    isLeftToRight = mode.isLeftToRight
    self.blockExtent = blockExtent
  }

  /// A place on the page.
  package func point(_ point: Point) -> Point {
    guard isVertical else { return point }
    return Point(x: isLeftToRight ? point.y : blockExtent - point.y, y: point.x)
  }

  /// A rectangle on the page.
  package func rect(_ rect: Rect) -> Rect {
    guard isVertical else { return rect }
    return Rect(
      x: isLeftToRight ? rect.y : blockExtent - rect.maxY, y: rect.x, width: rect.height,
      height: rect.width)
  }

  /// The place along lines of a place on the page.
  package func logical(_ point: Point) -> Point {
    guard isVertical else { return point }
    return Point(x: point.y, y: isLeftToRight ? point.x : blockExtent - point.x)
  }

  /// The rectangle along lines of a rectangle on the page.
  package func logical(_ rect: Rect) -> Rect {
    guard isVertical else { return rect }
    return Rect(
      x: rect.y, y: isLeftToRight ? rect.x : blockExtent - rect.maxX, width: rect.height,
      height: rect.width)
  }

  /// The map for what is in a line, or in a marker beside it.
  ///
  /// What is above the text of a line is at its right on any vertical page; where lines follow each
  /// other to the right too, a line is therefore turned by itself.
  package func withinLine(top: Double, height: Double) -> PageMap {
    guard isVertical, isLeftToRight else { return self }
    var map = self
    map.isLeftToRight = false
    map.blockExtent = 2 * top + height
    return map
  }
}
