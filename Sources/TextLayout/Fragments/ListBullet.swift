import MarkupText

/// A list bullet that is drawn as a shape, so that it looks the same in all fonts, as in browsers.
enum ListBullet: String, Sendable {
  case disc
  case circle
  case square

  /// Creates the bullet of a style, or returns nil if the markers of the style are text.
  init?(_ style: UsedStyle) {
    guard let name = style.counterStyleName else { return nil }
    self.init(rawValue: name.lowercased())
  }

  /// Returns the drawing of the bullet in a square.
  func item(in frame: Rect, color: CSSColor) -> DisplayItem {
    switch self {
    case .disc: .path(DisplayPath(ellipseIn: frame, fill: color))
    case .circle:
      .path(DisplayPath(ellipseIn: frame, stroke: color, lineWidth: max(1, frame.width / 8)))
    case .square: .fill(frame, color)
    }
  }
}

/// The dimensions of bullets, as in browsers, in px.
struct BulletMetrics: Sendable {
  /// The side of the square around the bullet.
  let size: Double
  /// The distance from the baseline to the lower edge of the bullet, positive above the baseline.
  let bottom: Double
  /// The distance from the right edge of an outside bullet to the text.
  let gap: Double

  /// Creates the dimensions for a font, rounded to whole px as in Chromium.
  ///
  /// - Parameters:
  ///   - metrics: the metrics of the font.
  ///   - padding: the space beside markers.
  ///   - isCentered: whether the baseline is in the middle of the characters.
  init(_ metrics: FontMetrics, padding: Double, isCentered: Bool) {
    let ascent = metrics.ascent.rounded()
    let offset = (ascent * 2 / 3).rounded(.down)
    size = ((offset + 1) / 2).rounded(.down)
    let top = (3 * (ascent - offset) / 2).rounded(.down)
    bottom = isCentered ? -size / 2 : ascent - top - size
    gap = offset + padding - size
  }
}
