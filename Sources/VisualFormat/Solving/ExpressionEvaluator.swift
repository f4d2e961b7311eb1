/// Evaluates the expressions of rules along one axis.
protocol ExpressionEvaluator {
  associatedtype Constant: LinearConstant
  typealias Expression = LinearExpression<Constant>

  var program: FormatProgram { get }
  var axis: LayoutAxis { get }
  /// The extent of the container.
  var extent: Constant { get }
  /// The index of each view, which is also the variable of its size.
  var viewIndices: [String: Int] { get }

  static func constant(_ number: Double) -> Constant
  mutating func value(of name: FormatName) throws(FormatDiagnostic) -> Expression
  /// Returns the product; `nil` if it is not linear.
  mutating func product(_ left: Expression, _ right: Expression) -> Expression?
  /// Returns the quotient; `nil` if it is not linear.
  mutating func quotient(_ left: Expression, _ right: Expression) -> Expression?
  func isZero(_ expression: Expression) -> Bool
  /// Returns the value of a named priority; `nil` if the name is unknown.
  func priority(named name: String) -> Double?
}

extension ExpressionEvaluator {
  mutating func value(of expression: FormatExpression) throws(FormatDiagnostic) -> Expression {
    var stack: [Expression] = []
    for operation in expression.operations {
      switch operation {
      case .number(let number): stack.append(Expression(Self.constant(number)))
      case .percentage(let share): stack.append(Expression(extent.scaled(by: share / 100)))
      case .name(let name): stack.append(try value(of: name))
      case .negate: stack.append((stack.popLast() ?? Expression(.zero)).scaled(by: -1))
      case .add, .subtract, .multiply, .divide:
        let right = stack.popLast() ?? Expression(.zero)
        let left = stack.popLast() ?? Expression(.zero)
        stack.append(try combine(left, operation, right, at: expression.position))
      }
    }
    return stack.popLast() ?? Expression(.zero)
  }

  private mutating func combine(
    _ left: Expression, _ operation: FormatExpression.Operation, _ right: Expression,
    at position: FormatPosition
  ) throws(FormatDiagnostic) -> Expression {
    if case .add = operation { return left + right }
    if case .subtract = operation { return left - right }
    let result: Expression?
    if case .divide = operation {
      guard !isZero(right) else {
        throw failure(.divisionByZero, "a division by zero", at: position)
      }
      result = quotient(left, right)
    } else {
      result = product(left, right)
    }
    guard let result else {
      throw failure(
        .nonlinear,
        "a view’s size multiplied or divided by an expression that is not a plain number",
        at: position)
    }
    return result
  }

  func value(of priority: FormatPriority) throws(FormatDiagnostic) -> Double {
    switch priority {
    case .number(let number): return number
    case .name(let name):
      let known: [String: Double] = ["required": 1000, "high": 750, "low": 250]
      guard let number = self.priority(named: name.text) ?? known[name.text] else {
        throw failure(
          .unknownName, "\(name.text) is not a known priority (write a number up to 1000)",
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

  func failure(
    _ code: FormatDiagnostic.Code, _ message: String, at position: FormatPosition
  ) -> FormatDiagnostic {
    program.diagnostic(code, .error, message, at: position)
  }
}
