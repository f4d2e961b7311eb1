import TextFoundation

/// Breaks plain text into lines for terminals and other grids, where every Character occupies whole
/// columns.
///
/// ```swift
/// let wrapper = TextWrapper()
/// try wrapper.lines(of: "「はい」と答えた。", width: 10)  // ["「はい」と", "答えた。"]
/// ```
///
/// Punctuation retains its full width here; ``Paragraph`` trims it, justifies lines, and works with
/// any font.
public struct TextWrapper: Sendable {
  /// The unit of widths.
  public enum Unit: String, Sendable, Hashable, Codable, CaseIterable {
    /// Terminal columns: an ideograph has a width of two.
    case columns
    /// The width of an ideograph, which is two columns.
    case em
  }

  /// The line breaker that finds the break opportunities.
  public let breaker: LineBreaker
  /// The measure of Character widths.
  public let columns: TerminalColumns
  /// The unit of widths.
  public let unit: Unit
  /// The line breaking method.
  public let method: Paragraph.Method
  /// Whether unbreakable text that is too long for a line may be broken anywhere.
  public let overflowWrap: OverflowWrap

  /// Creates a wrapper, by default for strict Japanese line breaking in columns, with ambiguous
  /// characters two columns wide.
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

  /// Returns the lines of a text, without the spaces and line separators at their ends.
  ///
  /// - Parameters:
  ///   - text: the text; an empty one has no lines.
  ///   - boundaries: the starts of phrases and words, see ``TextBoundaries``.
  ///   - width: the maximum width of a line.
  /// - Returns: substrings of the text, in order. A line that ends at a hyphenation point does not
  ///   include a hyphen.
  /// - Throws: ``LineBreakError`` for a width that is not positive and for boundaries that are not
  ///   ascending or lie inside a Character.
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

  /// Returns the measured text, from which lines of several widths or a given number of lines can
  /// be requested.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - boundaries: the starts of phrases and words.
  /// - Returns: a paragraph in the unit of this wrapper.
  /// - Throws: ``LineBreakError`` for boundaries that are not ascending or lie inside a Character.
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
  /// Calls `body` with the visible range of each line in UTF-8 offsets, and whether a hyphen is
  /// drawn after it.
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

  /// Fills lines by first fit, and uses a paragraph for lines where no opportunity fits.
  private func fill(
    _ text: String, _ bytes: UnsafeBufferPointer<UInt8>, _ boundaries: TextBoundaries,
    _ width: Double, _ body: (Range<Int>, Bool) -> Void
  ) throws(LineBreakError) {
    let availableColumns = width / column
    let opportunities = breaker.opportunities(
      inUTF8: bytes, boundaries: boundaries, fallbacks: true)
    var paragraph: Paragraph?
    // A Result retains the type of the error through the closure of the standard library.
    let outcome = opportunities.withUnsafeBufferPointer {
      (opportunities) -> Result<Void, LineBreakError> in
      var lines = ColumnLines(
        bytes, opportunities, columns: columns,
        limit: availableColumns < 1e15 ? Int(availableColumns + 1e-7) : Int.max,
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

  /// The width of a column in the unit of this wrapper.
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
