/// The cheapest alignments of a surface with a reading, by their position in both.
///
/// At each boundary of surface units the lattice stores the cheapest path to each position in the
/// reading, but at most `width` paths, so the time is linear in the length of the word.
///
/// Reused for many words.
struct AlignmentLattice: Sendable {
  struct State {
    /// The number of kana consumed.
    var readingIndex: Int
    var cost: Int
    /// The index of the preceding state; -1 for the first.
    var previous: Int
  }

  static let width = 24
  private(set) var states: [State] = []
  private var counts: [Int] = []
  /// The maximum cost at each boundary that is full; `Int.max` at the others.
  private var limits: [Int] = []

  /// Resets the lattice for `units` surface units; only the start is reachable.
  mutating func reset(units: Int) {
    let unused = State(readingIndex: 0, cost: 0, previous: -1)
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

  /// Returns the states at the boundary before `unit`, as indices into `states`.
  func range(at unit: Int) -> Range<Int> {
    unit &* Self.width..<unit &* Self.width &+ counts[unit]
  }

  /// Returns the boundary that a state belongs to.
  func unit(of state: Int) -> Int { state / Self.width }

  /// Returns the state at `unit` that has consumed exactly `readingIndex` kana.
  func state(at unit: Int, readingIndex: Int) -> Int? {
    for index in range(at: unit) where states[index].readingIndex == readingIndex { return index }
    return nil
  }

  /// Adds a path to the boundary before `unit` unless a cheaper one is stored or the boundary is
  /// full of cheaper ones.
  mutating func add(_ state: State, at unit: Int) {
    guard state.cost < limits[unit] else { return }
    let range = range(at: unit)
    var worst = range.lowerBound
    for index in range {
      if states[index].readingIndex == state.readingIndex {
        guard state.cost < states[index].cost else { return }
        states[index] = state
        if range.count == Self.width { updateLimit(at: unit) }
        return
      }
      if states[index].cost >= states[worst].cost { worst = index }
    }
    if range.count < Self.width {
      states[range.upperBound] = state
      counts[unit] &+= 1
    } else {
      states[worst] = state
    }
    if counts[unit] == Self.width { updateLimit(at: unit) }
  }

  /// Stores the maximum cost at a boundary that is full.
  private mutating func updateLimit(at unit: Int) {
    limits[unit] = range(at: unit).reduce(0) { max($0, states[$1].cost) }
  }
}
