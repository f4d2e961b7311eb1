import TextFoundation

/// Breaks plain text into lines for terminals and other grids, where every Character takes whole
/// columns.
///
/// ```swift
/// let wrapper = TextWrapper()
/// try wrapper.lines(of: "「はい」と答えた。", width: 10)  // ["「はい」と", "答えた。"]
/// ```
///
/// Punctuation keeps its full width here; a ``Paragraph`` trims it, justifies, and measures any
/// font.
///
/// Sendable: immutable.
public struct TextWrapper: Sendable {
  /// What widths are counted in.
  ///
  /// Sendable: a plain value.
  public enum Unit: String, Sendable, Hashable, Codable, CaseIterable {
    /// Columns of a terminal: an ideograph takes two.
    case columns
    /// The width of an ideograph; a column is half of it.
    case em
  }

  /// Finds the places where lines may end.
  public let breaker: LineBreaker
  /// Measures Characters.
  public let columns: TerminalColumns
  /// What widths are counted in.
  public let unit: Unit
  /// Which of the possible lines are chosen.
  public let method: Paragraph.Method
  /// What happens to what is longer than a line.
  public let overflowWrap: OverflowWrap

  /// A wrapper; by default strict Japanese lines, counted in columns, with characters of ambiguous
  /// width taking two.
  public init(
    breaker: LineBreaker = LineBreaker(),
    columns: TerminalColumns = TerminalColumns(),
    unit: Unit = .columns, method: Paragraph.Method = .greedy,
    overflowWrap: OverflowWrap = .anywhere
  ) {
    self.breaker = breaker
    self.columns = columns
    self.unit = unit
    self.method = method
    self.overflowWrap = overflowWrap
  }

  /// The lines of a text, without the spaces and line separators at their ends.
  ///
  /// - Parameters:
  ///   - text: the text; an empty one has no lines.
  ///   - boundaries: where phrases and words begin, see ``TextBoundaries``.
  ///   - width: the room of a line.
  /// - Returns: parts of the text, in order. A line that ends at a hyphenation point has no hyphen.
  /// - Throws: ``LineBreakError`` for a width that is not positive and for boundaries that are not
  ///   ascending or lie inside of a Character.
  /// - Complexity: linear in the length of the text.
  public func lines(
    of text: String, boundaries: TextBoundaries = .none, width: Double
  ) throws(LineBreakError) -> [Substring] {
    let offsets = UTF8Offsets(text)
    var lines: [Substring] = []
    try forEachLine(of: text, boundaries: boundaries, width: width) { visible, _ in
      lines.append(text[offsets.range(visible)])
    }
    return lines
  }

  /// The measured text, to be asked for lines of several widths or for a number of lines.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - boundaries: where phrases and words begin.
  /// - Returns: a paragraph in this wrapper's unit.
  /// - Throws: ``LineBreakError`` for boundaries that are not ascending or lie inside of a
  ///   Character.
  /// - Complexity: linear in the length of the text.
  public func paragraph(
    of text: String, boundaries: TextBoundaries = .none
  ) throws(LineBreakError) -> Paragraph {
    let opportunities = try breaker.opportunities(
      in: text, boundaries: boundaries, fallbacks: true)
    return withUTF8Bytes(of: text) { measured(text, $0, opportunities) }
  }
}

extension TextWrapper {
  /// Calls `body` with the visible range of each line, as UTF-8 offsets, and whether a hyphen is
  /// drawn behind it.
  package func forEachLine(
    of text: String, boundaries: TextBoundaries = .none, width: Double,
    _ body: (Range<Int>, _ isHyphenated: Bool) -> Void
  ) throws(LineBreakError) {
    guard width > 0 else {
      throw LineBreakError(
        code: .invalidWidth, message: "a line's width must be greater than 0, not \(width)")
    }
    guard method == .greedy else {
      let paragraph = try paragraph(of: text, boundaries: boundaries)
      for line in try paragraph.lines(width: width, method: method) {
        body(line.visible, line.isHyphenated)
      }
      return
    }
    try boundaries.check(against: text)
    try withUTF8Bytes(of: text) { (bytes) throws(LineBreakError) in
      try fill(text, bytes, boundaries, width, body)
    }
  }

  /// First fit, line by line; a line that nothing fits in is left to a paragraph.
  private func fill(
    _ text: String, _ bytes: UnsafeBufferPointer<UInt8>, _ boundaries: TextBoundaries,
    _ width: Double, _ body: (Range<Int>, Bool) -> Void
  ) throws(LineBreakError) {
    let room = width / column
    let opportunities = breaker.opportunities(
      inUTF8: bytes, boundaries: boundaries, fallbacks: true)
    var paragraph: Paragraph?
    // A Result keeps the error's type through the standard library's closure.
    let outcome = opportunities.withUnsafeBufferPointer {
      (opportunities) -> Result<Void, LineBreakError> in
      var lines = ColumnLines(
        bytes, opportunities, columns: columns,
        limit: room < 1e15 ? Int(room + 1e-7) : Int.max,
        endsEarly: breaker.options.wordBreak == .phrase)
      while !lines.isAtEnd {
        if let line = lines.next() {
          body(line.visible, line.isHyphenated)
          continue
        }
        let whole = paragraph ?? measured(text, bytes, Array(opportunities))
        paragraph = whole
        do throws(LineBreakError) {
          guard let line = try whole.line(at: lines.start, width: width) else { break }
          body(line.visible, line.isHyphenated)
          lines.skip(to: line.range.upperBound)
        } catch {
          return .failure(error)
        }
      }
      return .success(())
    }
    try outcome.get()
  }

  /// The width of a column in this wrapper's unit.
  private var column: Double { unit == .columns ? 1 : 0.5 }

  private func measured(
    _ text: String, _ bytes: UnsafeBufferPointer<UInt8>, _ opportunities: [BreakOpportunity]
  ) -> Paragraph {
    let column = column
    let options = Paragraph.Options(
      spacing: .none, overflowWrap: overflowWrap, hyphenAdvance: column)
    func advance(of cluster: Paragraph.Cluster) -> Double {
      Double(columns.width(ofCluster: cluster.range, in: bytes)) * column
    }
    guard let kinsoku = breaker.kinsoku else {
      return Paragraph(
        text, em: 2 * column, opportunities: opportunities, options: options, measure: advance)
    }
    var items = Paragraph.items(of: text, em: 2 * column, measure: advance)
    var offset = 0
    for index in items.indices {
      if let scalar = bytes.scalar(at: offset) {
        items[index].traits = kinsoku.traits(of: scalar.value, from: items[index].traits)
      }
      offset += items[index].length
    }
    return Paragraph(items: items, opportunities: opportunities, options: options)
  }
}
