import MarkupText

/// Builds the backgrounds and the lines of blocks, and the markers of list items.
struct BlockDisplayBuilder {
  private let layout: MarkupLayout

  init(_ layout: MarkupLayout) { self.layout = layout }

  /// The background of the page and its block: that of `html`, or that of `body` if `html` has none
  /// (CSS 2.2 §14.2).
  var pageBackground: (block: Int, color: CSSColor)? {
    var parent = 0
    for name in ["html", "body"] as [ElementName] {
      guard
        let block = layout.text.children(of: parent).first(where: {
          layout.text.blocks[$0].node.name == name && layout.text.blocks[$0].kind != .anonymous
        })
      else { continue }
      let box = layout.text.blocks[block].box
      if box.background.alpha > 0, box.isVisible { return (block, box.background) }
      parent = block
    }
    return nil
  }

  /// Adds the background and the lines of a block.
  func addBlock(_ index: Int, to items: inout [DisplayItem]) {
    let box = layout.boxes[index]
    let block = layout.text.blocks[index]
    guard block.box.isVisible else { return }
    switch block.kind {
    case .anonymous: return
    case .cell: addBackgroundsOfRows(around: index, box.frame, to: &items)
    case .row, .rowGroup, .headerGroup, .footerGroup:
      if !isDrawnByCells { addBackground(block.box, box.frame, to: &items) }
    default: addBackground(block.box, box.frame, to: &items)
    }
    for line in box.lines { items.append(.fill(layout.map.rect(line.frame), line.color)) }
  }

  /// Whether the backgrounds of rows are drawn only within their cells (CSS 2.2 §17.5.1).
  ///
  /// In a terminal they are drawn continuously, because the gap between cells is a whole column.
  private var isDrawnByCells: Bool { layout.measurer.grid == nil }

  /// Adds the backgrounds of the rows around a cell, then that of the cell.
  private func addBackgroundsOfRows(
    around index: Int, _ frame: Rect, to items: inout [DisplayItem]
  ) {
    let blocks = layout.text.blocks
    if isDrawnByCells {
      var rows: [StyledBlock] = []
      var parent = blocks[index].parent
      while let next = parent, blocks[next].kind.isTablePart {
        rows.append(blocks[next])
        parent = blocks[next].parent
      }
      for row in rows.reversed() where row.box.isVisible {
        addBackground(row.box, frame, to: &items)
      }
    }
    addBackground(blocks[index].box, frame, to: &items)
  }

  private func addBackground(
    _ box: UsedStyle.Box, _ frame: Rect, to items: inout [DisplayItem]
  ) {
    let background = box.background
    guard background.alpha > 0, frame.width > 0, frame.height > 0 else { return }
    items.append(.fill(layout.map.rect(frame), background))
  }

  /// Adds the marker of a list item.
  func addMarker(_ marker: PlacedMarker, to items: inout [DisplayItem]) {
    if var image = marker.image {
      image.frame = layout.map.rect(
        image.frame.offset(x: marker.origin.x, y: marker.origin.y))
      items.append(.image(image))
      return
    }
    if let bullet = marker.bullet {
      let frame = layout.map.rect(bullet.frame.offset(x: marker.origin.x, y: marker.origin.y))
      items.append(bullet.bullet.item(in: frame, color: marker.style.color))
      return
    }
    var runs = GlyphRunBuilder(shaped: marker.shaped, text: marker.text)
    for (index, position) in marker.positions.enumerated() {
      runs.append(cluster: index, at: position)
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
}
