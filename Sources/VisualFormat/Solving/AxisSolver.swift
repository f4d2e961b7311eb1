/// Solves the rules along one axis.
///
/// Conditions are added in descending order of strength: required conditions, then the condition
/// that no size is negative, then conditions with priorities, then the current sizes and positions
/// of the boxes. Of two conditions of equal strength, the first in the text wins.
struct AxisSolver {
  private let builder: ConstraintBuilder<NumericEvaluator>
  private let views: [FormatView]
  private let program: FormatProgram
  private let boxes: [String: PresetFrame]
  private let axis: LayoutAxis
  private let variables: AxisVariables<FlexValue>
  private let tolerance: Double
  private var system: ConstraintSystem
  private(set) var diagnostics: [FormatDiagnostic]

  /// Creates the system of one axis from the first mention of each view, in text order.
  init(evaluator: NumericEvaluator, views: [FormatView], solver: LayoutSolver) {
    (program, boxes, axis) = (evaluator.program, evaluator.boxes, evaluator.axis)
    self.views = views
    variables = AxisVariables(count: views.count, extent: evaluator.extent)
    var builder = ConstraintBuilder(
      evaluator: evaluator, variables: variables, defaultSpacing: solver.defaultSpacing)
    for rule in program.rules { builder.add(rule) }
    self.builder = builder
    diagnostics = builder.diagnostics
    let largest = builder.constraints.reduce(abs(evaluator.extent.value)) {
      max($0, abs($1.expression.constant.value))
    }
    tolerance = 1e-9 * max(1, largest.isFinite ? largest : 1)
    system = ConstraintSystem(tolerance: tolerance, workLimit: solver.workLimit)
    for _ in 0..<(2 * views.count) { _ = system.makeVariable() }
  }

  /// Returns the size and the position of each view.
  mutating func solve() -> [(size: FlexValue, position: FlexValue)] {
    addRequired()
    addNonNegativity()
    addPriorities()
    addSizes()
    addPositions()
    if system.isExhausted, let first = views.first {
      report(
        .tooComplex, .error,
        "the \(axis) rules are too many to solve (lay out fewer views at once)",
        at: first.name.position)
    }
    let values = system.values()
    return views.indices.map { index in
      let (size, position) = (values[index], values[views.count + index])
      guard size.isFinite, position.isFinite else {
        report(
          .notFinite, .error, "\(views[index].name.text) has an infinite position or size",
          at: views[index].name.position)
        return (.zero, .zero)
      }
      // Adding zero turns a negative zero into zero.
      return (size + .zero, position + .zero)
    }
  }

  private mutating func report(
    _ code: FormatDiagnostic.Code, _ severity: FormatDiagnostic.Severity, _ message: String,
    at position: FormatPosition
  ) {
    diagnostics.append(program.diagnostic(code, severity, message, at: position))
  }

  private mutating func add(_ constraint: LayoutConstraint<FlexValue>) -> FlexValue {
    guard !system.isExhausted else { return .zero }
    return switch constraint.kind {
    case .zero: system.requireZero(constraint.expression)
    case .nonNegative: system.requireNonNegative(constraint.expression)
    }
  }

  // MARK: Constraints of the rules

  private mutating func addRequired() {
    for constraint in builder.constraints where constraint.priority == 1000 {
      let missing = add(constraint)
      guard missing != .zero else { continue }
      let off = abs(missing.value)
      report(
        .overConstrained, .error,
        off > tolerance
          ? "\(constraint.origin) contradicts earlier rules by \(rounded(off)) "
            + "(drop one of them, or give it a priority)"
          : "\(constraint.origin) can only hold in a container of one \(axis.sizeName) "
            + "(leave a size or gap open)",
        at: constraint.position)
    }
  }

  private func rounded(_ value: Double) -> String {
    // `rounded()` calls libm, which a program without Foundation may not link.
    let text = value < 1e12 ? "\(Double(Int(value * 1000 + 0.5)) / 1000)" : "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private mutating func addNonNegativity() {
    for (index, view) in views.enumerated() where !system.isExhausted {
      if system.requireNonNegative(variables.size(of: index)) != .zero {
        report(
          .negativeSize, .warning,
          "the \(axis.sizeName) of \(view.name.text) is negative (the container is too small)",
          at: view.name.position)
      }
    }
  }

  private mutating func addPriorities() {
    for constraint in builder.byStrength where constraint.priority < 1000 { _ = add(constraint) }
  }

  // MARK: Current sizes

  /// Adds the current sizes of the boxes: first for views whose size no rule constrains, then for
  /// those with bounds only, then for those whose size equals that of another view.
  private mutating func addSizes() {
    for tier in program.sizeTiers(along: axis, viewIndices: builder.evaluator.viewIndices) {
      addSizes(of: tier.filter { presetSize(of: $0) != nil })
      for index in tier where presetSize(of: index) == nil { addUnknownSize(of: index) }
    }
  }

  private func presetSize(of index: Int) -> Double? {
    boxes[views[index].name.text]?.size(along: axis)
  }

  private mutating func addSizes(of tier: [Int]) {
    let open = tier.filter { !system.isDetermined(variables.size(of: $0)) }
    let before = system
    var reports = 0
    for index in open where !system.isExhausted {
      let size = LinearExpression(FlexValue(presetSize(of: index) ?? 0))
      guard system.requireZero(variables.size(of: index) - size) != .zero, reports < 20 else {
        continue
      }
      // If this size alone could have been satisfied, the rules do not determine which of the equal
      // sizes changes.
      var alone = before
      guard alone.requireZero(variables.size(of: index) - size) == .zero else { continue }
      reports += 1
      diagnostics.append(program.ambiguousSize(of: views[index], along: axis))
    }
  }

  private mutating func addUnknownSize(of index: Int) {
    guard !system.isExhausted, !system.isDetermined(variables.size(of: index)) else { return }
    _ = system.requireZero(variables.size(of: index))
    report(
      .needsSize, .warning,
      "\(views[index].name.text) needs a \(axis.sizeName) (write [\(views[index].name.text)(n)])",
      at: views[index].name.position)
  }

  private mutating func addPositions() {
    func preset(_ index: Int) -> Double? { boxes[views[index].name.text]?.position(along: axis) }
    let (known, unknown) = (
      views.indices.filter { preset($0) != nil }, views.indices.filter { preset($0) == nil }
    )
    for index in known + unknown where !system.isExhausted {
      let start = variables.start(of: index)
      guard !system.isDetermined(start) else { continue }
      _ = system.requireZero(start - LinearExpression(FlexValue(preset(index) ?? 0)))
      guard preset(index) == nil else { continue }
      report(
        .needsPosition, .warning,
        "\(views[index].name.text) needs \(axis == .horizontal ? "an x" : "a y") "
          + "(tie it to “|” or to a view that has one)",
        at: views[index].name.position)
    }
  }
}
