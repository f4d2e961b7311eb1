extension Paragraph {
  /// Room that an item shares with the one before it while both are on one line.
  ///
  /// That of ruby which is wider than its base: it may reach over its neighbour, but not out of
  /// the line (JLREQ §3.3.8). The item's advance holds its whole room, the overlap takes back what
  /// is shared.
  ///
  /// ```swift
  /// // 8 units of the second item's room are over the first one.
  /// Paragraph(
  ///   items: items, opportunities: opportunities, overlaps: [Paragraph.Overlap(item: 1, amount: 8)])
  /// ```
  ///
  /// Sendable: a plain value.
  public struct Overlap: Sendable, Hashable, Codable {
    /// The item, as an index; the first item has none before it.
    public var item: Int
    /// The room that both share, not more than the advance of either; negative amounts and NaN
    /// count as 0.
    public var amount: Double

    /// Shared room.
    public init(item: Int, amount: Double) {
      self.item = item
      self.amount = amount
    }
  }
}

extension LineSetter {
  /// The room that an item shares with the one before it.
  func overlap(before index: Int) -> Double {
    var (low, high) = (0, overlaps.count)
    while low < high {
      let middle = (low + high) / 2
      if overlaps[middle].item < index { low = middle + 1 } else { high = middle }
    }
    return low < overlaps.count && overlaps[low].item == index ? overlaps[low].amount : 0
  }
}
