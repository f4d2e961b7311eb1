/// How wide a lone `-` is.
///
/// ```swift
/// let program = try FormatProgram(parsing: "|-[a(10)]-[b(10)]")
/// let size = LayoutSize(width: 100, height: 100)
/// LayoutSolver().solve(program, in: size)["b"]?.x  // 10
/// LayoutSolver(bareGap: .standard).solve(program, in: size)["b"]?.x  // 38
/// ```
/// Sendable: a plain value.
public struct BareGap: Sendable, Hashable, Codable {
  /// Between two views.
  public var betweenViews: Double
  /// Between a view and the container's edge.
  public var toSuperview: Double

  /// Makes a pair of widths.
  public init(betweenViews: Double, toSuperview: Double) {
    (self.betweenViews, self.toSuperview) = (betweenViews, toSuperview)
  }

  /// Nothing: `[a]-[b]` is `[a][b]`, as vfl2objc has it.
  public static let zero = BareGap(betweenViews: 0, toSuperview: 0)
  /// Apple's standard: 8 between views, 20 to the container's edge.
  public static let standard = BareGap(betweenViews: 8, toSuperview: 20)

  /// The width of the gap in front of the element with an index.
  func width(before index: Int, in rule: FormatRule) -> Double {
    let isAtEdge = [index - 1, index].contains {
      if case .superview = rule.elements[$0] { true } else { false }
    }
    return isAtEdge ? toSuperview : betweenViews
  }
}
