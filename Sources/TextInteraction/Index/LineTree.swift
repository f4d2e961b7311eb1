import TextLayout

/// A packed R-tree over line bounds, with a fan-out of 8.
///
/// Consecutive lines are close to each other on the page, also in table cells, so their text order
/// is used without sorting.
struct LineTree: Sendable {
  private static let fanOut = 8
  /// The bounds of the lines, then the unions of eight bounds of the previous level each, up to a
  /// single root.
  private var levels: [[LineBounds]]

  /// Creates a tree from line bounds.
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

  /// Calls `body` with the lines whose bounds contain a point, from the last to the first, until it
  /// returns true.
  func searchBackward(_ point: Point, _ body: (Int) -> Bool) {
    _ = search(levels.count - 1, 0, isBackward: true, where: { $0.contains(point) }, body)
  }

  /// Calls `body` with the lines whose bounds overlap `bounds`, in text order or backward, until it
  /// returns true.
  func search(overlapping bounds: LineBounds, isBackward: Bool, _ body: (Int) -> Bool) {
    _ = search(
      levels.count - 1, 0, isBackward: isBackward, where: { $0.overlaps(bounds) }, body)
  }

  /// Recurses as deep as the tree: ten levels for a billion lines.
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

  /// Returns the line closest to a point, or nil if there are no lines.
  ///
  /// `distance` must never return less than the distance to the line's bounds.
  func closest(to point: Point, distance: (Int) -> LineDistance) -> Int? {
    guard let top = levels.last, !top.isEmpty else { return nil }
    // A greedy descent usually ends at the closest line.
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
    let minimum = levels[level][index].distance(to: point)
    guard minimum < best.distance else { return }
    guard level > 0 else {
      let own = distance(index)
      if own < best.distance { best = (index, own) }
      return
    }
    for child in children(of: index, level) { improve(&best, level - 1, child, point, distance) }
  }
}
