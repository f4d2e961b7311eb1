/// A constant of a linear expression: a vector that can be added and scaled.
protocol LinearConstant: Sendable {
  static var zero: Self { get }
  static func + (left: Self, right: Self) -> Self
  func scaled(by factor: Double) -> Self
}

/// A length, and its growth for each unit by which the container grows.
///
/// Values compare as in an infinitesimally larger container: by value, then by slope. So a feasible
/// solution stays feasible when the container grows, and conditions that hold at one size only are
/// detected.
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

  /// Returns -1, 0 or 1; absolute values up to `tolerance` are rounding errors and have the sign of
  /// the slope.
  func sign(tolerance: Double) -> Int {
    if abs(value) > tolerance { return value < 0 ? -1 : 1 }
    if abs(slope) > 1e-9 { return slope < 0 ? -1 : 1 }
    return 0
  }
}
