import LineBreaking

/// Where an item of a line stands.
///
/// Sendable: a plain value.
package struct ItemPosition: Sendable {
  /// The item, as an index; nil for the sign of a truncated line.
  package var item: Int?
  /// Which of the line's truncations a sign is of.
  package var truncation = 0
  /// From the paragraph's edge to where the item's room begins on the left.
  package var x: Double
  /// The item's room.
  package var width: Double
}

extension LayoutLine {
  /// The places of the line's items, in the order of the text.
  package func positions(in paragraph: PreparedParagraph) -> [ItemPosition] {
    var pieces = pieces(of: paragraph)
    if paragraph.isBidirectional {
      placeBidirectionally(&pieces, paragraph)
    } else {
      var x = start
      for index in pieces.indices {
        x += pieces[index].gap
        pieces[index].x = x
        x += pieces[index].width
      }
    }
    return pieces.map {
      ItemPosition(item: $0.item, truncation: $0.truncation, x: $0.x, width: $0.width)
    }
  }

  private struct Piece {
    var item: Int?
    var truncation = 0
    var gap: Double
    var width: Double
    var level: UInt8
    var x = 0.0
  }

  /// The items that are shown and the sign, with the gaps before them.
  private func pieces(of paragraph: PreparedParagraph) -> [Piece] {
    var pieces: [Piece] = []
    pieces.reserveCapacity(items.count + 1)
    var adjustments = adjustments[...]
    var next = 0
    func appendSign() {
      let truncation = truncations[next]
      pieces.append(
        Piece(
          item: nil, truncation: next, gap: 0, width: truncation.advance,
          level: truncation.level))
      next += 1
    }
    var index = items.lowerBound
    while index < items.upperBound {
      let item = paragraph.items[index]
      if next < truncations.count, truncations[next].hidden.lowerBound <= Int(item.offset) {
        let end = paragraph.firstItem(atOrBehind: truncations[next].hidden.upperBound)
        appendSign()
        index = max(index, end)
        continue
      }
      var gap = 0.0
      while let next = adjustments.first, next.offset <= Int(item.offset) {
        gap += next.amount
        adjustments.removeFirst()
      }
      pieces.append(Piece(item: index, gap: gap, width: item.advance, level: item.level))
      index += 1
    }
    while next < truncations.count { appendSign() }
    return pieces
  }

  /// Puts pieces in visual order (UAX #9, rule L2).
  ///
  /// Spaces at the line's end, which rule L1 would move to its end, are not among the items. What
  /// hangs or is trimmed at the end of a line from right to left is at its left.
  private func placeBidirectionally(_ pieces: inout [Piece], _ paragraph: PreparedParagraph) {
    var x = start
    if paragraph.directions.direction(at: range.lowerBound) == .rightToLeft {
      x += width - pieces.reduce(0) { $0 + $1.gap + $1.width }
    }
    for index in VisualOrder.indices(levels: pieces.map(\.level)) {
      let isReversed = pieces[index].level & 1 == 1
      if !isReversed { x += pieces[index].gap }
      pieces[index].x = x
      x += pieces[index].width
      if isReversed { x += pieces[index].gap }
    }
  }
}
