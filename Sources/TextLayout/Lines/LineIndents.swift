import MarkupText

/// How far the starts of lines are moved in by `text-indent`, in px.
///
/// Sendable: a plain value.
struct LineIndents: Sendable {
  /// Of the first line.
  var first = 0.0
  /// Of a line behind a forced break.
  var afterBreak = 0.0
  /// Of all other lines.
  var rest = 0.0

  /// The indents of a block's lines.
  ///
  /// - Parameters:
  ///   - style: the block's style.
  ///   - width: the width of the lines, which percentages are of.
  ///   - context: knows the cells of a terminal.
  ///   - startsElement: whether the first line is the first one of its element, not that of lines
  ///     behind a block in the same element (CSS Text 3 §8.1).
  init(
    _ style: ComputedStyle, width: Double, context: TypesettingContext, startsElement: Bool
  ) {
    guard case .indent(let indent) = style[.textIndent] else { return }
    let amount = context.snapped(
      style.pixels(indent.length, percentageBase: width.isFinite ? width : 0) ?? 0,
      along: .inline)
    func used(isFirst: Bool) -> Double { isFirst != indent.isHanging ? amount : 0 }
    first = used(isFirst: startsElement || indent.isEachLine)
    afterBreak = used(isFirst: indent.isEachLine)
    rest = used(isFirst: false)
  }
}
