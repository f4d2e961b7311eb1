/// The ways to split a reading among the units of a surface, cheapest first, by place.
///
/// At each unit boundary the lattice keeps the cheapest path to each place in the reading, and no
/// more than `width` of them: so the time grows with the length of the word only.
///
/// Sendable: a plain value, reused from word to word.
struct AlignmentLattice: Sendable {
  struct State {
    /// How many kana have been read.
    var place: Int
    var cost: Int
    /// The state it continues; -1 for the first.
    var previous: Int
  }

  static let width = 24
  private(set) var states: [State] = []
  private var counts: [Int] = []
  /// The greatest cost at each boundary that holds as many states as it can.
  private var limits: [Int] = []

  /// Starts over with `units` units; only the start is reached.
  mutating func reset(units: Int) {
    let unused = State(place: 0, cost: 0, previous: -1)
    let needed = (units &+ 1) &* Self.width
    if states.count < needed {
      states.append(contentsOf: repeatElement(unused, count: needed &- states.count))
    }
    counts.removeAll(keepingCapacity: true)
    counts.append(contentsOf: repeatElement(0, count: units &+ 1))
    limits.removeAll(keepingCapacity: true)
    limits.append(contentsOf: repeatElement(.max, count: units &+ 1))
    states[0] = unused
    counts[0] = 1
  }

  /// The states at the boundary before `unit`, as positions in `states`.
  func range(at unit: Int) -> Range<Int> {
    unit &* Self.width..<unit &* Self.width &+ counts[unit]
  }

  /// The boundary a state lies at.
  func unit(of state: Int) -> Int { state / Self.width }

  /// The state at `unit` that has read exactly `place` kana.
  func state(at unit: Int, place: Int) -> Int? {
    for index in range(at: unit) where states[index].place == place { return index }
    return nil
  }

  /// Adds a path to the boundary before `unit` unless a cheaper one is known.
  mutating func add(_ state: State, at unit: Int) {
    guard state.cost < limits[unit] else { return }
    let range = range(at: unit)
    var worst = range.lowerBound
    for index in range {
      if states[index].place == state.place {
        if state.cost < states[index].cost { states[index] = state }
        return
      }
      if states[index].cost >= states[worst].cost { worst = index }
    }
    if range.count < Self.width {
      states[range.upperBound] = state
      counts[unit] &+= 1
    } else {
      states[worst] = state
      limits[unit] = self.range(at: unit).reduce(0) { max($0, states[$1].cost) }
    }
  }
}
