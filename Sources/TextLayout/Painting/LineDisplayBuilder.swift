import MarkupText

/// Builds the display items of one line: backgrounds of its elements, text, boxes and decorations.
struct LineDisplayBuilder {
  private let placed: PlacedLine
  /// The indices of the elements with a background or decoration on the line.
  private let decorated: [Int]
  private(set) var items: [DisplayItem] = []

  init(
    _ line: LineFragment, of paragraph: ParagraphFragment, in layout: MarkupLayout, decorated: [Int]
  ) {
    placed = PlacedLine(line, of: paragraph, in: layout)
    self.decorated = decorated
  }

  private var line: LineFragment { placed.line }
  private var layout: MarkupLayout { placed.layout }
  private var paragraph: ParagraphFragment { placed.paragraph }
  private var shapedParagraph: ShapedParagraph { placed.shapedParagraph }
  private var positions: [ItemPlacement] { placed.positions }
  private var measurer: any TextMeasurer { placed.layout.measurer }

  /// Adds the line.
  mutating func addLine(withBackgrounds hasBackgrounds: Bool = true) {
    let decorations =
      decorated.isEmpty && paragraph.decorations.isEmpty
      ? nil : LineDecorationBuilder(placed, decorated: decorated)
    let clip = placed.clip
    if let clip { items.append(.pushClip(clip)) }
    if hasBackgrounds { decorations?.addBackgrounds(to: &items) }
    addText()
    if !shapedParagraph.emphases.isEmpty {
      AnnotationDisplayBuilder(placed).addEmphasis(to: &items)
    }
    decorations?.addDecorations(to: &items)
    if clip != nil { items.append(.popClip) }
  }

  /// Adds only the backgrounds of elements.
  mutating func addBackgroundsAlone() {
    guard !decorated.isEmpty else { return }
    let clip = placed.clip
    if let clip { items.append(.pushClip(clip)) }
    LineDecorationBuilder(placed, decorated: decorated).addBackgrounds(to: &items)
    if clip != nil { items.append(.popClip) }
  }

  // MARK: Text

  /// Adds the items span by span.
  private mutating func addText() {
    let readings = line.readings(in: shapedParagraph, placements: positions)
    let annotations = readings.isEmpty ? nil : AnnotationDisplayBuilder(placed)
    var (index, reading) = (0, 0)
    while index < positions.count {
      guard let item = positions[index].item else {
        addEllipsis(positions[index])
        index += 1
        continue
      }
      let spanIndex = Int(shapedParagraph.items[item].span)
      var end = index + 1
      // Ruby is drawn directly after its base, so that the drawing is in reading order.
      let limit = reading < readings.count ? readings[reading].last + 1 : positions.count
      while end < limit, let next = positions[end].item,
        Int(shapedParagraph.items[next].span) == spanIndex
      {
        end += 1
      }
      add(positions[index..<end], of: shapedParagraph.spans[spanIndex])
      while reading < readings.count, readings[reading].last < end {
        annotations?.addRuby(readings[reading], to: &items)
        reading += 1
      }
      index = end
    }
    if line.isHyphenated { addHyphen() }
  }

  private mutating func add(_ placements: ArraySlice<ItemPlacement>, of span: InlineSpan) {
    let run = shapedParagraph.source.runs[span.run]
    let address = placed.address(of: run)
    let language = run.language.flatMap { $0 == layout.options.language ? nil : $0 }
    if let language { items.append(.begin(.language(language))) }
    if let address { items.append(.begin(.link(address: address))) }
    var runs = GlyphRunBuilder(
      shaped: shapedParagraph.shaped, text: shapedParagraph.source.text,
      transformed: shapedParagraph.transformed)
    for position in placements {
      guard let index = position.item else { continue }
      let item = shapedParagraph.items[index]
      switch item.kind {
      case .cluster:
        runs.append(
          cluster: Int(item.content),
          at: paragraph.origin.x + position.x + Double(item.leading))
      case .tateChuYoko:
        addTateChuYoko(
          Int(item.content), at: paragraph.origin.x + position.x + Double(item.leading), span: span)
      case .box: add(shapedParagraph.boxes[Int(item.content)], at: position, span: span)
      }
    }
    if !runs.isEmpty, span.style.isVisible { append(runs, span: span) }
    if address != nil { items.append(.end) }
    if language != nil { items.append(.end) }
  }

  private mutating func append(_ runs: GlyphRunBuilder, span: InlineSpan) {
    let origin = placed.textOrigin(
      shift: placed.shift(of: span), orientation: span.orientation, drop: span.style.sidewaysDrop)
    for run in runs.runs(
      size: span.style.font.size, color: span.style.color, shadows: span.style.shadows,
      orientation: span.orientation, direction: span.direction, origin: origin)
    {
      items.append(.glyphs(run))
    }
  }

  /// Adds the ellipsis of a truncated line, which is as visible as its block, even beside hidden
  /// text (CSS UI 4, 5.1: the ellipsis is not part of an inline element).
  private mutating func addEllipsis(_ placement: ItemPlacement) {
    let truncation = line.truncations[placement.truncation]
    guard shapedParagraph.strut.isVisible else { return }
    var runs = GlyphRunBuilder(shaped: truncation.shaped, text: truncation.ellipsis)
    var position = paragraph.origin.x + placement.x
    for (index, cluster) in truncation.shaped.clusters.enumerated() {
      runs.append(cluster: index, at: position)
      position += cluster.advance
    }
    let orientation = GlyphOrientation(of: truncation.ellipsis, in: layout.writingMode)
    for run in runs.runs(
      size: truncation.style.font.size, color: truncation.style.color,
      shadows: truncation.style.shadows, orientation: orientation,
      origin: placed.textOrigin(
        shift: 0, orientation: orientation, drop: truncation.style.sidewaysDrop))
    {
      items.append(.glyphs(run))
    }
  }

  /// Adds the hyphen of a word divided at the end of the line.
  private mutating func addHyphen() {
    guard let last = positions.last, let item = last.item else { return }
    let style = shapedParagraph.span(of: item).style
    guard style.isVisible else { return }
    var runs = GlyphRunBuilder(shaped: measurer.shaped("-", font: style.font), text: "-")
    runs.append(cluster: 0, at: paragraph.origin.x + last.x + last.width)
    let orientation: GlyphOrientation = layout.isVertical ? .sideways : .horizontal
    for run in runs.runs(
      size: style.font.size, color: style.color, orientation: orientation,
      origin: placed.textOrigin(shift: 0, orientation: orientation, drop: style.sidewaysDrop))
    {
      items.append(.glyphs(run))
    }
  }

  /// Adds tate-chu-yoko, centered in the line and in its em.
  private mutating func addTateChuYoko(_ index: Int, at start: Double, span: InlineSpan) {
    let combination = shapedParagraph.tateChuYokoRuns[index]
    guard span.style.isVisible else { return }
    let middle = placed.textOrigin(shift: placed.shift(of: span))
    let origin = Point(
      x: middle.x - combination.width / 2,
      y: start + span.style.font.size / 2 + span.style.sidewaysDrop)
    var runs = GlyphRunBuilder(
      shaped: shapedParagraph.shaped, text: shapedParagraph.source.text,
      transformed: shapedParagraph.transformed)
    var x = 0.0
    for cluster in combination.clusters {
      runs.append(cluster: cluster, at: x)
      x += shapedParagraph.shaped.clusters[cluster].advance
    }
    for run in runs.runs(
      size: span.style.font.size, color: span.style.color, shadows: span.style.shadows,
      origin: .zero)
    {
      items.append(.glyphs(run.stretched(combination.stretch, to: origin)))
    }
  }

  // MARK: Boxes

  private func leading(of position: ItemPlacement) -> Float {
    position.item.map { shapedParagraph.items[$0].leading } ?? 0
  }

  /// Adds an image or a custom box.
  private mutating func add(_ box: MeasuredInlineBox, at position: ItemPlacement, span: InlineSpan)
  {
    let lift =
      switch box.edge {
      case .top: line.baseline
      case .bottom: box.extent.height - (line.height - line.baseline)
      case nil: box.extent.above
      }
    guard span.style.isVisible else { return }
    let content = Rect(
      x: paragraph.origin.x + position.x + Double(leading(of: position)) + box.edges.inlineStart,
      y: placed.baseline - lift + box.edges.blockStart, width: box.inlineSize,
      height: box.blockSize)
    let frame = placed.map.rect(content)
    if span.style.background.alpha > 0 {
      items.append(.fill(placed.map.rect(content.expanded(by: box.padding)), span.style.background))
    }
    switch box.kind {
    case .image(let address, let alternativeText, _):
      items.append(
        .image(
          PlacedImage(
            image: layout.options.images?.image(at: address), frame: frame,
            alternativeText: alternativeText, address: address)))
    case .custom(let name):
      guard let custom = layout.options.customBoxes[name] else { return }
      var canvas = DisplayCanvas(measurer: measurer)
      custom.draw(frame, &canvas)
      items.append(contentsOf: canvas.items)
    case .empty: break
    }
  }
}

extension Rect {
  /// Returns the rectangle enlarged by edges.
  fileprivate func expanded(by edges: LogicalEdges) -> Rect {
    Rect(
      x: x - edges.inlineStart, y: y - edges.blockStart, width: width + edges.inlineSum,
      height: height + edges.blockSum)
  }
}

extension GlyphRun {
  /// Returns the run scaled horizontally, and moved by a vector.
  fileprivate func stretched(_ stretch: Double, to destination: Point) -> GlyphRun {
    var run = self
    run.stretch = stretch
    run.origin = Point(x: destination.x + origin.x * stretch, y: destination.y + origin.y)
    for index in run.clusters.indices {
      run.clusters[index].position *= stretch
      run.clusters[index].advance *= stretch
    }
    for index in run.glyphs.indices { run.glyphs[index].dx *= Float(stretch) }
    return run
  }
}
