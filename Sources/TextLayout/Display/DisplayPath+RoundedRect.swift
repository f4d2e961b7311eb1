public import MarkupText

extension DisplayPath {
  /// Creates a rectangle with rounded corners.
  ///
  /// ```swift
  /// canvas.draw(DisplayPath(roundedRect: frame, cornerRadius: 4, fill: .red))  // in a CustomBox
  /// ```
  ///
  /// - Parameters:
  ///   - frame: the rectangle.
  ///   - cornerRadius: the radius of the corners in px, limited to half of the shorter side; a
  ///     negative radius or NaN counts as 0.
  ///   - fill: the fill color; nil for no fill.
  ///   - stroke: the stroke color; the stroke is centered on the edge; nil for no stroke.
  ///   - lineWidth: the stroke width in px.
  public init(
    roundedRect frame: Rect, cornerRadius: Double, fill: CSSColor? = nil, stroke: CSSColor? = nil,
    lineWidth: Double = 1
  ) {
    let radius = cornerRadius > 0 ? min(cornerRadius, frame.width / 2, frame.height / 2) : 0
    // The distance from the corner of the rectangle to the control points of a quarter circle.
    let control = radius * (1 - 0.5522847498)
    let (left, top, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    self.init(
      elements: [
        .move(point(left + radius, top)), .line(point(right - radius, top)),
        .curve(
          point(right - control, top), point(right, top + control), point(right, top + radius)),
        .line(point(right, bottom - radius)),
        .curve(
          point(right, bottom - control), point(right - control, bottom),
          point(right - radius, bottom)),
        .line(point(left + radius, bottom)),
        .curve(
          point(left + control, bottom), point(left, bottom - control),
          point(left, bottom - radius)),
        .line(point(left, top + radius)),
        .curve(point(left, top + control), point(left + control, top), point(left + radius, top)),
        .close,
      ], fill: fill, stroke: stroke, lineWidth: lineWidth)
  }
}
