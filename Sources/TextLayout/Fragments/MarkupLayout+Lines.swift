import MarkupText

/// A line of a layout, with its text, frame and baseline.
public struct LineInfo: Sendable {
  /// The index of the line's paragraph in ``MarkupLayout/paragraphs``.
  public let paragraph: Int
  /// The index of the line in its paragraph, from 0.
  public let index: Int
  /// The visible text, without trailing spaces and line feeds and without truncated text; boxes are
  /// U+FFFC.
  public let text: String
  /// The frame on the page, in px: from the start to the end of the text, with the height of the
  /// line.
  public let frame: Rect
  /// The start of the baseline on the page, in px: at the left, or at the top of a vertical line,
  /// whose baseline is its middle.
  public let baseline: Point
}

extension MarkupLayout {
  /// The visible lines, in text order.
  ///
  /// ```swift
  /// let layout = Typesetter(measurer: FixedMeasurer())
  ///   .layout(markup: "<p>東京 大阪", in: LayoutSpace(inlineSize: 32))
  /// layout.lines.map(\.text)      // ["東京", "大阪"]
  /// layout.lines[1].frame         // x 0, y 32, width 32, height 16
  /// layout.lines[1].baseline.y    // 46.08
  /// ```
  ///
  /// - Complexity: linear in the text; use ``frame(ofLine:inParagraph:)`` for a single line.
  public var lines: [LineInfo] {
    paragraphs.indices.flatMap { number in
      (paragraphs[number]?.lines.indices ?? 0..<0).compactMap { line($0, inParagraph: number) }
    }
  }

  /// Returns a line of a paragraph, or nil if an index is out of bounds.
  package func line(_ index: Int, inParagraph number: Int) -> LineInfo? {
    guard let frame = frame(ofLine: index, inParagraph: number), let paragraph = paragraphs[number]
    else { return nil }
    let line = paragraph.lines[index]
    let within = map.withinLine(top: paragraph.origin.y + line.top, height: line.height)
    return LineInfo(
      paragraph: number, index: index, text: paragraph.shownText(of: line), frame: frame,
      baseline: within.point(
        Point(
          x: paragraph.origin.x + line.start,
          y: paragraph.origin.y + line.top + line.baseline)))
  }
}

extension ParagraphFragment {
  /// Returns the visible text of a line, with its ellipses.
  fileprivate func shownText(of line: LineFragment) -> String {
    let source = shapedParagraph.source
    guard !line.truncations.isEmpty else { return String(source[line.visible]) }
    var text = ""
    var start = line.visible.lowerBound
    for truncation in line.truncations {
      text += source[start..<max(start, truncation.hidden.lowerBound)]
      text += truncation.ellipsis
      start = max(start, truncation.hidden.upperBound)
    }
    return text + source[start..<max(start, line.visible.upperBound)]
  }
}

extension MarkupLayout {
  /// The ends of the lines of each paragraph, except the last, as UTF-8 offsets, for
  /// `HTMLOptions.Breaks`.
  ///
  /// ```swift
  /// layout.text.html(HTMLOptions(breaks: .lines(layout.lineEnds)))
  /// ```
  public var lineEnds: [[Int]] {
    paragraphs.map { $0?.lines.dropLast().map(\.range.upperBound) ?? [] }
  }
}
