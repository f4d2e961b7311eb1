import MarkupText

extension LinePainter {
  /// Draws a ruby annotation.
  mutating func paint(_ placed: PlacedReading) {
    let ruby = prepared.rubies[placed.ruby]
    let span = prepared.span(of: placed.items.lowerBound)
    let shift = ruby.shift + shift(of: span) - span.shift
    let address = prepared.source.runs[span.run].link.flatMap { $0["href"] }
    if let address { items.append(.begin(.link(address: address))) }
    items.append(.begin(.ruby))
    var builder = GlyphRunBuilder(shaped: ruby.reading.shaped, text: ruby.reading.text)
    for run in ruby.reading.runs where run.style.isVisible {
      builder.removeAll()
      for cluster in run.clusters.clamped(to: placed.clusters) {
        let position = placed.positions[cluster - placed.clusters.lowerBound]
        builder.append(cluster: cluster, at: paragraph.origin.x + position)
      }
      for glyphs in builder.runs(
        size: run.style.font.size, color: run.style.color, shadows: run.style.shadows,
        orientation: run.orientation, direction: run.direction,
        origin: textOrigin(
          shift: shift, orientation: run.orientation, drop: run.style.sidewaysDrop))
      {
        items.append(.glyphs(glyphs))
      }
    }
    items.append(.end)
    if address != nil { items.append(.end) }
  }

  /// Draws the emphasis marks of the line, each centered on its character.
  mutating func paintEmphasis() {
    guard !prepared.emphases.isEmpty else { return }
    var marks = prepared.emphases(near: line.items)
    guard !marks.isEmpty else { return }
    items.append(.begin(.emphasisMarks))
    for place in positions {
      guard let index = place.item else { continue }
      while let next = marks.first, next.items.upperBound <= index { marks.removeFirst() }
      guard let emphasis = marks.first else { break }
      let item = prepared.items[index]
      guard emphasis.items.contains(index), item.isMarked(in: prepared.shaped) else { continue }
      paint(emphasis, of: item, at: place)
    }
    items.append(.end)
  }

  private mutating func paint(
    _ emphasis: PreparedEmphasis, of item: InlineItem, at place: ItemPosition
  ) {
    let span = prepared.spans[Int(item.span)]
    let (mark, style) = (emphasis.mark, emphasis.mark.style)
    guard style.isVisible else { return }
    let width =
      item.kind == .cluster
      ? prepared.shaped.clusters[Int(item.content)].advance
      : place.width - Double(item.leading)
    let x = paragraph.origin.x + place.x + Double(item.leading) + (width - mark.advance) / 2
    let origin = textOrigin(
      shift: emphasis.shift + shift(of: span) - span.shift, orientation: mark.orientation,
      drop: style.sidewaysDrop)
    var builder = GlyphRunBuilder(shaped: mark.shaped, text: mark.mark.text)
    var position = x
    for (index, cluster) in mark.shaped.clusters.enumerated() {
      builder.append(cluster: index, at: position)
      position += cluster.advance
    }
    for glyphs in builder.runs(
      size: style.font.size, color: style.color, shadows: style.shadows,
      orientation: mark.orientation, origin: origin)
    {
      items.append(.glyphs(glyphs))
    }
  }
}
