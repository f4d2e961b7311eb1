import MarkupText

/// The input of all stages of inline layout: a paragraph, its block and its line width, and the
/// state of the layout.
///
/// A class, because every stage refers to it.
final class ParagraphInput {
  let text: StyledText
  /// The index of the paragraph in ``text``.
  let index: Int
  let source: StyledParagraph
  let block: StyledBlock
  /// The width of the lines, for boxes that depend on it.
  let lineWidth: Double
  let context: TypesettingContext
  /// The used style of the block.
  let strut: UsedStyle
  private let styles: UsedStyleCache

  init(
    _ index: Int, of text: StyledText, lineWidth: Double, context: TypesettingContext,
    styles: UsedStyleCache
  ) {
    self.text = text
    self.index = index
    source = text.paragraphs[index]
    block = text.blocks[source.block]
    self.lineWidth = lineWidth
    self.context = context
    self.styles = styles
    strut = styles.used(
      block.style, language: source.runs.first?.language ?? context.options.language,
      isCentered: context.centersLines)
  }

  /// Returns the used values of a style for text in a language, by default that of the options.
  func used(_ style: ComputedStyle, language: String?) -> UsedStyle {
    styles.used(
      style, language: language ?? context.options.language, isCentered: context.centersLines)
  }
}
