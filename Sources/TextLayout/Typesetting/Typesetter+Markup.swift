import MarkupText

extension Typesetter {
  /// Reads markup, styles it by the default sheet and its own `style` elements, and sets it.
  ///
  /// ```swift
  /// let layout = Typesetter(measurer: FixedMeasurer())
  ///   .layout(markup: "<b>吾輩</b>は猫である。", in: LayoutSpace(inlineSize: 48))
  /// layout.lines.map(\.text)  // ["吾輩は", "猫であ", "る。"]
  /// ```
  ///
  /// For sheets of your own and to set a text more than once, make a `StyledText` or a
  /// ``LayoutTemplate``.
  ///
  /// - Parameters:
  ///   - markup: any text; what is wrong in it is mended, and nothing of it is lost.
  ///   - space: its room.
  /// - Returns: the layout.
  /// - Complexity: linear in the markup.
  public func layout(markup: String, in space: LayoutSpace) -> MarkupLayout {
    let language = options.language.map { FlowOptions(language: $0) } ?? FlowOptions()
    return layout(StyledText(MarkupTree(parsing: markup), options: language), in: space)
  }
}
