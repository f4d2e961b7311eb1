import MarkupText
import TextInteraction
public import TextLayout

/// Draws a lens: a shadow below it, what is seen through it, and glass with a rim.
///
/// Light comes from above. Where other programs draw gradients, ellipses of little ink lie above each
/// other, which every backend can draw.
struct LensPainter {
  private let frame: Rect
  private let glass: Rect
  /// How wide the rim is.
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

  /// Draws all of it around what is seen.
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

  /// A shadow as wide as the frame allows, further below than above.
  private mutating func paintShadow() {
    let reach = glass.x - frame.x
    let steps = 8
    for step in 0..<steps {
      let spread = reach * (1.15 - 0.9 * Double(step) / Double(steps))
      let shadow = glass.expanded(by: spread).offset(x: 0, y: reach * 0.45)
      items.append(.path(DisplayPath(ellipseIn: shadow, fill: Self.ink(0x1B2A41, 0.028))))
    }
  }

  /// The glass is a little darker at its edge, and the sky is seen in its upper part.
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
    // Two ellipses leave a sickle of light along the upper edge.
    for step in 0..<5 {
      let depth = height * (0.04 + 0.025 * Double(step))
      let sickle = glass.expanded(by: -height * 0.03)
      var path = DisplayPath(ellipseIn: sickle, fill: Self.ink(0xFFFFFF, 0.14))
      path.elements += DisplayPath(ellipseIn: sickle.offset(x: 0, y: depth)).elements.reversedPath
      items.append(.path(path))
    }
  }

  /// Metal: dark lines on both sides of a bright one.
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
  /// The rectangle with the same room around it on all sides.
  fileprivate func expanded(by margin: Double) -> Rect {
    Rect(
      x: x - margin, y: y - margin, width: max(0, width + 2 * margin),
      height: max(0, height + 2 * margin))
  }
}

extension [DisplayPath.Element] {
  /// A closed path of curves the other way round, which leaves its area out of the one it is in.
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
  /// The page with the lens on top, and the word under it marked; without a lens if it shows nothing.
  ///
  /// - Complexity: linear in the layout.
  public func displayList() -> DisplayList {
    state.map { displayList(of: $0) } ?? index.layout.displayList()
  }

  /// The page with the lens as it is in a state.
  ///
  /// - Parameter state: what ``state(at:)-(Point)`` or a move returned.
  /// - Returns: the drawing, as large as the page; a lens that reaches out of the page is cut.
  /// - Complexity: linear in the layout.
  public func displayList(of state: LoupeState) -> DisplayList {
    let mark = Highlight(state.range, color: options.highlight, cornerRadius: 3)
    var page = index.displayList(highlights: [mark])
    var seen = DisplayList(size: page.size, items: state.projection.items(of: page))
    seen.draw(
      state.converted.layout.displayList(), at: state.convertedRect.origin, scale: state.scale)
    var painter = LensPainter(state)
    painter.paint(seen.items, on: options.glass)
    page.items += painter.items
    return page
  }
}
