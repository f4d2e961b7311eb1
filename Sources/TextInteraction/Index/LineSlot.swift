import TextLayout

/// The place of a word on a line of the page: what the lens opens.
///
/// Places along the line count to the right, or down in vertical writing; those across it down, or
/// to the right.
///
/// Sendable: a plain value.
package struct LineSlot: Sendable, Hashable {
  package let isVertical: Bool
  /// Where the word is along the line.
  package let word: ClosedRange<Double>
  /// The same with what the author's readings of the word take beyond it.
  package let readings: ClosedRange<Double>
  /// The rows of the line, readings included.
  package let rows: ClosedRange<Double>
  /// Where the line's baseline is, across it.
  package let baseline: Double

  /// Whether something between two places across the line belongs to the line.
  package func holds(from start: Double, to end: Double) -> Bool {
    start >= rows.lowerBound - 0.5 && end <= rows.upperBound + 0.5
  }
}
