import MarkupText
import TextInteraction
public import TextLayout

/// Draws a lens: its shadow, the magnified content, the glass and the rim.
///
/// The light comes from above. Gradients are approximated by layers of translucent ellipses, which
/// every backend can draw.
struct LensPainter {
  private let frame: Rect
  private let glass: Rect
  /// The width of the rim.
  private let rim: Double
  private(set) var items: [DisplayItem] = []

  init(_ state: LoupeState) {
    (frame, glass) = (state.frame, state.glass)
    rim = (glass.x - frame.x) * 0.45
  }

  private static func ink(_ rgb: UInt32, _ alpha: Float) -> CSSColor {
    var color = CSSColor(rgb: rgb)
    color.alpha = alpha
    return color
  }

  /// Draws the lens around its content.
  mutating func paint(_ content: [DisplayItem], on color: CSSColor) {
    paintShadow()
    items.append(
      .path(DisplayPath(ellipseIn: glass.expanded(by: rim), fill: Self.ink(0xFFFFFF, 1))))
    items.append(.pushClipPath(DisplayPath(ellipseIn: glass)))
    items.append(.fill(glass, color))
    items += content
    paintGlass()
    items.append(.popClip)
    paintRim()
  }

  /// Draws a shadow as wide as the frame allows, offset downward.
  private mutating func paintShadow() {
    let reach = glass.x - frame.x
    let steps = 8
    for step in 0..<steps {
      let spread = reach * (1.15 - 0.9 * Double(step) / Double(steps))
      let shadow = glass.expanded(by: spread).offset(x: 0, y: reach * 0.45)
      items.append(.path(DisplayPath(ellipseIn: shadow, fill: Self.ink(0x1B2A41, 0.028))))
    }
  }

  /// Draws the glass, slightly darker at its edge, with a reflection in its upper part.
  private mutating func paintGlass() {
    let height = min(glass.width, glass.height)
    for step in 1...12 {
      let part = Double(step) / 12
      items.append(
        .path(
          DisplayPath(
            ellipseIn: glass, stroke: Self.ink(0x1B3A5C, 0.017),
            lineWidth: height * 0.26 * part * part)))
    }
    // Two ellipses leave a crescent of light along the upper edge.
    for step in 0..<5 {
      let depth = height * (0.04 + 0.025 * Double(step))
      let crescent = glass.expanded(by: -height * 0.03)
      var path = DisplayPath(ellipseIn: crescent, fill: Self.ink(0xFFFFFF, 0.14))
      path.elements += DisplayPath(ellipseIn: crescent.offset(x: 0, y: depth)).elements.reversedPath
      items.append(.path(path))
    }
  }

  /// Draws the metal rim: a bright line between two dark ones.
  private mutating func paintRim() {
    let lines: [(at: Double, width: Double, color: CSSColor)] = [
      (0.5, 1, Self.ink(0xB9C2CE, 1)), (0.45, 0.55, Self.ink(0xE4E9EF, 1)),
      (0.4, 0.22, Self.ink(0xFFFFFF, 1)), (1, 0.16, Self.ink(0x77838F, 0.9)),
      (0, 0.16, Self.ink(0x8894A2, 0.9)),
    ]
    for line in lines {
      items.append(
        .path(
          DisplayPath(
            ellipseIn: glass.expanded(by: rim * line.at), stroke: line.color,
            lineWidth: max(rim * line.width, 0.4))))
    }
  }
}

extension Rect {
  /// Returns the rectangle extended by a margin on all sides.
  fileprivate func expanded(by margin: Double) -> Rect {
    Rect(
      x: x - margin, y: y - margin, width: max(0, width + 2 * margin),
      height: max(0, height + 2 * margin))
  }
}

extension [DisplayPath.Element] {
  /// A closed path of curves in reverse direction, which cuts its area out of an enclosing path.
  fileprivate var reversedPath: [DisplayPath.Element] {
    var points: [Point] = []
    for element in self {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end): points += [first, second, end]
      case .close: break
      }
    }
    points.reverse()
    guard let start = points.first else { return [] }
    var path: [DisplayPath.Element] = [.move(start)]
    for index in stride(from: 1, to: points.count - 2, by: 3) {
      path.append(.curve(points[index], points[index + 1], points[index + 2]))
    }
    return path + [.close]
  }
}

extension LanguageLoupe {
  /// Returns the page with the lens on top and the word under it highlighted, or without a lens if
  /// nothing is shown.
  ///
  /// - Complexity: linear in the layout.
  public func displayList() -> DisplayList {
    state.map { displayList(of: $0) } ?? index.layout.displayList()
  }

  /// Returns the page with the lens in a given state.
  ///
  /// - Parameter state: a state returned by ``state(at:)-(Point)`` or by a move.
  /// - Returns: the display list, as large as the page; a lens that extends beyond the page is
  ///   clipped.
  /// - Complexity: linear in the layout.
  public func displayList(of state: LoupeState) -> DisplayList {
    let wordHighlight = Highlight(state.range, color: options.highlight, cornerRadius: 3)
    var page = index.displayList(highlights: [wordHighlight])
    var seen = DisplayList(size: page.size, items: state.projection.items(of: page))
    seen.draw(
      state.converted.layout.displayList(), at: state.convertedRect.origin, scale: state.scale)
    var painter = LensPainter(state)
    painter.paint(seen.items, on: options.lensColor)
    page.items += painter.items
    return page
  }
}
