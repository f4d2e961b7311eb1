import LineBreaking
import MarkupText

/// Shapes a paragraph and finds its line break opportunities: runs the stages of inline layout in
/// order.
struct ParagraphShaper {
  private let input: ParagraphInput
  /// The indices of the paragraph's inline elements, outer ones first.
  private let elements: [Int]

  /// Creates a shaper for a paragraph of a text, given the indices of its inline elements.
  init(
    _ index: Int, of text: StyledText, elements: [Int], width: Double,
    context: TypesettingContext, styles: UsedStyleCache
  ) {
    input = ParagraphInput(index, of: text, lineWidth: width, context: context, styles: styles)
    self.elements = elements
  }

  /// Returns the paragraph with everything that does not depend on where its lines end.
  func shape() -> ShapedParagraph {
    var inlineBoxes = InlineBoxCollector(input).collect(elements)
    let bidi = BidiResolver(input, inlineBoxes: inlineBoxes).resolve()
    var content = InlineItemizer(input, bidi: bidi).itemize(inlineBoxes)
    InlineEdgeInserter.insertEdges(of: &inlineBoxes, into: &content)
    let annotations = AnnotationPlacer(input, isBidirectional: bidi.isBidirectional)
      .place(in: &content)
    let rules = input.context.breakingRules(for: input.strut)
    let opportunities = BreakOpportunityFinder(input, rules: rules)
      .find(in: content, rubies: annotations.rubies)
    let breaking = Paragraph(
      &content.breakingDraft, opportunities: opportunities, overlaps: annotations.overlaps,
      options: rules.options)
    let dependsOnWidth =
      content.boxes.contains { $0.dependsOnLineWidth }
      || inlineBoxes.contains { $0.style.hasPercentageEdges }
    return ShapedParagraph(
      source: input.source, inline: content, inlineBoxes: inlineBoxes, annotations: annotations,
      breaking: breaking, rules: rules, bidi: bidi,
      isMirrored: input.context.writingMode.isLeftToRight,
      width: dependsOnWidth ? input.lineWidth : nil)
  }
}
