/// The sizes and positions of the views along one axis as Swift expressions.
///
/// Equations are solved by elimination, as for numbers. A size or position that they do not
/// determine is read from the view's frame when the code runs.
struct SymbolicAxis {
  /// The size and the position of one view.
  struct Placement {
    var size: SymbolicValue
    var start: SymbolicValue
    /// The bounds on the size: `max` or `min`, and its other argument.
    var bounds: [(function: String, value: SymbolicValue)] = []
    var keepsSize = false
    var keepsStart = false
  }

  /// Two adjacent views of a chain and their distance.
  struct Link {
    let before: Int
    let after: Int
    let distance: SymbolicValue
  }

  let axis: LayoutAxis
  /// The extent of the container.
  var extent: SymbolicValue { variables.extent }
  private(set) var placements: [Placement] = []
  private(set) var links: [Link] = []
  private(set) var diagnostics: [FormatDiagnostic] = []
  private(set) var atoms: AtomTable
  private let views: [FormatView]
  private let program: FormatProgram
  private let variables: AxisVariables<SymbolicValue>
  private var builder: ConstraintBuilder<SymbolicEvaluator>
  private var system = EquationSystem<SymbolicValue>()

  init(
    _ axis: LayoutAxis, of program: FormatProgram, views: [FormatView], writer: SwiftFrameWriter,
    atoms: AtomTable
  ) {
    var atoms = atoms
    let extent = atoms.value("\(writer.superview).layoutSize.\(axis.sizeName)", .container)
    var indices: [String: Int] = [:]
    for (index, view) in views.enumerated() { indices[view.name.text] = index }
    (self.axis, self.program, self.views) = (axis, program, views)
    variables = AxisVariables(count: views.count, extent: extent)
    builder = ConstraintBuilder(
      evaluator: SymbolicEvaluator(
        program: program, axis: axis, extent: extent, viewIndices: indices, atoms: atoms),
      variables: variables, defaultSpacing: writer.defaultSpacing)
    for rule in program.rules { builder.add(rule) }
    self.atoms = builder.evaluator.atoms
    diagnostics = builder.diagnostics
    for _ in 0..<(2 * views.count) { _ = system.makeVariable() }
    addEquations()
    addCurrentSizes()
    addCurrentPositions()
    expandAll()
    addBounds()
    addLinks()
  }

  private mutating func report(
    _ code: FormatDiagnostic.Code, _ severity: FormatDiagnostic.Severity, _ message: String,
    at position: FormatPosition
  ) {
    diagnostics.append(program.diagnostic(code, severity, message, at: position))
  }

  // MARK: Equations

  private mutating func addEquations() {
    for constraint in builder.byStrength where constraint.kind == .zero {
      guard case .constant(let rest) = system.equateToZero(constraint.expression),
        !rest.isZero, constraint.priority == 1000
      else { continue }
      report(
        .overConstrained, .error,
        atoms.followsContainer(rest)
          ? "\(constraint.origin) can only hold in a container of one \(axis.sizeName) (leave a "
            + "size or gap open)"
          : "\(constraint.origin) contradicts earlier rules (drop one of them, or give it "
            + "a priority)",
        at: constraint.position)
    }
  }

  private mutating func isOpen(_ expression: LinearExpression<SymbolicValue>) -> Bool {
    !system.expanded(expression).terms.isEmpty
  }

  private mutating func addCurrentSizes() {
    placements = views.map { _ in Placement(size: .zero, start: .zero) }
    for tier in program.sizeTiers(along: axis, viewIndices: builder.evaluator.viewIndices) {
      let open = tier.filter { isOpen(variables.size(of: $0)) }
      for index in open {
        guard isOpen(variables.size(of: index)) else {
          diagnostics.append(program.ambiguousSize(of: views[index], along: axis))
          continue
        }
        let current = currentSize(of: index)
        _ = system.equateToZero(variables.size(of: index) - LinearExpression(current))
        placements[index].keepsSize = true
        note(.needsSize, "keeps its \(axis.sizeName)", index)
      }
    }
  }

  /// Returns the current size of a view, limited by its bounds.
  private mutating func currentSize(of index: Int) -> SymbolicValue {
    var text = "\(views[index].name.text).layoutFrame.\(axis.sizeName)"
    for bound in bounds(of: index, requiredOnly: false) {
      text = "\(bound.function)(\(bound.value.swift { atoms.atoms[$0].text }), \(text))"
    }
    return atoms.value(text, .size(view: index))
  }

  private mutating func addCurrentPositions() {
    for index in views.indices where isOpen(variables.start(of: index)) {
      let text = "\(views[index].name.text).layoutFrame.\(axis.positionName)"
      let current = atoms.value(text, .position(view: index))
      _ = system.equateToZero(variables.start(of: index) - LinearExpression(current))
      placements[index].keepsStart = true
      note(.needsPosition, "keeps its \(axis.positionName)", index)
    }
  }

  private mutating func note(_ code: FormatDiagnostic.Code, _ what: String, _ index: Int) {
    report(
      code, .note, "\(views[index].name.text) \(what), which no rule determines",
      at: views[index].name.position)
  }

  private mutating func expandAll() {
    for index in views.indices {
      placements[index].size = system.expanded(variables.size(of: index)).constant
      placements[index].start = system.expanded(variables.start(of: index)).constant
    }
  }

  // MARK: Bounds

  /// Returns the bounds on a view's size that do not depend on other views.
  private func bounds(
    of index: Int, requiredOnly: Bool
  ) -> [(function: String, value: SymbolicValue)] {
    builder.constraints.compactMap { constraint in
      guard constraint.kind == .nonNegative, constraint.expression.terms.count == 1,
        let term = constraint.expression.terms.first, term.variable == index,
        constraint.priority == 1000 || !requiredOnly
      else { return nil }
      let bound = constraint.expression.constant.scaled(by: -1 / term.coefficient)
      // Sizes are never negative, so a lower bound of zero is redundant.
      guard term.coefficient < 0 || bound != .zero else { return nil }
      return (term.coefficient > 0 ? "max" : "min", bound)
    }
  }

  /// Applies the required bounds also to sizes that are computed from edges.
  ///
  /// Bounds with lower priority give way to edges, and bounds on distances cannot be enforced by
  /// setting one frame after another.
  private mutating func addBounds() {
    for index in views.indices where !placements[index].keepsSize {
      placements[index].bounds = bounds(of: index, requiredOnly: true)
    }
    for constraint in builder.constraints where constraint.kind == .nonNegative {
      let terms = constraint.expression.terms
      guard terms.count != 1 || terms.contains(where: { $0.variable >= views.count }) else {
        continue
      }
      report(
        .notEnforced, .warning,
        "the generated code does not enforce this bound on \(constraint.origin) (LayoutSolver does)",
        at: constraint.position)
    }
  }

  // MARK: Neighbours

  private mutating func addLinks() {
    for rule in program.rules where rule.axis == axis {
      for elementIndex in rule.elements.indices.dropFirst() {
        guard case .view(let before) = rule.elements[elementIndex - 1],
          case .view(let after) = rule.elements[elementIndex],
          let beforeIndex = builder.evaluator.viewIndices[before.name.text],
          let afterIndex = builder.evaluator.viewIndices[after.name.text]
        else { continue }
        let end = system.expanded(variables.end(of: beforeIndex)).constant
        let distance = placements[afterIndex].start + end.scaled(by: -1)
        links.append(Link(before: beforeIndex, after: afterIndex, distance: distance))
      }
    }
  }
}
