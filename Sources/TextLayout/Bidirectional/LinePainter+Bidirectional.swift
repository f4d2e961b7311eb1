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
    var found: [Range<Double>] = []
    var isOpen = false
    for position in positions.sorted(by: { $0.x < $1.x }) {
      guard let item = position.item,
        element.range.contains(Int(prepared.items[item].offset))
      else {
        isOpen = false
        continue
      }
      let end = max(position.x, position.x + position.width)
      if isOpen, let last = found.last {
        found[found.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        found.append(position.x..<end)
      }
      isOpen = true
    }
    return found
  }
}
