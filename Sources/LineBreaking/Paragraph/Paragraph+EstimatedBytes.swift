internal import TextFoundation

extension Paragraph {
  /// The approximate memory size in bytes.
  package var estimatedBytes: Int {
    records.estimatedBytes &+ gaps.estimatedBytes &+ overlaps.estimatedBytes
  }
}
