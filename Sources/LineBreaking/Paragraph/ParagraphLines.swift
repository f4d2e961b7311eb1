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
  /// - Throws: `LineBreakError.Code.invalidWidth` for zero, negative widths and NaN.
  ///
  /// Complexity: linear in the text; ``Method/pretty`` and ``Method/balance`` also in the number
  /// of opportunities a line holds.
  public func lines(
    width: Double, method: Method = .greedy
  ) throws(LineBreakError) -> [Line] {
    try lines(widths: LineWidths(rest: width), method: method)
  }

  /// The lines of the whole text, with widths of their own.
  ///
  /// - Throws: `LineBreakError.Code.invalidWidth` if a width is zero, negative or NaN; its
  ///   `position` is the line, counted from 0.
  public func lines(
    widths: LineWidths, method: Method = .greedy
  ) throws(LineBreakError) -> [Line] {
    try widths.validate()
    return withSetter { setter in
      setter.greedyLines(widths: widths)
    }
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
    records.withUnsafeBufferPointer { body(LineSetter(records: $0, options: options)) }
  }
}

extension LineSetter {
  func greedyLines(widths: Paragraph.LineWidths) -> [Paragraph.Line] {
    var lines: [Paragraph.Line] = []
    var first = 0
    while first < records.count {
      let width = widths[lines.count]
      let end = greedyEnd(from: first, width: width)
      lines.append(line(from: first, to: end, width: width))
      first = end.next
    }
    return lines
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
