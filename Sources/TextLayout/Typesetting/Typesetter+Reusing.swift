public import MarkupText

extension Typesetter {
  /// Lays out a text, reusing the paragraphs of an earlier layout that have the same text, styles
  /// and boxes at the same index.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: the available space.
  ///   - previous: a layout with the same measurer, and with the same analyzer and hyphenation if
  ///     there are any; nil to reuse nothing. Nothing is reused if other options differ.
  /// - Returns: the layout, which is the same as without `previous`.
  /// - Complexity: linear in the text; reused paragraphs are compared, not shaped.
  public func layout(
    _ text: StyledText, in space: LayoutSpace, reusing previous: MarkupLayout?
  ) -> MarkupLayout {
    layout(text, in: space, reusing: previous, isCancelled: nil)
  }

  /// Lays out a text, and returns an incomplete layout if `isCancelled` returns true meanwhile.
  package func layout(
    _ text: StyledText, in space: LayoutSpace, reusing previous: MarkupLayout?,
    isCancelled: (() -> Bool)?
  ) -> MarkupLayout {
    let context = context(for: text)
    context.isCancelled = isCancelled
    let canReuse =
      previous.map {
        $0.writingMode == context.writingMode && options.measuresAlike($0.options)
      } ?? false
    return BlockLayout(text, in: space, context: context, reusing: canReuse ? previous : nil)
      .layOut()
  }
}
