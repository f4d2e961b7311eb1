/// What a system of equations can have as constants.
protocol LinearConstant: Sendable {
  static var zero: Self { get }
  static func + (left: Self, right: Self) -> Self
  func scaled(by factor: Double) -> Self
}

/// A length, and how much it grows for each unit that the container grows.
///
/// Compared as a container larger by any tiny amount would have it: first by value, then by slope.
/// So what is feasible stays so when the container grows, and what holds at one size only is found.
struct FlexValue: LinearConstant, Equatable {
  var value: Double
  var slope: Double

  init(_ value: Double, slope: Double = 0) { (self.value, self.slope) = (value, slope) }

  static let zero = FlexValue(0)

  static func + (left: FlexValue, right: FlexValue) -> FlexValue {
    FlexValue(left.value + right.value, slope: left.slope + right.slope)
  }

  mutating func add(_ other: FlexValue) { self = self + other }

  static func - (left: FlexValue, right: FlexValue) -> FlexValue { left + right.scaled(by: -1) }

  func scaled(by factor: Double) -> FlexValue {
    FlexValue(value * factor, slope: slope * factor)
  }

  var isFinite: Bool { value.isFinite && slope.isFinite }

  /// -1, 0 or 1; values below `tolerance` are rounding errors.
  func sign(tolerance: Double) -> Int {
    if abs(value) > tolerance { return value < 0 ? -1 : 1 }
    if abs(slope) > 1e-9 { return slope < 0 ? -1 : 1 }
    return 0
  }
}
