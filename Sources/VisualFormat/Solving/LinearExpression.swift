/// A linear expression: a constant and multiples of variables.
struct LinearExpression<Constant: LinearConstant>: Sendable {
  struct Term: Sendable {
    var variable: Int
    var coefficient: Double
  }

  var constant: Constant
  /// The terms in ascending order of their variables; no coefficient is zero.
  private(set) var terms: [Term]

  init(_ constant: Constant) { (self.constant, terms) = (constant, []) }

  init(_ constant: Constant, _ terms: [(variable: Int, coefficient: Double)]) {
    self.init(constant)
    for term in terms.sorted(by: { $0.variable < $1.variable }) {
      if let last = self.terms.last, last.variable == term.variable {
        self.terms[self.terms.count - 1].coefficient += term.coefficient
      } else {
        self.terms.append(Term(variable: term.variable, coefficient: term.coefficient))
      }
      if let last = self.terms.last, abs(last.coefficient) < Self.negligible {
        self.terms.removeLast()
      }
    }
  }

  static func variable(_ variable: Int) -> LinearExpression {
    LinearExpression(.zero, [(variable, 1)])
  }

  /// The limit below which coefficients are rounding errors and count as zero.
  static var negligible: Double { 1e-11 }

  func scaled(by factor: Double) -> LinearExpression {
    var scaled = self
    scaled.constant = constant.scaled(by: factor)
    scaled.terms = terms.compactMap {
      let coefficient = $0.coefficient * factor
      return abs(coefficient) < Self.negligible
        ? nil : Term(variable: $0.variable, coefficient: coefficient)
    }
    return scaled
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = LinearExpression(left.constant + right.constant)
    sum.terms.reserveCapacity(left.terms.count + right.terms.count)
    var (i, j) = (0, 0)
    while i < left.terms.count || j < right.terms.count {
      if j == right.terms.count
        || i < left.terms.count && left.terms[i].variable < right.terms[j].variable
      {
        sum.terms.append(left.terms[i])
        i += 1
      } else if i == left.terms.count || right.terms[j].variable < left.terms[i].variable {
        sum.terms.append(right.terms[j])
        j += 1
      } else {
        let coefficient = left.terms[i].coefficient + right.terms[j].coefficient
        if abs(coefficient) >= Self.negligible {
          sum.terms.append(Term(variable: left.terms[i].variable, coefficient: coefficient))
        }
        i += 1
        j += 1
      }
    }
    return sum
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right.scaled(by: -1)
  }

  /// Returns the value of `variable` for which this expression is zero; the expression must contain
  /// it.
  func solved(for variable: Int) -> LinearExpression {
    guard let term = terms.first(where: { $0.variable == variable }) else { return self }
    var rest = self
    rest.terms.removeAll { $0.variable == variable }
    return rest.scaled(by: -1 / term.coefficient)
  }
}
