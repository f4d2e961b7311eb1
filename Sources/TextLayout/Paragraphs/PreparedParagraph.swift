import LineBreaking
import MarkupText

/// A paragraph that has been measured and analysed: everything that does not depend on the width of
/// its lines (but for boxes whose size does).
///
/// A class, so that layouts of several widths and of later versions of a text share it.
/// Sendable: nothing in it changes.
final class PreparedParagraph: Sendable {
  let source: StyledParagraph
  let items: [InlineItem]
  let shaped: ShapedText
  let spans: [InlineSpan]
  let boxes: [PreparedBox]
  /// Its ruby, by the start of the base.
  let rubies: [PreparedRuby]
  /// Its emphasis marks, ascending.
  let emphases: [PreparedEmphasis]
  let combinations: [PreparedCombination]
  let elements: [ElementSpan]
  /// Breaks it into lines; its items are ``items``.
  let breaking: Paragraph
  /// What every line has at least: the font and line height of the block.
  let strut: UsedStyle
  /// How many inline elements had a part of the paragraph.
  let elementCount: Int
  /// Whether some of the text runs from right to left.
  let isBidirectional: Bool
  /// The directions of its parts between forced breaks.
  let directions: BaseDirections
  /// The width the boxes were measured for; nil if it does not matter.
  let width: Double?
  /// The text as it is shown; nil if that is the text of ``source``.
  let transformed: TransformedText?

  init(
    source: StyledParagraph, items: [InlineItem], shaped: ShapedText, spans: [InlineSpan],
    boxes: [PreparedBox], rubies: [PreparedRuby], emphases: [PreparedEmphasis],
    combinations: [PreparedCombination], elements: [ElementSpan], breaking: Paragraph,
    strut: UsedStyle, elementCount: Int, isBidirectional: Bool, directions: BaseDirections,
    width: Double?, transformed: TransformedText? = nil
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
    self.strut = strut
    self.elementCount = elementCount
    self.isBidirectional = isBidirectional
    self.directions = directions
    self.width = width
    self.transformed = transformed
  }

  /// The items of a range of the text; ends inside of an item are moved to its start.
  func items(in range: Range<Int>) -> Range<Int> {
    let lower = firstItem(atOrBehind: range.lowerBound)
    return lower..<max(lower, firstItem(atOrBehind: range.upperBound))
  }

  /// The first item that starts at an offset or behind it.
  func firstItem(atOrBehind offset: Int) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(items[middle].offset) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The span that an item is in.
  func span(of item: Int) -> InlineSpan { spans[Int(items[item].span)] }

  /// Where an item ends in the text.
  func end(of item: Int) -> Int {
    item + 1 < items.count ? Int(items[item + 1].offset) : source.text.utf8.count
  }
}

/// What an inline element covers of a paragraph, for its background, its decoration and its room.
///
/// Sendable: nothing in it changes.
struct ElementSpan: Sendable {
  /// The element, as an index of ``MarkupText/StyledText/inlineElements``.
  var element: Int
  var style: UsedStyle
  /// What it covers, in UTF-8 offsets of the paragraph.
  var range: Range<Int>
  /// Whether it starts and ends here, and is not cut by the edges of the paragraph.
  var startsHere: Bool
  var endsHere: Bool
  /// How far its baseline is above that of the line.
  var shift: Double
  var edges: LogicalEdges
  var edge: LineEdgeAlignment?
}
