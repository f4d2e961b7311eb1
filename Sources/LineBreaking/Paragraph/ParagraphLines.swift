extension Paragraph {
  /// The lines of the whole text, all of one width.
  ///
  /// No line is wider than `width` while a legal break could prevent it; text without one is broken
  /// between grapheme clusters unless ``Options/overflowWrap`` forbids it. A width narrower than
  /// one cluster gives one cluster a line. An empty text has no line.
  ///
  /// - Parameters:
  ///   - width: The width of the lines, in the unit of the advances; infinity is a width.
  ///   - method: Which of the possible lines are chosen.
  /// - Returns: The lines in order; their ranges join to the text.
  /// - Throws: `LineBreakError.Code.invalidWidth` for zero, negative widths and NaN.
  ///
  /// Complexity: linear in the text; ``Method/pretty`` and ``Method/balance`` also in the number
  /// of opportunities a line holds. (Long texts with more than 256 of them a line are set by
  /// ``Method/greedy``.)
  public func lines(
    width: Double, method: Method = .greedy
  ) throws(LineBreakError) -> [Line] {
    try lines(widths: LineWidths(rest: width), method: method)
  }

  /// The lines of the whole text, with widths of their own.
  ///
  /// - Parameters:
  ///   - widths: The widths of the first lines and of all others, counted through the whole text;
  ///     ``Method/balance`` leaves the first ones as ``Method/greedy`` sets them.
  ///   - method: Which of the possible lines are chosen.
  /// - Returns: The lines in order; their ranges join to the text.
  /// - Throws: `LineBreakError.Code.invalidWidth` if a width is zero, negative or NaN; its
  ///   `position` is the line, counted from 0.
  public func lines(
    widths: LineWidths, method: Method = .greedy
  ) throws(LineBreakError) -> [Line] {
    try widths.validate()
    return withSetter { setter in
      setter.lines(setter.ends(method, widths: widths)) { widths[$0] }
    }
  }

  /// About how many lines the text takes, a few more rather than fewer.
  package func estimatedLines(width: Double) -> Int {
    withSetter { $0.estimatedLines(from: 0, to: records.count, width: width) }
  }

  /// Hands the lines of ``lines(widths:method:)`` to `body`, one after the other, each with the index
  /// behind its last drawn item and that of the next line's first, until `body` returns false.
  package func withLines(
    widths: LineWidths, method: Method, _ body: (Line, _ visibleEnd: Int, _ next: Int) -> Bool
  ) throws(LineBreakError) {
    try widths.validate()
    withSetter { setter in
      var first = 0
      var number = 0
      for end in setter.ends(method, widths: widths) {
        let line = setter.line(from: first, to: end, width: widths[number])
        guard body(line, max(first, end.lastVisible + 1), end.next) else { return }
        first = end.next
        number += 1
      }
    }
  }

  /// Exactly so many lines, as equal as the text allows, cut phrases counted against evenness.
  ///
  /// The lines of a title or a subtitle. Phrases are cut only if there are fewer of them than lines,
  /// or if whole ones would leave lines very uneven (``Penalties`` count five times here). Where the
  /// text has fewer opportunities than lines, it is cut between clusters. If lines are justified,
  /// they are filled to the widest of them.
  ///
  /// ```swift
  /// // 東京特許許可局の|許可証, with a phrase's edge behind の
  /// try paragraph.lines(count: 2).map(\.visible)  // [0..<24, 24..<33]
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of lines.
  ///   - maximumWidth: What no line may exceed; infinity by default.
  /// - Returns: So many lines in order; their ranges join to the text.
  /// - Throws: `LineBreakError.Code.invalidLineCount` if the count is not positive, if the text has
  ///   more mandatory breaks or fewer clusters, or if the maximum is too narrow;
  ///   `LineBreakError.Code.invalidWidth` if the maximum is zero, negative or NaN.
  ///
  /// Complexity: linear in the text times the opportunities of a line times the count, of which
  /// not more than 17 matter.
  public func lines(
    count: Int, maximumWidth: Double = .infinity
  ) throws(LineBreakError) -> [Line] {
    try LineWidths(rest: maximumWidth).validate()
    let lines: [Line]? = withSetter { setter in
      guard count > 0, count <= records.count else { return nil }
      return setter.evenEnds(in: 0..<records.count, count: count, width: maximumWidth).flatMap {
        setter.linesOfCommonWidth($0, maximum: maximumWidth)
      }
    }
    guard let lines else {
      throw LineBreakError(
        code: .invalidLineCount,
        message: "the text cannot be set in \(count) lines of at most \(maximumWidth)")
    }
    return lines
  }

  /// The line that begins at a place of the text, first fit; nil at the end of the text.
  ///
  /// Asked again with the end of the line's ``Line/range`` it gives the next line, so that widths
  /// may depend on what has been set so far. It is the line that ``lines(width:method:)`` gives.
  ///
  /// ```swift
  /// var offset = 0
  /// while let line = try paragraph.line(at: offset, width: 20) {
  ///   offset = line.range.upperBound
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - offset: A UTF-8 offset; one inside of an item counts as the item's start.
  ///   - width: The width of the line.
  /// - Returns: The line, or nil at the end of the text.
  /// - Throws: `LineBreakError.Code.invalidWidth`.
  ///
  /// Complexity: O(log *n* + *m*), *n* items of the text and *m* of the line.
  public func line(at offset: Int, width: Double) throws(LineBreakError) -> Line? {
    try LineWidths(rest: width).validate()
    return withSetter { setter in
      guard let first = setter.item(at: offset) else { return nil }
      return setter.line(
        from: first, to: setter.greedyEnd(from: first, width: width), width: width)
    }
  }

  func withSetter<Value>(_ body: (LineSetter) -> Value) -> Value {
    records.withUnsafeBufferPointer { records in
      gaps.withUnsafeBufferPointer { gaps in
        body(
          LineSetter(
            records: records, gaps: gaps, overlaps: overlaps, options: options,
            isSearchable: isSearchable))
      }
    }
  }
}

extension LineSetter {
  /// About how many lines a run of items takes, a few more rather than fewer.
  func estimatedLines(from first: Int, to last: Int, width: Double) -> Int {
    guard first < last else { return 0 }
    let lines = (records[last - 1].start - records[first].start) / width * 1.0625
    // Not a number, or more than there are items.
    return lines >= 0 && lines < Double(last - first) ? Int(lines) + 2 : 2
  }

  /// Where the lines of the whole text end.
  func ends(_ method: Paragraph.Method, widths: Paragraph.LineWidths) -> [LineEnd] {
    switch method {
    case .pretty where widths.rest.isFinite:
      var search = OptimumLines(setter: self, run: records.indices, widths: widths)
      return search.search() ?? greedyEnds(from: 0, to: records.count, widths: widths)
    case .balance where widths.rest.isFinite: return balancedEnds(widths: widths)
    default: return greedyEnds(from: 0, to: records.count, widths: widths)
    }
  }

  /// The lines that end at given places.
  func lines(_ ends: [LineEnd], width: (Int) -> Double) -> [Paragraph.Line] {
    var lines: [Paragraph.Line] = []
    lines.reserveCapacity(ends.count)
    var first = 0
    for end in ends {
      lines.append(line(from: first, to: end, width: width(lines.count)))
      first = end.next
    }
    return lines
  }

  /// Lines set to the widest of them; nil if that exceeds a maximum.
  func linesOfCommonWidth(_ ends: [LineEnd], maximum: Double) -> [Paragraph.Line]? {
    let natural = lines(ends) { _ in maximum }
    let widest = natural.map(\.naturalWidth).max() ?? 0
    guard widest <= maximum + Self.tolerance(maximum) else { return nil }
    return options.alignment.isJustified ? lines(ends) { _ in widest } : natural
  }

  /// The item that starts at an offset or holds it.
  func item(at offset: Int) -> Int? {
    var (low, high) = (0, records.count)
    while low < high {
      let middle = low + (high - low) / 2
      if records[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < records.count ? low : nil
  }
}

extension Paragraph.LineWidths {
  func validate() throws(LineBreakError) {
    for (line, width) in first.enumerated() { try Self.validate(width, line: line) }
    try Self.validate(rest, line: first.count)
  }

  private static func validate(_ width: Double, line: Int) throws(LineBreakError) {
    guard width > 0 else {
      throw LineBreakError(
        code: .invalidWidth, message: "a line's width must be greater than 0, not \(width)",
        position: line)
    }
  }
}
