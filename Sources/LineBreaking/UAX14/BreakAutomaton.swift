import TextFoundation

/// The rules compiled to a table: one lookup a character.
///
/// Every context that a text can lead to is a state. An entry of the table holds the next state
/// and, in its low five bits, the action (three) and the decision on a doubtful break (two).
///
/// `@unchecked Sendable`: the memory is written by `init` alone.
final class BreakAutomaton: @unchecked Sendable {
  static let columns = LineBreakClass.allCases.count

  /// Rows of `columns` entries, a state each; row 0 is the start of a text.
  let transitions: UnsafePointer<UInt16>
  /// What becomes of a doubtful break where the text ends, by state.
  let endings: [BreakDecision]
  let table = LineBreakClassTable.shared

  /// Compiles a set of rules: some ten thousand steps.
  init(_ ruleSet: BreakRuleSet) {
    let rules = BreakRules(ruleSet)
    var states: [BreakContext: Int] = [.start: 0]
    var queue = [BreakContext.start]
    var entries: [UInt16] = []
    var endings: [BreakDecision] = []
    while endings.count < queue.count {
      let context = queue[endings.count]
      endings.append(rules.decisionAtEnd(context))
      for right in LineBreakClass.allCases {
        let (next, action, decision) = rules.step(context, right)
        let state = states[next] ?? queue.count
        if state == queue.count {
          states[next] = state
          queue.append(next)
        }
        let entry = state << 5 | Int(action.rawValue) << 2 | Int(decision.rawValue)
        entries.append(UInt16(truncatingIfNeeded: entry))
      }
    }
    let memory = UnsafeMutablePointer<UInt16>.allocate(capacity: entries.count)
    memory.initialize(from: entries, count: entries.count)
    transitions = UnsafePointer(memory)
    self.endings = endings
  }

  deinit { transitions.deallocate() }
}

extension BreakAutomaton {
  private static let strictJapanese = BreakAutomaton(BreakRuleSet(LineBreakOptions()))

  /// The automaton of a set of rules; that of strict Japanese is compiled once.
  static func shared(for rules: BreakRuleSet) -> BreakAutomaton {
    rules == BreakRuleSet(LineBreakOptions()) ? strictJapanese : BreakAutomaton(rules)
  }
}
