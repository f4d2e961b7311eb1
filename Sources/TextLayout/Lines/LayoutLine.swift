package import LineBreaking

/// A line that has been set.
///
/// Places are those of a page whose lines run from left to right, relative to the upper left corner
/// of the paragraph; ``MarkupLayout/frame(ofLine:inParagraph:)`` tells where it is on the page.
///
/// Sendable: a plain value.
public struct LayoutLine: Sendable {
  /// The text of the line in UTF-8 offsets of the paragraph; the lines of a paragraph join to the
  /// whole of its text.
  public internal(set) var range: Range<Int>
  /// The part that is drawn: without spaces and line feeds at the end.
  public internal(set) var visible: Range<Int>
  /// From the paragraph's edge to the start of the line's text.
  public internal(set) var start: Double
  /// The room its text takes, without what hangs.
  public internal(set) var width: Double
  /// From the top of the paragraph to the top of the line.
  public internal(set) var top: Double
  /// The height of the line.
  public internal(set) var height: Double
  /// From the top of the line to its baseline; the middle of a vertical line.
  public internal(set) var baseline: Double
  /// What is cut out of the line, in the order of the text; empty for a whole line.
  ///
  /// More than one part is cut out where `min-width` lets elements shrink.
  public internal(set) var truncations: [LineTruncation]
  /// Whether a hyphen is drawn at its end.
  public internal(set) var isHyphenated: Bool
  /// What of ``start`` is indent; the rest is alignment.
  package var indent: Double
  /// What differs from the plain sequence of advances.
  package var adjustments: [Paragraph.Line.Adjustment]
  /// Its items, those at the end that are not drawn left out.
  package var items: Range<Int>

  /// The last part that is cut out of the line; nil for a whole line.
  public var truncation: LineTruncation? { truncations.last }
}

extension LayoutLine {
  /// How far a span's baseline is above that of the line; elements at the line's edges move there.
  package func shift(of span: InlineSpan) -> Double {
    switch span.edge {
    case .top: span.shift + baseline - span.extent.above
    case .bottom: span.shift - (height - baseline) + span.extent.below
    case nil: span.shift
    }
  }
}

extension LayoutLine {
  /// From the side where a line begins its height to its baseline: what is above the text is at the
  /// end of that height where vertical lines follow each other to the right.
  package func baselineFromStart(in mode: WritingMode) -> Double {
    mode.isLeftToRight ? height - baseline : baseline
  }
}
