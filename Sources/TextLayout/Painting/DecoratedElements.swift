import MarkupText

/// The inline elements of a paragraph with a background or text decoration, found line by line.
///
/// Hostile markup may have a hundred thousand such elements, so the search for a line does not
/// visit the elements of other lines.
struct DecoratedElements {
  private let elements: [ElementSpan]
  private var next = 0
  /// The indices of the elements that extend into the current line, in ascending order.
  private var open: [Int] = []

  init(_ paragraph: PreparedParagraph) { elements = paragraph.elements }

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

extension ElementSpan {
  fileprivate var isDecorated: Bool {
    style.background.alpha > 0 || style.style[.textDecorationLine] != .keyword(.none)
  }
}

extension LinePainter {
  /// Returns the indices of the line's positions whose text is in a range, in text order.
  func places(in range: Range<Int>) -> Range<Int> {
    let start = firstPlace(atOrBehind: range.lowerBound)
    return start..<max(start, firstPlace(atOrBehind: range.upperBound))
  }

  private func firstPlace(atOrBehind offset: Int) -> Int {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if textOffset(of: positions[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the text offset of an item or an ellipsis.
  private func textOffset(of place: ItemPosition) -> Int {
    place.item.map { Int(prepared.items[$0].offset) }
      ?? line.truncations[place.truncation].hidden.lowerBound
  }
}
