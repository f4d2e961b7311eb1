import MarkupText

/// An inside marker that waits for the first line of its item.
struct InsideMarker {
  /// The index of the list item's block.
  var block: Int
  var marker: MeasuredMarker

  /// The width that the marker takes before the text.
  var indent: Double { marker.insideIndent }
}

extension BlockBuilder {
  /// Begins a list item.
  ///
  /// An inside marker is held until the first line of the item; an item without lines gets a line
  /// for its marker.
  ///
  /// - Returns: an outside marker that is still to be placed before the item's first line;
  ///   otherwise nil.
  mutating func startItem(_ index: Int, in inner: BlockFlow) -> MeasuredMarker? {
    let block = text.blocks[index]
    guard let marker = block.marker else { return nil }
    let measured = measure(marker, style: block.style)
    if block.paragraphs.isEmpty {
      flushMargin()
      let x = marker.isInside ? inner.x : outsideStart(measured, in: inner)
      let extent = lineExtent(of: measured)
      boxes[index].marker = measured.placed(at: Point(x: x, y: y + extent.above))
      y += extent.height
      lastContent = (nil, y)
      return nil
    }
    guard marker.isInside else { return measured }
    insideMarkers.append(InsideMarker(block: index, marker: measured))
    return nil
  }

  /// Places an outside marker before an item's first line.
  mutating func placeMarker(_ marker: MeasuredMarker, of index: Int, in inner: BlockFlow) {
    let baseline = firstBaseline(inParagraphs: text.blocks[index].paragraphs)
    boxes[index].marker = marker.placed(
      at: Point(
        x: outsideStart(marker, in: inner), y: baseline ?? y + lineExtent(of: marker).above))
  }

  /// Places the waiting inside markers at the start of the first line.
  mutating func placeInsideMarkers(before paragraph: ParagraphLayout) {
    guard !insideMarkers.isEmpty else { return }
    let markers = insideMarkers
    insideMarkers.removeAll()
    guard let line = paragraph.lines.first else { return }
    let style = text.blocks[paragraph.prepared.source.block].style
    let isRightToLeft = style.has(.rtl, for: .direction)
    let baseline = paragraph.origin.y + line.top + line.baselineFromStart(in: context.writingMode)
    let room = markers.reduce(0) { $0 + $1.indent }
    var x =
      paragraph.origin.x + (isRightToLeft ? line.start + line.width + room : line.start - room)
    for inside in markers {
      let measured = inside.marker
      let start = isRightToLeft ? x - measured.width : x
      boxes[inside.block].marker = measured.placed(at: Point(x: start, y: baseline))
      x += isRightToLeft ? -inside.indent : inside.indent
    }
  }

  /// Returns the left edge of an outside marker.
  private func outsideStart(_ marker: MeasuredMarker, in inner: BlockFlow) -> Double {
    inner.isRightToLeft
      ? inner.x + inner.width + marker.gap : inner.x - marker.gap - marker.width
  }

  /// Returns the extent of a line that consists of a marker only.
  private func lineExtent(of marker: MeasuredMarker) -> LineExtent {
    if let grid = context.measurer.grid { return LineExtent(above: grid.rowHeight, below: 0) }
    return marker.style.extent
  }

  /// Returns the first baseline in some paragraphs, from the top of the page, or nil if they have
  /// no lines.
  func firstBaseline(inParagraphs range: Range<Int>) -> Double? {
    for index in range {
      guard let paragraph = paragraphs[index], let line = paragraph.lines.first else { continue }
      return paragraph.origin.y + line.top + line.baselineFromStart(in: context.writingMode)
    }
    return nil
  }

  /// Returns the edges of a block.
  ///
  /// In a terminal the padding of a list is at least as wide as its widest marker, because nothing
  /// can be written outside of the page or over other text.
  mutating func blockEdges(ofBlock index: Int, in flow: BlockFlow) -> BoxEdges {
    let block = text.blocks[index]
    var edges = boxEdges(of: block.style, in: flow)
    guard context.measurer.grid != nil else { return edges }
    var widest = 0.0
    for child in text.children(of: index) {
      guard let marker = text.blocks[child].marker, !marker.isInside else { continue }
      let measured = measure(marker, style: text.blocks[child].style)
      widest = max(widest, measured.width + measured.gap)
    }
    if block.style.has(.rtl, for: .direction) {
      edges.padding.inlineEnd = max(edges.padding.inlineEnd, widest)
    } else {
      edges.padding.inlineStart = max(edges.padding.inlineStart, widest)
    }
    return edges
  }
}
