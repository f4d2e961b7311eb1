import LineBreaking

/// The position of an item on a line.
package struct ItemPlacement: Sendable {
  /// The index of the item; nil for an ellipsis.
  package var item: Int?
  /// The index of the line's truncation that an ellipsis belongs to.
  package var truncation = 0
  /// The distance from the edge of the paragraph to the left end of the item.
  package var x: Double
  /// The width of the item, including its leading space.
  package var width: Double
}

extension LineFragment {
  /// Returns the positions of the line's items, in text order.
  package func positions(in paragraph: ShapedParagraph) -> [ItemPlacement] {
    var entries = entries(of: paragraph)
    if paragraph.isBidirectional {
      placeBidirectionally(&entries, paragraph)
    } else {
      var x = start
      for index in entries.indices {
        x += entries[index].gap
        entries[index].x = x
        x += entries[index].width
      }
    }
    return entries.map {
      ItemPlacement(item: $0.item, truncation: $0.truncation, x: $0.x, width: $0.width)
    }
  }

  private struct Entry {
    var item: Int?
    var truncation = 0
    var gap: Double
    var width: Double
    var level: UInt8
    var x = 0.0
  }

  /// Returns the visible items and ellipses, with the gaps before them.
  private func entries(of paragraph: ShapedParagraph) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(items.count + 1)
    var adjustments = adjustments[...]
    var next = 0
    func appendEllipsis() {
      let truncation = truncations[next]
      entries.append(
        Entry(
          item: nil, truncation: next, gap: 0, width: truncation.advance,
          level: truncation.level))
      next += 1
    }
    var index = items.lowerBound
    while index < items.upperBound {
      let item = paragraph.items[index]
      if next < truncations.count, truncations[next].hidden.lowerBound <= Int(item.offset) {
        let end = paragraph.firstItem(atOrAfter: truncations[next].hidden.upperBound)
        appendEllipsis()
        index = max(index, end)
        continue
      }
      var gap = 0.0
      while let next = adjustments.first, next.offset <= Int(item.offset) {
        gap += next.amount
        adjustments.removeFirst()
      }
      entries.append(Entry(item: index, gap: gap, width: item.advance, level: item.level))
      index += 1
    }
    while next < truncations.count { appendEllipsis() }
    return entries
  }

  /// Computes positions in visual order (UAX #9, rule L2).
  ///
  /// Trailing spaces, which rule L1 would move to the end of the line, are not among the items.
  /// Text that hangs or is trimmed at the end of a right-to-left line is at its left.
  private func placeBidirectionally(_ entries: inout [Entry], _ paragraph: ShapedParagraph) {
    var x = start
    if paragraph.directions.direction(at: range.lowerBound) == .rightToLeft {
      x += width - entries.reduce(0) { $0 + $1.gap + $1.width }
    }
    for index in VisualOrder.indices(levels: entries.map(\.level)) {
      let isReversed = entries[index].level & 1 == 1
      if !isReversed { x += entries[index].gap }
      entries[index].x = x
      x += entries[index].width
      if isReversed { x += entries[index].gap }
    }
  }
}
