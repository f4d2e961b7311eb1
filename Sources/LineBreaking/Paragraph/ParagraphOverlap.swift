import TextFoundation

extension Paragraph {
  /// The width by which an item overlaps the preceding one if both are on the same line.
  ///
  /// It is used for ruby that is wider than its base: the ruby may extend over a neighbor, but not
  /// out of the line (JLREQ §3.3.8). The advance of the item includes the full width of the ruby;
  /// the overlap subtracts the shared part.
  ///
  /// ```swift
  /// // 8 units of the second item’s advance overlap the first one.
  /// Paragraph(
  ///   items: items, opportunities: opportunities, overlaps: [Paragraph.Overlap(item: 1, amount: 8)])
  /// ```
  public struct Overlap: Sendable, Hashable, Codable {
    /// The index of the item; the first item cannot overlap anything.
    public var item: Int
    /// The width of the overlap, at most the advance of either item; negative amounts and NaN count
    /// as 0.
    public var amount: Double

    /// Creates an overlap of an item with the preceding one.
    public init(item: Int, amount: Double) {
      self.item = item
      self.amount = amount
    }
  }
}

extension LineSetter {
  /// Returns the overlap of an item with the preceding one.
  func overlap(before index: Int) -> Double {
    let found = (0..<overlaps.count).partitioningIndex { overlaps[$0].item >= index }
    return found < overlaps.count && overlaps[found].item == index ? overlaps[found].amount : 0
  }
}
