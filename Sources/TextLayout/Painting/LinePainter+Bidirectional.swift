extension LinePainter {
  /// The range from the left end of the line's text to its right end; nil if the line is empty.
  var visualExtent: Range<Double>? {
    guard let first = positions.first else { return nil }
    var (left, right) = (first.x, first.x + first.width)
    for position in positions.dropFirst() {
      left = min(left, position.x)
      right = max(right, position.x + position.width)
    }
    return left..<max(left, right)
  }

  /// Returns the ranges that an element covers on a bidirectional line, from left to right: one
  /// range for each visually contiguous run of its items.
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
  /// The visual rank of each position, counted from the left.
  var visualRanks: [Int] {
    let order = indices.sorted { (self[$0].x, $0) < (self[$1].x, $1) }
    var ranks = [Int](repeating: 0, count: count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    return ranks
  }
}
