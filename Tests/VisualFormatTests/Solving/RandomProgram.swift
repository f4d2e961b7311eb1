import TestSupport
import VisualFormat

/// Random rules for two views along the horizontal axis, and the equivalent conditions on the
/// numbers x of a, width of a, x of b, width of b.
struct RandomProgram {
  /// Requires `coefficients · values + constant` to be zero, or not negative.
  struct Condition {
    var coefficients: [Double]
    var constant: Double
    var isEquation: Bool
    var priority: Double

    func value(_ values: [Double]) -> Double {
      zip(coefficients, values).reduce(constant) { $0 + $1.0 * $1.1 }
    }

    /// Returns how much the condition is violated.
    func violation(_ values: [Double]) -> Double {
      let value = value(values)
      return isEquation ? abs(value) : max(0, -value)
    }
  }

  static let width = 100.37
  static let boxes = [
    "a": PresetFrame(LayoutFrame(x: 7.1, y: 0, width: 21.3, height: 1)),
    "b": PresetFrame(LayoutFrame(x: 55.7, y: 0, width: 33.9, height: 1)),
  ]

  private(set) var text = ""
  private(set) var conditions: [Condition] = []
  /// Whether the size of each view has an equation.
  private var hasEquation = [false, false]
  private var hasBound = [false, false]

  init(seed: UInt64, boundsToo: Bool) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      addRule(boundsToo: boundsToo, using: &generator)
    }
    addImplicitConditions()
  }

  private mutating func addRule(boundsToo: Bool, using generator: inout SeededGenerator) {
    let views = [[0], [1], [0, 1], [0, 1], [0, 1]].randomElement(using: &generator) ?? [0]
    if Bool.random(using: &generator) {
      text += "|"
      addGap(start(views[0]), boundsToo, using: &generator)
    }
    for (position, view) in views.enumerated() {
      if position > 0 {
        let end = start(views[position - 1])
        var difference = start(view)
        for index in 0..<4 { difference[index] -= end[index] }
        difference[2 * views[position - 1] + 1] -= 1
        addGap(difference, boundsToo, using: &generator)
      }
      addView(view, boundsToo, using: &generator)
    }
    if Bool.random(using: &generator), let last = views.last {
      var distance = [0.0, 0, 0, 0]
      (distance[2 * last], distance[2 * last + 1]) = (-1, -1)
      addGap(distance, constant: Self.width, boundsToo, using: &generator)
      text += "|"
    }
    text += "\n"
  }

  private func start(_ view: Int) -> [Double] {
    var start = [0.0, 0, 0, 0]
    start[2 * view] = 1
    return start
  }

  private mutating func addGap(
    _ distance: [Double], constant: Double = 0, _ boundsToo: Bool,
    using generator: inout SeededGenerator
  ) {
    let amount = Double(Int.random(in: 0...20, using: &generator))
    let isBound = boundsToo && Int.random(in: 0..<3, using: &generator) == 0
    let relation = isBound ? (Bool.random(using: &generator) ? ">=" : "<=") : "=="
    let priority = priority(using: &generator)
    text += "-(\(relation)\(amount)@\(priority))-"
    add(distance, constant - amount, relation, priority)
  }

  private mutating func addView(
    _ view: Int, _ boundsToo: Bool, using generator: inout SeededGenerator
  ) {
    text += "[\(view == 0 ? "a" : "b")"
    defer { text += "]" }
    var size = [0.0, 0, 0, 0]
    size[2 * view + 1] = 1
    let kind = Int.random(in: 0..<5, using: &generator)
    guard kind > 1 else { return }
    let priority = priority(using: &generator)
    let amount = Double(Int.random(in: 5...70, using: &generator))
    if kind == 2, view == 1 || !boundsToo {
      text += "(==\(view == 0 ? "b" : "a")*0.5@\(priority))"
      size[3 - 2 * view] = -0.5
      add(size, 0, "==", priority)
      hasEquation[view] = true
      return
    }
    let isBound = boundsToo && kind > 2
    let relation = isBound ? (Bool.random(using: &generator) ? ">=" : "<=") : "=="
    text += "(\(relation)\(amount)@\(priority))"
    add(size, -amount, relation, priority)
    if isBound { hasBound[view] = true } else { hasEquation[view] = true }
  }

  private func priority(using generator: inout SeededGenerator) -> Double {
    [1000, 1000, 1000, 750, 500].randomElement(using: &generator) ?? 1000
  }

  private mutating func add(
    _ coefficients: [Double], _ constant: Double, _ relation: String, _ priority: Double
  ) {
    let sign = relation == "<=" ? -1.0 : 1.0
    conditions.append(
      Condition(
        coefficients: coefficients.map { $0 * sign }, constant: constant * sign,
        isEquation: relation == "==", priority: priority))
  }

  /// Sorts the conditions from strong to weak and adds the implicit ones.
  private mutating func addImplicitConditions() {
    func unit(of index: Int) -> [Double] { (0..<4).map { $0 == index ? 1 : 0 } }
    let mentioned = [text.contains("[a"), text.contains("[b")]
    let sizes = [21.3, 33.9]
    let starts = [7.1, 55.7]
    let first = text.firstRange(of: "[a") ?? text.endIndex..<text.endIndex
    let isBFirst = text[..<first.lowerBound].contains("[b")
    let views = (isBFirst ? [1, 0] : [0, 1]).filter { mentioned[$0] }
    let required = conditions.filter { $0.priority == 1000 }
    let weaker = [750.0, 500].flatMap { level in conditions.filter { $0.priority == level } }
    // A view that is only compared with keeps its size.
    conditions = [0, 1].filter { !mentioned[$0] }.map {
      Condition(
        coefficients: unit(of: 2 * $0 + 1), constant: -sizes[$0], isEquation: true, priority: 2000)
    }
    conditions += required
    for view in views {
      conditions.append(
        Condition(
          coefficients: unit(of: 2 * view + 1), constant: 0, isEquation: false, priority: 999))
    }
    conditions += weaker
    // Views without conditions on their size first, then those with bounds, then those with
    // equations.
    let tiers = [0, 1].map { hasEquation[$0] ? 2 : hasBound[$0] ? 1 : 0 }
    for tier in 0...2 {
      for view in views where tiers[view] == tier {
        conditions.append(
          Condition(
            coefficients: unit(of: 2 * view + 1), constant: -sizes[view], isEquation: true,
            priority: 1))
      }
    }
    for view in views {
      conditions.append(
        Condition(
          coefficients: unit(of: 2 * view), constant: -starts[view], isEquation: true, priority: 1))
    }
  }

  /// Returns the four numbers of a solution; views that are not mentioned are unchanged.
  func values(of solution: LayoutSolution) -> [Double] {
    ["a", "b"].flatMap { name in
      let preset = Self.boxes[name]
      return [
        solution[name]?.x ?? preset?.x ?? 0, solution[name]?.width ?? preset?.width ?? 0,
      ]
    }
  }
}
