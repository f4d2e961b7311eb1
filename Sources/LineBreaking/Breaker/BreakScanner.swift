import TextFoundation

/// Scans a text for the positions where its lines may end.
///
/// The bytes of the text are passed to every call, so a scanner can be stored between lines;
/// finding the next positions reads the text only up to them.
struct BreakScanner: Sendable {
  /// A break position with the action of the UAX #14 rules, before phrases and the lists of the
  /// caller are considered.
  struct Position {
    var offset: Int
    /// The raw value of a ``BreakAction``.
    var action: UInt8
  }

  /// The maximum number of positions that a call may write after it reached the limit of its
  /// buffer.
  private static let slack = 3

  private let automaton: BreakAutomaton
  /// The start of the current state's row in the transition table.
  private var row = 0
  /// The UTF-8 offset of the next scalar.
  private var offset = 0
  /// The offset of a break that the next character confirms or retracts, or -1.
  private var pendingOffset = -1
  private var isDone = false

  init(automaton: BreakAutomaton) { self.automaton = automaton }

  /// Writes the next break positions of a text and returns their number, or 0 after the end of the
  /// text, which is the last position.
  mutating func fill(
    _ positions: UnsafeMutableBufferPointer<Position>, from bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let (transitions, table) = (automaton.transitions, automaton.table)
    var (row, offset, filled) = (row, offset, 0)
    let (count, limit) = (bytes.count, positions.count &- Self.slack)
    while offset < count, filled < limit {
      let (lineBreak, length) = table.value(at: offset, in: bytes)
      let entry = transitions[row &+ Int(lineBreak)]
      if entry.concernsPending { filled &+= resolvePending(entry, at: offset, positions, filled) }
      // Written unconditionally and counted only if it is a break: avoids an unpredictable branch.
      positions[filled] = Position(offset: offset, action: entry.action)
      filled &+= entry.breakCount
      row = entry.row
      offset &+= length
    }
    (self.row, self.offset) = (row, offset)
    return offset == count ? filled &+ finish(positions, filled, count) : filled
  }

  /// Writes the pending break position if the entry confirms it, and remembers a new pending one.
  private mutating func resolvePending(
    _ entry: BreakAutomaton.Entry, at offset: Int,
    _ positions: UnsafeMutableBufferPointer<Position>,
    _ filled: Int
  ) -> Int {
    let isConfirmed = pendingOffset >= 0 && entry.decision == .confirm
    if isConfirmed {
      positions[filled] = Position(
        offset: pendingOffset, action: BreakAction.betweenLetters.rawValue)
    }
    if entry.decision != .none { pendingOffset = -1 }
    if entry.isPending { pendingOffset = offset }
    return isConfirmed ? 1 : 0
  }

  /// Writes the end of the text, preceded by the pending break position if the end confirms it.
  private mutating func finish(
    _ positions: UnsafeMutableBufferPointer<Position>, _ filled: Int, _ count: Int
  ) -> Int {
    guard !isDone, count > 0 else { return 0 }
    isDone = true
    var filled = filled
    let start = filled
    if pendingOffset >= 0, automaton.endings[row / BreakAutomaton.columns] == .confirm {
      positions[filled] = Position(
        offset: pendingOffset, action: BreakAction.betweenLetters.rawValue)
      filled += 1
    }
    positions[filled] = Position(offset: count, action: BreakAction.mandatory.rawValue)
    return filled + 1 - start
  }
}
