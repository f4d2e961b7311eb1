import MarkupText

/// Builds the display items of one line: backgrounds of its elements, text, boxes and decorations.
struct LinePainter {
  let line: LayoutLine
  let paragraph: ParagraphLayout
  let layout: MarkupLayout
  let positions: [ItemPosition]
  /// The indices of the elements with a background or decoration on the line.
  let decorated: [Int]
  /// The visual rank of each position, counted from the left; empty unless needed for mixed
  /// directions.
  let visualRanks: [Int]
  /// The map from logical coordinates within the line to the page.
  let map: PageMap
  var items: [DisplayItem] = []

  init(
    _ line: LayoutLine, of paragraph: ParagraphLayout, in layout: MarkupLayout, decorated: [Int]
  ) {
    self.line = line
    self.paragraph = paragraph
    self.layout = layout
    positions = line.positions(in: paragraph.prepared)
    self.decorated = decorated
    visualRanks =
      paragraph.prepared.isBidirectional && !decorated.isEmpty ? positions.visualRanks : []
    map = layout.map.withinLine(top: paragraph.origin.y + line.top, height: line.height)
  }

  var measurer: any TextMeasurer { layout.measurer }

  var prepared: PreparedParagraph { paragraph.prepared }

  /// The distance from the top of the page to the line's baseline.
  var baseline: Double { paragraph.origin.y + line.top + line.baseline }

  mutating func paint(withBackgrounds hasBackgrounds: Bool = true) {
    let clip = clip
    if let clip { items.append(.pushClip(clip)) }
    if hasBackgrounds { paintBackgrounds() }
    paintText()
    paintEmphasis()
    paintDecorations()
    if clip != nil { items.append(.popClip) }
  }

  /// Draws only the backgrounds of elements.
  mutating func paintBackgroundsAlone() {
    guard !decorated.isEmpty else { return }
    let clip = clip
    if let clip { items.append(.pushClip(clip)) }
    paintBackgrounds()
    if clip != nil { items.append(.popClip) }
  }

  /// The visible area of a line that is clipped at its edge; nil if the line is not clipped.
  ///
  /// The area is high enough for ruby and boxes that extend above or below the line.
  private var clip: Rect? {
    guard let width = line.truncation?.clippedWidth else { return nil }
    let top = paragraph.origin.y + line.top - line.height
    return layout.map.rect(
      Rect(x: paragraph.origin.x + line.start, y: top, width: width, height: 3 * line.height))
  }

  // MARK: Text

  /// Draws the items span by span.
  private mutating func paintText() {
    let readings = line.readings(in: prepared, places: positions)
    var (index, reading) = (0, 0)
    while index < positions.count {
      guard let item = positions[index].item else {
        paintSign(positions[index])
        index += 1
        continue
      }
      let spanIndex = Int(prepared.items[item].span)
      var end = index + 1
      // Ruby is drawn directly after its base, so that the drawing is in reading order.
      let limit = reading < readings.count ? readings[reading].last + 1 : positions.count
      while end < limit, let next = positions[end].item,
        Int(prepared.items[next].span) == spanIndex
      {
        end += 1
      }
      paint(positions[index..<end], of: prepared.spans[spanIndex])
      while reading < readings.count, readings[reading].last < end {
        paint(readings[reading])
        reading += 1
      }
      index = end
    }
    if line.isHyphenated { paintHyphen() }
  }

  private mutating func paint(_ stretch: ArraySlice<ItemPosition>, of span: InlineSpan) {
    let run = prepared.source.runs[span.run]
    let address = run.link.flatMap { $0["href"] }
    let language = run.language.flatMap { $0 == layout.options.language ? nil : $0 }
    if let language { items.append(.begin(.language(language))) }
    if let address { items.append(.begin(.link(address: address))) }
    var runs = GlyphRunBuilder(
      shaped: prepared.shaped, text: prepared.source.text, transformed: prepared.transformed)
    for position in stretch {
      guard let index = position.item else { continue }
      let item = prepared.items[index]
      switch item.kind {
      case .cluster:
        runs.append(
          cluster: Int(item.content),
          at: paragraph.origin.x + position.x + Double(item.leading))
      case .combination:
        paintCombination(
          Int(item.content), at: paragraph.origin.x + position.x + Double(item.leading), span: span)
      case .box: paint(prepared.boxes[Int(item.content)], at: position, span: span)
      }
    }
    if !runs.isEmpty, span.style.isVisible { append(runs, span: span) }
    if address != nil { items.append(.end) }
    if language != nil { items.append(.end) }
  }

  private mutating func append(_ runs: GlyphRunBuilder, span: InlineSpan) {
    let origin = textOrigin(
      shift: shift(of: span), orientation: span.orientation, drop: span.style.sidewaysDrop)
    for run in runs.runs(
      size: span.style.font.size, color: span.style.color, shadows: span.style.shadows,
      orientation: span.orientation, direction: span.direction, origin: origin)
    {
      items.append(.glyphs(run))
    }
  }

  /// Returns the distance of a span's baseline above that of the line.
  func shift(of span: InlineSpan) -> Double { line.shift(of: span) }

  /// Returns the origin to which positions along the line are added: at the edge of the page, on
  /// the baseline.
  func textOrigin(shift: Double) -> Point {
    let point = map.point(Point(x: 0, y: baseline - shift))
    return layout.isVertical ? Point(x: point.x, y: 0) : Point(x: 0, y: point.y)
  }

  /// Draws the ellipsis of a truncated line.
  private mutating func paintSign(_ place: ItemPosition) {
    let truncation = line.truncations[place.truncation]
    guard truncation.style.isVisible else { return }
    var runs = GlyphRunBuilder(shaped: truncation.shaped, text: truncation.sign)
    var position = paragraph.origin.x + place.x
    for (index, cluster) in truncation.shaped.clusters.enumerated() {
      runs.append(cluster: index, at: position)
      position += cluster.advance
    }
    let orientation = GlyphOrientation(of: truncation.sign, in: layout.writingMode)
    for run in runs.runs(
      size: truncation.style.font.size, color: truncation.style.color,
      shadows: truncation.style.shadows, orientation: orientation,
      origin: textOrigin(shift: 0, orientation: orientation, drop: truncation.style.sidewaysDrop))
    {
      items.append(.glyphs(run))
    }
  }

  /// Draws the hyphen of a word divided at the end of the line.
  private mutating func paintHyphen() {
    guard let last = positions.last, let item = last.item else { return }
    let style = prepared.span(of: item).style
    guard style.isVisible else { return }
    var runs = GlyphRunBuilder(shaped: measurer.shaped("-", font: style.font), text: "-")
    runs.append(cluster: 0, at: paragraph.origin.x + last.x + last.width)
    let orientation: GlyphOrientation = layout.isVertical ? .sideways : .horizontal
    for run in runs.runs(
      size: style.font.size, color: style.color, orientation: orientation,
      origin: textOrigin(shift: 0, orientation: orientation, drop: style.sidewaysDrop))
    {
      items.append(.glyphs(run))
    }
  }

  // MARK: Boxes

  private func leading(of position: ItemPosition) -> Float {
    position.item.map { prepared.items[$0].leading } ?? 0
  }

  /// Draws an image or a custom box.
  private mutating func paint(_ box: PreparedBox, at position: ItemPosition, span: InlineSpan) {
    let lift =
      switch box.edge {
      case .top: line.baseline
      case .bottom: box.extent.height - (line.height - line.baseline)
      case nil: box.extent.above
      }
    guard span.style.isVisible else { return }
    let content = Rect(
      x: paragraph.origin.x + position.x + Double(leading(of: position)) + box.edges.inlineStart,
      y: baseline - lift + box.edges.blockStart, width: box.inlineSize, height: box.blockSize)
    let frame = map.rect(content)
    if span.style.background.alpha > 0 {
      items.append(.fill(map.rect(content.expanded(by: box.padding)), span.style.background))
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
