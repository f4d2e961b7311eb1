/// Works out expressions of rules along one axis.
struct ExpressionEvaluator {
  typealias Expression = LinearExpression<FlexValue>

  let program: FormatProgram
  let metrics: [String: Double]
  let boxes: [String: PresetFrame]
  let axis: LayoutAxis
  /// The container's extent.
  let extent: FlexValue
  /// The index of each view, which is also the variable of its size.
  let viewIndices: [String: Int]

  func value(of expression: FormatExpression) throws(FormatDiagnostic) -> Expression {
    var stack: [Expression] = []
    for operation in expression.operations {
      switch operation {
      case .number(let number): stack.append(Expression(FlexValue(number)))
      case .percentage(let share): stack.append(Expression(extent.scaled(by: share / 100)))
      case .name(let name): stack.append(try value(of: name))
      case .negate: stack.append((stack.popLast() ?? Expression(.zero)).scaled(by: -1))
      case .add, .subtract, .multiply, .divide:
        let right = stack.popLast() ?? Expression(.zero)
        let left = stack.popLast() ?? Expression(.zero)
        stack.append(
          try combine(left, operation, right, at: expression.position))
      }
    }
    let value = stack.popLast() ?? Expression(.zero)
    guard value.constant.isFinite else {
      throw failure(.notFinite, "the value is not a finite number", at: expression.position)
    }
    return value
  }

  private func value(of name: FormatName) throws(FormatDiagnostic) -> Expression {
    let view = viewIndices[name.text].map { Expression.variable($0) }
    let metric = metrics[name.text]
    switch (view, metric) {
    case (.some, .some):
      throw failure(
        .ambiguousName, "\(name.text) is both a view and a metric (rename the metric)",
        at: name.position)
    case (let view?, nil): return view
    case (nil, let metric?): return Expression(FlexValue(metric))
    case (nil, nil):
      if let size = boxes[name.text]?.size(along: axis) { return Expression(FlexValue(size)) }
      throw failure(
        .unknownName, "\(name.text) is neither a metric nor a view (add it to the metrics)",
        at: name.position)
    }
  }

  private func combine(
    _ left: Expression, _ operation: FormatExpression.Operation, _ right: Expression,
    at position: FormatPosition
  ) throws(FormatDiagnostic) -> Expression {
    switch operation {
    case .add: return left + right
    case .subtract: return left - right
    case .divide:
      let divisor = right.constant
      guard right.terms.isEmpty else { throw nonlinear(at: position) }
      guard divisor.value != 0 else {
        throw failure(.divisionByZero, "a division by zero", at: position)
      }
      let inverse = FlexValue(
        1 / divisor.value, slope: -divisor.slope / (divisor.value * divisor.value))
      return try product(left, Expression(inverse), at: position)
    default: return try product(left, right, at: position)
    }
  }

  private func product(
    _ left: Expression, _ right: Expression, at position: FormatPosition
  ) throws(FormatDiagnostic) -> Expression {
    guard left.terms.isEmpty || right.terms.isEmpty else { throw nonlinear(at: position) }
    let (factor, other) = left.terms.isEmpty ? (left.constant, right) : (right.constant, left)
    guard factor.slope == 0 || other.terms.isEmpty else { throw nonlinear(at: position) }
    var product = other.scaled(by: factor.value)
    product.constant.slope += other.constant.value * factor.slope
    return product
  }

  private func nonlinear(at position: FormatPosition) -> FormatDiagnostic {
    failure(
      .nonlinear, "a view’s size times or divided by what is not a plain number", at: position)
  }

  func priority(_ priority: FormatPriority) throws(FormatDiagnostic) -> Double {
    switch priority {
    case .number(let number): return number
    case .name(let name):
      let known: [String: Double] = ["required": 1000, "high": 750, "low": 250]
      guard let number = metrics[name.text] ?? known[name.text] else {
        throw failure(
          .unknownName, "\(name.text) is no metric (add it, or write a number up to 1000)",
          at: name.position)
      }
      guard number > 0, number <= 1000 else {
        throw failure(
          .invalidPriority, "a priority of \(number) (give one above 0, up to 1000)",
          at: name.position)
      }
      return number
    }
  }

  private func failure(
    _ code: FormatDiagnostic.Code, _ message: String, at position: FormatPosition
  ) -> FormatDiagnostic {
    program.diagnostic(code, .error, message, at: position)
  }
}
