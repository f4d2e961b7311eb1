/// Evaluates the expressions of rules as numbers.
struct NumericEvaluator: ExpressionEvaluator {
  let program: FormatProgram
  let metrics: [String: Double]
  let boxes: [String: PresetFrame]
  let axis: LayoutAxis
  let extent: FlexValue
  let viewIndices: [String: Int]

  static func constant(_ number: Double) -> FlexValue { FlexValue(number) }

  func value(of name: FormatName) throws(FormatDiagnostic) -> LinearExpression<FlexValue> {
    switch (viewIndices[name.text], metrics[name.text]) {
    case (.some, .some):
      throw failure(
        .ambiguousName, "\(name.text) is both a view and a metric (rename the metric)",
        at: name.position)
    case (let view?, nil): return .variable(view)
    case (nil, let metric?):
      guard metric.isFinite else {
        throw failure(.notFinite, "\(name.text) is not a finite number", at: name.position)
      }
      return LinearExpression(FlexValue(metric))
    case (nil, nil):
      if let size = boxes[name.text]?.size(along: axis) { return LinearExpression(FlexValue(size)) }
      throw failure(
        .unknownName, "\(name.text) is neither a metric nor a view (add it to the metrics)",
        at: name.position)
    }
  }

  func product(
    _ left: LinearExpression<FlexValue>, _ right: LinearExpression<FlexValue>
  ) -> LinearExpression<FlexValue>? {
    guard left.terms.isEmpty || right.terms.isEmpty else { return nil }
    let (factor, other) = left.terms.isEmpty ? (left.constant, right) : (right.constant, left)
    guard factor.slope == 0 || other.terms.isEmpty else { return nil }
    var product = other.scaled(by: factor.value)
    product.constant.slope += other.constant.value * factor.slope
    return product
  }

  func quotient(
    _ left: LinearExpression<FlexValue>, _ right: LinearExpression<FlexValue>
  ) -> LinearExpression<FlexValue>? {
    guard right.terms.isEmpty else { return nil }
    let divisor = right.constant
    let inverse = FlexValue(
      1 / divisor.value, slope: -divisor.slope / (divisor.value * divisor.value))
    return product(left, LinearExpression(inverse))
  }

  func isZero(_ expression: LinearExpression<FlexValue>) -> Bool {
    expression.terms.isEmpty && expression.constant.value == 0
  }

  func priority(named name: String) -> Double? { metrics[name] }
}
