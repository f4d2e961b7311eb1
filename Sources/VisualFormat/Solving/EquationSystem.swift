/// Linear equations, solved incrementally by elimination.
///
/// Each equation defines one of its variables by the others. Definitions are stored as they are,
/// without substitution: a chain of n views takes n short definitions instead of n sums of up to n
/// terms. Definitions are expanded only for an equation whose variables have all occurred before.
struct EquationSystem<Constant: LinearConstant> {
  typealias Expression = LinearExpression<Constant>

  enum Outcome {
    /// The equation now defines this variable.
    case defined(Int)
    /// All variables cancel out; the equation requires this constant to be zero.
    case constant(Constant)
    /// Only restricted variables remain, which this system does not define.
    case restricted(Expression)
  }

  private(set) var definitions: [Expression?] = []
  /// Whether a variable must be non-negative; this system does not define such variables by others.
  private(set) var isRestricted: [Bool] = []
  private var isTouched: [Bool] = []
  /// The number of terms visited so far, a measure of the work done.
  private(set) var work = 0

  /// The reusable buffer of `expanded`, all zeros between calls.
  private var coefficients: [Double] = []
  private var visits: [UInt8] = []

  var count: Int { definitions.count }

  mutating func makeVariable(isRestricted: Bool = false) -> Int {
    definitions.append(nil)
    self.isRestricted.append(isRestricted)
    isTouched.append(false)
    coefficients.append(0)
    visits.append(0)
    return definitions.count - 1
  }

  /// Restricts a variable to non-negative values; returns false if it has a definition.
  mutating func restrict(_ variable: Int) -> Bool {
    guard definitions[variable] == nil else { return false }
    isRestricted[variable] = true
    return true
  }

  /// Fixes the value of a variable that is restricted or whose definition already implies the
  /// value.
  mutating func fix(_ variable: Int, at constant: Constant) {
    definitions[variable] = Expression(constant)
  }

  /// Makes an expression zero if it contains a free variable.
  mutating func equateToZero(_ expression: Expression) -> Outcome {
    work += expression.terms.count
    let fresh = expression.terms.last { !isTouched[$0.variable] && isFree($0.variable) }
    for term in expression.terms { isTouched[term.variable] = true }
    if let fresh {
      // No other equation refers to this variable yet, so the definition cannot be circular.
      definitions[fresh.variable] = expression.solved(for: fresh.variable)
      return .defined(fresh.variable)
    }
    let expanded = expanded(expression)
    guard let last = expanded.terms.last(where: { isFree($0.variable) }) else {
      return expanded.terms.isEmpty ? .constant(expanded.constant) : .restricted(expanded)
    }
    definitions[last.variable] = expanded.solved(for: last.variable)
    return .defined(last.variable)
  }

  private func isFree(_ variable: Int) -> Bool {
    definitions[variable] == nil && !isRestricted[variable]
  }

  // MARK: Expansion

  /// Returns an equal expression that contains only variables without definitions.
  mutating func expanded(_ expression: Expression) -> Expression {
    guard expression.terms.contains(where: { definitions[$0.variable] != nil }) else {
      return expression
    }
    let order = definedVariables(in: expression)
    for variable in order { shorten(variable) }
    var constant = expression.constant
    var leaves: [Int] = []
    for term in expression.terms { add(term.coefficient, to: term.variable, leaves: &leaves) }
    for variable in order.reversed() {
      let coefficient = coefficients[variable]
      coefficients[variable] = 0
      guard let definition = definitions[variable], coefficient != 0 else { continue }
      constant = constant + definition.constant.scaled(by: coefficient)
      work += definition.terms.count
      for term in definition.terms {
        add(coefficient * term.coefficient, to: term.variable, leaves: &leaves)
      }
    }
    var terms: [(variable: Int, coefficient: Double)] = []
    for leaf in leaves {
      visits[leaf] = 0
      terms.append((leaf, coefficients[leaf]))
      coefficients[leaf] = 0
    }
    return Expression(constant, terms)
  }

  private mutating func add(_ coefficient: Double, to variable: Int, leaves: inout [Int]) {
    coefficients[variable] += coefficient
    if definitions[variable] == nil, visits[variable] == 0 {
      visits[variable] = 1
      leaves.append(variable)
    }
  }

  /// Returns all defined variables that an expression depends on, each after those in its
  /// definition.
  private mutating func definedVariables(in expression: Expression) -> [Int] {
    var order: [Int] = []
    var path: [(variable: Int, next: Int)] = []
    for term in expression.terms where enter(term.variable) {
      path.append((term.variable, 0))
      while let (variable, next) = path.popLast() {
        work += 1
        if let terms = definitions[variable]?.terms, next < terms.count {
          path.append((variable, next + 1))
          if enter(terms[next].variable) { path.append((terms[next].variable, 0)) }
        } else {
          order.append(variable)
        }
      }
    }
    for variable in order { visits[variable] = 0 }
    return order
  }

  private mutating func enter(_ variable: Int) -> Bool {
    guard definitions[variable] != nil, visits[variable] == 0 else { return false }
    visits[variable] = 1
    return true
  }

  /// Expands a definition if the result is short or shorter than before, so that chains are not
  /// traversed again.
  private mutating func shorten(_ variable: Int) {
    guard let definition = definitions[variable],
      definition.terms.contains(where: { definitions[$0.variable] != nil })
    else { return }
    var constant = definition.constant
    var terms: [(variable: Int, coefficient: Double)] = []
    for term in definition.terms {
      if let inner = definitions[term.variable], inner.terms.count <= Self.shortLength {
        constant = constant + inner.constant.scaled(by: term.coefficient)
        terms += inner.terms.map { ($0.variable, $0.coefficient * term.coefficient) }
      } else {
        terms.append((term.variable, term.coefficient))
      }
    }
    let written = Expression(constant, terms)
    if written.terms.count <= max(Self.shortLength, definition.terms.count - 1) {
      definitions[variable] = written
    }
  }

  private static var shortLength: Int { 2 }

  /// Returns the values of all variables, given those of the variables without definitions.
  mutating func values(_ value: (Int) -> Constant) -> [Constant] {
    var values = definitions.indices.map { definitions[$0] == nil ? value($0) : .zero }
    let all = Expression(.zero, definitions.indices.map { ($0, 1) })
    for variable in definedVariables(in: all) {
      guard let definition = definitions[variable] else { continue }
      var sum = definition.constant
      for term in definition.terms {
        sum = sum + values[term.variable].scaled(by: term.coefficient)
      }
      values[variable] = sum
    }
    return values
  }
}
