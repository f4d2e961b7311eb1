import MarkupText

/// Builds the display list of a layout: first backgrounds, then lines of text with their ruby,
/// boxes and decorations.
struct DisplayListBuilder {
  private let layout: MarkupLayout
  private var items: [DisplayItem] = []
  /// Items drawn above all backgrounds and below all text.
  private let highlights: [DisplayItem]
  /// The ends of the open headings, as indices of blocks.
  private var headingEnds: [Int] = []

  init(_ layout: MarkupLayout, highlights: [DisplayItem] = []) {
    self.layout = layout
    self.highlights = highlights
  }

  /// Returns the complete drawing.
  consuming func build() -> DisplayList {
    let blocks = BlockDisplayBuilder(layout)
    let page = blocks.pageBackground
    if let page {
      let extent = layout.size
      items.append(
        .fill(Rect(x: 0, y: 0, width: extent.width, height: extent.height), page.color))
    }
    for (index, box) in layout.boxes.enumerated() where box.isPlaced && index != page?.block {
      blocks.addBlock(index, to: &items)
    }
    if !highlights.isEmpty { addHighlights() }
    // Markers are drawn with the text, so that the drawing is in reading order.
    for (index, block) in layout.text.blocks.enumerated() {
      endHeadings(before: index)
      beginHeading(block)
      if let marker = layout.boxes[index].marker, marker.style.isVisible {
        blocks.addMarker(marker, to: &items)
      }
      guard let paragraph = block.paragraph, let fragment = layout.paragraphs[paragraph] else {
        continue
      }
      add(fragment)
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

  /// Adds the backgrounds of inline elements, which are otherwise drawn with their lines, and the
  /// highlights above them.
  private mutating func addHighlights() {
    for paragraph in layout.paragraphs {
      if let paragraph { add(paragraph) { $0.addBackgroundsAlone() } }
    }
    items += highlights
  }

  private mutating func add(_ paragraph: ParagraphFragment) {
    let hasHighlights = !highlights.isEmpty
    add(paragraph) { $0.addLine(withBackgrounds: !hasHighlights) }
  }

  /// Adds a paragraph line by line.
  private mutating func add(
    _ paragraph: ParagraphFragment, _ addLine: (inout LineDisplayBuilder) -> Void
  ) {
    var elements = DecoratedElements(paragraph.shapedParagraph)
    for line in paragraph.lines {
      var builder = LineDisplayBuilder(
        line, of: paragraph, in: layout, decorated: elements.indices(onLine: line.range))
      addLine(&builder)
      items.append(contentsOf: builder.items)
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
    DisplayListBuilder(self, highlights: items).build()
  }
}
