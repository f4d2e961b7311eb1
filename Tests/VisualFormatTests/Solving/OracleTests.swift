import Testing
import VisualFormat

/// Random rules compared with brute force: no condition may be violated more than the stronger ones
/// require.
@Suite struct OracleTests {
  /// Returns the range of a condition's values at all corners of the polyhedron that the stronger
  /// ones allow.
  ///
  /// Stronger conditions that hold are kept; a violated one is kept at its violation. A large box
  /// bounds the polyhedron, so that its corners are decisive.
  private static func range(
    of condition: RandomProgram.Condition, given stronger: [RandomProgram.Condition],
    at solution: [Double]
  ) -> ClosedRange<Double>? {
    var equations: [RandomProgram.Condition] = []
    var bounds: [RandomProgram.Condition] = []
    for var other in stronger {
      if other.isEquation || other.violation(solution) > 1e-6 {
        other.constant -= other.value(solution)
        equations.append(other)
      } else {
        bounds.append(other)
      }
    }
    for index in 0..<4 {
      for sign in [1.0, -1] {
        bounds.append(
          RandomProgram.Condition(
            coefficients: (0..<4).map { $0 == index ? sign : 0 }, constant: 5000, isEquation: false,
            priority: 1))
      }
    }
    var values: [Double] = []
    for chosen in subsets(of: bounds.count, size: 4 - rank(of: equations)) {
      guard let corner = intersection(equations + chosen.map { bounds[$0] }),
        bounds.allSatisfy({ $0.value(corner) > -1e-6 })
      else { continue }
      values.append(condition.value(corner))
    }
    guard let minimum = values.min(), let maximum = values.max() else { return nil }
    return minimum...maximum
  }

  private static func subsets(of count: Int, size: Int) -> [[Int]] {
    var subsets: [[Int]] = [[]]
    for _ in 0..<size {
      subsets = subsets.flatMap { subset in
        ((subset.last ?? -1) + 1..<count).map { subset + [$0] }
      }
    }
    return subsets
  }

  private static func rank(of equations: [RandomProgram.Condition]) -> Int {
    var rows = equations.map(\.coefficients)
    var rank = 0
    for column in 0..<4 {
      guard
        let pivot = rows.indices.dropFirst(rank).max(by: {
          abs(rows[$0][column]) < abs(rows[$1][column])
        }), abs(rows[pivot][column]) > 1e-9
      else { continue }
      rows.swapAt(rank, pivot)
      for index in rows.indices.dropFirst(rank + 1) {
        let factor = rows[index][column] / rows[rank][column]
        for entry in column..<4 { rows[index][entry] -= factor * rows[rank][entry] }
      }
      rank += 1
    }
    return rank
  }

  /// Returns the unique point where all conditions are zero, or `nil`.
  private static func intersection(_ conditions: [RandomProgram.Condition]) -> [Double]? {
    var rows = conditions.map { $0.coefficients + [-$0.constant] }
    for column in 0..<4 {
      guard
        let pivot = rows.indices.dropFirst(column).max(by: {
          abs(rows[$0][column]) < abs(rows[$1][column])
        }), abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for index in rows.indices where index != column {
        let factor = rows[index][column] / rows[column][column]
        guard factor != 0 else { continue }
        for entry in column..<5 { rows[index][entry] -= factor * rows[column][entry] }
      }
    }
    guard rows.dropFirst(4).allSatisfy({ abs($0[4]) < 1e-6 }) else { return nil }
    return (0..<4).map { rows[$0][4] / rows[$0][$0] }
  }

  @Test func noViolationIsLargerThanNecessary() throws {
    let size = LayoutSize(width: RandomProgram.width, height: 10)
    var (violated, checked) = (0, 0)
    for seed in 0..<600 as Range<UInt64> {
      let random = RandomProgram(seed: seed, boundsToo: seed % 3 != 0)
      let program = try FormatProgram(parsing: random.text)
      let solution = LayoutSolver().solve(program, boxes: RandomProgram.boxes, in: size)
      let values = random.values(of: solution)
      for (index, condition) in random.conditions.enumerated() {
        let violation = condition.violation(values)
        checked += 1
        guard violation > 1e-6 else { continue }
        violated += 1
        // Conditions of one program are checked by corners only where they fail, which is the rare
        // and interesting case.
        let range = Self.range(
          of: condition, given: Array(random.conditions[..<index]), at: values)
        let best =
          range.map {
            condition.isEquation
              ? max(0, $0.lowerBound, -$0.upperBound) : max(0, -$0.upperBound)
          } ?? .nan
        #expect(
          abs(best - violation) < 1e-4,
          "seed \(seed), condition \(index): off by \(violation), could be \(best)\n\(random.text)")
      }
    }
    #expect(checked > 4000 && violated > 200, "\(checked) \(violated): too few to be meaningful")
  }

  @Test func requiredConditionsHoldWithoutAnError() throws {
    let size = LayoutSize(width: RandomProgram.width, height: 10)
    var contradictions = 0
    for seed in 0..<600 as Range<UInt64> {
      let random = RandomProgram(seed: seed, boundsToo: seed % 3 != 0)
      let program = try FormatProgram(parsing: random.text)
      let solution = LayoutSolver().solve(program, boxes: RandomProgram.boxes, in: size)
      let values = random.values(of: solution)
      let broken = random.conditions.filter {
        $0.priority == 1000 && $0.violation(values) > 1e-6
      }
      let errors = solution.diagnostics.count { $0.code == .overConstrained }
      contradictions += errors
      #expect(broken.count == errors, "seed \(seed):\n\(random.text)\(solution.diagnostics)")
    }
    #expect(contradictions > 30, "\(contradictions): too few to be meaningful")
  }

  @Test func solvingTwiceGivesTheSame() throws {
    for seed in 0..<200 as Range<UInt64> {
      let program = try FormatProgram(parsing: RandomProgram(seed: seed, boundsToo: true).text)
      let size = LayoutSize(width: RandomProgram.width, height: 10)
      let first = LayoutSolver().solve(program, boxes: RandomProgram.boxes, in: size)
      #expect(LayoutSolver().solve(program, boxes: RandomProgram.boxes, in: size) == first)
    }
  }
}
