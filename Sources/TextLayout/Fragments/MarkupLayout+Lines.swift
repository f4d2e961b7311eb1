import MarkupText

/// A line of a layout, with what is asked most often.
///
/// Sendable: what it holds is.
public struct SetLine: Sendable {
  /// The paragraph it is of, as an index of ``MarkupLayout/paragraphs``.
  public let paragraph: Int
  /// Which of the paragraph's lines it is, counted from 0.
  public let index: Int
  /// Its text, without spaces and line feeds at its end and without what is cut out of it; boxes are
  /// U+FFFC.
  public let text: String
  /// Where it is on the page, in px: from the start to the end of its text, and as high as the line.
  public let frame: Rect
  /// Where its baseline starts on the page, in px: at the left, or at the top of a vertical line,
  /// whose baseline is its middle.
  public let baseline: Point
}

extension MarkupLayout {
  /// The lines that are shown, in the order of the text.
  ///
  /// ```swift
  /// let layout = Typesetter(measurer: FixedMeasurer())
  ///   .layout(markup: "<p>東京 大阪", in: LayoutSpace(inlineSize: 32))
  /// layout.lines.map(\.text)      // ["東京", "大阪"]
  /// layout.lines[1].frame         // x 0, y 32, width 32, height 16
  /// layout.lines[1].baseline.y    // 46.08
  /// ```
  ///
  /// - Complexity: linear in the text; ``frame(ofLine:inParagraph:)`` asks for one line.
  public var lines: [SetLine] {
    paragraphs.indices.flatMap { number in
      (paragraphs[number]?.lines.indices ?? 0..<0).compactMap { line($0, inParagraph: number) }
    }
  }

  /// A line of a paragraph; nil for indices that are none.
  package func line(_ index: Int, inParagraph number: Int) -> SetLine? {
    guard let frame = frame(ofLine: index, inParagraph: number), let paragraph = paragraphs[number]
    else { return nil }
    let line = paragraph.lines[index]
    let within = map.withinLine(top: paragraph.origin.y + line.top, height: line.height)
    return SetLine(
      paragraph: number, index: index, text: paragraph.shownText(of: line), frame: frame,
      baseline: within.point(
        Point(
          x: paragraph.origin.x + line.start,
          y: paragraph.origin.y + line.top + line.baseline)))
  }
}

extension ParagraphLayout {
  /// What is seen of a line, with the signs of what is cut out.
  fileprivate func shownText(of line: LayoutLine) -> String {
    let source = prepared.source
    guard !line.truncations.isEmpty else { return String(source[line.visible]) }
    var text = ""
    var start = line.visible.lowerBound
    for truncation in line.truncations {
      text += source[start..<max(start, truncation.hidden.lowerBound)]
      text += truncation.sign
      start = max(start, truncation.hidden.upperBound)
    }
    return text + source[start..<max(start, line.visible.upperBound)]
  }
}

extension MarkupLayout {
  /// Where the lines of each paragraph end but for the last one, as UTF-8 offsets, for
  /// ``HTMLOptions/Breaks``.
  ///
  /// ```swift
  /// layout.text.html(HTMLOptions(breaks: .lines(layout.lineEnds)))
  /// ```
  public var lineEnds: [[Int]] {
    paragraphs.map { $0?.lines.dropLast().map(\.range.upperBound) ?? [] }
  }
}
