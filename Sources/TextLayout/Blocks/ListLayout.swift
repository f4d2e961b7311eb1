import MarkupText

/// An inside marker that waits for the first line of its item.
struct InsideMarker {
  /// The index of the list item's block.
  var block: Int
  var marker: MeasuredMarker

  /// The width that the marker takes before the text.
  var indent: Double { marker.insideIndent }
}

/// Places the markers of list items.
struct ListLayout {
  private let blocks: BlockSizing

  init(_ blocks: BlockSizing) { self.blocks = blocks }

  private var text: StyledText { blocks.text }
  private var context: TypesettingContext { blocks.context }

  /// Begins a list item.
  ///
  /// An inside marker is held until the first line of the item; an item without lines gets a line
  /// for its marker.
  ///
  /// - Returns: an outside marker that is still to be placed before the item's first line;
  ///   otherwise nil.
  func startItem(
    _ index: Int, in inner: ContainingBlock, at cursor: inout FlowCursor,
    into fragments: inout FragmentStore
  ) -> MeasuredMarker? {
    let block = text.blocks[index]
    guard let marker = block.marker else { return nil }
    let measured = MarkerMeasurer(blocks: blocks).measure(marker, style: block.style)
    if block.paragraphs.isEmpty {
      cursor.flushMargin(placing: &fragments)
      let x = marker.isInside ? inner.x : outsideStart(measured, in: inner)
      let extent = lineExtent(of: measured)
      fragments.boxes[index].marker = measured.placed(at: Point(x: x, y: cursor.y + extent.above))
      cursor.y += extent.height
      cursor.lastContent = (nil, cursor.y)
      return nil
    }
    guard marker.isInside else { return measured }
    fragments.insideMarkers.append(InsideMarker(block: index, marker: measured))
    return nil
  }

  /// Places an outside marker before an item's first line.
  func placeMarker(
    _ marker: MeasuredMarker, of index: Int, in inner: ContainingBlock, at cursor: FlowCursor,
    into fragments: inout FragmentStore
  ) {
    let baseline = fragments.firstBaseline(
      inParagraphs: text.blocks[index].paragraphs, context.writingMode)
    fragments.boxes[index].marker = marker.placed(
      at: Point(
        x: outsideStart(marker, in: inner), y: baseline ?? cursor.y + lineExtent(of: marker).above))
  }

  /// Places the waiting inside markers at the start of the first line.
  func placeInsideMarkers(
    before paragraph: ParagraphFragment, into fragments: inout FragmentStore
  ) {
    guard !fragments.insideMarkers.isEmpty else { return }
    let markers = fragments.insideMarkers
    fragments.insideMarkers.removeAll()
    guard let line = paragraph.lines.first else { return }
    let isRightToLeft = text.blocks[paragraph.shapedParagraph.source.block].box.isRightToLeft
    let baseline = paragraph.origin.y + line.top + line.baselineFromStart(in: context.writingMode)
    let indent = markers.reduce(0) { $0 + $1.indent }
    var x =
      paragraph.origin.x + (isRightToLeft ? line.start + line.width + indent : line.start - indent)
    for inside in markers {
      let measured = inside.marker
      let start = isRightToLeft ? x - measured.width : x
      fragments.boxes[inside.block].marker = measured.placed(at: Point(x: start, y: baseline))
      x += isRightToLeft ? -inside.indent : inside.indent
    }
  }

  /// Returns the left edge of an outside marker.
  private func outsideStart(_ marker: MeasuredMarker, in inner: ContainingBlock) -> Double {
    inner.isRightToLeft
      ? inner.x + inner.width + marker.gap : inner.x - marker.gap - marker.width
  }

  /// Returns the extent of a line that consists of a marker only.
  private func lineExtent(of marker: MeasuredMarker) -> LineExtent {
    if let grid = context.measurer.grid { return LineExtent(above: grid.rowHeight, below: 0) }
    return marker.style.extent
  }

  /// Returns the edges of a block.
  ///
  /// In a terminal the padding of a list is at least as wide as its widest marker, because nothing
  /// can be written outside of the page or over other text.
  func edges(ofBlock index: Int, in flow: ContainingBlock) -> BoxEdges {
    let block = text.blocks[index]
    var edges = blocks.edges(of: block, in: flow)
    guard context.measurer.grid != nil else { return edges }
    let measurer = MarkerMeasurer(blocks: blocks)
    var widest = 0.0
    for child in text.children(of: index) {
      guard let marker = text.blocks[child].marker, !marker.isInside else { continue }
      let measured = measurer.measure(marker, style: text.blocks[child].style)
      widest = max(widest, measured.width + measured.gap)
    }
    if block.box.isRightToLeft {
      edges.padding.inlineEnd = max(edges.padding.inlineEnd, widest)
    } else {
      edges.padding.inlineStart = max(edges.padding.inlineStart, widest)
    }
    return edges
  }
}
