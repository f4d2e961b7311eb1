internal import TextFoundation

extension Passage {
  /// Returns whether insertions are possible in all text of a range of the source.
  func isWritable(_ range: Range<Int>) -> Bool {
    let first = spans.partitioningIndex { $0.source.upperBound > range.lowerBound }
    return spans[first...].prefix { $0.source.lowerBound < range.upperBound }
      .allSatisfy(\.isWritable)
  }
}
