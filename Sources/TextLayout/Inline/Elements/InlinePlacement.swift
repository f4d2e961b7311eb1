/// The baseline shift and alignment of a run that result from its elements.
struct InlinePlacement {
  /// The distance of the run's baseline above that of the line.
  var shift = 0.0
  var edge: LineEdgeAlignment?
}

/// The inline boxes that contain the current offset of the text.
struct InlineBoxStack {
  private var next = 0
  private var open: [Int] = []

  /// Moves forward to an offset, and returns the placement of text there.
  mutating func advance(to offset: Int, in boxes: [InlineBoxSpan]) -> InlinePlacement {
    while let last = open.last, boxes[last].range.upperBound <= offset { open.removeLast() }
    while next < boxes.count, boxes[next].range.lowerBound <= offset {
      if boxes[next].range.upperBound > offset { open.append(next) }
      next += 1
    }
    guard let last = open.last else { return InlinePlacement() }
    return InlinePlacement(shift: boxes[last].shift, edge: boxes[last].edge)
  }
}
