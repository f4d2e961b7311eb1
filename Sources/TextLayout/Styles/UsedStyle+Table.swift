import MarkupText

/// The vertical alignment of a cell's content.
enum CellAlignment: Sendable, Hashable {
  case baseline, top, middle, bottom
}

/// The values for table cells.
extension UsedStyle.Box {
  /// The alignment of the content in a cell (`vertical-align`).
  var cellAlignment: CellAlignment {
    switch style.keyword(.verticalAlign) {
    case .top, .textTop: .top
    case .middle: .middle
    case .bottom, .textBottom: .bottom
    default: .baseline
    }
  }

  /// Returns the percentage of the table width that a cell specifies (`width`, or `height` in
  /// vertical writing), or nil if it does not specify a percentage.
  func columnPercentage(isVertical: Bool) -> Double? {
    guard let length = style.length(isVertical ? .height : .width), length.unit == .percent
    else { return nil }
    return max(0, min(length.value, 100))
  }
}
