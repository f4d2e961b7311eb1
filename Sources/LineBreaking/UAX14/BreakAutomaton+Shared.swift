import Synchronization

extension BreakAutomaton {
  /// Returns the automaton of a rule set, compiled on first use and then cached.
  ///
  /// Two tasks may compile the same automaton at the same time; only one result is retained.
  static func shared(for rules: BreakRuleSet) -> BreakAutomaton {
    let slot = cache.slots + rules.number
    if let pointer = slot.pointee.load(ordering: .acquiring) {
      return Unmanaged<BreakAutomaton>.fromOpaque(pointer).takeUnretainedValue()
    }
    let compiled = Unmanaged.passRetained(BreakAutomaton(rules))
    let (isStored, earlier) = slot.pointee.compareExchange(
      expected: nil, desired: UnsafeRawPointer(compiled.toOpaque()),
      ordering: .acquiringAndReleasing)
    guard !isStored, let earlier else { return compiled.takeUnretainedValue() }
    compiled.release()
    return Unmanaged<BreakAutomaton>.fromOpaque(earlier).takeUnretainedValue()
  }

  private static let cache = Slots()

  /// The cache slots, one per rule set.
  ///
  /// `@unchecked Sendable`: the memory is never freed and only changed by atomic exchange. (A
  /// `Mutex` would also work, but ThreadSanitizer does not recognize its futex.)
  private struct Slots: @unchecked Sendable {
    let slots: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>

    init() {
      slots = .allocate(capacity: BreakRuleSet.count)
      for number in 0..<BreakRuleSet.count { (slots + number).initialize(to: Atomic(nil)) }
    }
  }
}

extension BreakRuleSet {
  /// The number of rule sets.
  static let count =
    LineBreakStrictness.allCases.count * WordBreak.allCases.count * 4

  /// The number of the rule set, from 0.
  var number: Int {
    let level = LineBreakStrictness.allCases.firstIndex(of: strictness) ?? 0
    let breaking = WordBreak.allCases.firstIndex(of: wordBreak) ?? 0
    let choice = (isChineseOrJapanese ? 1 : 0) + (replacesKinsoku ? 2 : 0)
    return (level * WordBreak.allCases.count + breaking) * 4 + choice
  }
}
