import MarkupText

/// The indents of lines: `text-indent`, in px.
struct LineIndents: Sendable {
  /// The indent of the first line.
  var first = 0.0
  /// The indent of a line after a forced break.
  var afterBreak = 0.0
  /// The indent of all other lines.
  var rest = 0.0

  /// Creates the indents of a block's lines.
  ///
  /// - Parameters:
  ///   - style: the style of the block.
  ///   - width: the width of the lines, to which percentages refer.
  ///   - context: the context, which rounds to the cells of a terminal.
  ///   - startsElement: whether the first line is the first line of its element, and not one after
  ///     a block in the same element (CSS Text 3 §8.1).
  init(
    _ style: UsedStyle, width: Double, context: TypesettingContext, startsElement: Bool
  ) {
    guard
      let (length, indent) = style.textIndent(percentageBase: width.isFinite ? width : 0)
    else { return }
    let amount = context.snapped(length, along: .inline)
    func used(isFirst: Bool) -> Double { isFirst != indent.isHanging ? amount : 0 }
    first = used(isFirst: startsElement || indent.isEachLine)
    afterBreak = used(isFirst: indent.isEachLine)
    rest = used(isFirst: false)
  }
}
