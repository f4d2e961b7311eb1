import LineBreaking
import MarkupText

/// The used values for the lines of a block.
extension UsedStyle {
  /// The alignment of lines (`text-align`).
  var textAlign: StyleKeyword { style.keyword(.textAlign) ?? .start }

  /// The alignment of the last line and of lines before forced breaks (`text-align-last`); nil for
  /// ``textAlign``.
  var textAlignLast: StyleKeyword? {
    let keyword = style.keyword(.textAlignLast)
    return keyword == .auto ? nil : keyword
  }

  /// The method that chooses line breaks (`text-wrap-style`).
  var lineBreakMethod: Paragraph.Method {
    switch style.keyword(.textWrapStyle) {
    case .balance: .balance
    case .pretty, .avoidOrphans: .pretty
    default: .greedy
    }
  }

  /// Returns the indent of lines in px (`text-indent`), and the lines that have it; percentages
  /// refer to `base`, the width of the lines.
  func textIndent(percentageBase base: Double) -> (amount: Double, lines: TextIndent)? {
    guard case .indent(let indent) = style[.textIndent] else { return nil }
    return (style.pixels(indent.length, percentageBase: base) ?? 0, indent)
  }

  // MARK: Truncation

  /// The part of a line that is hidden if the line is too wide (`truncate-mode`).
  var truncateMode: StyleKeyword { style.keyword(.truncateMode) ?? .tail }

  /// Whether an inline element shrinks to its `min-width` in a line that is too wide.
  var shrinks: Bool {
    if case .length = style[.minWidth] { true } else { false }
  }

  /// Returns the width to which an inline element shrinks in px, or nil if it does not shrink.
  func minimumWidth(percentageBase base: Double) -> Double? {
    style.pixelsIfLength(.minWidth, percentageBase: base).map { max(0, $0) }
  }
}
