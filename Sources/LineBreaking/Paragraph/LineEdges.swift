/// Reads a paragraph's items; what lines measure with their edges trimmed and hung.
///
/// Not Sendable: it borrows the paragraph's memory for the time of one call.
struct LineSetter {
  let records: UnsafeBufferPointer<Paragraph.Record>
  let gaps: UnsafeBufferPointer<Paragraph.PlacedGap>
  let overlaps: [Paragraph.Overlap]
  let options: Paragraph.Options
  /// See ``Paragraph/isSearchable``.
  let isSearchable: Bool

  /// What happens at the start of a line.
  struct StartEdge {
    /// The blank taken from an opening bracket.
    var trim = 0.0
    /// The room of what stands before the line.
    var hang = 0.0
    /// Where the line begins, as a place on the endless line of all items.
    var origin = 0.0
  }

  /// What happens at the end of a line.
  struct EndEdge {
    /// From the line's origin to its end.
    var width: Double
    /// The blank taken from a closing mark.
    var trim = 0.0
    /// The room of what stands behind the line.
    var hang = 0.0
  }

  /// Whether the text, not the width, begins a line here.
  func isForcedStart(_ first: Int) -> Bool {
    first == 0 || records[first - 1].breakBehind == .mandatory
  }

  func startEdge(of first: Int) -> StartEdge {
    let (item, start) = (records[first].item, records[first].start)
    if first == 0, item.traits.contains(.opening),
      options.spacing.hangingPunctuation.contains(.first)
    {
      return StartEdge(hang: item.advance, origin: start + item.advance)
    }
    guard item.spacing == .openingBracket || item.spacing == .middleDot else {
      return StartEdge(origin: start)
    }
    let trim = options.spacing.trim
    let blank =
      trim.resolved == .trimAll
      ? item.blankBefore
      : trim.trimsStart(afterMandatoryBreak: isForcedStart(first)) ? item.openingBlank : 0
    return StartEdge(trim: blank, origin: start + blank)
  }

  /// The end of a line that begins at `origin` and whose last drawn item is `last`.
  ///
  /// The room of a hyphen counts if the line ends with one, and what needs no room to fit is left
  /// alone: a line that would be within `limit` is not trimmed.
  func endEdge(
    of last: Int, origin: Double, limit: Double, ending: Paragraph.Line.Ending
  ) -> EndEdge {
    let (item, start) = (records[last].item, records[last].start)
    let width = start + item.advance - origin
    if ending == .hyphen { return EndEdge(width: width + options.hyphenAdvance) }
    // Nearly all items: letters.
    if item.traits.isEmpty { return EndEdge(width: width) }
    let spacing = options.spacing
    let hangs =
      item.traits.contains(.stop) && spacing.hangingPunctuation.contains(.forceEnd)
      || item.traits.contains(.closing) && spacing.hangingPunctuation.contains(.last)
        && endsText(behind: last)
    if hangs { return EndEdge(width: width - item.advance, hang: item.advance) }
    var edge = EndEdge(width: width)
    let trimmed = spacing.trim.end
    if trimmed == .always || trimmed == .ifNeeded && width > limit && givesWay(item) {
      // JLREQ §3.8.3 c: a middle dot at the end of a line that is to be reduced.
      let dropsDot = spacing.trim.resolved == .trimAll || options.reducesGaps
      edge.trim = dropsDot ? item.blankAfter : item.closingBlank
      edge.width -= edge.trim
    }
    if edge.width > limit, item.traits.contains(.stop),
      spacing.hangingPunctuation.contains(.allowEnd)
    {
      return EndEdge(width: width - item.advance, hang: item.advance)
    }
    return edge
  }

  /// Whether the blank of a mark at the end of a line is given up to make it fit.
  private func givesWay(_ item: Paragraph.MeasuredItem) -> Bool {
    options.filling == .jlreq || !item.traits.contains(.stop)
  }

  /// Whether only spaces follow in the text.
  private func endsText(behind last: Int) -> Bool {
    var index = last + 1
    while index < records.count, records[index].item.isTrailing { index += 1 }
    return index == records.count
  }
}

extension Paragraph.MeasuredItem {
  /// Whether it takes no room at the end of a line.
  @inline(__always)
  var isTrailing: Bool { traits.isTrailing }
}

extension Paragraph.Item.Traits {
  /// Whether what has them takes no room at the end of a line.
  @inline(__always)
  var isTrailing: Bool { rawValue & 3 != 0 }
}
