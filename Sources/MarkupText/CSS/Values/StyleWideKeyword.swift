/// The keywords that every property takes (CSS Cascade 4 §7.3).
///
/// Sendable: a plain value.
public enum StyleWideKeyword: String, Sendable, Hashable, CaseIterable {
  /// The parent's value.
  case inherit
  /// The initial value.
  case initial
  /// The parent's if the property inherits, else the initial one.
  case unset
  /// What the sheets of a lower origin say.
  case revert
}
