import MarkupText

/// Builds the display list of a layout: first backgrounds, then lines of text with their ruby,
/// boxes and decorations.
struct LayoutPainter {
  let layout: MarkupLayout
  var items: [DisplayItem] = []
  /// Items drawn above all backgrounds and below all text.
  private let highlights: [DisplayItem]
  /// The ends of the open headings, as indices of blocks.
  private var headingEnds: [Int] = []

  init(_ layout: MarkupLayout, highlights: [DisplayItem] = []) {
    self.layout = layout
    self.highlights = highlights
  }

  var measurer: any TextMeasurer { layout.measurer }

  /// Returns the complete drawing.
  mutating func paint() -> DisplayList {
    let page = pageBackground
    if let page {
      let extent = layout.size
      items.append(
        .fill(Rect(x: 0, y: 0, width: extent.width, height: extent.height), page.color))
    }
    for (index, box) in layout.boxes.enumerated() where box.isPlaced && index != page?.block {
      paintBox(index, box)
    }
    if !highlights.isEmpty { paintHighlights() }
    // Markers are drawn with the text, so that the drawing is in reading order.
    for (index, block) in layout.text.blocks.enumerated() {
      endHeadings(before: index)
      beginHeading(block)
      if let marker = layout.boxes[index].marker, marker.style.isVisible { paint(marker) }
      guard let paragraph = block.paragraph, let set = layout.paragraphs[paragraph] else {
        continue
      }
      paint(set)
    }
    endHeadings(before: layout.text.blocks.count)
    return DisplayList(
      size: layout.size, items: items, language: layout.options.language,
      title: layout.text.title, isVertical: layout.isVertical)
  }

  /// Begins a heading, if the block is a visible heading.
  private mutating func beginHeading(_ block: StyledBlock) {
    guard let level = block.node.name?.headingLevel, block.kind != .anonymous,
      block.paragraphs.contains(where: { layout.paragraphs[$0] != nil })
    else { return }
    let text = layout.text.paragraphs[block.paragraphs].map(\.text).joined(separator: " ")
    items.append(.begin(.heading(level: level, text: text)))
    headingEnds.append(block.descendants.upperBound)
  }

  private mutating func endHeadings(before index: Int) {
    while let last = headingEnds.last, last <= index {
      items.append(.end)
      headingEnds.removeLast()
    }
  }

  /// Draws the backgrounds of inline elements, which are otherwise drawn with their lines, and the
  /// highlights above them.
  private mutating func paintHighlights() {
    for paragraph in layout.paragraphs {
      if let paragraph { paint(paragraph) { $0.paintBackgroundsAlone() } }
    }
    items += highlights
  }

  private mutating func paint(_ paragraph: ParagraphLayout) {
    let hasHighlights = !highlights.isEmpty
    paint(paragraph) { $0.paint(withBackgrounds: !hasHighlights) }
  }

  /// Draws a paragraph line by line.
  private mutating func paint(
    _ paragraph: ParagraphLayout, _ paint: (inout LinePainter) -> Void
  ) {
    var elements = DecoratedElements(paragraph.prepared)
    for line in paragraph.lines {
      var painter = LinePainter(
        line, of: paragraph, in: layout, decorated: elements.indices(onLine: line.range))
      paint(&painter)
      items.append(contentsOf: painter.items)
    }
  }
}

extension MarkupLayout {
  /// Returns the drawing of the layout as data.
  ///
  /// - Returns: the items to draw, in px of the page.
  /// - Complexity: linear in the layout.
  public func displayList() -> DisplayList {
    displayList(beneathText: [])
  }

  /// Returns the drawing with additional items, such as highlights, above all backgrounds and below
  /// all text.
  package func displayList(beneathText items: [DisplayItem]) -> DisplayList {
    var painter = LayoutPainter(self, highlights: items)
    return painter.paint()
  }
}
