internal import CPango
internal import MarkupText
internal import TextLayout

/// A drawing target: a Cairo context whose unit is the px.
final class Canvas {
  let context: OpaquePointer?
  /// The number of surface units (pixels or points) per px.
  let scale: Double
  /// Whether the surface has pixels to which edges are snapped.
  let isRaster: Bool

  init(_ surface: OpaquePointer?, scale: Double, isRaster: Bool) {
    context = cairo_create(surface)
    self.scale = scale
    self.isRaster = isRaster
    cairo_scale(context, scale, scale)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
  }

  deinit { cairo_destroy(context) }

  /// Throws an error if the context is in an error state.
  func finish() throws(DrawingError) { try check(cairo_status(context)) }

  func setColor(_ color: CSSColor) {
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  /// Returns a coordinate snapped to the nearest pixel edge.
  func snapped(_ coordinate: Double) -> Double {
    isRaster ? (coordinate * scale).rounded() / scale : coordinate
  }

  /// Returns a thickness rounded to whole pixels, at least one.
  func snappedThickness(_ thickness: Double) -> Double {
    isRaster ? max(1, (thickness * scale).rounded()) / scale : thickness
  }

  /// Returns a rectangle with its edges snapped to pixels, at least one pixel wide and high.
  func snapped(_ rect: Rect) -> Rect {
    guard isRaster, rect.width > 0, rect.height > 0 else { return rect }
    let (x, y) = (snapped(rect.x), snapped(rect.y))
    return Rect(
      x: x, y: y, width: max(1 / scale, snapped(rect.maxX) - x),
      height: max(1 / scale, snapped(rect.maxY) - y))
  }

  func addRectangle(_ rect: Rect) {
    cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
  }

  func fill(_ rect: Rect, _ color: CSSColor) {
    guard rect.isFinite else { return }
    setColor(color)
    addRectangle(snapped(rect))
    cairo_fill(context)
  }

  /// Adds a path to the current path and returns true, or returns false if it is beyond Cairo's
  /// limits.
  func add(_ path: DisplayPath) -> Bool {
    guard path.elements.allSatisfy({ $0.isFinite }) else { return false }
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
    return true
  }

  func draw(_ path: DisplayPath) {
    guard path.lineWidth.isFinite, add(path) else { return }
    if let fill = path.fill {
      setColor(fill)
      cairo_fill_preserve(context)
    }
    if let stroke = path.stroke, path.lineWidth > 0 {
      setColor(stroke)
      cairo_set_line_width(context, path.lineWidth)
      cairo_stroke_preserve(context)
    }
    cairo_new_path(context)
  }
}

extension Rect {
  /// Whether the rectangle is within Cairo's limits, about 8 million.
  var isFinite: Bool {
    [x, y, width, height].allSatisfy { abs($0) < 8_000_000 }
  }
}

extension Point {
  /// Whether the point is within Cairo's limits.
  var isFinite: Bool { abs(x) < 8_000_000 && abs(y) < 8_000_000 }
}

extension DisplayPath.Element {
  /// Whether the element is within Cairo's limits.
  var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .curve(let first, let second, let end):
      first.isFinite && second.isFinite && end.isFinite
    case .close: true
    }
  }
}
