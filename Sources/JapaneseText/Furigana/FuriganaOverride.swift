import TextFoundation

/// Puts readings somebody has given in the place of those found.
enum FuriganaOverride {
  /// The segments with the given ones in their places.
  ///
  /// A found reading that a given one touches only in part is dropped: half of it would be wrong.
  static func apply(
    _ given: [FuriganaSegment], to found: [FuriganaSegment], of text: String
  ) -> [FuriganaSegment] {
    let offsets = UTF8Offsets(text)
    var builder = FuriganaBuilder(options: FuriganaOptions())
    var position = 0
    var next = found[...]
    func plain(_ range: Range<Int>) -> FuriganaSegment {
      FuriganaSegment(utf8Range: range, base: String(offsets[range]), reading: nil)
    }
    /// Appends what was found between `position` and `end`.
    func appendFound(to end: Int) {
      while let segment = next.first, segment.utf8Range.lowerBound < end {
        let range = segment.utf8Range
        let kept = max(range.lowerBound, position)..<min(range.upperBound, end)
        if !kept.isEmpty { builder.append(kept == range ? segment : plain(kept)) }
        position = max(position, kept.upperBound)
        guard range.upperBound <= end else { break }
        next = next.dropFirst()
      }
    }
    for segment in given where segment.reading != nil {
      let range = segment.utf8Range
      guard range.lowerBound >= position, range.upperBound <= offsets.count, !range.isEmpty,
        String(offsets[range]) == segment.base
      else { continue }
      appendFound(to: range.lowerBound)
      builder.append(segment)
      position = range.upperBound
      while let first = next.first, first.utf8Range.upperBound <= position {
        next = next.dropFirst()
      }
    }
    appendFound(to: offsets.count)
    return builder.finish()
  }
}
