import MarkupText

/// A bullet that is drawn as a shape, as browsers do it: it looks the same in every font.
///
/// Sendable: a plain value.
enum ListBullet: String, Sendable {
  case disc
  case circle
  case square

  /// The bullet a style asks for; nil if its markers are text.
  init?(_ style: ComputedStyle) {
    guard case .name(let name) = style[.listStyleType] else { return nil }
    self.init(rawValue: name.lowercased())
  }

  /// What is drawn into a square.
  func item(in frame: Rect, color: CSSColor) -> DisplayItem {
    switch self {
    case .disc: .path(DisplayPath(ellipseIn: frame, fill: color))
    case .circle:
      .path(DisplayPath(ellipseIn: frame, stroke: color, lineWidth: max(1, frame.width / 8)))
    case .square: .fill(frame, color)
    }
  }
}

/// The measures that browsers take for bullets, in px.
///
/// Sendable: a plain value.
struct BulletMetrics: Sendable {
  /// The sides of the square around it.
  let size: Double
  /// Its lower edge above the baseline; below if negative.
  let bottom: Double
  /// From its right edge to the text that it stands outside of.
  let gap: Double

  /// The measures for a font: whole px, as in Chromium.
  ///
  /// - Parameters:
  ///   - metrics: the font's.
  ///   - padding: the room that markers have beside them.
  ///   - isCentered: whether the baseline is the middle of the characters.
  init(_ metrics: FontMetrics, padding: Double, isCentered: Bool) {
    let ascent = metrics.ascent.rounded()
    let offset = (ascent * 2 / 3).rounded(.down)
    size = ((offset + 1) / 2).rounded(.down)
    let top = (3 * (ascent - offset) / 2).rounded(.down)
    bottom = isCentered ? -size / 2 : ascent - top - size
    gap = offset + padding - size
  }
}
