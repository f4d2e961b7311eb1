package import MarkupText

/// A laid-out paragraph.
public struct ParagraphFragment: Sendable {
  /// The index of the paragraph in `MarkupText.StyledText.paragraphs`.
  public let paragraph: Int
  /// The lines, from first to last; together their ranges cover the whole text.
  public internal(set) var lines: [LineFragment]
  /// The upper left corner of the paragraph, on a page with horizontal lines.
  package var origin: Point
  /// The available width in which the lines were laid out.
  package var width: Double
  /// The width that inside markers take at the start of the first line.
  package var indent = 0.0
  /// The style of its block.
  package var style: ComputedStyle
  package let shapedParagraph: ShapedParagraph
  /// The text decorations that the paragraph gets from its ancestor blocks.
  package var decorations: [UsedStyle]
  /// Whether the surrounding layout depends only on the height of the paragraph.
  package var isIndependent: Bool
  /// Whether the surrounding layout limits the number of lines.
  package var isLimitedFromOutside: Bool

  /// The total height of the lines.
  package var height: Double { lines.last.map { $0.top + $0.height } ?? 0 }
}
