import MarkupText
import TextLayout

/// Returns the picture of the video: a comet above hills at dusk, drawn with paths only.
func nightSky(in frame: Rect) -> [DisplayItem] {
  /// Returns a point of a picture of 160 by 90 units in the frame.
  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: frame.x + x / 160 * frame.width, y: frame.y + y / 90 * frame.height)
  }
  func disc(_ x: Double, _ y: Double, radius: Double, _ color: CSSColor) -> DisplayItem {
    let (center, radius) = (point(x, y), radius / 160 * frame.width)
    return .path(
      DisplayPath(
        ellipseIn: Rect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
        fill: color))
  }

  var items: [DisplayItem] = [.pushClip(frame)]
  let colors = [CSSColor(rgb: 0x0D1433), CSSColor(rgb: 0x35407F), CSSColor(rgb: 0xD98C86)]
  let bands = 63
  for band in 0..<bands {
    let position = Float(band) / Float(bands - 1) * 2
    let color =
      position < 1 ? colors[0].mixed(colors[1], position) : colors[1].mixed(colors[2], position - 1)
    let height = frame.height / Double(bands)
    items.append(
      .fill(
        Rect(x: frame.x, y: frame.y + Double(band) * height, width: frame.width, height: height),
        color))
  }
  let stars: [(x: Double, y: Double, radius: Double)] = [
    (12, 34, 0.5), (24, 48, 0.4), (58, 8, 0.6), (76, 30, 0.4), (84, 12, 0.5), (96, 44, 0.4),
    (132, 9, 0.6), (140, 46, 0.5), (150, 24, 0.7), (47, 40, 0.5), (108, 6, 0.4), (66, 52, 0.4),
  ]
  items += stars.map { disc($0.x, $0.y, radius: $0.radius, .white) }

  // The tail, in layers that become narrower and brighter toward its middle.
  let head = (x: 118.0, y: 34.0)
  for (width, opacity) in [(5.0, 0.12), (3.8, 0.2), (2.6, 0.3), (1.4, 0.5)] {
    let (x, y) = (width * 0.35, width * 0.94)
    items.append(
      .path(
        DisplayPath(
          elements: [
            .move(point(34 + 4 * (5 - width), 4 + 1.4 * (5 - width))),
            .line(point(head.x + x, head.y - y)), .line(point(head.x - x, head.y + y)), .close,
          ], fill: CSSColor(red: 0.75, green: 0.86, blue: 1, alpha: Float(opacity)))))
  }
  for (radius, opacity) in [(7.5, 0.12), (5.8, 0.2), (4.4, 0.4), (3.2, 1)] {
    items.append(
      disc(
        head.x, head.y, radius: radius,
        CSSColor(red: 1, green: 1, blue: 1, alpha: Float(opacity))))
  }

  func hill(_ start: Double, _ first: Point, _ second: Point, _ end: Double, _ color: Int) {
    items.append(
      .path(
        DisplayPath(
          elements: [
            .move(point(0, 90)), .line(point(0, start)),
            .curve(point(first.x, first.y), point(second.x, second.y), point(160, end)),
            .line(point(160, 90)), .close,
          ], fill: CSSColor(rgb: UInt32(color)))))
  }
  hill(74, Point(x: 40, y: 50), Point(x: 95, y: 82), 60, 0x2B2F55)
  hill(80, Point(x: 50, y: 84), Point(x: 100, y: 62), 78, 0x161B33)
  // The windows of a town.
  for (x, y) in [(20.0, 84.0), (26, 86), (31, 84), (38, 86), (44, 83), (52, 86), (60, 84)] {
    let corner = point(x, y)
    items.append(
      .fill(Rect(x: corner.x, y: corner.y, width: 2, height: 2), CSSColor(rgb: 0xFFD479)))
  }
  return items + [.popClip]
}

extension DisplayPath {
  /// Creates a rectangle with rounded corners.
  init(roundedRect rect: Rect, radius: Double, fill: CSSColor? = nil, stroke: CSSColor? = nil) {
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    // The distance from a corner to the control points of its curve.
    let near = radius * 0.4477
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    self.init(
      elements: [
        .move(point(left + radius, top)), .line(point(right - radius, top)),
        .curve(point(right - near, top), point(right, top + near), point(right, top + radius)),
        .line(point(right, bottom - radius)),
        .curve(
          point(right, bottom - near), point(right - near, bottom), point(right - radius, bottom)),
        .line(point(left + radius, bottom)),
        .curve(
          point(left + near, bottom), point(left, bottom - near), point(left, bottom - radius)),
        .line(point(left, top + radius)),
        .curve(point(left, top + near), point(left + near, top), point(left + radius, top)), .close,
      ], fill: fill, stroke: stroke)
  }
}

extension CSSColor {
  /// Returns an interpolation between this color and another.
  fileprivate func mixed(_ other: CSSColor, _ part: Float) -> CSSColor {
    CSSColor(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: 1)
  }
}
