package import LineBreaking
package import MarkupText

/// A paragraph that is shaped and analyzed: everything that does not depend on the width of its
/// lines, except boxes whose size does.
///
/// A class, so that layouts of several widths and of later versions of a text share it.
package final class ShapedParagraph: Sendable {
  package let source: StyledParagraph
  package let items: InlineItems
  package let shaped: ShapedText
  package let spans: [InlineSpan]
  package let boxes: [MeasuredInlineBox]
  /// The ruby, in the order of the starts of its bases.
  package let rubies: [ShapedRuby]
  /// The emphasis marks, in ascending order.
  package let emphases: [EmphasisRun]
  package let tateChuYokoRuns: [TateChuYokoRun]
  package let elements: [InlineBoxSpan]
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
    source: StyledParagraph, inline: InlineContent, inlineBoxes: [InlineBoxSpan],
    annotations: InlineAnnotations, breaking: Paragraph, rules: BreakingRules,
    bidi: BidiParagraph, isMirrored: Bool, width: Double?
  ) {
    self.source = source
    items = inline.items
    shaped = inline.shaped
    spans = inline.spans
    boxes = inline.boxes
    rubies = annotations.rubies
    emphases = annotations.emphases
    tateChuYokoRuns = inline.tateChuYokoRuns
    elements = inlineBoxes
    self.breaking = breaking
    self.rules = rules
    isBidirectional = bidi.isBidirectional
    self.isMirrored = isMirrored
    directions = bidi.directions
    self.width = width
    transformed = inline.transformed
  }

  /// The strut: the font and line height of the block, which every line contains (CSS 2.2 §10.8.1).
  package var strut: UsedStyle { rules.strut }

  /// Returns the indices of the items in a range of the text; a bound within an item is moved to
  /// the start of the next item.
  package func items(in range: Range<Int>) -> Range<Int> { items.covering(range) }

  /// Returns the index of the first item that starts at or after an offset.
  package func firstItem(atOrAfter offset: Int) -> Int { items.first(atOrAfter: offset) }

  /// Returns the span of an item.
  package func span(of item: Int) -> InlineSpan { spans[Int(items[item].span)] }

  /// Returns the end of an item in the text.
  package func end(of item: Int) -> Int {
    item + 1 < items.count ? Int(items[item + 1].offset) : source.text.utf8.count
  }
}
