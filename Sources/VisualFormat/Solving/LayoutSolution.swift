/// Where a box is, and how it follows its container.
///
/// Sendable: a plain value.
public struct PlacedBox: Sendable, Hashable, Codable {
  /// What one unit of growth of the container does to a box along one axis; the three add up to 1.
  ///
  /// Sendable: a plain value.
  public struct Growth: Sendable, Hashable, Codable {
    /// What the margin before the box gets.
    public let before: Double
    /// What the box gets.
    public let size: Double
    /// What the margin behind the box gets.
    public let behind: Double
  }

  /// The box's place in the container.
  public internal(set) var frame: LayoutFrame
  /// What changes when the container grows a little: everything whose share is not zero.
  public internal(set) var flexibleEdges: FlexibleEdges
  /// How the box shares in the growth of the container's width.
  public internal(set) var horizontalGrowth: Growth
  /// How the box shares in the growth of the container's height.
  public internal(set) var verticalGrowth: Growth

  /// The frame in a container that differs by so much.
  ///
  /// This is what solving again gives, as long as no inequality begins or ceases to matter on the
  /// way.
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
      x: frame.x + growth.width * horizontalGrowth.before,
      y: frame.y + growth.height * verticalGrowth.before,
      width: frame.width + growth.width * horizontalGrowth.size,
      height: frame.height + growth.height * verticalGrowth.size)
  }
}

/// What solving rules gives.
///
/// Sendable: a plain value.
public struct LayoutSolution: Sendable, Hashable {
  /// The views in the order in which the rules first name them.
  public let names: [String]
  /// Every view's box.
  public let boxes: [String: PlacedBox]
  /// What the rules leave open or contradict, in the order of the text.
  public let diagnostics: [FormatDiagnostic]

  /// A view's frame; `nil` if no rule names it.
  public subscript(name: String) -> LayoutFrame? { boxes[name]?.frame }
}
