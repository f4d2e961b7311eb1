import LineBreaking

/// Fills lines greedily, as browsers do: each line is as long as the width allows.
///
/// If no opportunity fits, a line is broken between two Characters. This is independent of the
/// library's paragraphs, so it tests opportunities alone.
struct GreedyFiller {
  /// A line of Characters, and whether it ends where no break is allowed.
  struct Line: Equatable {
    var range: Range<Int>
    var isEmergency: Bool
  }

  let text: MeasuredText
  /// The opportunities as numbers of Characters, in ascending order.
  private let breaks: [(index: Int, kind: BreakOpportunity.Kind)]

  /// The offsets of opportunities inside of Characters, which are not used.
  let strayOffsets: [Int]

  init(_ text: MeasuredText, _ opportunities: [BreakOpportunity]) {
    self.text = text
    var breaks: [(index: Int, kind: BreakOpportunity.Kind)] = []
    var strays: [Int] = []
    var index = 0
    for opportunity in opportunities {
      while index < text.characters.count, text.offsets[index] < opportunity.offset { index += 1 }
      if text.offsets[index] == opportunity.offset {
        breaks.append((index, opportunity.kind))
      } else {
        strays.append(opportunity.offset)
      }
    }
    self.breaks = breaks
    strayOffsets = strays
  }

  /// Returns the line that begins at a Character.
  func line(from start: Int, width: Int) -> Line {
    var best: Int?
    for (index, kind) in breaks where index > start {
      let needed = text.width(start..<index)
      if needed > width { break }
      let hyphen = kind == .hyphen ? text.hyphenAdvance : 0
      if needed + hyphen <= width { best = index }
      if kind == .mandatory { break }
    }
    if let best { return Line(range: start..<best, isEmergency: false) }
    var end = start + 1
    while end < text.characters.count, text.width(start..<end + 1) <= width { end += 1 }
    return Line(range: start..<end, isEmergency: true)
  }

  /// Returns all lines of the text.
  func lines(width: Int) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < text.characters.count {
      let next = line(from: start, width: width)
      lines.append(next)
      start = next.range.upperBound
    }
    return lines
  }
}
