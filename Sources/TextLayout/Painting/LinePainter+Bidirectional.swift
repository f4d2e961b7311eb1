extension LinePainter {
  /// From the left end of the line's text to its right end; nil if nothing is on the line.
  var visualExtent: Range<Double>? {
    guard let first = positions.first else { return nil }
    var (left, right) = (first.x, first.x + first.width)
    for position in positions.dropFirst() {
      left = min(left, position.x)
      right = max(right, position.x + position.width)
    }
    return left..<max(left, right)
  }

  /// What an element covers of a line with mixed directions, from left to right: a stretch for each
  /// row of its items that stand side by side.
  func visualExtents(of element: ElementSpan) -> [Range<Double>] {
    let places = places(in: element.range).filter { positions[$0].item != nil }
      .sorted { visualRanks[$0] < visualRanks[$1] }
    var found: [Range<Double>] = []
    var last: Int?
    for place in places {
      let (start, end) = (positions[place].x, positions[place].x + positions[place].width)
      if let last, let stretch = found.last, visualRanks[place] == visualRanks[last] + 1 {
        found[found.count - 1] = stretch.lowerBound..<max(stretch.upperBound, end)
      } else {
        found.append(start..<max(start, end))
      }
      last = place
    }
    return found
  }
}

extension [ItemPosition] {
  /// Which place from the left each one has.
  var visualRanks: [Int] {
    let order = indices.sorted { (self[$0].x, $0) < (self[$1].x, $1) }
    var ranks = [Int](repeating: 0, count: count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    return ranks
  }
}
