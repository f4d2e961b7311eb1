extension DisplayList {
  /// Draws another list on top of this one, with its upper left corner at a point, for example to
  /// combine several layouts on a page.
  ///
  /// ```swift
  /// var page = DisplayList(size: Size(width: 320, height: 200))
  /// page.draw(title.displayList(), at: Point(x: 100, y: 12))
  /// page.draw(stamp.displayList(), at: Point(x: 280, y: 160), scale: 0.5)
  /// ```
  ///
  /// The size, the language and the title of this list do not change; content beyond its size is
  /// not visible.
  ///
  /// - Parameters:
  ///   - other: the list to draw.
  ///   - origin: the position of its upper left corner.
  ///   - scale: the factor from px of the other list to px of this one; line widths and blurs are
  ///     scaled too.
  /// - Complexity: linear in the other list.
  public mutating func draw(_ other: DisplayList, at origin: Point, scale: Double = 1) {
    items.reserveCapacity(items.count + other.items.count)
    for item in other.items { items.append(item.placed(at: origin, scale: scale)) }
  }
}

extension DisplayItem {
  /// Returns the item scaled, and moved so that the page's upper left corner is at `origin`.
  func placed(at origin: Point, scale: Double = 1) -> DisplayItem {
    switch self {
    case .fill(let rect, let color): return .fill(rect.placed(at: origin, scale), color)
    case .pushClip(let rect): return .pushClip(rect.placed(at: origin, scale))
    case .popClip, .begin, .end: return self
    case .path(let path): return .path(path.placed(at: origin, scale))
    case .pushClipPath(let path): return .pushClipPath(path.placed(at: origin, scale))
    case .glyphs(var run):
      run.origin = run.origin.placed(at: origin, scale)
      run.resize(by: scale)
      return .glyphs(run)
    case .decoration(var line):
      line.start = line.start.placed(at: origin, scale)
      line.length *= scale
      line.thickness *= scale
      return .decoration(line)
    case .image(var image):
      image.frame = image.frame.placed(at: origin, scale)
      return .image(image)
    }
  }
}

extension Point {
  fileprivate func placed(at origin: Point, _ scale: Double) -> Point {
    Point(x: x * scale + origin.x, y: y * scale + origin.y)
  }
}

extension Rect {
  fileprivate func placed(at origin: Point, _ scale: Double) -> Rect {
    Rect(
      x: x * scale + origin.x, y: y * scale + origin.y, width: width * scale,
      height: height * scale)
  }
}

extension DisplayPath {
  fileprivate func placed(at origin: Point, _ scale: Double) -> DisplayPath {
    var path = mapped { $0.placed(at: origin, scale) }
    path.lineWidth *= scale
    return path
  }

  /// Returns the path with each of its points transformed.
  package func mapped(_ transform: (Point) -> Point) -> DisplayPath {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(transform(point))
      case .line(let point): .line(transform(point))
      case .curve(let first, let second, let end):
        .curve(transform(first), transform(second), transform(end))
      case .close: .close
      }
    }
    return path
  }
}

extension GlyphRun {
  /// Scales everything in the run except its origin.
  package mutating func resize(by scale: Double) {
    guard scale != 1 else { return }
    size *= scale
    for index in shadows.indices {
      shadows[index].dx *= scale
      shadows[index].dy *= scale
      shadows[index].blur *= scale
    }
    for index in clusters.indices {
      clusters[index].position *= scale
      clusters[index].advance *= scale
    }
    for index in glyphs.indices {
      glyphs[index].dx *= Float(scale)
      glyphs[index].dy *= Float(scale)
    }
  }
}
