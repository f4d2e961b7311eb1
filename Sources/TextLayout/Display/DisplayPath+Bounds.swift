extension DisplayPath {
  /// A rectangle that contains the path with its stroke; nil if the path has no points.
  package var bounds: Rect? {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end): points += [first, second, end]
      case .close: break
      }
    }
    guard let first = points.first else { return nil }
    let margin = stroke == nil ? 0 : max(lineWidth, 0)
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return Rect(
      x: left - margin, y: top - margin, width: right - left + 2 * margin,
      height: bottom - top + 2 * margin)
  }
}
