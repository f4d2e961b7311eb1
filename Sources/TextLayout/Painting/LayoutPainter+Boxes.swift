import MarkupText

extension LayoutPainter {
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
      let style = layout.text.blocks[block].style
      let color = style.color(.backgroundColor)
      if color.alpha > 0, style.keyword(.visibility) ?? .visible == .visible {
        return (block, color)
      }
      parent = block
    }
    return nil
  }

  /// Draws the background and the lines of a block.
  mutating func paintBox(_ index: Int, _ box: BlockBox) {
    let block = layout.text.blocks[index]
    guard block.style.keyword(.visibility) ?? .visible == .visible else { return }
    switch block.kind {
    case .anonymous: return
    case .cell: paintBackgroundsOfRows(around: index, box)
    case .row, .rowGroup, .headerGroup, .footerGroup:
      if !isPaintedByCells { paintBackground(block.style, box.frame) }
    default: paintBackground(block.style, box.frame)
    }
    for line in box.lines { items.append(.fill(layout.map.rect(line.frame), line.color)) }
  }

  /// Whether the backgrounds of rows are drawn only within their cells (CSS 2.2 §17.5.1).
  ///
  /// In a terminal they are drawn continuously, because the gap between cells is a whole column.
  private var isPaintedByCells: Bool { measurer.grid == nil }

  /// Draws the backgrounds of the rows around a cell, then that of the cell.
  private mutating func paintBackgroundsOfRows(around index: Int, _ box: BlockBox) {
    let blocks = layout.text.blocks
    if isPaintedByCells {
      var rows: [StyledBlock] = []
      var parent = blocks[index].parent
      while let next = parent, blocks[next].kind.isTablePart {
        rows.append(blocks[next])
        parent = blocks[next].parent
      }
      for row in rows.reversed() where row.style.keyword(.visibility) ?? .visible == .visible {
        paintBackground(row.style, box.frame)
      }
    }
    paintBackground(blocks[index].style, box.frame)
  }

  private mutating func paintBackground(_ style: ComputedStyle, _ frame: Rect) {
    let background = style.color(.backgroundColor)
    guard background.alpha > 0, frame.width > 0, frame.height > 0 else { return }
    items.append(.fill(layout.map.rect(frame), background))
  }

  /// Draws the marker of a list item.
  mutating func paint(_ marker: PlacedMarker) {
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
