/// Conditions on the positions and sizes along one axis: equations, and the inequalities that are
/// left once the equations have taken out what they define.
struct ConstraintSystem {
  typealias Expression = LinearExpression<FlexValue>

  private var equations = EquationSystem<FlexValue>()
  private var tableau: SimplexTableau
  private let tolerance: Double
  /// After so many looks at terms the rest is left out.
  private let workLimit: Int

  init(tolerance: Double, workLimit: Int) {
    (self.tolerance, self.workLimit) = (tolerance, workLimit)
    tableau = SimplexTableau(tolerance: tolerance, workLimit: workLimit)
  }

  var isExhausted: Bool { equations.work + tableau.work > workLimit }

  mutating func makeVariable() -> Int { equations.makeVariable() }

  /// Makes an expression zero, or as near to zero as it gets.
  ///
  /// - Returns: what is missing; zero if nothing is.
  mutating func requireZero(_ expression: Expression) -> FlexValue {
    switch equations.equateToZero(expression) {
    case .defined: return .zero
    case .constant(let constant):
      return constant.sign(tolerance: tolerance) == 0 ? .zero : constant
    case .restricted(let rest):
      let slack = equations.makeVariable(isRestricted: true)
      let shortfall = tableau.requireZero(rest, slack: slack)
      passOnFixed()
      if shortfall == .zero { fixOnly(of: expression) }
      return shortfall
    }
  }

  /// Makes a constant of a variable that an equation gives a value: its definition may be as long as
  /// the chain that it is in, and all behind it in the chain refer to it.
  private mutating func fixOnly(of expression: Expression) {
    guard expression.terms.count == 1, let only = expression.terms.first,
      !equations.isRestricted[only.variable]
    else { return }
    equations.fix(only.variable, at: expression.constant.scaled(by: -1 / only.coefficient))
  }

  /// Makes an expression zero or more, or as little less as it gets.
  ///
  /// - Returns: what is missing; zero if nothing is.
  mutating func requireNonNegative(_ expression: Expression) -> FlexValue {
    if let only = expression.terms.first, expression.terms.count == 1, only.coefficient > 0,
      expression.constant == .zero, equations.restrict(only.variable)
    {
      return .zero
    }
    let slack = equations.makeVariable(isRestricted: true)
    switch equations.equateToZero(expression - .variable(slack)) {
    case .defined, .constant: return .zero
    case .restricted(let rest):
      let shortfall = tableau.requireNonNegative(rest + .variable(slack), slack: slack)
      passOnFixed()
      return shortfall
    }
  }

  /// Whether the conditions so far leave an expression one value.
  mutating func isDetermined(_ expression: Expression) -> Bool {
    let expanded = equations.expanded(expression)
    return expanded.terms.isEmpty || tableau.isDetermined(expanded) && !isFree(expanded)
  }

  private func isFree(_ expanded: Expression) -> Bool {
    expanded.terms.contains { !equations.isRestricted[$0.variable] }
  }

  /// The values of all variables; what nothing says anything of is zero.
  mutating func values() -> [FlexValue] {
    let tableau = tableau
    return equations.values { tableau.value(of: $0) }
  }

  private mutating func passOnFixed() {
    for (variable, value) in tableau.takeFixed() { equations.fix(variable, at: value) }
  }
}
