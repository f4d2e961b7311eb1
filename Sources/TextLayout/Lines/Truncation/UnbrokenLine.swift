import LineBreaking

/// A paragraph's text from an offset to the next forced break, as a single line of unlimited width,
/// which truncation then shortens.
struct UnbrokenLine {
  /// The indices of the items that are drawn.
  let items: Range<Int>
  /// The end of the line in the text, line feed included.
  let end: Int
  /// Adjustments of the gaps between items, relative to the plain sequence of advances.
  let adjustments: [Paragraph.Line.Adjustment]
  private let paragraph: ShapedParagraph
  /// The end of each item, from the start of the line.
  private let ends: [Double]

  /// Creates the line that begins at an offset, with no visible text after `limit`, or returns nil
  /// at the end of the text.
  init?(at offset: Int, limit: Int, in paragraph: ShapedParagraph) {
    guard let line = try? paragraph.breaking.line(at: offset, width: .infinity) else { return nil }
    let visible =
      line.visible.lowerBound..<max(line.visible.lowerBound, min(line.visible.upperBound, limit))
    self.init(
      paragraph.items(in: visible), adjustments: line.adjustments, end: line.range.upperBound,
      in: paragraph)
  }

  /// Creates a line from a laid-out line that is too wide, without the text after it.
  init(_ line: LineFragment, in paragraph: ShapedParagraph) {
    self.init(
      line.items, adjustments: line.adjustments, end: line.range.upperBound, in: paragraph)
  }

  private init(
    _ items: Range<Int>, adjustments: [Paragraph.Line.Adjustment], end: Int,
    in paragraph: ShapedParagraph
  ) {
    self.paragraph = paragraph
    self.items = items
    self.adjustments = adjustments
    self.end = end
    var ends: [Double] = []
    ends.reserveCapacity(items.count)
    var (x, next) = (0.0, 0)
    for index in items {
      let item = paragraph.items[index]
      while next < adjustments.count, adjustments[next].offset <= Int(item.offset) {
        x += adjustments[next].amount
        next += 1
      }
      x += item.advance
      ends.append(x)
    }
    self.ends = ends
  }

  /// Returns the end of an item, from the start of the line.
  func end(of item: Int) -> Double { ends[item - items.lowerBound] }

  /// Returns the start of an item, after the gap before it.
  func start(of item: Int) -> Double { end(of: item) - paragraph.items[item].advance }

  /// Returns the width from the start of the line to an item, without the gap before that item.
  func width(before item: Int) -> Double {
    item > items.lowerBound ? end(of: min(item, items.upperBound) - 1) : 0
  }

  /// Returns the width of a range of items.
  func width(of items: Range<Int>) -> Double {
    items.isEmpty ? 0 : end(of: items.upperBound - 1) - start(of: items.lowerBound)
  }
}
