internal import TextFoundation

/// Maps offsets in a text with insertions to offsets in the original.
struct EditMap {
  private let edits: [DocumentEdit]
  /// The offset after each edit in the text with the insertions.
  private let ends: [Int]

  /// Creates a map of insertions in ascending order.
  init(_ edits: [DocumentEdit]) {
    self.edits = edits
    var inserted = 0
    ends = edits.map { edit in
      inserted += edit.text.utf8.count
      return edit.range.lowerBound + inserted
    }
  }

  /// Returns a text with the insertions.
  func applied(to bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    var copied = 0
    for edit in edits {
      output += bytes[copied..<edit.range.lowerBound]
      output += edit.text.utf8
      copied = edit.range.lowerBound
    }
    return output + bytes[copied...]
  }

  /// Returns the range of the original that a range corresponds to, or nil if all of it was
  /// inserted.
  func originalRange(of range: Range<Int>) -> Range<Int>? {
    let lower = original(range.lowerBound)
    let upper = original(range.upperBound)
    return lower < upper ? lower..<upper : nil
  }

  private func original(_ offset: Int) -> Int {
    let index = ends.partitioningIndex { $0 > offset }
    let inserted = index == 0 ? 0 : ends[index - 1] - edits[index - 1].range.lowerBound
    guard index < edits.count else { return offset - inserted }
    return min(offset - inserted, edits[index].range.lowerBound)
  }
}
