internal import TextFoundation

extension Paragraph {
  /// About how many bytes it holds.
  package var estimatedBytes: Int {
    records.estimatedBytes &+ gaps.estimatedBytes &+ overlaps.estimatedBytes
  }
}
