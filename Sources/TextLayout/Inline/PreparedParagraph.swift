package import LineBreaking
package import MarkupText

/// A paragraph that is shaped and analyzed: everything that does not depend on the width of its
/// lines, except boxes whose size does.
///
/// A class, so that layouts of several widths and of later versions of a text share it.
package final class PreparedParagraph: Sendable {
  package let source: StyledParagraph
  package let items: InlineItems
  package let shaped: ShapedText
  package let spans: [InlineSpan]
  package let boxes: [PreparedBox]
  /// The ruby, in the order of the starts of its bases.
  package let rubies: [PreparedRuby]
  /// The emphasis marks, in ascending order.
  package let emphases: [PreparedEmphasis]
  package let combinations: [PreparedCombination]
  package let elements: [ElementSpan]
  /// The paragraph for the line breaker, with the same items as ``items``.
  package let breaking: Paragraph
  /// The line breaking rules of the block's style.
  let rules: BreakingRules
  /// Whether some of the text runs from right to left.
  package let isBidirectional: Bool
  /// Whether the side above a line is that of the next line, as with `vertical-lr`.
  package let isMirrored: Bool
  /// The base directions of the parts between forced breaks.
  let directions: BaseDirections
  /// The width for which the boxes were measured; nil if they do not depend on it.
  package let width: Double?
  /// The displayed text; nil if it is the text of ``source``.
  let transformed: TransformedText?

  init(
    source: StyledParagraph, items: InlineItems, shaped: ShapedText, spans: [InlineSpan],
    boxes: [PreparedBox], rubies: [PreparedRuby], emphases: [PreparedEmphasis],
    combinations: [PreparedCombination], elements: [ElementSpan], breaking: Paragraph,
    rules: BreakingRules, isBidirectional: Bool, isMirrored: Bool,
    directions: BaseDirections, width: Double?, transformed: TransformedText? = nil
  ) {
    self.source = source
    self.items = items
    self.shaped = shaped
    self.spans = spans
    self.boxes = boxes
    self.rubies = rubies
    self.emphases = emphases
    self.combinations = combinations
    self.elements = elements
    self.breaking = breaking
    self.rules = rules
    self.isBidirectional = isBidirectional
    self.isMirrored = isMirrored
    self.directions = directions
    self.width = width
    self.transformed = transformed
  }

  /// The strut: the font and line height of the block, which every line contains (CSS 2.2 §10.8.1).
  package var strut: UsedStyle { rules.strut }

  /// Returns the indices of the items in a range of the text; a bound within an item is moved to
  /// the start of the next item.
  package func items(in range: Range<Int>) -> Range<Int> { items.covering(range) }

  /// Returns the index of the first item that starts at or after an offset.
  package func firstItem(atOrBehind offset: Int) -> Int { items.first(atOrBehind: offset) }

  /// Returns the span of an item.
  package func span(of item: Int) -> InlineSpan { spans[Int(items[item].span)] }

  /// Returns the end of an item in the text.
  package func end(of item: Int) -> Int {
    item + 1 < items.count ? Int(items[item + 1].offset) : source.text.utf8.count
  }
}

/// The part of an inline element in a paragraph, for its background, decorations and edges.
package struct ElementSpan: Sendable {
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
  package var startInset: ElementInset?
  package var endInset: ElementInset?
}

/// The distance of an element's edge from that of an item, which also contains the element's margin
/// and the edges of outer elements.
package struct ElementInset: Sendable {
  /// The index of the item.
  package var item: Int
  /// The distance from the edge of the item to that of the element's padding.
  package var outside: Double
}
