extension RandomAccessCollection {
  /// Returns the index of the first element that satisfies a predicate, or `endIndex` if none does.
  ///
  /// The collection must be partitioned: every element after one that satisfies the predicate
  /// satisfies it too. The name is that of swift-algorithms. To search only part of an array, or by
  /// something other than its elements, search a range of its indices:
  /// `(low..<high).partitioningIndex { lines[$0].start > offset }`.
  ///
  /// - Complexity: O(log *n*) calls of the predicate.
  @inlinable @inline(__always)
  package func partitioningIndex(where isAfter: (Element) -> Bool) -> Index {
    var remaining = count
    var low = startIndex
    while remaining > 0 {
      let half = remaining &>> 1
      let middle = index(low, offsetBy: half)
      if isAfter(self[middle]) {
        remaining = half
      } else {
        low = index(after: middle)
        remaining &-= half &+ 1
      }
    }
    return low
  }
}

extension Range<Int> {
  /// Returns the first number that satisfies a predicate, or `upperBound` if none does; see
  /// ``Swift/RandomAccessCollection/partitioningIndex(where:)``.
  ///
  /// Avoids calls of protocol requirements, which debug builds do not inline.
  @inlinable @inline(__always)
  package func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low &+ (high &- low) &>> 1
      if isAfter(middle) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }
}

extension UnsafeBufferPointer {
  /// Returns the index of the first element that satisfies a predicate, or `count` if none does;
  /// see ``Swift/RandomAccessCollection/partitioningIndex(where:)``.
  @inlinable @inline(__always)
  package func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    (0..<count).partitioningIndex { isAfter(self[$0]) }
  }
}
