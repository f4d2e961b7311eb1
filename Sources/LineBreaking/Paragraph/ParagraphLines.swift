import TextFoundation

extension Paragraph {
  /// Returns the lines of the whole text, all of one width.
  ///
  /// No line is wider than `width` if a legal break can prevent it; text without one is broken
  /// between grapheme clusters unless ``Options/overflowWrap`` forbids this. If the width is less
  /// than that of one cluster, each line holds one cluster. An empty text has no lines.
  ///
  /// - Parameters:
  ///   - width: The width of the lines, in the unit of the advances; it may be infinite.
  ///   - method: The line breaking method.
  /// - Returns: The lines in order, which cover the text without gaps.
  /// - Throws: `LineBreakError.Code.invalidWidth` for a zero, negative or NaN width.
  ///
  /// Complexity: linear in the text; for ``Method/pretty`` and ``Method/balance`` also in the
  /// number of opportunities per line. (Long texts with more than 256 opportunities per line use
  /// ``Method/greedy``.)
  public func lines(
    width: Double, method: Method = .greedy
  ) throws(LineBreakError) -> [Line] {
    try lines(widths: LineWidths(rest: width), method: method)
  }

  /// Returns the lines of the whole text, with individual widths.
  ///
  /// - Parameters:
  ///   - widths: The widths of the first lines and of all others; lines are counted from the start
  ///     of the text, across mandatory breaks. ``Method/balance`` breaks the first lines as
  ///     ``Method/greedy`` does.
  ///   - method: The line breaking method.
  /// - Returns: The lines in order, which cover the text without gaps.
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

  /// Returns an estimate of the number of lines, rounded up generously.
  package func estimatedLines(width: Double) -> Int {
    withSetter { $0.estimatedLines(from: 0, to: records.count, width: width) }
  }

  /// Passes the lines of ``lines(widths:method:)`` to `body` one after another until `body` returns
  /// false.
  ///
  /// Each line is passed with the index after its last drawn item and the index of the first item
  /// of the next line.
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

  /// Returns exactly `count` lines that are as equal as the text allows, weighing divided phrases
  /// against evenness.
  ///
  /// This is intended for titles and subtitles. Phrases are divided only if there are fewer of them
  /// than lines, or if undivided phrases would make lines very uneven (``Penalties`` count five
  /// times here). If the text has fewer opportunities than lines, it is broken between clusters.
  /// Justified lines are filled to the width of the widest line.
  ///
  /// ```swift
  /// // 東京特許許可局の|許可証, with a phrase boundary after の
  /// try paragraph.lines(count: 2).map(\.visible)  // [0..<24, 24..<33]
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of lines.
  ///   - maximumWidth: The maximum width of a line, infinity by default.
  /// - Returns: The lines in order, which cover the text without gaps.
  /// - Throws: `LineBreakError.Code.invalidLineCount` if the count is not positive, if the text has
  ///   more mandatory breaks or fewer clusters, or if the maximum is too narrow;
  ///   `LineBreakError.Code.invalidWidth` if the maximum is zero, negative or NaN.
  ///
  /// Complexity: linear in the product of the length of the text, the number of opportunities in a
  /// line, and the number of lines (24 at most).
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
        message: "the text cannot be broken into \(count) lines of at most \(maximumWidth)")
    }
    return lines
  }

  /// Returns the first-fit line that begins at an offset, or nil at the end of the text.
  ///
  /// Pass the end of the line’s ``Line/range`` to get the next line, so that widths may depend on
  /// the lines before. The result is the same line as that of ``lines(width:method:)``.
  ///
  /// ```swift
  /// var offset = 0
  /// while let line = try paragraph.line(at: offset, width: 20) {
  ///   offset = line.range.upperBound
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - offset: A UTF-8 offset; one inside an item counts as the item’s start.
  ///   - width: The width of the line.
  /// - Returns: The line, or nil at the end of the text.
  /// - Throws: `LineBreakError.Code.invalidWidth`.
  ///
  /// Complexity: O(log *n* + *m*) for *n* items in the text and *m* in the line.
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
  /// Returns an estimate of the number of lines of a run of items, rounded up generously.
  func estimatedLines(from first: Int, to last: Int, width: Double) -> Int {
    guard first < last else { return 0 }
    let lines = (records[last - 1].start - records[first].start) / width * 1.0625
    // The quotient may be NaN or more than the number of items.
    return lines >= 0 && lines < Double(last - first) ? Int(lines) + 2 : 2
  }

  /// Returns the line ends of the whole text.
  func ends(_ method: Paragraph.Method, widths: Paragraph.LineWidths) -> [LineEnd] {
    switch method {
    case .pretty where widths.rest.isFinite:
      var search = OptimumLines(setter: self, run: records.indices, widths: widths)
      return search.search() ?? greedyEnds(from: 0, to: records.count, widths: widths)
    case .balance where widths.rest.isFinite: return balancedEnds(widths: widths)
    default: return greedyEnds(from: 0, to: records.count, widths: widths)
    }
  }

  /// Returns the lines with the given ends.
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

  /// Returns lines of the width of the widest one, or nil if that exceeds a maximum.
  func linesOfCommonWidth(_ ends: [LineEnd], maximum: Double) -> [Paragraph.Line]? {
    let natural = lines(ends) { _ in maximum }
    let widest = natural.map(\.naturalWidth).max() ?? 0
    guard widest <= maximum + Self.tolerance(maximum) else { return nil }
    return options.alignment.isJustified ? lines(ends) { _ in widest } : natural
  }

  /// Returns the index of the item that starts at or contains an offset, or nil at the end of the
  /// text.
  func item(at offset: Int) -> Int? {
    let index = (0..<records.count).partitioningIndex { records[$0].end > offset }
    return index < records.count ? index : nil
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
