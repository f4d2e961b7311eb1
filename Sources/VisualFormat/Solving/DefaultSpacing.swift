/// The default width of a gap that is written as a single `-`.
///
/// ```swift
/// let program = try FormatProgram(parsing: "|-[a(10)]-[b(10)]")
/// let size = LayoutSize(width: 100, height: 100)
/// LayoutSolver().solve(program, in: size)["b"]?.x  // 10
/// LayoutSolver(defaultSpacing: .standard).solve(program, in: size)["b"]?.x  // 38
/// ```
public struct DefaultSpacing: Sendable, Hashable, Codable {
  /// The default gap between two views.
  public var betweenViews: Double
  /// The default gap between a view and the container's edge.
  public var toSuperview: Double

  /// Creates a pair of default gaps.
  public init(betweenViews: Double, toSuperview: Double) {
    (self.betweenViews, self.toSuperview) = (betweenViews, toSuperview)
  }

  /// No default gap: `[a]-[b]` is the same as `[a][b]`, as in vfl2objc.
  public static let zero = DefaultSpacing(betweenViews: 0, toSuperview: 0)
  /// Apple's defaults: 8 between views, 20 to the container's edge.
  public static let standard = DefaultSpacing(betweenViews: 8, toSuperview: 20)

  /// Returns the width of the gap before the element at an index.
  func width(before index: Int, in rule: FormatRule) -> Double {
    let isAtEdge = [index - 1, index].contains {
      if case .superview = rule.elements[$0] { true } else { false }
    }
    return isAtEdge ? toSuperview : betweenViews
  }
}
