import MarkupText

/// Builds the ruby annotations and the emphasis marks of a line.
struct AnnotationDisplayBuilder {
  private let placed: PlacedLine

  init(_ placed: PlacedLine) { self.placed = placed }

  private var shapedParagraph: ShapedParagraph { placed.shapedParagraph }
  private var paragraph: ParagraphFragment { placed.paragraph }

  /// Adds a ruby annotation.
  func addRuby(_ reading: PlacedRuby, to items: inout [DisplayItem]) {
    let ruby = shapedParagraph.rubies[reading.ruby]
    let span = shapedParagraph.span(of: reading.items.lowerBound)
    let shift = ruby.shift + placed.shift(of: span) - span.shift
    let address = placed.address(of: shapedParagraph.source.runs[span.run])
    if let address { items.append(.begin(.link(address: address))) }
    items.append(.begin(.ruby))
    var builder = GlyphRunBuilder(shaped: ruby.reading.shaped, text: ruby.reading.text)
    for run in ruby.reading.runs where run.style.isVisible {
      builder.removeAll()
      for cluster in run.clusters.clamped(to: reading.clusters) {
        let position = reading.positions[cluster - reading.clusters.lowerBound]
        builder.append(cluster: cluster, at: paragraph.origin.x + position)
      }
      for glyphs in builder.runs(
        size: run.style.font.size, color: run.style.color, shadows: run.style.shadows,
        orientation: run.orientation, direction: run.direction,
        origin: placed.textOrigin(
          shift: shift, orientation: run.orientation, drop: run.style.sidewaysDrop))
      {
        items.append(.glyphs(glyphs))
      }
    }
    items.append(.end)
    if address != nil { items.append(.end) }
  }

  /// Adds the emphasis marks of the line, each centered on its character.
  func addEmphasis(to items: inout [DisplayItem]) {
    guard !shapedParagraph.emphases.isEmpty else { return }
    var marks = shapedParagraph.emphases(near: placed.line.items)
    guard !marks.isEmpty else { return }
    items.append(.begin(.emphasisMarks))
    for placement in placed.positions {
      guard let index = placement.item else { continue }
      while let next = marks.first, next.items.upperBound <= index { marks.removeFirst() }
      guard let emphasis = marks.first else { break }
      let item = shapedParagraph.items[index]
      guard emphasis.items.contains(index), item.isMarked(in: shapedParagraph.shaped) else {
        continue
      }
      add(emphasis, of: item, at: placement, to: &items)
    }
    items.append(.end)
  }

  private func add(
    _ emphasis: EmphasisRun, of item: InlineItem, at placement: ItemPlacement,
    to items: inout [DisplayItem]
  ) {
    let span = shapedParagraph.spans[Int(item.span)]
    let (mark, style) = (emphasis.mark, emphasis.mark.style)
    guard style.isVisible else { return }
    let width =
      item.kind == .cluster
      ? shapedParagraph.shaped.clusters[Int(item.content)].advance
      : placement.width - Double(item.leading)
    let x = paragraph.origin.x + placement.x + Double(item.leading) + (width - mark.advance) / 2
    let origin = placed.textOrigin(
      shift: emphasis.shift + placed.shift(of: span) - span.shift, orientation: mark.orientation,
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
