import TextFoundation

/// Walks through a text and finds the places where its lines may end.
///
/// The text's bytes are handed to every call, so that a scanner can be kept between lines: finding
/// the next places costs the text up to them.
///
/// Sendable: a plain value; each task walks with its own copy.
struct BreakScanner: Sendable {
  /// A place with what the rules say of it, before phrases and lists of the caller's.
  struct Place {
    var offset: Int
    /// The raw value of a ``BreakAction``.
    var action: UInt8
  }

  /// How many places a call may find at most, beyond the size of its buffer.
  private static let slack = 3

  private let automaton: BreakAutomaton
  /// Where the state's row begins.
  private var row = 0
  /// The UTF-8 offset of the next scalar.
  private var offset = 0
  /// A break that the next character confirms or retracts; -1 for none.
  private var doubtful = -1
  private var isDone = false

  init(automaton: BreakAutomaton) { self.automaton = automaton }

  /// Writes the next places of a text and returns how many there are; 0 behind its end, which is
  /// the last place.
  mutating func fill(
    _ places: UnsafeMutableBufferPointer<Place>, from bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let (transitions, table) = (automaton.transitions, automaton.table)
    var (row, offset, filled) = (row, offset, 0)
    let (count, limit) = (bytes.count, places.count &- Self.slack)
    while offset < count, filled < limit {
      let (lineBreak, length) = table.value(at: offset, in: bytes)
      let entry = transitions[row &+ Int(lineBreak)]
      if entry.concernsDoubt { filled &+= settle(entry, at: offset, places, filled) }
      // Written in any case and counted if it is a place: whether lines may end is hard to predict.
      places[filled] = Place(offset: offset, action: entry.action)
      filled &+= entry.placeCount
      row = entry.row
      offset &+= length
    }
    (self.row, self.offset) = (row, offset)
    return offset == count ? filled &+ finish(places, filled, count) : filled
  }

  /// Writes the doubtful place before an entry if the entry confirms it, remembers a new one.
  private mutating func settle(
    _ entry: BreakAutomaton.Entry, at offset: Int, _ places: UnsafeMutableBufferPointer<Place>,
    _ filled: Int
  ) -> Int {
    let isConfirmed = doubtful >= 0 && entry.decision == .confirm
    if isConfirmed {
      places[filled] = Place(offset: doubtful, action: BreakAction.betweenLetters.rawValue)
    }
    if entry.decision != .none { doubtful = -1 }
    if entry.isDoubtful { doubtful = offset }
    return isConfirmed ? 1 : 0
  }

  /// Writes the end of the text, and a doubtful place before it that nothing speaks against.
  private mutating func finish(
    _ places: UnsafeMutableBufferPointer<Place>, _ filled: Int, _ count: Int
  ) -> Int {
    guard !isDone, count > 0 else { return 0 }
    isDone = true
    var filled = filled
    let start = filled
    if doubtful >= 0, automaton.endings[row / BreakAutomaton.columns] == .confirm {
      places[filled] = Place(offset: doubtful, action: BreakAction.betweenLetters.rawValue)
      filled += 1
    }
    places[filled] = Place(offset: count, action: BreakAction.mandatory.rawValue)
    return filled + 1 - start
  }
}
