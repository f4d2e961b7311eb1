/// Turns places along lines into places on the page.
///
/// Layout works on a page whose lines run from left to right. In vertical writing that page is
/// turned: the start of a line is above, and the first line is at the right edge.
///
/// Sendable: a plain value.
struct PageMap: Sendable, Hashable {
  var isVertical: Bool
  /// The extent of the page from its first line to its last.
  var blockExtent: Double

  /// A place on the page.
  func point(_ point: Point) -> Point {
    isVertical ? Point(x: blockExtent - point.y, y: point.x) : point
  }

  /// A rectangle on the page.
  func rect(_ rect: Rect) -> Rect {
    isVertical
      ? Rect(x: blockExtent - rect.maxY, y: rect.x, width: rect.height, height: rect.width) : rect
  }

  /// The place along lines of a place on the page.
  func logical(_ point: Point) -> Point {
    isVertical ? Point(x: point.y, y: blockExtent - point.x) : point
  }
}
