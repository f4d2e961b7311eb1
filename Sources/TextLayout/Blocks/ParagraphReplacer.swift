import MarkupText

/// Lays out some paragraphs of a layout again, at the same positions.
struct ParagraphReplacer {
  private var layout: BlockLayout

  /// Creates a replacer.
  ///
  /// - Parameters:
  ///   - text: the text with the changed paragraphs.
  ///   - layout: the earlier layout.
  ///   - context: the state shared by the stages of the new layout.
  init(_ text: StyledText, replacingIn layout: MarkupLayout, context: TypesettingContext) {
    self.layout = BlockLayout(
      BlockSizing(text, context: context), in: LayoutSpace(),
      FragmentStore(paragraphs: layout.paragraphs), MeasureCache())
  }

  /// Lays out a paragraph at the position of its earlier fragment, and returns the new one.
  mutating func replace(_ index: Int, like old: ParagraphFragment) -> ParagraphFragment? {
    var flow = ContainingBlock(x: old.origin.x, width: old.width)
    flow.decorations = old.decorations
    flow.isIndependent = old.isIndependent
    layout.blocks.styles.remember(old.shapedParagraph.strut)
    layout.blocks.context.lastRules = old.shapedParagraph.rules
    layout.layoutSingleParagraph(index, in: flow, at: old.origin.y)
    return layout.fragments.paragraphs[index]
  }

  /// Returns all paragraphs, without a copy.
  consuming func paragraphs() -> [ParagraphFragment?] { layout.fragments.paragraphs }
}
