import TextLayout

/// The position of a word on a line of the page, where the lens makes space for the converted word.
///
/// Coordinates along the line increase to the right, or downward in vertical writing; those across
/// it downward, or to the right.
package struct LineSlot: Sendable, Hashable {
  package let isVertical: Bool
  /// The extent of the word along the line.
  package let word: ClosedRange<Double>
  /// The extent of the word and its ruby along the line.
  package let wordWithRuby: ClosedRange<Double>
  /// The extent of the line across it, including ruby.
  package let rows: ClosedRange<Double>
  /// The position of the line's baseline across it.
  package let baseline: Double

  /// Returns whether content between two coordinates across the line belongs to the line.
  package func contains(from start: Double, to end: Double) -> Bool {
    start >= rows.lowerBound - 0.5 && end <= rows.upperBound + 0.5
  }
}
