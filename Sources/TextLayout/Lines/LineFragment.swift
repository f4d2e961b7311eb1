package import LineBreaking

/// A laid-out line.
///
/// Coordinates are those of a page with horizontal lines, relative to the upper left corner of the
/// paragraph; ``MarkupLayout/frame(ofLine:inParagraph:)`` returns the frame of the line on the
/// page.
public struct LineFragment: Sendable {
  /// The range of the line's text, in UTF-8 offsets of the paragraph; the lines of a paragraph
  /// cover the whole of its text.
  public internal(set) var range: Range<Int>
  /// The range of the text that is drawn, without trailing spaces and line feeds.
  public internal(set) var visible: Range<Int>
  /// The distance from the edge of the paragraph to the start of the line's text.
  public internal(set) var start: Double
  /// The width of the text, without hanging punctuation.
  public internal(set) var width: Double
  /// The distance from the top of the paragraph to the top of the line.
  public internal(set) var top: Double
  /// The height of the line.
  public internal(set) var height: Double
  /// The distance from the top of the line to its baseline, which is the middle of a vertical line.
  public internal(set) var baseline: Double
  /// The truncated parts of the line, in text order; empty if the line is complete.
  ///
  /// There can be several parts if elements shrink to their `min-width`.
  public internal(set) var truncations: [LineTruncation]
  /// Whether a hyphen is drawn at the end of the line.
  public internal(set) var isHyphenated: Bool
  /// The indent included in ``start``; the rest of ``start`` is alignment.
  package var indent: Double
  /// Adjustments of the gaps between items, relative to the plain sequence of advances.
  package var adjustments: [Paragraph.Line.Adjustment]
  /// The indices of the items, without trailing items that are not drawn.
  package var items: Range<Int>

  /// The last truncated part of the line; nil if the line is complete.
  public var truncation: LineTruncation? { truncations.last }
}

extension LineFragment {
  /// Returns the distance of a span's baseline above that of the line; elements aligned with the
  /// line's top or bottom move there.
  package func shift(of span: InlineSpan) -> Double {
    switch span.edge {
    case .top: span.shift + baseline - span.extent.above
    case .bottom: span.shift - (height - baseline) + span.extent.below
    case nil: span.shift
    }
  }
}

extension LineFragment {
  /// Returns the distance from the block start side of the line to its baseline.
  ///
  /// With `vertical-lr` the side above the text is the block end side.
  package func baselineFromStart(in mode: WritingMode) -> Double {
    mode.isLeftToRight ? height - baseline : baseline
  }
}
