/// A CSS-wide keyword, which every property accepts (CSS Cascade 4 §7.3).
public enum StyleWideKeyword: String, Sendable, Hashable, CaseIterable {
  /// Uses the parent's value.
  case inherit
  /// Uses the initial value.
  case initial
  /// Uses the parent's value if the property inherits, and otherwise the initial value.
  case unset
  /// Rolls back to the value of a lower origin's sheets.
  case revert
}
