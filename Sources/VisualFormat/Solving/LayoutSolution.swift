/// The frame of a box, and how it changes when its container is resized.
public struct PlacedBox: Sendable, Hashable, Codable {
  /// The shares of the container's growth that a box and its margins take along one axis; they add
  /// up to 1.
  public struct Growth: Sendable, Hashable, Codable {
    /// The share of the margin before the box: left or top.
    public let leading: Double
    /// The share of the box itself.
    public let size: Double
    /// The share of the margin after the box: right or bottom.
    public let trailing: Double
  }

  /// The frame of the box in the coordinates of the container.
  public internal(set) var frame: LayoutFrame
  /// The parts that change when the container grows by a small amount: all whose share is not zero.
  public internal(set) var flexibleEdges: FlexibleEdges
  /// The distribution of growth of the container's width.
  public internal(set) var horizontalGrowth: Growth
  /// The distribution of growth of the container's height.
  public internal(set) var verticalGrowth: Growth

  /// Returns the frame in a container whose size differs by `growth`.
  ///
  /// The result equals that of solving again as long as the same inequalities are active at both
  /// sizes.
  ///
  /// ```swift
  /// let program = try FormatProgram(parsing: "|-10-[a]-10-|\nV:center[a(40)]")
  /// let box = LayoutSolver().solve(program, in: LayoutSize(width: 100, height: 100)).boxes["a"]
  /// box?.frame  // x 10, y 30, width 80, height 40
  /// box?.frame(whenContainerGrowsBy: LayoutSize(width: 30, height: -10))
  /// // x 10, y 25, width 110, height 40
  /// ```
  public func frame(whenContainerGrowsBy growth: LayoutSize) -> LayoutFrame {
    LayoutFrame(
      x: frame.x + growth.width * horizontalGrowth.leading,
      y: frame.y + growth.height * verticalGrowth.leading,
      width: frame.width + growth.width * horizontalGrowth.size,
      height: frame.height + growth.height * verticalGrowth.size)
  }
}

/// The result of solving rules.
public struct LayoutSolution: Sendable, Hashable {
  /// The names of the views in the order of their first mention in the rules.
  public let names: [String]
  /// The boxes of all views by name.
  public let boxes: [String: PlacedBox]
  /// The diagnostics for ambiguous and contradictory rules, in text order.
  public let diagnostics: [FormatDiagnostic]

  /// The frame of a view; `nil` if no rule names it.
  public subscript(name: String) -> LayoutFrame? { boxes[name]?.frame }
}
