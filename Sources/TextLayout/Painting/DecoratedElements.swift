import MarkupText

/// The inline elements of a paragraph with a background or text decoration, found line by line.
///
/// Hostile markup may have a hundred thousand such elements, so the search for a line does not
/// visit the elements of other lines.
struct DecoratedElements {
  private let elements: [InlineBoxSpan]
  private var next = 0
  /// The indices of the elements that extend into the current line, in ascending order.
  private var open: [Int] = []

  init(_ paragraph: ShapedParagraph) { elements = paragraph.elements }

  /// Returns the indices of the elements on a line; lines must be requested from first to last.
  mutating func indices(onLine range: Range<Int>) -> [Int] {
    if !open.isEmpty {
      open.removeAll { elements[$0].range.upperBound <= range.lowerBound }
    }
    while next < elements.count, elements[next].range.lowerBound < range.upperBound {
      let element = elements[next]
      if element.isDecorated, element.range.upperBound > range.lowerBound { open.append(next) }
      next += 1
    }
    return open
  }
}

extension InlineBoxSpan {
  fileprivate var isDecorated: Bool {
    style.background.alpha > 0 || style.hasTextDecoration
  }
}
