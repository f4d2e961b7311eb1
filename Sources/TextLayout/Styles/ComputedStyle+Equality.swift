import MarkupText

extension ComputedStyle {
  /// Returns whether two styles are equal, comparing identity first: one resolver usually returns
  /// the same object for equal styles.
  func isSame(as other: ComputedStyle) -> Bool {
    identity == other.identity || self == other
  }
}

extension UsedStyle {
  /// Returns whether the used values are those of a style.
  func isMade(from style: ComputedStyle) -> Bool { self.style.isSame(as: style) }
}
