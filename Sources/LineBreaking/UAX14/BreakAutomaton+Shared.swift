import Synchronization

extension BreakAutomaton {
  /// The automaton of a set of rules, compiled when it is first asked for and then kept.
  ///
  /// Two tasks that ask at once may both compile it; one of the two is kept.
  static func shared(for rules: BreakRuleSet) -> BreakAutomaton {
    let slot = kept.slots + rules.number
    if let pointer = slot.pointee.load(ordering: .acquiring) {
      return Unmanaged<BreakAutomaton>.fromOpaque(pointer).takeUnretainedValue()
    }
    let compiled = Unmanaged.passRetained(BreakAutomaton(rules))
    let (isKept, earlier) = slot.pointee.compareExchange(
      expected: nil, desired: UnsafeRawPointer(compiled.toOpaque()),
      ordering: .acquiringAndReleasing)
    guard !isKept, let earlier else { return compiled.takeUnretainedValue() }
    compiled.release()
    return Unmanaged<BreakAutomaton>.fromOpaque(earlier).takeUnretainedValue()
  }

  private static let kept = Slots()

  /// A place for the automaton of every set of rules.
  ///
  /// `@unchecked Sendable`: the memory is never freed, and only changed by atomic exchange. (A
  /// `Mutex` would do, but ThreadSanitizer cannot see its futex.)
  private struct Slots: @unchecked Sendable {
    let slots: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>

    init() {
      slots = .allocate(capacity: BreakRuleSet.count)
      for number in 0..<BreakRuleSet.count { (slots + number).initialize(to: Atomic(nil)) }
    }
  }
}

extension BreakRuleSet {
  /// How many there are.
  static let count =
    LineBreakStrictness.allCases.count * WordBreak.allCases.count * 4

  /// A number for each, from 0.
  var number: Int {
    let level = LineBreakStrictness.allCases.firstIndex(of: strictness) ?? 0
    let breaking = WordBreak.allCases.firstIndex(of: wordBreak) ?? 0
    let choice = (isChineseOrJapanese ? 1 : 0) + (replacesKinsoku ? 2 : 0)
    return (level * WordBreak.allCases.count + breaking) * 4 + choice
  }
}
