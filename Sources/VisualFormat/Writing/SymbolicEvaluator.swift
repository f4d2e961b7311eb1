/// Evaluates the expressions of rules as Swift expressions.
struct SymbolicEvaluator: ExpressionEvaluator {
  let program: FormatProgram
  let axis: LayoutAxis
  let extent: SymbolicValue
  let viewIndices: [String: Int]
  var atoms: AtomTable

  static func constant(_ number: Double) -> SymbolicValue { SymbolicValue(number) }

  /// Returns the size of a view; any other name is an expression that the surrounding code defines.
  mutating func value(of name: FormatName) -> LinearExpression<SymbolicValue> {
    if let view = viewIndices[name.text] { return .variable(view) }
    return LinearExpression(atoms.value(name.text, .metric))
  }

  mutating func product(
    _ left: LinearExpression<SymbolicValue>, _ right: LinearExpression<SymbolicValue>
  ) -> LinearExpression<SymbolicValue>? {
    for (number, other) in [(left, right), (right, left)]
    where number.terms.isEmpty && number.constant.terms.isEmpty {
      return other.scaled(by: number.constant.number)
    }
    return opaque(left, "*", right)
  }

  mutating func quotient(
    _ left: LinearExpression<SymbolicValue>, _ right: LinearExpression<SymbolicValue>
  ) -> LinearExpression<SymbolicValue>? {
    if right.terms.isEmpty, right.constant.terms.isEmpty {
      return left.scaled(by: 1 / right.constant.number)
    }
    return opaque(left, "/", right)
  }

  func isZero(_ expression: LinearExpression<SymbolicValue>) -> Bool {
    expression.terms.isEmpty && expression.constant.isZero
  }

  func priority(named name: String) -> Double? { nil }

  private mutating func opaque(
    _ left: LinearExpression<SymbolicValue>, _ symbol: String,
    _ right: LinearExpression<SymbolicValue>
  ) -> LinearExpression<SymbolicValue>? {
    guard left.terms.isEmpty, right.terms.isEmpty else { return nil }
    let text = "\(factor(left.constant)) \(symbol) \(factor(right.constant))"
    let followsContainer = [left, right].contains { atoms.followsContainer($0.constant) }
    return LinearExpression(atoms.value(text, followsContainer ? .container : .metric))
  }

  /// Returns a value as an operand: in parentheses unless it is a single name or number.
  private func factor(_ value: SymbolicValue) -> String {
    let text = value.swift { atoms.atoms[$0].text }
    return text.contains(" ") || text.hasPrefix("-") ? "(\(text))" : text
  }
}
