import TestSupport
import Testing

@testable import VisualFormat

/// The simplex method by itself.
@Suite struct SimplexTableauTests {
  private typealias Expression = LinearExpression<FlexValue>

  private func tableau() -> SimplexTableau { SimplexTableau(tolerance: 1e-9, workLimit: 100_000) }

  private func expression(_ constant: Double, _ terms: (Int, Double)...) -> Expression {
    Expression(FlexValue(constant), terms.map { (variable: $0.0, coefficient: $0.1) })
  }

  @Test func conditionsHoldOrAreViolatedMinimally() {
    var tableau = tableau()
    // Variables 0 and 1 are not negative; 10 and higher are slack variables.
    let sum = tableau.requireNonNegative(expression(10, (0, -1), (1, -1)), slack: 10)
    #expect(sum == .zero, "0 + 1 <= 10")
    #expect(tableau.requireZero(expression(-4, (0, 1)), slack: 11) == .zero, "0 is 4")
    #expect(tableau.requireZero(expression(-9, (1, 1)), slack: 12) == FlexValue(3), "1 up to 6")
    let fixed = Dictionary(
      tableau.takeFixed().map { ($0.variable, $0.value.value) }, uniquingKeysWith: { $1 })
    #expect(fixed[0] == 4 && fixed[1] == 6, "\(fixed)")
    #expect(tableau.takeFixed().isEmpty, "each is reported once")
  }

  @Test func negativeValuesAreUnreachable() {
    var tableau = tableau()
    #expect(tableau.requireZero(expression(3, (0, 1)), slack: 10) == FlexValue(3), "0 is not -3")
    #expect(tableau.takeFixed().contains { $0.variable == 0 && $0.value == .zero })
    #expect(
      tableau.requireNonNegative(expression(-3, (1, -1)), slack: 11) == FlexValue(3), "nor -1 >= 3")
  }

  @Test func constants() {
    var tableau = tableau()
    #expect(tableau.requireZero(expression(0), slack: 10) == .zero)
    #expect(tableau.requireNonNegative(expression(5), slack: 11) == .zero)
    #expect(tableau.requireNonNegative(expression(-5), slack: 12) == FlexValue(5))
    #expect(tableau.isDetermined(expression(5)) && !tableau.isDetermined(expression(5, (0, 1))))
  }

  @Test func determinedSums() {
    var tableau = tableau()
    #expect(tableau.requireZero(expression(-7, (0, 1), (1, 1)), slack: 10) == .zero)
    #expect(!tableau.isDetermined(expression(0, (0, 1))), "each may be anything up to 7")
    #expect(tableau.isDetermined(expression(0, (0, 2), (1, 2))), "their sum may not")
  }

  @Test func workIsLimited() {
    var tableau = SimplexTableau(tolerance: 1e-9, workLimit: 10)
    let missing = (0..<20).map {
      tableau.requireNonNegative(expression(-1, ($0, 1)), slack: 100 + $0)
    }
    #expect(missing.first == .zero && missing.last == FlexValue(1), "as if it were out of reach")
  }

  @Test func solversReportWhenTheyGiveUp() throws {
    let program = try FormatProgram(
      parsing: "|" + (0..<30).map { "[v\($0)(>=1,<=9)]" }.joined(separator: "-(>=2)-") + "|")
    var solver = LayoutSolver()
    let size = LayoutSize(width: 200, height: 1)
    let complete = solver.solve(program, in: size)
    #expect(!complete.diagnostics.contains { $0.code == .tooComplex })
    solver.workLimit = 100
    let broken = solver.solve(program, in: size)
    #expect(broken.diagnostics.contains { $0.code == .tooComplex && $0.severity == .error })
    #expect(broken.boxes.count == 30 && broken["v0"]?.x == 0, "what was solved till then stays")
  }

  /// Later requirements do not invalidate earlier ones that held.
  @Test func laterConditionsPreserveEarlierOnes() {
    for seed in 0..<400 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var tableau = tableau()
      var held: [(expression: Expression, isEquation: Bool)] = []
      var values: [Int: Double] = [:]
      for step in 0..<8 {
        let terms = (0..<3).map {
          (variable: $0, coefficient: Double(Int.random(in: -2...2, using: &generator)))
        }
        let condition = Expression(
          FlexValue(Double(Int.random(in: -20...20, using: &generator))), terms)
        let isEquation = Int.random(in: 0..<3, using: &generator) == 0
        // Fixed values are substituted first, as the equations do.
        var reduced = Expression(condition.constant)
        for term in condition.terms {
          if let value = values[term.variable] {
            reduced.constant.add(FlexValue(value * term.coefficient))
          } else {
            reduced = reduced + Expression.variable(term.variable).scaled(by: term.coefficient)
          }
        }
        let missing =
          isEquation
          ? tableau.requireZero(reduced, slack: 10 + step)
          : tableau.requireNonNegative(reduced, slack: 10 + step)
        if missing == .zero { held.append((condition, isEquation)) }
        for (variable, value) in tableau.takeFixed() { values[variable] = value.value }
      }
      let point = (0..<3).map { values[$0] ?? tableau.value(of: $0).value }
      #expect(point.allSatisfy { $0 > -1e-6 }, "seed \(seed): \(point)")
      for (expression, isEquation) in held {
        let value = expression.terms.reduce(expression.constant.value) {
          $0 + $1.coefficient * point[$1.variable]
        }
        #expect(isEquation ? abs(value) < 1e-6 : value > -1e-6, "seed \(seed): \(value)")
      }
    }
  }
}
