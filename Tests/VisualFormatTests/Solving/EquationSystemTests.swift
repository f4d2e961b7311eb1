import TestSupport
import Testing

@testable import VisualFormat

/// Elimination, checked by substituting the values into the equations.
@Suite struct EquationSystemTests {
  private typealias Expression = LinearExpression<FlexValue>

  private func system(_ count: Int) -> EquationSystem<FlexValue> {
    var system = EquationSystem<FlexValue>()
    for _ in 0..<count { _ = system.makeVariable() }
    return system
  }

  private func value(_ expression: Expression, _ values: [FlexValue]) -> FlexValue {
    expression.terms.reduce(expression.constant) {
      $0 + values[$1.variable].scaled(by: $1.coefficient)
    }
  }

  @Test func definitionsAreNotWrittenOut() {
    var system = system(1000)
    for variable in 1..<1000 {
      let step = Expression(FlexValue(-1), [(variable, 1), (variable - 1, -1)])
      guard case .defined(variable) = system.equateToZero(step) else {
        Issue.record("\(variable) is not defined")
        return
      }
    }
    #expect(system.work < 5000, "one look at each term, not at each below: \(system.work)")
    let last = system.expanded(.variable(999))
    #expect(last.constant.value == 999 && last.terms.map(\.variable) == [0])
    let before = system.work
    #expect(system.expanded(.variable(998)).constant.value == 998)
    #expect(system.work - before < 10, "chains are walked once: \(system.work - before)")
  }

  @Test func outcomes() {
    var system = system(2)
    let sum = Expression(FlexValue(-10), [(0, 1), (1, 1)])
    guard case .defined(1) = system.equateToZero(sum) else {
      Issue.record("the last fresh variable is defined")
      return
    }
    guard case .constant(let rest) = system.equateToZero(sum), rest == .zero else {
      Issue.record("the same again is redundant")
      return
    }
    let other = Expression(FlexValue(-12), [(0, 1), (1, 1)])
    guard case .constant(let contradiction) = system.equateToZero(other) else {
      Issue.record("nothing is left to define")
      return
    }
    #expect(contradiction.value == -2)
    let slack = system.makeVariable(isRestricted: true)
    guard case .defined(0) = system.equateToZero(.variable(0) - .variable(slack)) else {
      Issue.record("the free variable is defined by the restricted one")
      return
    }
    guard case .restricted(let left) = system.equateToZero(.variable(1)) else {
      Issue.record("only the restricted variable is left")
      return
    }
    #expect(left.constant.value == 10 && left.terms.map(\.variable) == [slack])
    #expect(!system.restrict(0) && system.isRestricted == [false, false, true], "0 is defined")
  }

  @Test func fixedVariablesAreConstants() {
    var system = system(1)
    let slack = system.makeVariable(isRestricted: true)
    _ = system.equateToZero(.variable(0) - .variable(slack).scaled(by: 3))
    system.fix(slack, at: FlexValue(2, slope: 1))
    #expect(system.expanded(.variable(0)).constant == FlexValue(6, slope: 3))
    #expect(system.values { _ in .zero } == [FlexValue(6, slope: 3), FlexValue(2, slope: 1)])
  }

  @Test func randomEquationsHold() {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 2...8, using: &generator)
      var system = system(count)
      var held: [Expression] = []
      for _ in 0..<Int.random(in: 1...(count + 2), using: &generator) {
        let terms = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
          (
            variable: Int.random(in: 0..<count, using: &generator),
            coefficient: Double(Int.random(in: -3...3, using: &generator))
          )
        }
        let constant = FlexValue(
          Double(Int.random(in: -9...9, using: &generator)),
          slope: Double(Int.random(in: -1...1, using: &generator)))
        let equation = Expression(constant, terms)
        if case .defined = system.equateToZero(equation) { held.append(equation) }
      }
      let values = system.values { FlexValue(Double($0) + 0.5, slope: 0.25) }
      for equation in held {
        let rest = value(equation, values)
        #expect(abs(rest.value) < 1e-6 && abs(rest.slope) < 1e-6, "seed \(seed): \(equation)")
      }
      for variable in 0..<count {
        let expanded = system.expanded(.variable(variable))
        #expect(expanded.terms.allSatisfy { system.definitions[$0.variable] == nil })
        #expect((value(expanded, values) - values[variable]).sign(tolerance: 1e-6) == 0)
      }
    }
  }

  @Test func linearExpressions() {
    let expression = Expression(FlexValue(1), [(3, 2), (1, 4), (3, -2), (2, 5)])
    #expect(expression.terms.map(\.variable) == [1, 2], "sorted, summed up, without zeros")
    let sum = expression + Expression(FlexValue(2), [(1, -4), (9, 1)])
    #expect(sum.constant.value == 3 && sum.terms.map(\.variable) == [2, 9])
    #expect(expression.scaled(by: 0).terms.isEmpty)
    let solved = expression.solved(for: 2)
    #expect(solved.constant.value == -0.2 && solved.terms.map(\.coefficient) == [-0.8])
    #expect(expression.solved(for: 7).terms.count == 2, "not in it: as it is")
  }

  @Test func signsAreThoseOfALargerContainer() {
    let rows: [(value: FlexValue, sign: Int)] = [
      (FlexValue(0), 0), (FlexValue(1, slope: -9), 1), (FlexValue(-1, slope: 9), -1),
      (FlexValue(0, slope: 1), 1), (FlexValue(0, slope: -1), -1), (FlexValue(1e-9, slope: -1), -1),
      (FlexValue(-1e-9), 0), (FlexValue(.nan), 0),
    ]
    for row in rows { #expect(row.value.sign(tolerance: 1e-7) == row.sign, "\(row.value)") }
  }
}
