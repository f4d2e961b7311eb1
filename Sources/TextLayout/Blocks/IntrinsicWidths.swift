/// The minimum and maximum widths of content (CSS Sizing 3 §4).
struct IntrinsicWidths: Sendable, Hashable {
  /// The width of the widest segment that cannot be divided between lines.
  var minimum: Double
  /// The width of the widest line if lines end only at forced breaks.
  var maximum: Double

  static let zero = IntrinsicWidths(minimum: 0, maximum: 0)

  mutating func formUnion(_ other: IntrinsicWidths) {
    minimum = max(minimum, other.minimum)
    maximum = max(maximum, other.maximum)
  }

  /// Returns the width for `min-content`, `max-content` or `fit-content` (CSS Sizing 3 §5.1), or
  /// nil for other sizes.
  func size(_ size: BoxSize, available: Double) -> Double? {
    switch size {
    case .minContent: minimum
    case .maxContent: maximum
    case .fitContent: min(max(minimum, available), maximum)
    case .automatic, .length: nil
    }
  }
}
