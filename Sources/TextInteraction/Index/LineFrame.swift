import TextLayout

/// Where what stands in a line is on a page whose lines run from left to right.
///
/// Above is to the right in any vertical line: where such lines follow each other to the right, that
/// is the side of the next one.
///
/// Sendable: a plain value.
struct LineFrame: Sendable {
  /// Where the line begins, from the top of the page.
  let top: Double
  private let line: LayoutLine
  private let isMirrored: Bool

  init(_ line: LayoutLine, of paragraph: ParagraphLayout) {
    self.line = line
    top = paragraph.origin.y + line.top
    isMirrored = paragraph.prepared.isMirrored
  }

  /// The rows of what reaches above the line's baseline and below it.
  func span(above: Double, below: Double) -> Range<Double> {
    let baseline = isMirrored ? line.height - line.baseline : line.baseline
    let (before, behind) = isMirrored ? (below, above) : (above, below)
    let start = snapped(top + baseline - before)
    return start..<max(start, snapped(top + baseline + behind))
  }

  /// A place that is at an edge of the line but for rounding is that edge.
  private func snapped(_ place: Double) -> Double {
    for edge in [top, top + line.height] where abs(place - edge) < 1e-9 { return edge }
    return place
  }

  /// How far what has moved with its element to an edge of the line is from where it stood.
  func shift(of span: InlineSpan) -> Double { line.shift(of: span) - span.shift }
}

/// How far the texts of lines reach above their baselines and below, without leading; lines are
/// asked for from first to last.
///
/// Not Sendable: it is used up by one paragraph.
struct LineTextHeights {
  private let paragraph: PreparedParagraph
  private var span = 0

  init(_ paragraph: PreparedParagraph) { self.paragraph = paragraph }

  /// Those of the next line; of one without text those of its font.
  mutating func next(_ line: LayoutLine) -> (above: Double, below: Double) {
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
    of span: InlineSpan, on line: LayoutLine
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
