/// A polyhedron of non-negative variables, restricted by one condition after another.
///
/// This is the primal simplex method in the style of Cassowary (Badros, Borning, Stuckey: “The
/// Cassowary linear arithmetic constraint solving algorithm”, 2001): each row expresses a basic
/// variable in terms of the nonbasic variables, which are zero. A new condition is a row that
/// pivots drive to zero. Pivots follow Bland's rule with the highest index first, so that the
/// method terminates, and so that of equal candidates the last view of a chain changes. If the row
/// cannot reach zero, it is fixed as close to zero as possible. Added conditions always hold, so
/// there are no error variables and no weights: earlier conditions are stronger.
struct SimplexTableau {
  typealias Row = [Int: Double]

  private struct BasicRow {
    var constant: FlexValue
    var coefficients: Row
  }

  /// The limit below which a difference of lengths is a rounding error.
  let tolerance: Double
  /// The number of visited terms, a measure of the work done.
  private(set) var work = 0
  /// The variables that were fixed since the last call of `takeFixed()`, with their values.
  private(set) var fixed: [(variable: Int, value: FlexValue)] = []

  private var rows: [Int: BasicRow] = [:]
  /// The rows that contain each variable.
  private var columns: [Int: Set<Int>] = [:]

  /// The amount of work after which `raise(_:)` stops.
  private let workLimit: Int

  init(tolerance: Double, workLimit: Int) {
    (self.tolerance, self.workLimit) = (tolerance, workLimit)
  }

  mutating func takeFixed() -> [(variable: Int, value: FlexValue)] {
    defer { fixed = [] }
    return fixed
  }

  /// Returns the current value of a restricted variable.
  func value(of variable: Int) -> FlexValue { rows[variable]?.constant ?? .zero }

  /// Returns whether the value of an expression of restricted variables is final.
  func isDetermined(_ expression: LinearExpression<FlexValue>) -> Bool {
    // Rows without variables are removed immediately.
    expression.terms.count > 1 && row(for: expression).coefficients.isEmpty
      || expression.terms.isEmpty
  }

  /// Makes an expression non-negative; `slack` is a new variable.
  ///
  /// - Returns: the shortfall, which is zero if the condition holds. Otherwise the expression is as
  ///   large as possible.
  mutating func requireNonNegative(
    _ expression: LinearExpression<FlexValue>, slack: Int
  ) -> FlexValue {
    insert(row(for: expression), for: slack)
    let shortfall = raise(slack)
    if shortfall != .zero { discardUnreachable(slack) } else { removeIfConstant(slack) }
    return shortfall
  }

  /// Makes an expression zero; `slack` is a new variable.
  ///
  /// - Returns: the remaining difference, which is zero if the condition holds. Otherwise the
  ///   expression is as close to zero as possible.
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
      // The slack is zero, so any variable of its row can replace it in the basis without changing
      // values.
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

  /// Increases a negative basic variable up to zero, and returns the remaining shortfall.
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

  /// Solves the row of `leaving` for `entering`, and substitutes the result in all rows.
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
      removeIfConstant(affected)
    }
  }

  /// Removes a row without variables, which makes the value of its variable final.
  private mutating func removeIfConstant(_ variable: Int) {
    guard let row = rows[variable], row.coefficients.isEmpty else { return }
    fixed.append((variable, row.constant))
    rows[variable] = nil
  }

  /// Fixes a nonbasic variable.
  private mutating func remove(_ variable: Int, at value: FlexValue) {
    guard rows[variable] == nil else { return }
    substitute(BasicRow(constant: value, coefficients: [:]), for: variable)
    fixed.append((variable, value))
  }

  /// Fixes an expression at its maximum: all variables that would decrease it stay zero.
  private mutating func discardUnreachable(_ slack: Int) {
    guard let row = rows.removeValue(forKey: slack) else { return }
    for mentioned in row.coefficients.keys { columns[mentioned]?.remove(slack) }
    for mentioned in row.coefficients.keys.sorted() { remove(mentioned, at: .zero) }
  }
}
