public import MarkupText

/// A laid-out text: lines and boxes with their positions.
///
/// A layout can be drawn and queried on any thread.
public struct MarkupLayout: Sendable {
  /// The text that was laid out.
  public let text: StyledText
  /// The size of the whole layout, in px.
  public let size: Size
  /// Whether lines run from top to bottom; the first line is then at the right, or at the left with
  /// `vertical-lr`.
  public let isVertical: Bool
  /// The problems found during layout.
  public let diagnostics: [LayoutDiagnostic]
  /// The laid-out paragraphs by index; nil for those that are not shown.
  public let paragraphs: [ParagraphFragment?]
  package let boxes: [BlockFragment]
  package let map: PageMap
  package let writingMode: WritingMode
  package let options: TypesetterOptions
  /// The measurer used for layout; drawing requires the same fonts.
  public let measurer: any TextMeasurer

  init(
    text: StyledText, boxes: [BlockFragment], paragraphs: [ParagraphFragment?], width: Double,
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

  /// Creates a copy of a layout with some of its paragraphs replaced.
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

  /// Returns the frame of a block on the page, with its padding, or nil if the index is out of
  /// bounds or the block is not shown.
  public func frame(ofBlock index: Int) -> Rect? {
    guard boxes.indices.contains(index), boxes[index].isPlaced else { return nil }
    return map.rect(boxes[index].frame)
  }

  /// Returns the frame of a line on the page, from the start to the end of its text and with the
  /// height of the line, or nil if an index is out of bounds.
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
