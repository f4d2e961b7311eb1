import LineBreaking

/// A paragraph's text from some place to where the text itself ends the line, on one line however
/// long: what truncation chooses from.
///
/// Not Sendable: it lives as long as one line is truncated.
struct UnbrokenLine {
  /// The items that are drawn.
  let items: Range<Int>
  /// Where it ends in the text, line feed included.
  let end: Int
  /// What differs from the plain sequence of advances.
  let adjustments: [Paragraph.Line.Adjustment]
  private let paragraph: PreparedParagraph
  /// Where each item ends, from the start of the line.
  private let ends: [Double]

  /// The line that begins at an offset, or nil at the end of the text; what is drawn of it does not
  /// go beyond `limit`.
  init?(at offset: Int, limit: Int, in paragraph: PreparedParagraph) {
    guard let line = try? paragraph.breaking.line(at: offset, width: .infinity) else { return nil }
    let visible =
      line.visible.lowerBound..<max(line.visible.lowerBound, min(line.visible.upperBound, limit))
    self.init(
      paragraph.items(in: visible), adjustments: line.adjustments, end: line.range.upperBound,
      in: paragraph)
  }

  /// A line that is too wide, for itself: what follows it in the text is not looked at.
  init(_ line: LayoutLine, in paragraph: PreparedParagraph) {
    self.init(
      line.items, adjustments: line.adjustments, end: line.range.upperBound, in: paragraph)
  }

  private init(
    _ items: Range<Int>, adjustments: [Paragraph.Line.Adjustment], end: Int,
    in paragraph: PreparedParagraph
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

  /// Where an item ends, from the start of the line.
  func end(of item: Int) -> Double { ends[item - items.lowerBound] }

  /// Where an item's own room begins, behind the gap before it.
  func start(of item: Int) -> Double { end(of: item) - paragraph.items[item].advance }

  /// The room from the start of the line to an item, the gap before that left out.
  func width(before item: Int) -> Double {
    item > items.lowerBound ? end(of: min(item, items.upperBound) - 1) : 0
  }

  /// The room of some of the items.
  func width(of items: Range<Int>) -> Double {
    items.isEmpty ? 0 : end(of: items.upperBound - 1) - start(of: items.lowerBound)
  }
}
