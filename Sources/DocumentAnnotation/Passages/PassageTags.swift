internal import TextFoundation

/// Extends a range of a document so that it contains whole elements only.
struct PassageTags {
  let tags: [InlineTag]
  /// The index of the first tag that does not end before the next range.
  private var first = 0

  init(_ tags: [InlineTag]) { self.tags = tags }

  /// Returns the smallest range that contains `range` and no half of an element, or nil if only
  /// other text would make it whole.
  ///
  /// The ranges of consecutive calls must be in order; a range does not start before `limit`, and
  /// contains divisions only if that is allowed.
  mutating func balanced(
    _ range: Range<Int>, from limit: Int, allowingDivisions: Bool = false
  ) -> Range<Int>? {
    while first < tags.count, tags[first].source.upperBound <= range.lowerBound { first += 1 }
    var index = first
    var (depth, missing) = (0, 0)
    while index < tags.count, tags[index].source.lowerBound < range.upperBound {
      switch tags[index].kind {
      case .start: depth += 1
      case .end: if depth > 0 { depth -= 1 } else { missing += 1 }
      case .empty: break
      case .division: if !allowingDivisions { return nil }
      }
      index += 1
    }
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while depth > 0 {
      guard index < tags.count, tags[index].kind == .end, tags[index].source.lowerBound == upper
      else { return nil }
      upper = tags[index].source.upperBound
      depth -= 1
      index += 1
    }
    var before = first
    while missing > 0 {
      before -= 1
      guard before >= 0, tags[before].kind == .start, tags[before].source.upperBound == lower,
        tags[before].source.lowerBound >= limit
      else { return nil }
      lower = tags[before].source.lowerBound
      missing -= 1
    }
    return outsideDelimiters(lower..<upper, before, index, from: limit)
  }

  /// Returns whether a tag is inside a range.
  func hasTag(in range: Range<Int>) -> Bool {
    let index = tags.partitioningIndex { $0.source.upperBound > range.lowerBound }
    return index < tags.count && tags[index].source.lowerBound < range.upperBound
  }

  /// Returns the range with the delimiter runs of Markdown that enclose all of it, because a run
  /// between a letter and the punctuation of an annotation would be text.
  ///
  /// - Parameters:
  ///   - range: a balanced range.
  ///   - before: the index of the first tag that does not end before the range.
  ///   - after: the index of the first tag after the range.
  ///   - limit: the least offset at which the range may start.
  /// - Returns: the range, or a larger one.
  private func outsideDelimiters(
    _ range: Range<Int>, _ before: Int, _ after: Int, from limit: Int
  ) -> Range<Int> {
    var (lower, upper, before, after) = (range.lowerBound, range.upperBound, before - 1, after)
    while before >= 0, after < tags.count, tags[before].isDelimiter, tags[after].isDelimiter,
      tags[before].kind == .start, tags[after].kind == .end,
      tags[before].source.upperBound == lower, tags[after].source.lowerBound == upper,
      tags[before].source.lowerBound >= limit
    {
      lower = tags[before].source.lowerBound
      upper = tags[after].source.upperBound
      (before, after) = (before - 1, after + 1)
    }
    return lower..<upper
  }
}
