package import LineBreaking
package import MarkupText

/// A paragraph that has been measured and analysed: everything that does not depend on the width of
/// its lines (but for boxes whose size does).
///
/// A class, so that layouts of several widths and of later versions of a text share it.
/// Sendable: nothing in it changes.
package final class PreparedParagraph: Sendable {
  package let source: StyledParagraph
  package let items: InlineItems
  package let shaped: ShapedText
  package let spans: [InlineSpan]
  package let boxes: [PreparedBox]
  /// Its ruby, by the start of the base.
  package let rubies: [PreparedRuby]
  /// Its emphasis marks, ascending.
  package let emphases: [PreparedEmphasis]
  package let combinations: [PreparedCombination]
  package let elements: [ElementSpan]
  /// Breaks it into lines; its items are ``items``.
  package let breaking: Paragraph
  /// What the block's style says about lines.
  let rules: BreakingRules
  /// Whether some of the text runs from right to left.
  package let isBidirectional: Bool
  /// Whether what is above a line is on the side of the next one: vertical lines that follow each
  /// other to the right.
  package let isMirrored: Bool
  /// The directions of its parts between forced breaks.
  let directions: BaseDirections
  /// The width the boxes were measured for; nil if it does not matter.
  package let width: Double?
  /// The text as it is shown; nil if that is the text of ``source``.
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

  /// What every line has at least: the font and line height of the block.
  package var strut: UsedStyle { rules.strut }

  /// The items of a range of the text; ends inside of an item are moved to its start.
  package func items(in range: Range<Int>) -> Range<Int> { items.covering(range) }

  /// The first item that starts at an offset or behind it.
  package func firstItem(atOrBehind offset: Int) -> Int { items.first(atOrBehind: offset) }

  /// The span that an item is in.
  package func span(of item: Int) -> InlineSpan { spans[Int(items[item].span)] }

  /// Where an item ends in the text.
  package func end(of item: Int) -> Int {
    item + 1 < items.count ? Int(items[item + 1].offset) : source.text.utf8.count
  }
}

/// What an inline element covers of a paragraph, for its background, its decoration and its room.
///
/// Sendable: nothing in it changes.
package struct ElementSpan: Sendable {
  /// The element, as an index of ``MarkupText/StyledText/inlineElements``.
  package var element: Int
  package var style: UsedStyle
  /// What it covers, in UTF-8 offsets of the paragraph.
  package var range: Range<Int>
  /// Whether it starts and ends here, and is not cut by the edges of the paragraph.
  package var startsHere: Bool
  package var endsHere: Bool
  /// How far its baseline is above that of the line.
  package var shift: Double
  /// The room it takes before and behind its text: margins and paddings.
  package var edges: LogicalEdges
  /// What of the room is padding, which the background covers.
  package var padding: LogicalEdges
  package var edge: LineEdgeAlignment?
  /// Where its box begins within the room of its first item, and ends within that of its last one;
  /// nil where the room is all its own, and for ends in other paragraphs.
  package var startInset: ElementInset?
  package var endInset: ElementInset?
}

/// How far the edge of an element is within the room of an item: further out are its own margin and
/// the edges of the elements around it that start or end with the same item.
///
/// Sendable: a plain value.
package struct ElementInset: Sendable {
  /// The item, as an index.
  package var item: Int
  /// From the edge of the item's room to that of the element's padding.
  package var outside: Double
}
