/// The part of an inline element in a paragraph, for its background, decorations and edges.
package struct InlineBoxSpan: Sendable {
  /// The index of the element in ``MarkupText/StyledText/inlineElements``.
  package var element: Int
  package var style: UsedStyle
  /// The range of the element, in UTF-8 offsets of the paragraph.
  package var range: Range<Int>
  /// Whether the element starts in this paragraph; see also ``endsHere``.
  package var startsHere: Bool
  package var endsHere: Bool
  /// The distance of the element's baseline above that of the line.
  package var shift: Double
  /// The edges of the element: margins and paddings.
  package var edges: LogicalEdges
  /// The padding included in ``edges``, which the background covers.
  package var padding: LogicalEdges
  package var edge: LineEdgeAlignment?
  /// The start of the element's box within its first item; nil if the added space belongs to this
  /// element alone, or if the element starts in another paragraph.
  package var startInset: InlineBoxInset?
  package var endInset: InlineBoxInset?
}

/// The distance of an element's edge from that of an item, which also contains the element's margin
/// and the edges of outer elements.
package struct InlineBoxInset: Sendable {
  /// The index of the item.
  package var item: Int
  /// The distance from the edge of the item to that of the element's padding.
  package var outside: Double
}
