import MarkupText

/// Writes down how a layout is drawn: backgrounds, then lines of text with what belongs to them.
struct LayoutPainter {
  let layout: MarkupLayout
  let measurer: any TextMeasurer
  var items: [DisplayItem] = []

  init(_ layout: MarkupLayout, measurer: any TextMeasurer) {
    self.layout = layout
    self.measurer = measurer
  }

  /// The whole drawing.
  mutating func paint() -> DisplayList {
    for (index, box) in layout.boxes.enumerated() where box.isPlaced {
      paintBox(index, box)
    }
    // Markers stand among the text where they are read.
    for (index, block) in layout.text.blocks.enumerated() {
      if let marker = layout.boxes[index].marker, marker.style.isVisible { paint(marker) }
      guard let paragraph = block.paragraph, let set = layout.paragraphs[paragraph] else {
        continue
      }
      paint(set)
    }
    return DisplayList(
      size: layout.size, items: items, language: layout.options.language,
      isVertical: layout.isVertical)
  }

  /// Draws a paragraph line by line.
  private mutating func paint(_ paragraph: ParagraphLayout) {
    for line in paragraph.lines {
      var painter = LinePainter(line, of: paragraph, in: layout, measurer: measurer)
      painter.paint()
      items.append(contentsOf: painter.items)
    }
  }
}

extension MarkupLayout {
  /// The drawing as data.
  ///
  /// - Parameter measurer: the one that the layout was made with; custom boxes measure with it.
  /// - Returns: what is drawn, in px of the page.
  /// - Complexity: linear in the layout.
  public func displayList(measurer: any TextMeasurer) -> DisplayList {
    var painter = LayoutPainter(self, measurer: measurer)
    return painter.paint()
  }
}
