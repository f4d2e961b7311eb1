/// The linear constraints on positions and sizes along one axis.
///
/// Equations eliminate the variables that they define; the inequalities that remain are solved by a
/// simplex tableau.
struct ConstraintSystem {
  typealias Expression = LinearExpression<FlexValue>

  private var equations = EquationSystem<FlexValue>()
  private var tableau: SimplexTableau
  private let tolerance: Double
  /// The maximum number of visited terms; later conditions are dropped.
  private let workLimit: Int

  init(tolerance: Double, workLimit: Int) {
    (self.tolerance, self.workLimit) = (tolerance, workLimit)
    tableau = SimplexTableau(tolerance: tolerance, workLimit: workLimit)
  }

  var isExhausted: Bool { equations.work + tableau.work > workLimit }

  mutating func makeVariable() -> Int { equations.makeVariable() }

  /// Makes an expression zero, or as close to zero as possible.
  ///
  /// - Returns: the remaining difference from zero; zero if the condition holds.
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

  /// Replaces the definition of a variable by a constant if an equation gives it a value.
  ///
  /// Its definition may be as long as the chain that contains it, and every following view of the
  /// chain refers to it.
  private mutating func fixOnly(of expression: Expression) {
    guard expression.terms.count == 1, let only = expression.terms.first,
      !equations.isRestricted[only.variable]
    else { return }
    equations.fix(only.variable, at: expression.constant.scaled(by: -1 / only.coefficient))
  }

  /// Makes an expression non-negative, or as little negative as possible.
  ///
  /// - Returns: the remaining shortfall; zero if the condition holds.
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

  /// Returns whether the conditions so far allow only one value of an expression.
  mutating func isDetermined(_ expression: Expression) -> Bool {
    let expanded = equations.expanded(expression)
    return expanded.terms.isEmpty || tableau.isDetermined(expanded) && !isFree(expanded)
  }

  private func isFree(_ expanded: Expression) -> Bool {
    expanded.terms.contains { !equations.isRestricted[$0.variable] }
  }

  /// Returns the values of all variables; unconstrained variables are zero.
  mutating func values() -> [FlexValue] {
    let tableau = tableau
    return equations.values { tableau.value(of: $0) }
  }

  private mutating func passOnFixed() {
    for (variable, value) in tableau.takeFixed() { equations.fix(variable, at: value) }
  }
}
