/// A condition of the rules on positions and sizes along one axis.
struct LayoutConstraint<Constant: LinearConstant> {
  enum Kind {
    case zero
    case nonNegative
  }

  /// The expression that must be zero or non-negative.
  let expression: LinearExpression<Constant>
  let kind: Kind
  /// The priority, from above 0 to 1000; a condition of 1000 is required.
  let priority: Double
  /// The source text of the condition, for messages.
  let origin: String
  let position: FormatPosition
}

/// The positions and sizes of views along one axis, as variables.
struct AxisVariables<Constant: LinearConstant> {
  typealias Expression = LinearExpression<Constant>

  /// The number of views; variables are numbered sizes first, then positions.
  let count: Int
  /// The extent of the container.
  let extent: Constant

  func size(of view: Int) -> Expression { .variable(view) }
  func start(of view: Int) -> Expression { .variable(count + view) }
  func end(of view: Int) -> Expression { start(of: view) + size(of: view) }
}

/// Translates rules to conditions along one axis, in text order.
struct ConstraintBuilder<Evaluator: ExpressionEvaluator> {
  typealias Constant = Evaluator.Constant
  typealias Expression = LinearExpression<Constant>

  private(set) var evaluator: Evaluator
  let variables: AxisVariables<Constant>
  let defaultSpacing: DefaultSpacing
  private(set) var constraints: [LayoutConstraint<Constant>] = []
  private(set) var diagnostics: [FormatDiagnostic] = []

  init(evaluator: Evaluator, variables: AxisVariables<Constant>, defaultSpacing: DefaultSpacing) {
    (self.evaluator, self.variables, self.defaultSpacing) = (evaluator, variables, defaultSpacing)
  }

  /// The conditions in descending order of priority; those of equal priority are in text order.
  var byStrength: [LayoutConstraint<Constant>] {
    constraints.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }

  mutating func add(_ rule: FormatRule) {
    if rule.axis == evaluator.axis { addChain(of: rule) } else { addAlignments(of: rule) }
  }

  private func index(of view: FormatView) -> Int { evaluator.viewIndices[view.name.text] ?? 0 }

  // MARK: Along the axis

  private mutating func addChain(of rule: FormatRule) {
    for (elementIndex, element) in rule.elements.enumerated() {
      if elementIndex > 0 { addGap(before: elementIndex, of: rule) }
      guard case .view(let view) = element else { continue }
      let index = index(of: view)
      for predicate in view.sizes {
        add(predicate, on: variables.size(of: index), origin: "the size of \(view.name.text)")
      }
      if rule.isCentered {
        let expression =
          variables.start(of: index) + variables.end(of: index)
          - Expression(variables.extent)
        append(expression, .zero, "the center of \(view.name.text)", at: rule.position)
      }
    }
  }

  private mutating func addGap(before elementIndex: Int, of rule: FormatRule) {
    let before = edge(of: rule.elements[elementIndex - 1], isEnd: true)
    let after = edge(of: rule.elements[elementIndex], isEnd: false)
    let distance = after.expression - before.expression
    let origin = "the distance from \(before.name) to \(after.name)"
    switch rule.gaps[elementIndex - 1] {
    case .none:
      append(distance, .zero, origin, at: after.position)
    case .bare(let position):
      let width = Evaluator.constant(defaultSpacing.width(before: elementIndex, in: rule))
      append(distance - Expression(width), .zero, origin, at: position)
    case .predicates(let predicates):
      for predicate in predicates { add(predicate, on: distance, origin: origin) }
    }
  }

  private func edge(
    of element: FormatElement, isEnd: Bool
  ) -> (expression: Expression, name: String, position: FormatPosition) {
    switch element {
    case .superview(let position):
      return (Expression(isEnd ? .zero : variables.extent), "the container’s edge", position)
    case .view(let view):
      let index = index(of: view)
      let edge = isEnd ? variables.end(of: index) : variables.start(of: index)
      return (edge, view.name.text, view.name.position)
    }
  }

  private mutating func add(
    _ predicate: FormatPredicate, on expression: Expression, origin: String
  ) {
    do {
      let difference = expression - (try evaluator.value(of: predicate.expression))
      let priority = try evaluator.value(of: predicate.priority)
      constraints.append(
        LayoutConstraint(
          expression: predicate.relation == .atMost ? difference.scaled(by: -1) : difference,
          kind: predicate.relation == .equal ? .zero : .nonNegative, priority: priority,
          origin: origin, position: predicate.position))
    } catch {
      diagnostics.append(error)
    }
  }

  private mutating func append(
    _ expression: Expression, _ kind: LayoutConstraint<Constant>.Kind, _ origin: String,
    at position: FormatPosition
  ) {
    constraints.append(
      LayoutConstraint(
        expression: expression, kind: kind, priority: 1000, origin: origin, position: position))
  }

  // MARK: Across the axis

  private mutating func addAlignments(of rule: FormatRule) {
    let views = rule.views
    for alignment in rule.alignments {
      for (first, second) in zip(views, views.dropFirst()) {
        append(
          line(of: second, alignment) - line(of: first, alignment), .zero,
          "\(alignment) of \(second.name.text)", at: second.name.position)
      }
    }
  }

  private func line(
    of view: FormatView, _ alignment: FormatAlignment
  ) -> Expression {
    let index = index(of: view)
    return switch alignment {
    case .alignAllTop, .alignAllLeft: variables.start(of: index)
    case .alignAllBottom, .alignAllRight: variables.end(of: index)
    case .alignAllCenterX, .alignAllCenterY:
      variables.start(of: index) + variables.end(of: index)
    }
  }
}
