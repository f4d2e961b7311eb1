import MarkupText

/// The elements of a paragraph with a background or lines of decoration, line by line.
///
/// Hostile markup has a hundred thousand of them: no line looks at those of other lines.
///
/// Not Sendable: it lives as long as a paragraph is painted.
struct DecoratedElements {
  private let elements: [ElementSpan]
  private var next = 0
  /// Those that reach into the current line, as ascending indices.
  private var open: [Int] = []

  init(_ paragraph: PreparedParagraph) { elements = paragraph.elements }

  /// Those that have a part on a line; lines are asked for from first to last.
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
  /// Those of the line's places whose text is in a range, in the order of the text.
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

  /// Where in the text something stands for.
  private func textOffset(of place: ItemPosition) -> Int {
    place.item.map { Int(prepared.items[$0].offset) }
      ?? line.truncations[place.truncation].hidden.lowerBound
  }
}
