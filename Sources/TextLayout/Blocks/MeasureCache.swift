import MarkupText

/// The measured content of the blocks of one layout: shaped paragraphs and intrinsic widths, each
/// computed once.
struct MeasureCache {
  /// An earlier layout, whose paragraphs are reused if they are unchanged.
  var previous: MarkupLayout?
  /// The paragraphs that were shaped to compute intrinsic widths.
  private var shapedParagraphs: [Int: ShapedParagraph] = [:]
  /// The intrinsic widths of the contents of blocks, as far as they were computed.
  var contentWidths: [Int: IntrinsicWidths] = [:]

  init(previous: MarkupLayout? = nil) { self.previous = previous }

  /// Returns a paragraph that is shaped and analyzed.
  func paragraph(_ index: Int, width: Double, in blocks: BlockSizing) -> ShapedParagraph {
    if let known = shapedParagraphs[index], known.width == nil || known.width == width {
      return known
    }
    let (text, context) = (blocks.text, blocks.context)
    let elements = blocks.elements.elements(inParagraph: index)
    if let previous, previous.paragraphs.indices.contains(index),
      let old = previous.paragraphs[index]?.shapedParagraph,
      old.isSame(
        as: text.paragraphs[index], elements: elements, of: text, width: width,
        images: context.options.images),
      context.options.analyzer == nil || old.source.asksForReadings(like: text.paragraphs[index])
    {
      context.noteDiagnostics(of: old, index)
      return old
    }
    let shaper = ParagraphShaper(
      index, of: text, elements: elements, width: width, context: context,
      styles: blocks.styles)
    let shapedParagraph = shaper.shape()
    context.noteDiagnostics(of: shapedParagraph, index)
    return shapedParagraph
  }

  /// Returns a paragraph that is shaped for a width, and retains it for the layout of its lines.
  mutating func retainedParagraph(
    _ index: Int, width: Double, in blocks: BlockSizing
  ) -> ShapedParagraph {
    let shapedParagraph = paragraph(index, width: width, in: blocks)
    shapedParagraphs[index] = shapedParagraph
    return shapedParagraph
  }

  /// Returns the lines that the earlier layout gives a paragraph, or nil if they may differ.
  func reusableLines(
    of shapedParagraph: ShapedParagraph, _ index: Int, width: Double, indent: Double,
    in text: StyledText
  ) -> [LineFragment]? {
    guard let previous, previous.paragraphs.indices.contains(index),
      let old = previous.paragraphs[index], old.indent == indent,
      old.canBeReused(
        for: shapedParagraph, style: text.blocks[text.paragraphs[index].block].style, width: width)
    else { return nil }
    return old.lines
  }
}

extension TypesettingContext {
  fileprivate func noteDiagnostics(of shapedParagraph: ShapedParagraph, _ index: Int) {
    if !shapedParagraph.shaped.missing.isEmpty { noteMissing(shapedParagraph, paragraph: index) }
    if !shapedParagraph.boxes.isEmpty { noteBoxes(shapedParagraph, paragraph: index) }
  }
}
