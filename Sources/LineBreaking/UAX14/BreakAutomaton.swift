import TextFoundation

/// The line breaking rules compiled to a state table, with one lookup per character.
///
/// Each context that a text can lead to is a state: a row of the table, with an entry for every
/// class of the next character.
///
/// `@unchecked Sendable`: the memory is written only by `init`.
final class BreakAutomaton: @unchecked Sendable {
  static let columns = LineBreakClass.allCases.count

  /// The transition for a character class in a state.
  struct Entry {
    let bits: UInt32

    init(state: Int, _ action: BreakAction, _ decision: BreakDecision) {
      let isBreak: UInt32 = action == .none || action == .pending ? 0 : 1
      let isPending: UInt32 = action == .pending || decision != .none ? 2 : 0
      let row = UInt32(truncatingIfNeeded: state * BreakAutomaton.columns)
      bits =
        row << 8 | UInt32(action.rawValue) << 4 | UInt32(decision.rawValue) << 2
        | isPending | isBreak
    }

    /// The start of the next state’s row.
    var row: Int { Int(bits &>> 8) }
    var action: UInt8 { UInt8(truncatingIfNeeded: bits &>> 4) & 0xF }
    /// The number of break positions before the character, 0 or 1.
    var breakCount: Int { Int(bits & 1) }
    /// Whether the break before the character or an earlier one is pending.
    var concernsPending: Bool { bits & 2 != 0 }
    var isPending: Bool { action == BreakAction.pending.rawValue }
    var decision: BreakDecision {
      BreakDecision(rawValue: UInt8(truncatingIfNeeded: bits &>> 2) & 3) ?? .none
    }
  }

  /// The rows of `columns` entries; the first row is the start of a text.
  let transitions: UnsafePointer<Entry>
  /// The decision on a pending break at the end of the text, by state.
  let endings: [BreakDecision]
  /// The line break classes of scalars.
  let table = BreakAutomaton.classes

  private static let classes = ExpandedUnicodeTable(LineBreakClass.table)

  /// Compiles a rule set, in about ten thousand steps.
  init(_ ruleSet: BreakRuleSet) {
    let rules = BreakRules(ruleSet)
    var states: [UInt32: Int] = [BreakContext.start.key: 0]
    var queue = [BreakContext.start]
    var entries: [Entry] = []
    var endings: [BreakDecision] = []
    while endings.count < queue.count {
      let context = queue[endings.count]
      endings.append(rules.decisionAtEnd(context))
      for right in LineBreakClass.allCases {
        let (next, action, decision) = rules.step(context, right)
        let key = next.key
        let state = states[key] ?? queue.count
        if state == queue.count {
          states[key] = state
          queue.append(next)
        }
        entries.append(Entry(state: state, action, decision))
      }
    }
    let memory = UnsafeMutablePointer<Entry>.allocate(capacity: entries.count)
    memory.initialize(from: entries, count: entries.count)
    transitions = UnsafePointer(memory)
    self.endings = endings
  }

  deinit { transitions.deallocate() }
}

extension BreakContext {
  /// The whole context as one number, which is faster to look up.
  fileprivate var key: UInt32 {
    UInt32(left?.rawValue ?? 0xFF) << 24 | UInt32(spaces ? 1 : 0) << 23
      | UInt32(number.rawValue) << 20 | UInt32(pendingBreak.rawValue) << 16 | UInt32(flags.rawValue)
  }
}
