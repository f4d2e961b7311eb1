import TextLayout

/// Finds lines by where they are: bounds of lines, of eight neighbours together, and so on.
///
/// Lines that follow each other in the text are near each other on the page, in the cells of tables
/// too; their order needs no sorting.
///
/// Sendable: a plain value.
struct LineTree: Sendable {
  private static let fanOut = 8
  /// The bounds of the lines, then those of eight of the level before, up to a single one.
  private var levels: [[LineBounds]]

  /// A tree over bounds.
  ///
  /// - Complexity: linear.
  init(_ bounds: [LineBounds]) {
    levels = [bounds]
    var level = bounds
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: Self.fanOut).map { start in
        var union = LineBounds.nothing
        for index in start..<min(start + Self.fanOut, level.count) { union.formUnion(level[index]) }
        return union
      }
      levels.append(level)
    }
  }

  /// Hands over the lines that may hold a point, the last one first, until `body` says that it has
  /// what it wants.
  func searchBackward(_ point: Point, _ body: (Int) -> Bool) {
    _ = search(levels.count - 1, 0, isBackward: true, where: { $0.contains(point) }, body)
  }

  /// Hands over the lines that overlap bounds in the order of the text, or against it, until `body`
  /// says that it has what it wants.
  func search(overlapping bounds: LineBounds, isBackward: Bool, _ body: (Int) -> Bool) {
    _ = search(
      levels.count - 1, 0, isBackward: isBackward, where: { $0.overlaps(bounds) }, body)
  }

  /// As deep as the tree, which a billion lines make ten levels of.
  private func search(
    _ level: Int, _ index: Int, isBackward: Bool, where mayHold: (LineBounds) -> Bool,
    _ body: (Int) -> Bool
  ) -> Bool {
    guard index < levels[level].count, mayHold(levels[level][index]) else { return false }
    guard level > 0 else { return body(index) }
    let children = children(of: index, level)
    for step in 0..<children.count {
      let child = isBackward ? children.upperBound - 1 - step : children.lowerBound + step
      if search(level - 1, child, isBackward: isBackward, where: mayHold, body) { return true }
    }
    return false
  }

  private func children(of index: Int, _ level: Int) -> Range<Int> {
    let start = index * Self.fanOut
    return start..<min(start + Self.fanOut, levels[level - 1].count)
  }

  /// The line that is closest to a point, by a distance that is never less than that of its bounds;
  /// nil if there is no line.
  func closest(to point: Point, distance: (Int) -> LineDistance) -> Int? {
    guard let top = levels.last, !top.isEmpty else { return nil }
    // Straight down to the child that is nearest: the line, as a rule.
    var index = 0
    for level in stride(from: levels.count - 1, to: 0, by: -1) {
      var nearest = LineDistance.infinite
      for child in children(of: index, level) {
        let distance = levels[level - 1][child].distance(to: point)
        if distance < nearest { (nearest, index) = (distance, child) }
      }
      if nearest == .infinite { return nil }
    }
    var best = (line: index, distance: distance(index))
    if best.distance > .zero { improve(&best, levels.count - 1, 0, point, distance) }
    return best.line
  }

  private func improve(
    _ best: inout (line: Int, distance: LineDistance), _ level: Int, _ index: Int, _ point: Point,
    _ distance: (Int) -> LineDistance
  ) {
    let least = levels[level][index].distance(to: point)
    guard least < best.distance else { return }
    guard level > 0 else {
      let own = distance(index)
      if own < best.distance { best = (index, own) }
      return
    }
    for child in children(of: index, level) { improve(&best, level - 1, child, point, distance) }
  }
}
