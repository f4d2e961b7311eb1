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
    for paragraph in layout.paragraphs {
      guard let paragraph else { continue }
      paint(paragraph)
    }
    return DisplayList(
      size: layout.size, items: items, language: layout.options.language,
      isVertical: layout.isVertical)
  }

  /// Draws the background, the rule or the marker of a block.
  private mutating func paintBox(_ index: Int, _ box: BlockBox) {
    let block = layout.text.blocks[index]
    guard block.style.keyword(.visibility) ?? .visible == .visible else { return }
    let background = block.style.color(.backgroundColor)
    if background.alpha > 0, block.kind != .anonymous {
      items.append(.fill(layout.map.rect(box.frame), background))
    }
    if block.kind == .rule {
      var line = box.frame
      if measurer.grid != nil {
        // A whole row is kept free for a thin line in its middle.
        line.y += (line.height - 1) / 2
        line.height = 1
      }
      items.append(.fill(layout.map.rect(line), block.style.color))
    }
    if let marker = box.marker { paint(marker) }
  }

  private mutating func paint(_ marker: PlacedMarker) {
    var runs = GlyphRunBuilder(shaped: marker.shaped, text: marker.text)
    var x = 0.0
    for (index, cluster) in marker.shaped.clusters.enumerated() {
      runs.append(cluster: index, at: x)
      x += cluster.advance
    }
    var origin = layout.map.point(marker.origin)
    if marker.orientation == .sideways { origin.x -= marker.style.sidewaysDrop }
    for run in runs.runs(
      size: marker.style.font.size, color: marker.style.color, shadows: marker.style.shadows,
      orientation: marker.orientation, origin: origin)
    {
      items.append(.glyphs(run))
    }
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
  /// - Complexity: linear in the layout.
  public func displayList(measurer: any TextMeasurer) -> DisplayList {
    var painter = LayoutPainter(self, measurer: measurer)
    return painter.paint()
  }
}
