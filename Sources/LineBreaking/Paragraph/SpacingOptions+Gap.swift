extension SpacingOptions {
  /// Returns the gap between two neighbors.
  func gap(between left: Paragraph.MeasuredItem, and right: Paragraph.MeasuredItem) -> Gap {
    if left.spacing.isAlwaysSolid(before: right.spacing) { return Gap() }
    var gap = Gap(autospace: autospace(between: left, and: right))
    switch trim.resolved {
    case .spaceAll: break
    case .trimAll: (gap.trimmedAfter, gap.trimmedBefore) = (left.blankAfter, right.blankBefore)
    default:
      // CSS Text 4, fullwidth punctuation collapsing; JLREQ §3.1.4.
      if right.spacing.trimsPrecedingBlank { gap.trimmedAfter = left.closingBlank }
      if left.spacing.trimsFollowingBlank { gap.trimmedBefore = right.openingBlank }
    }
    return gap
  }

  /// Returns the `text-autospace` gap between two items.
  private func autospace(
    between left: Paragraph.MeasuredItem, and right: Paragraph.MeasuredItem
  ) -> Double {
    guard autospaceAmount.isFinite, autospaceAmount > 0 else { return 0 }
    if left.spacing.isIdeographic, allowsGap(right.spacing) { return autospaceAmount * left.em }
    if right.spacing.isIdeographic, allowsGap(left.spacing) { return autospaceAmount * right.em }
    return 0
  }

  private func allowsGap(_ spacing: SpacingClass) -> Bool {
    switch spacing {
    case .western, .unitSymbol: autospace.contains(.ideographAlpha)
    case .numeral: autospace.contains(.ideographNumeric)
    default: false
    }
  }
}
