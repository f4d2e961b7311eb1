/// Measures lines of a paragraph with their edges trimmed and hung.
///
/// Borrows the memory of the paragraph for the duration of one call.
struct LineSetter {
  let records: UnsafeBufferPointer<Paragraph.Record>
  let gaps: UnsafeBufferPointer<Paragraph.PlacedGap>
  let overlaps: [Paragraph.Overlap]
  let options: Paragraph.Options
  /// See ``Paragraph/isSearchable``.
  let isSearchable: Bool

  /// The trimming and hanging at the start of a line.
  struct StartEdge {
    /// The blank trimmed from an opening bracket.
    var trim = 0.0
    /// The advance of hanging punctuation before the start of the line.
    var hang = 0.0
    /// The position where the line begins on the infinite line of all items.
    var origin = 0.0
  }

  /// The trimming and hanging at the end of a line.
  struct EndEdge {
    /// The distance from the origin of the line to its end.
    var width: Double
    /// The blank trimmed from a closing bracket, stop or comma.
    var trim = 0.0
    /// The advance of hanging punctuation past the end of the line.
    var hang = 0.0
  }

  /// Returns whether the cluster begins the text or follows a mandatory break.
  func isForcedStart(_ first: Int) -> Bool {
    first == 0 || records[first - 1].breakAfter == .mandatory
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

  /// Returns the end edge of a line that begins at `origin` and ends with the drawn item `last`.
  ///
  /// The width includes the hyphen if the line ends with one. A line that fits within `limit` is
  /// trimmed only where the spacing rules always trim.
  func endEdge(
    of last: Int, origin: Double, limit: Double, ending: Paragraph.Line.Ending
  ) -> EndEdge {
    let (item, start) = (records[last].item, records[last].start)
    let width = start + item.advance - origin
    if ending == .hyphen { return EndEdge(width: width + options.hyphenAdvance) }
    // The common case: letters.
    if item.traits.isEmpty { return EndEdge(width: width) }
    let spacing = options.spacing
    let hangs =
      item.traits.contains(.stop) && spacing.hangingPunctuation.contains(.forceEnd)
      || item.traits.contains(.closing) && spacing.hangingPunctuation.contains(.last)
        && endsText(after: last)
    if hangs { return EndEdge(width: width - item.advance, hang: item.advance) }
    var edge = EndEdge(width: width)
    let trimmed = spacing.trim.end
    if trimmed == .always || trimmed == .ifNeeded && width > limit && mayLoseBlank(item) {
      // JLREQ §3.8.3 c: a middle dot at the end of a line that must be reduced.
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

  /// Returns whether the blank of a punctuation mark at the end of a line may be removed to make
  /// the line fit.
  private func mayLoseBlank(_ item: Paragraph.MeasuredItem) -> Bool {
    options.lineAdjustment == .jlreq || !item.traits.contains(.stop)
  }

  /// Returns whether only spaces follow an item in the text.
  private func endsText(after last: Int) -> Bool {
    var index = last + 1
    while index < records.count, records[index].item.isTrailing { index += 1 }
    return index == records.count
  }
}

extension Paragraph.MeasuredItem {
  /// Whether the item has no width at the end of a line.
  @inline(__always)
  var isTrailing: Bool { traits.isTrailing }
}

extension Paragraph.Item.Traits {
  /// Whether an item with these traits has no width at the end of a line.
  @inline(__always)
  var isTrailing: Bool { rawValue & 3 != 0 }
}
