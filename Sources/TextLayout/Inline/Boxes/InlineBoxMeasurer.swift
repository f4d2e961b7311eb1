import LineBreaking
import MarkupText
import TextFoundation

/// Measures the boxes of a paragraph: images, `lambda` elements and empty inline blocks.
struct InlineBoxMeasurer {
  private let input: ParagraphInput
  private let bidi: BidiParagraph

  init(_ input: ParagraphInput, bidi: BidiParagraph) {
    self.input = input
    self.bidi = bidi
  }

  /// Measures the box of a run, and appends its item.
  func append(
    _ run: StyledRun, index: Int, style: UsedStyle, placement: InlinePlacement,
    to content: inout InlineContent
  ) {
    let offset = run.range.lowerBound
    guard let boxIndex = boxIndex(at: offset) else {
      return appendNothing(run, index: index, style: style, placement: placement, to: &content)
    }
    var box = measured(boxIndex, style: style)
    align(&box, style: style, placement: placement)
    content.boxes.append(box)
    let item = Paragraph.Item(
      length: run.range.count, advance: max(0, box.inlineSize + box.edges.inlineSum),
      em: style.font.size)
    content.append(
      item, at: offset, kind: .box, content: content.boxes.count - 1,
      level: bidi.level(at: offset),
      in: InlineSpan(
        items: 0..<0, run: index, style: style, orientation: .horizontal, direction: .leftToRight,
        shift: 0, extent: box.extent, edge: box.edge))
  }

  /// Returns the index of the paragraph's box at an offset, or nil if there is none.
  private func boxIndex(at offset: Int) -> Int? {
    let boxes = input.source.boxes
    let index = boxes.partitioningIndex { $0.offset >= offset }
    return index < boxes.count && boxes[index].offset == offset ? index : nil
  }

  /// Appends a zero-width box for a run whose box is unknown, so that its text is still covered.
  private func appendNothing(
    _ run: StyledRun, index: Int, style: UsedStyle, placement: InlinePlacement,
    to content: inout InlineContent
  ) {
    let extent = LineExtent(above: 0, below: 0)
    content.boxes.append(
      MeasuredInlineBox(
        box: 0, inlineSize: 0, blockSize: 0, edges: .zero, extent: extent, edge: nil, kind: .empty))
    content.append(
      Paragraph.Item(length: run.range.count, advance: 0, em: 0), at: run.range.lowerBound,
      kind: .box, content: content.boxes.count - 1, level: 0,
      in: InlineSpan(
        items: 0..<0, run: index, style: style, orientation: .horizontal, direction: .leftToRight,
        shift: placement.shift, extent: extent, edge: nil))
  }

  // MARK: Size

  /// Measures a box: by its style, otherwise its attributes, otherwise its natural size; its extent
  /// is not yet aligned.
  private func measured(_ index: Int, style: UsedStyle) -> MeasuredInlineBox {
    let context = input.context
    let node = input.source.boxes[index].node
    let (kind, natural) = kind(of: node)
    var box = MeasuredInlineBox(
      box: index, inlineSize: 0, blockSize: 0, edges: .zero,
      extent: LineExtent(above: 0, below: 0), edge: nil, kind: kind)
    if case .image(_, let alternativeText, _) = kind, context.measurer.grid != nil {
      let size = labelSize(of: alternativeText, style: style)
      (box.inlineSize, box.blockSize) = (size.width, size.height)
      box.dependsOnLineWidth = true
      return box
    }
    (box.edges, box.padding) = style.inlineBoxEdges(
      isVertical: context.isVertical, lineWidth: input.lineWidth)
    let specified = InlineBoxSize(style, attributesOf: node, lineWidth: input.lineWidth)
    box.dependsOnLineWidth = natural != nil || specified.hasPercentages
    let size = specified.used(natural: natural)
    let width = context.snapped(size.width, along: .inline)
    let height = context.snapped(size.height, along: .block)
    (box.inlineSize, box.blockSize) = context.isVertical ? (height, width) : (width, height)
    return box
  }

  /// Returns the kind of a box, and the natural size of an image that is available.
  private func kind(of node: MarkupNode) -> (kind: MeasuredInlineBox.Kind, natural: Size?) {
    if node.name == "img" {
      let address = node["src"] ?? ""
      let natural = input.context.options.images?.image(at: address)?.size
      return (
        .image(address: address, alternativeText: node["alt"] ?? "", natural: natural), natural
      )
    }
    return (node.name == "lambda" ? .custom(name: node["id"] ?? "") : .empty, nil)
  }

  /// Returns the size of the label shown for an image in a terminal: one row, and not wider than
  /// the line.
  private func labelSize(of alternativeText: String, style: UsedStyle) -> Size {
    let measurer = input.context.measurer
    guard !alternativeText.isEmpty, let grid = measurer.grid else { return .zero }
    let label = ImageLabel.text(for: alternativeText)
    let advance = measurer.shaped(label, font: style.font).advance
    return Size(width: min(advance, max(input.lineWidth, 0)), height: grid.rowHeight)
  }

  // MARK: Alignment

  /// Aligns a box with its line, with its lower edge on the baseline by default.
  private func align(
    _ box: inout MeasuredInlineBox, style: UsedStyle, placement: InlinePlacement
  ) {
    let height = box.blockSize + box.edges.blockSum
    var extent = LineExtent(above: height, below: 0)
    if input.context.centersLines {
      // The baseline of a vertical line is in the middle of its content.
      box.extent = LineExtent(above: height / 2, below: height / 2)
      return
    }
    let metrics = style.metrics
    switch style.verticalAlignment {
    case .baseline: break
    case .top, .bottom:
      box.extent = extent
      box.edge = style.verticalAlignment == .top ? .top : .bottom
      return
    case .middle:
      extent = LineExtent(
        above: metrics.xHeight / 2 + height / 2, below: height / 2 - metrics.xHeight / 2)
    case .textTop:
      extent = LineExtent(above: metrics.ascent, below: height - metrics.ascent)
    case .textBottom:
      extent = LineExtent(above: height - metrics.descent, below: metrics.descent)
    case .sub: extent = extent.raised(by: -style.subscriptDrop)
    case .super: extent = extent.raised(by: style.superscriptRise)
    case .raised(let length): extent = extent.raised(by: length)
    }
    box.extent = extent.raised(by: placement.shift)
    box.edge = placement.edge
  }
}
