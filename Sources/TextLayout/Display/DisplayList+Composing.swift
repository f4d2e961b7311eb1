extension DisplayList {
  /// Draws another list on top of this one, its upper left corner at a place; so several layouts make
  /// one page.
  ///
  /// ```swift
  /// var page = DisplayList(size: Size(width: 320, height: 200))
  /// page.draw(title.displayList(), at: Point(x: 100, y: 12))
  /// ```
  ///
  /// The extent, the language and the title stay as they are; what is beyond the extent is not seen.
  ///
  /// - Complexity: linear in the other list.
  public mutating func draw(_ other: DisplayList, at place: Point) {
    items.reserveCapacity(items.count + other.items.count)
    for item in other.items { items.append(item.moved(x: place.x, y: place.y)) }
  }
}

extension DisplayItem {
  /// The same somewhere else.
  func moved(x: Double, y: Double) -> DisplayItem {
    switch self {
    case .fill(let rect, let color): return .fill(rect.offset(x: x, y: y), color)
    case .pushClip(let rect): return .pushClip(rect.offset(x: x, y: y))
    case .popClip, .begin, .end: return self
    case .path(var path):
      path.elements = path.elements.map { $0.moved(x: x, y: y) }
      return .path(path)
    case .glyphs(var run):
      run.origin = run.origin.moved(x: x, y: y)
      return .glyphs(run)
    case .decoration(var line):
      line.start = line.start.moved(x: x, y: y)
      return .decoration(line)
    case .image(var image):
      image.frame = image.frame.offset(x: x, y: y)
      return .image(image)
    }
  }
}

extension DisplayPath.Element {
  fileprivate func moved(x: Double, y: Double) -> Self {
    switch self {
    case .move(let point): .move(point.moved(x: x, y: y))
    case .line(let point): .line(point.moved(x: x, y: y))
    case .curve(let first, let second, let end):
      .curve(first.moved(x: x, y: y), second.moved(x: x, y: y), end.moved(x: x, y: y))
    case .close: .close
    }
  }
}

extension Point {
  fileprivate func moved(x dx: Double, y dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
}
