/// The reordering of items into visual order, from left to right (UAX #9, rule L2).
enum VisualOrder {
  /// Returns the indices of items in visual order, given their levels in text order.
  ///
  /// From the highest level down to the lowest odd one, every sequence of items of at least that
  /// level is reversed. The time is proportional to the number of items times the number of levels.
  static func indices(levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
