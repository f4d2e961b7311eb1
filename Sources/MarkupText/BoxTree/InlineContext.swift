/// The context that inline content inherits from its ancestor elements.
struct InlineContext: Sendable {
  var style: ComputedStyle
  var whiteSpace: WhiteSpaceMode
  var link: MarkupNode?
  var language: ContentLanguage
  var isAriaHidden = false

  func run(_ kind: StyledRun.Kind, _ node: MarkupNode, _ range: Range<Int>) -> StyledRun {
    StyledRun(
      range: range, kind: kind, node: node, style: style, link: link, language: language.tag,
      isAriaHidden: isAriaHidden)
  }
}
