import MarkupText

extension Typesetter {
  /// Parses markup, styles it with the default style sheet and its own `style` elements, and lays
  /// it out.
  ///
  /// ```swift
  /// let layout = Typesetter(measurer: FixedMeasurer())
  ///   .layout(markup: "<b>吾輩</b>は猫である。", in: LayoutSpace(inlineSize: 48))
  /// layout.lines.map(\.text)  // ["吾輩は", "猫であ", "る。"]
  /// ```
  ///
  /// To use other style sheets, or to lay out a text repeatedly, make a `StyledText` or a
  /// ``LayoutTemplate``.
  ///
  /// - Parameters:
  ///   - markup: any text; errors in it are repaired as in HTML, without loss of text.
  ///   - space: the available space.
  /// - Returns: the layout.
  /// - Complexity: linear in the markup.
  public func layout(markup: String, in space: LayoutSpace) -> MarkupLayout {
    let language = options.language.map { StyledTextOptions(language: $0) } ?? StyledTextOptions()
    return layout(StyledText(MarkupTree(parsing: markup), options: language), in: space)
  }
}
