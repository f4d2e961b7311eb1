public import MarkupText

extension DisplayPath {
  /// Creates an ellipse that touches the sides of a rectangle.
  ///
  /// ```swift
  /// canvas.draw(DisplayPath(ellipseIn: frame, fill: .red))  // in a CustomBox
  /// ```
  ///
  /// - Parameters:
  ///   - frame: the rectangle; a square gives a circle.
  ///   - fill: the fill color; nil for no fill.
  ///   - stroke: the stroke color; the stroke is centered on the ellipse; nil for no stroke.
  ///   - lineWidth: the stroke width in px.
  public init(
    ellipseIn frame: Rect, fill: CSSColor? = nil, stroke: CSSColor? = nil, lineWidth: Double = 1
  ) {
    let (halfWidth, halfHeight) = (frame.width / 2, frame.height / 2)
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: frame.x + halfWidth * (1 + x), y: frame.y + halfHeight * (1 + y))
    }
    // Four curves, one for each quadrant.
    let control = 0.5522847498
    self.init(
      elements: [
        .move(point(1, 0)),
        .curve(point(1, control), point(control, 1), point(0, 1)),
        .curve(point(-control, 1), point(-1, control), point(-1, 0)),
        .curve(point(-1, -control), point(-control, -1), point(0, -1)),
        .curve(point(control, -1), point(1, -control), point(1, 0)), .close,
      ], fill: fill, stroke: stroke, lineWidth: lineWidth)
  }
}
