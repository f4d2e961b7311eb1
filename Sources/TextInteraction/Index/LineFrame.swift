import TextLayout

/// The vertical position of a line's content in logical coordinates, in which lines run from left
/// to right.
///
/// In vertical lines, “above” is always to the right: in `vertical-lr`, that is the side of the
/// next line.
struct LineFrame: Sendable {
  /// The top of the line, from the top of the page.
  let top: Double
  private let line: LineFragment
  private let isMirrored: Bool

  init(_ line: LineFragment, of paragraph: ParagraphFragment) {
    self.line = line
    top = paragraph.origin.y + line.top
    isMirrored = paragraph.shapedParagraph.isMirrored
  }

  /// Returns the vertical range of content that extends above and below the line's baseline.
  func span(above: Double, below: Double) -> Range<Double> {
    let baseline = isMirrored ? line.height - line.baseline : line.baseline
    let (before, after) = isMirrored ? (below, above) : (above, below)
    let start = snapped(top + baseline - before)
    return start..<max(start, snapped(top + baseline + after))
  }

  /// Returns the edge of the line that a coordinate differs from only by rounding, or the
  /// coordinate itself.
  private func snapped(_ coordinate: Double) -> Double {
    for edge in [top, top + line.height] where abs(coordinate - edge) < 1e-9 { return edge }
    return coordinate
  }

  /// Returns the distance by which alignment to an edge of the line moves a span from its own
  /// baseline shift.
  func shift(of span: InlineSpan) -> Double { line.shift(of: span) - span.shift }
}

/// The extents of lines' text above and below their baselines, without leading.
///
/// Lines must be requested in order. Use each value for one paragraph only.
struct LineTextHeights {
  private let paragraph: ShapedParagraph
  private var span = 0

  init(_ paragraph: ShapedParagraph) { self.paragraph = paragraph }

  /// Returns the extents of the next line; for a line without text, those of its font.
  mutating func next(_ line: LineFragment) -> (above: Double, below: Double) {
    let spans = paragraph.spans
    while span < spans.count, spans[span].items.upperBound <= line.items.lowerBound { span += 1 }
    var found: (above: Double, below: Double)?
    var index = span
    while index < spans.count, spans[index].items.lowerBound < line.items.upperBound {
      let own = heights(of: spans[index], on: line)
      found = (max(found?.above ?? own.above, own.above), max(found?.below ?? own.below, own.below))
      index += 1
    }
    let metrics = paragraph.strut.metrics
    return found ?? (metrics.ascent, metrics.descent)
  }

  private func heights(
    of span: InlineSpan, on line: LineFragment
  ) -> (above: Double, below: Double) {
    let shift = line.shift(of: span)
    guard let first = span.items.first, paragraph.items[first].kind == .box else {
      return (span.style.metrics.ascent + shift, span.style.metrics.descent - shift)
    }
    let box = paragraph.boxes[Int(paragraph.items[first].content)]
    let above =
      switch box.edge {
      case .top: line.baseline
      case .bottom: box.extent.height - (line.height - line.baseline)
      case nil: box.extent.above
      }
    return (above, box.extent.height - above)
  }
}
