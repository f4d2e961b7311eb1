/// The space used by a paragraph's annotations while they are placed, by item.
struct AnnotationExtents {
  /// Whether each item is part of a ruby base.
  var isBase: [Bool]
  /// The extent of the annotations placed above the baseline so far; nil without any.
  var above: [Double?]
  var below: [Double?]
  /// The space that each item shares with the preceding item.
  var overlaps: [Int: Double] = [:]

  init(count: Int) {
    isBase = Array(repeating: false, count: count)
    above = Array(repeating: nil, count: count)
    below = above
  }

  /// Records that an item shares space with the preceding item.
  mutating func share(_ amount: Double, before item: Int) {
    if amount > 0 { overlaps[item, default: 0] += amount }
  }
}
