/// Computes the frames of views from rules.
///
/// ```swift
/// let program = try FormatProgram(parsing: """
///   |-30-[label]-30-|
///   V:|-10-[label(20)]
///   """)
/// let solution = LayoutSolver().solve(program, in: LayoutSize(width: 320, height: 480))
/// solution["label"]  // LayoutFrame(x: 30, y: 10, width: 260, height: 20)
/// solution.boxes["label"]?.flexibleEdges  // width, bottomMargin
/// ```
public struct LayoutSolver: Sendable {
  /// The values of the names in the rules that are not views.
  public var metrics: [String: Double]
  /// The default width of a gap that is written as a single `-`.
  public var defaultSpacing: DefaultSpacing

  /// The maximum number of terms visited along one axis, after which later conditions are dropped.
  ///
  /// It is far more than any layout needs, and limits the time to a second or two.
  var workLimit = 30_000_000

  /// Creates a solver.
  public init(metrics: [String: Double] = [:], defaultSpacing: DefaultSpacing = .zero) {
    (self.metrics, self.defaultSpacing) = (metrics, defaultSpacing)
  }

  /// Computes the frames of all views that the rules name.
  ///
  /// Of contradictory rules, the first in the text holds, the others are approximated as closely as
  /// possible, and a diagnostic reports them. Values that the rules do not determine are taken from
  /// `boxes`; if they are not given there either, they are zero, with a diagnostic.
  ///
  /// - Parameters:
  ///   - program: the rules.
  ///   - boxes: the known values of the views' frames.
  ///   - container: the size of the container; a dimension that is not finite counts as 0.
  /// - Returns: the frames. The result is deterministic.
  /// - Complexity: nearly linear in the length of the rules for chains of views. Competing
  ///   inequalities are solved by the simplex method, which stops with a diagnostic when it would
  ///   take more than about a second.
  public func solve(
    _ program: FormatProgram, boxes: [String: PresetFrame] = [:], in container: LayoutSize
  ) -> LayoutSolution {
    let (views, indices) = program.firstMentions
    var diagnostics: [FormatDiagnostic] = []
    var placed = views.map { _ in Self.unplaced }
    for axis in LayoutAxis.allCases {
      let extent = container[axis].isFinite ? container[axis] : 0
      let evaluator = NumericEvaluator(
        program: program, metrics: metrics, boxes: boxes, axis: axis,
        extent: FlexValue(extent, slope: 1), viewIndices: indices)
      var solver = AxisSolver(evaluator: evaluator, views: views, solver: self)
      for (index, solved) in solver.solve().enumerated() {
        Self.place(&placed[index], axis, at: solved.position, size: solved.size)
      }
      diagnostics += solver.diagnostics
    }
    let names = views.map(\.name.text)
    return LayoutSolution(
      names: names, boxes: Dictionary(uniqueKeysWithValues: zip(names, placed)),
      diagnostics: diagnostics.inOrderOfText)
  }

  private static let unplaced = PlacedBox(
    frame: LayoutFrame(), flexibleEdges: [],
    horizontalGrowth: PlacedBox.Growth(leading: 0, size: 0, trailing: 1),
    verticalGrowth: PlacedBox.Growth(leading: 0, size: 0, trailing: 1))

  private static func place(
    _ box: inout PlacedBox, _ axis: LayoutAxis, at position: FlexValue, size: FlexValue
  ) {
    let growth = PlacedBox.Growth(
      leading: position.slope, size: size.slope, trailing: 1 - position.slope - size.slope)
    switch axis {
    case .horizontal:
      (box.frame.x, box.frame.width, box.horizontalGrowth) = (position.value, size.value, growth)
    case .vertical:
      (box.frame.y, box.frame.height, box.verticalGrowth) = (position.value, size.value, growth)
    }
    for (edge, share) in zip(
      FlexibleEdges.members(along: axis), [growth.leading, growth.size, growth.trailing])
    where abs(share) > 1e-9 {
      box.flexibleEdges.insert(edge)
    }
  }
}
