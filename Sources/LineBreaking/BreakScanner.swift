import TextFoundation

/// Walks through a text and finds its break opportunities one after the other.
///
/// The text's bytes are handed to every call, so that a scanner can be kept between lines: finding
/// the next opportunity costs the text up to it.
///
/// Sendable: a plain value; each task walks with its own copy.
struct BreakScanner: Sendable {
  /// A place with what the rules say of it, before phrases and lists of the caller's.
  struct Place {
    let offset: Int
    let action: BreakAction
  }

  private let automaton: BreakAutomaton
  private var state = 0
  /// The UTF-8 offset of the next scalar.
  private var offset = 0
  /// A break that the next character confirms or retracts; -1 for none.
  private var doubtful = -1
  /// The action at `held`, found together with the confirmation of a doubtful break.
  private var held: Place?
  private var isDone = false

  init(automaton: BreakAutomaton) { self.automaton = automaton }

  /// The next place where something may or must happen; nil behind the end of the text, which is
  /// the last one.
  @inline(__always)
  mutating func next(in bytes: UnsafeBufferPointer<UInt8>) -> Place? {
    if let place = held {
      held = nil
      return place
    }
    if isDone { return nil }
    let (transitions, starts) = (automaton.transitions, automaton.table.starts)
    let classes = automaton.table.classes
    var (state, offset) = (state, offset)
    let count = bytes.count
    while offset < count {
      let lead = bytes[offset]
      let start: Int
      var length = 1
      if lead < 0x80 {
        start = Int(lead)
      } else if lead >= 0xE0, lead < 0xF0, offset &+ 2 < count {
        let block = Int(lead & 0xF) &<< 6 | Int(bytes[offset &+ 1] & 0x3F)
        start = Int(starts[block]) &+ Int(bytes[offset &+ 2] & 0x3F)
        length = 3
      } else {
        let scalar = bytes.scalar(at: offset)
        let value = Int(scalar?.value ?? 0xFFFD)
        start = Int(starts[value &>> 6]) &+ value & 0x3F
        length = scalar?.length ?? 1
      }
      let entry = transitions[state &* BreakAutomaton.columns &+ Int(classes[start])]
      let here = offset
      state = Int(entry &>> 5)
      offset &+= length
      guard entry & 0x1F != 0 else { continue }
      if let place = judge(entry, at: here) {
        (self.state, self.offset) = (state, offset)
        return place
      }
    }
    (self.state, self.offset) = (state, offset)
    return finish(count)
  }

  /// The place that an entry of the automaton means, if it is one.
  @inline(__always)
  private mutating func judge(_ entry: UInt16, at offset: Int) -> Place? {
    let action = BreakAction(rawValue: UInt8(truncatingIfNeeded: entry &>> 2) & 7) ?? .none
    if action == .betweenLetters, entry & 3 == 0 { return Place(offset: offset, action: action) }
    let confirmed = decide(entry)
    if action == .doubtful { doubtful = offset }
    let place: Place? =
      action == .none || action == .doubtful ? nil : Place(offset: offset, action: action)
    guard let confirmed else { return place }
    held = place
    return confirmed
  }

  /// The doubtful place, if the entry confirms it.
  private mutating func decide(_ entry: UInt16) -> Place? {
    guard entry & 3 != 0, doubtful >= 0 else { return nil }
    defer { doubtful = -1 }
    let isConfirmed = entry & 3 == UInt16(BreakDecision.confirm.rawValue)
    return isConfirmed ? Place(offset: doubtful, action: .betweenLetters) : nil
  }

  /// The end of the text, and a doubtful place before it that nothing speaks against.
  private mutating func finish(_ count: Int) -> Place? {
    isDone = true
    guard count > 0 else { return nil }
    let end = Place(offset: count, action: .mandatory)
    guard doubtful >= 0, automaton.endings[state] == .confirm else { return end }
    held = end
    return Place(offset: doubtful, action: .betweenLetters)
  }
}
