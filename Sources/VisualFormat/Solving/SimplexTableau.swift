/// A polyhedron of non-negative variables, cut down by one condition after the other.
///
/// The method is the primal simplex method in the manner of Cassowary (Badros, Borning, Stuckey:
/// “The Cassowary linear arithmetic constraint solving algorithm”, 2001): every row says what a
/// basic variable is in terms of the others, which are zero. A new condition is a row that is
/// driven to zero by pivots (Bland's rule from the end, so it ends, and of views that follow each
/// other the last one gives way); if it cannot get there, it is kept as near
/// as it gets. Conditions once added always hold, so there are no error variables and no weights:
/// what is added earlier is stronger.
struct SimplexTableau {
  typealias Row = [Int: Double]

  private struct BasicRow {
    var constant: FlexValue
    var coefficients: Row
  }

  /// Below this, a difference of lengths is a rounding error.
  let tolerance: Double
  /// The measure of the work.
  private(set) var work = 0
  /// Variables that have got a fixed value since this was last read.
  private(set) var fixed: [(variable: Int, value: FlexValue)] = []

  private var rows: [Int: BasicRow] = [:]
  /// Which rows mention a variable.
  private var columns: [Int: Set<Int>] = [:]

  /// Where raising gives up.
  private let workLimit: Int

  init(tolerance: Double, workLimit: Int) {
    (self.tolerance, self.workLimit) = (tolerance, workLimit)
  }

  mutating func takeFixed() -> [(variable: Int, value: FlexValue)] {
    defer { fixed = [] }
    return fixed
  }

  /// The value of a restricted variable as things stand.
  func value(of variable: Int) -> FlexValue { rows[variable]?.constant ?? .zero }

  /// Whether an expression in restricted variables can no longer change.
  func isDetermined(_ expression: LinearExpression<FlexValue>) -> Bool {
    // Rows that depend on nothing are taken out at once.
    expression.terms.count > 1 && row(for: expression).coefficients.isEmpty
      || expression.terms.isEmpty
  }

  /// Makes an expression non-negative; `slack` is a new variable.
  ///
  /// - Returns: what is missing, zero if it could be done. The expression is then as large as it
  ///   can be.
  mutating func requireNonNegative(
    _ expression: LinearExpression<FlexValue>, slack: Int
  ) -> FlexValue {
    insert(row(for: expression), for: slack)
    let shortfall = raise(slack)
    if shortfall != .zero { discardUnreachable(slack) } else { settle(slack) }
    return shortfall
  }

  /// Makes an expression zero; `slack` is a new variable.
  ///
  /// - Returns: what is missing, zero if it could be done. The expression is then as near to zero
  ///   as it can be.
  mutating func requireZero(
    _ expression: LinearExpression<FlexValue>, slack: Int
  ) -> FlexValue {
    var row = row(for: expression)
    if row.constant.sign(tolerance: tolerance) > 0 {
      row.constant = row.constant.scaled(by: -1)
      row.coefficients = row.coefficients.mapValues { -$0 }
    }
    insert(row, for: slack)
    let shortfall = raise(slack)
    if shortfall != .zero {
      discardUnreachable(slack)
    } else {
      // At zero: any variable of the row can take its place without moving.
      if let last = rows[slack]?.coefficients.keys.max() { pivot(leaving: slack, entering: last) }
      remove(slack, at: .zero)
      rows[slack] = nil
    }
    return shortfall
  }

  // MARK: Rows

  private func row(for expression: LinearExpression<FlexValue>) -> BasicRow {
    var row = BasicRow(constant: expression.constant, coefficients: [:])
    for term in expression.terms {
      if let basic = rows[term.variable] {
        row.constant = row.constant + basic.constant.scaled(by: term.coefficient)
        for (variable, coefficient) in basic.coefficients {
          Self.add(coefficient * term.coefficient, of: variable, to: &row.coefficients)
        }
      } else {
        Self.add(term.coefficient, of: term.variable, to: &row.coefficients)
      }
    }
    return row
  }

  private static func add(_ coefficient: Double, of variable: Int, to row: inout Row) {
    let sum = (row[variable] ?? 0) + coefficient
    row[variable] = abs(sum) < LinearExpression<FlexValue>.negligible ? nil : sum
  }

  private mutating func insert(_ row: BasicRow, for variable: Int) {
    work += row.coefficients.count + 1
    for mentioned in row.coefficients.keys { columns[mentioned, default: []].insert(variable) }
    rows[variable] = row
  }

  /// Drives a basic variable from below up to zero; the shortfall that is left.
  private mutating func raise(_ target: Int) -> FlexValue {
    while let row = rows[target], row.constant.sign(tolerance: tolerance) < 0 {
      work += row.coefficients.count
      guard
        let entering = row.coefficients.lazy.filter({ $0.value > 0 }).map(\.key).max(),
        let slope = row.coefficients[entering], work < workLimit
      else { return row.constant.scaled(by: -1) }
      var leaving = target
      var step = row.constant.scaled(by: -1 / slope)
      for candidate in (columns[entering] ?? []).sorted() where candidate != target {
        work += 1
        guard let other = rows[candidate], let slope = other.coefficients[entering], slope < 0
        else { continue }
        let limit = other.constant.scaled(by: -1 / slope)
        let comparison = (limit - step).sign(tolerance: tolerance)
        if comparison < 0 || comparison == 0 && leaving != target && candidate > leaving {
          (leaving, step) = (candidate, limit)
        }
      }
      pivot(leaving: leaving, entering: entering)
      if leaving == target { break }
    }
    return .zero
  }

  /// Solves the row of `leaving` for `entering` and puts the result everywhere.
  private mutating func pivot(leaving: Int, entering: Int) {
    guard let row = rows.removeValue(forKey: leaving), let divisor = row.coefficients[entering]
    else { return }
    for mentioned in row.coefficients.keys { columns[mentioned]?.remove(leaving) }
    var solved = BasicRow(constant: row.constant.scaled(by: -1 / divisor), coefficients: [:])
    for (variable, coefficient) in row.coefficients where variable != entering {
      solved.coefficients[variable] = -coefficient / divisor
    }
    solved.coefficients[leaving] = 1 / divisor
    substitute(solved, for: entering)
    insert(solved, for: entering)
  }

  private mutating func substitute(_ replacement: BasicRow, for variable: Int) {
    for affected in columns.removeValue(forKey: variable) ?? [] {
      guard let factor = rows[affected]?.coefficients.removeValue(forKey: variable) else {
        continue
      }
      work += replacement.coefficients.count + 1
      rows[affected]?.constant.add(replacement.constant.scaled(by: factor))
      for (mentioned, coefficient) in replacement.coefficients {
        let sum = (rows[affected]?.coefficients[mentioned] ?? 0) + coefficient * factor
        if abs(sum) < LinearExpression<FlexValue>.negligible {
          rows[affected]?.coefficients[mentioned] = nil
          columns[mentioned]?.remove(affected)
        } else {
          rows[affected]?.coefficients[mentioned] = sum
          columns[mentioned, default: []].insert(affected)
        }
      }
      settle(affected)
    }
  }

  /// Takes out a row that depends on nothing: its variable has a value for good.
  private mutating func settle(_ variable: Int) {
    guard let row = rows[variable], row.coefficients.isEmpty else { return }
    fixed.append((variable, row.constant))
    rows[variable] = nil
  }

  /// Fixes a variable that is not basic.
  private mutating func remove(_ variable: Int, at value: FlexValue) {
    guard rows[variable] == nil else { return }
    substitute(BasicRow(constant: value, coefficients: [:]), for: variable)
    fixed.append((variable, value))
  }

  /// Keeps an expression as large as it is: all that would make it smaller stays zero.
  private mutating func discardUnreachable(_ slack: Int) {
    guard let row = rows.removeValue(forKey: slack) else { return }
    for mentioned in row.coefficients.keys { columns[mentioned]?.remove(slack) }
    for mentioned in row.coefficients.keys.sorted() { remove(mentioned, at: .zero) }
  }
}
