import Testing

@testable import VisualFormat

/// Sums as Swift expressions.
@Suite struct SymbolicValueTests {
  private let names = ["x", "y", "z"]

  private func sum(_ number: Double, _ terms: (Int, Double)...) -> SymbolicValue {
    terms.reduce(SymbolicValue(number)) {
      $0 + SymbolicValue(atom: $1.0).scaled(by: $1.1)
    }
  }

  @Test func spelling() {
    let rows: [(value: SymbolicValue, swift: String)] = [
      (sum(0), "0"), (sum(-0.0), "0"), (sum(5), "5"), (sum(-5.25), "-5.25"),
      (sum(0, (0, 1)), "x"), (sum(0, (0, -1)), "-x"), (sum(3, (0, 1)), "x + 3"),
      (sum(-3, (0, 1)), "x - 3"), (sum(3, (0, -1)), "-x + 3"),
      (sum(0, (0, 1), (1, 1)), "x + y"), (sum(0, (0, -1), (1, 1)), "y - x"),
      (sum(1, (0, -1), (1, -1)), "-x - y + 1"), (sum(0, (0, 2)), "x * 2"),
      (sum(0, (0, 0.5)), "x / 2"), (sum(0, (0, -0.25), (2, 1)), "z - x / 4"),
      (sum(0, (0, 1.5)), "x * 1.5"), (sum(0, (0, 0.3)), "x * 0.3"),
      (sum(0, (0, 1.0 / 3)), "x / 3"), (sum(0, (0, 1e-10)), "x * 1e-10"),
      (sum(0, (1, 1), (0, 1)), "x + y"), (sum(1e300), "1e+300"),
    ]
    for row in rows { #expect(row.value.swift { names[$0] } == row.swift) }
  }

  @Test func sums() {
    let left = sum(1, (0, 1), (2, 3))
    let right = sum(2, (0, -1), (1, 4))
    #expect(left + right == sum(3, (1, 4), (2, 3)), "what is nothing is left out")
    #expect((left + left.scaled(by: -1)).isZero)
    #expect(!sum(0, (0, 1)).isZero && !sum(1).isZero && sum(1e-12).isZero)
    #expect(left.scaled(by: 0) == sum(0))
    let sums = (0..<30).map { sum(0, ($0 % 3, Double($0))) }.reduce(.zero, +)
    #expect(sums == sum(0, (0, 135), (1, 145), (2, 155)))
  }

  @Test func atomsAreStoredOnce() {
    var table = AtomTable()
    let width = table.value("w", .container)
    let metric = table.value("m", .metric)
    #expect(table.value("w", .container) == width && table.atoms.count == 2)
    #expect(table.followsContainer(width + metric) && !table.followsContainer(metric))
    #expect(!table.followsContainer(width + width.scaled(by: -1)))
    #expect(table.kinds(of: metric + width) == [.container, .metric])
  }
}
