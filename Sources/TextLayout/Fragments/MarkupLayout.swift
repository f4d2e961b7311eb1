public import MarkupText

/// A text that has been set: lines and boxes at their places.
///
/// Sendable: what it holds is; it can be drawn and asked on any thread.
public struct MarkupLayout: Sendable {
  /// The text.
  public let text: StyledText
  /// The extent of everything, in px.
  public let size: Size
  /// Whether lines run from top to bottom, the first one at the right unless `vertical-lr` asks for
  /// the left.
  public let isVertical: Bool
  /// What could not be done as asked.
  public let diagnostics: [LayoutDiagnostic]
  /// The paragraphs by their index; nil for those that are not shown.
  public let paragraphs: [ParagraphLayout?]
  package let boxes: [BlockBox]
  package let map: PageMap
  package let writingMode: WritingMode
  package let options: TypesetterOptions
  /// What the text was measured with; what draws it needs the same fonts.
  public let measurer: any TextMeasurer

  init(
    text: StyledText, boxes: [BlockBox], paragraphs: [ParagraphLayout?], width: Double,
    height: Double, context: TypesettingContext
  ) {
    self.text = text
    self.boxes = boxes
    self.paragraphs = paragraphs
    writingMode = context.writingMode
    isVertical = writingMode.isVertical
    (options, measurer) = (context.options, context.measurer)
    diagnostics = context.diagnostics
    map = PageMap(writingMode, blockExtent: height)
    size =
      isVertical ? Size(width: height, height: width) : Size(width: width, height: height)
  }

  /// A layout with some of its paragraphs replaced.
  init(_ layout: MarkupLayout, _ patch: LayoutPatch, diagnostics: [LayoutDiagnostic]) {
    text = patch.text
    paragraphs = patch.paragraphs
    boxes = patch.boxes
    self.diagnostics = diagnostics
    (isVertical, writingMode) = (layout.isVertical, layout.writingMode)
    map = PageMap(writingMode, blockExtent: patch.height)
    size =
      isVertical
      ? Size(width: patch.height, height: layout.size.height)
      : Size(width: layout.size.width, height: patch.height)
    (options, measurer) = (layout.options, layout.measurer)
  }

  /// Where a block is on the page, its padding included; nil for an index that is none, and for a
  /// block that is not shown.
  public func frame(ofBlock index: Int) -> Rect? {
    guard boxes.indices.contains(index), boxes[index].isPlaced else { return nil }
    return map.rect(boxes[index].frame)
  }

  /// Where a line is on the page: from the start to the end of its text, and as high as the line;
  /// nil for indices that are none.
  public func frame(ofLine line: Int, inParagraph index: Int) -> Rect? {
    guard paragraphs.indices.contains(index), let paragraph = paragraphs[index],
      paragraph.lines.indices.contains(line)
    else { return nil }
    let line = paragraph.lines[line]
    return map.rect(
      Rect(
        x: paragraph.origin.x + line.start, y: paragraph.origin.y + line.top,
        width: line.width, height: line.height))
  }
}
