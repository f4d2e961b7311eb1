public import MarkupText

extension Typesetter {
  /// Sets a text and takes over what an earlier layout has in common with it: paragraphs of the
  /// same text, styles and boxes at the same place.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: its room.
  ///   - previous: a layout with the same measurer, and with the same analyzer and hyphenation if
  ///     there are any; nil to begin anew. Nothing is taken over if other options differ.
  /// - Returns: the layout, which is the one that would be made anew.
  /// - Complexity: linear in the text; what is taken over is compared, not measured.
  public func layout(
    _ text: StyledText, in space: LayoutSpace, reusing previous: MarkupLayout?
  ) -> MarkupLayout {
    layout(text, in: space, reusing: previous, isCancelled: nil)
  }

  /// Sets a text until somebody does not want it any more; what is returned then is not whole.
  package func layout(
    _ text: StyledText, in space: LayoutSpace, reusing previous: MarkupLayout?,
    isCancelled: (() -> Bool)?
  ) -> MarkupLayout {
    let context = context(for: text)
    context.isCancelled = isCancelled
    var builder = BlockBuilder(text, in: space, context: context)
    if let previous, previous.writingMode == context.writingMode,
      options.measuresAlike(previous.options)
    {
      builder.previous = previous
    }
    return builder.build()
  }
}
