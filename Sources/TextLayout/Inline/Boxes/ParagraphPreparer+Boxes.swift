import LineBreaking
import MarkupText

extension ParagraphPreparer {
  /// Appends an image, a `lambda` or an empty inline block.
  mutating func appendBox(_ runIndex: Int, _ run: StyledRun, place: InlinePlace) {
    let style = used(run.style, language: run.language)
    guard let boxIndex = boxIndex(at: run.range.lowerBound) else {
      return appendNothing(runIndex, run, style: style, place: place)
    }
    let node = source.boxes[boxIndex].node
    let measured = measure(node, style: style)
    let own = placement(
      of: style, inlineBox: measured, place: place)
    let box = PreparedBox(
      box: boxIndex, inlineSize: measured.inline, blockSize: measured.block,
      edges: measured.edges, padding: measured.padding, extent: own.extent, edge: own.edge,
      kind: measured.kind)
    boxes.append(box)
    let advance = max(0, measured.inline + measured.edges.inlineSum)
    let item = Paragraph.Item(
      length: run.range.count, advance: advance, em: style.font.size)
    breakingDraft.append(item)
    items.append(
      InlineItem(
        offset: Int32(truncatingIfNeeded: run.range.lowerBound),
        content: Int32(truncatingIfNeeded: boxes.count - 1), advance: item.advance,
        span: Int32(truncatingIfNeeded: spans.count), level: levels?[run.range.lowerBound] ?? 0,
        kind: .box))
    spans.append(
      InlineSpan(
        items: items.count - 1..<items.count, run: runIndex, style: style,
        orientation: .horizontal, direction: .leftToRight, shift: 0, extent: own.extent,
        edge: own.edge))
    position += item.advance
  }

  /// Returns the index of the paragraph's box at an offset, or nil if there is none.
  private func boxIndex(at offset: Int) -> Int? {
    let boxes = source.boxes
    var (low, high) = (0, boxes.count)
    while low < high {
      let middle = (low + high) / 2
      if boxes[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low < boxes.count && boxes[low].offset == offset ? low : nil
  }

  /// Appends a zero-width box for a run whose box is unknown, so that its text is still covered.
  private mutating func appendNothing(
    _ runIndex: Int, _ run: StyledRun, style: UsedStyle, place: InlinePlace
  ) {
    boxes.append(
      PreparedBox(
        box: 0, inlineSize: 0, blockSize: 0, edges: .zero, extent: LineExtent(above: 0, below: 0),
        edge: nil, kind: .empty))
    breakingDraft.append(Paragraph.Item(length: run.range.count, advance: 0, em: 0))
    items.append(
      InlineItem(
        offset: Int32(truncatingIfNeeded: run.range.lowerBound),
        content: Int32(truncatingIfNeeded: boxes.count - 1), advance: 0,
        span: Int32(truncatingIfNeeded: spans.count), kind: .box))
    spans.append(
      InlineSpan(
        items: items.count - 1..<items.count, run: runIndex, style: style,
        orientation: .horizontal, direction: .leftToRight, shift: place.shift,
        extent: LineExtent(above: 0, below: 0), edge: nil))
  }

  struct MeasuredBox {
    var inline: Double
    var block: Double
    var edges: LogicalEdges
    var padding = LogicalEdges.zero
    var kind: PreparedBox.Kind
  }

  /// Measures a box: by its style, otherwise its attributes, otherwise its natural size.
  private mutating func measure(_ node: MarkupNode, style: UsedStyle) -> MeasuredBox {
    let padding = LogicalEdges(isVertical: context.isVertical) { side in
      max(0, style.style.pixels(side.padding, percentageBase: width))
    }
    var edges = LogicalEdges(isVertical: context.isVertical) { side in
      style.style.pixels(side.margin, percentageBase: width)
    }
    edges.add(padding)
    let kind: PreparedBox.Kind
    var natural: Size?
    if node.name == "img" {
      let address = node["src"] ?? ""
      natural = context.options.images?.image(at: address)?.size
      kind = .image(address: address, alternativeText: node["alt"] ?? "", natural: natural)
      if context.measurer.grid != nil {
        dependsOnWidth = true
        let size = labelSize(of: node["alt"] ?? "", style: style)
        return MeasuredBox(inline: size.width, block: size.height, edges: .zero, kind: kind)
      }
    } else if node.name == "lambda" {
      kind = .custom(name: node["id"] ?? "")
    } else {
      kind = .empty
    }
    let sizes: [StyleProperty] = [.width, .height, .minWidth, .maxWidth]
    if natural != nil || style.style.hasPercentageEdges
      || sizes.contains(where: { style.style.isPercentage($0) })
    {
      dependsOnWidth = true
    }
    func given(_ property: StyleProperty, _ attribute: String) -> Double? {
      if let value = style.style.pixelsIfLength(
        property, percentageBase: property == .height ? nil : width)
      {
        return value
      }
      return node[attribute].flatMap { Double(htmlDimension: $0) }
    }
    let size = usedSize(
      width: given(.width, "width"), height: given(.height, "height"), natural: natural,
      limits: BoxSizeLimits(style.style, lineWidth: width))
    let snapped = Size(
      width: context.snapped(size.width, along: .inline),
      height: context.snapped(size.height, along: .block))
    return context.isVertical
      ? MeasuredBox(
        inline: snapped.height, block: snapped.width, edges: edges, padding: padding, kind: kind)
      : MeasuredBox(
        inline: snapped.width, block: snapped.height, edges: edges, padding: padding, kind: kind)
  }

  /// Returns the size of the label shown for an image in a terminal: one row, and not wider than
  /// the line.
  private func labelSize(of alternativeText: String, style: UsedStyle) -> Size {
    guard !alternativeText.isEmpty, let grid = context.measurer.grid else { return .zero }
    let label = ImageLabel.text(for: alternativeText)
    let advance = context.measurer.shaped(label, font: style.font).advance
    return Size(width: min(advance, max(width, 0)), height: grid.rowHeight)
  }

  /// Returns the size of a box, within the limits of its style.
  ///
  /// If both width and height are specified, they are used unchanged; if one of them is specified,
  /// the aspect ratio is preserved; otherwise the natural size is used. An image is not wider than
  /// the line, unless both are specified or the style has a maximum width.
  private func usedSize(
    width: Double?, height: Double?, natural: Size?, limits: BoxSizeLimits
  ) -> Size {
    let aspect = natural.flatMap { $0.height > 0 ? $0.width / $0.height : nil }
    var size: Size
    switch (width, height) {
    case (let width?, let height?): return limits.clamped(Size(width: width, height: height))
    case (let width?, nil):
      size = Size(width: max(0, width), height: aspect.map { max(0, width) / $0 } ?? 0)
    case (nil, let height?):
      size = Size(width: aspect.map { max(0, height) * $0 } ?? 0, height: max(0, height))
    case (nil, nil): size = natural ?? .zero
    }
    func setWidth(_ new: Double) {
      let scaled = size.width > 0 ? size.height * new / size.width : 0
      size = Size(width: new, height: height ?? scaled)
    }
    func setHeight(_ new: Double) {
      let scaled = size.height > 0 ? size.width * new / size.height : size.width
      size = Size(width: width ?? scaled, height: new)
    }
    let line = natural == nil ? .infinity : max(0, self.width)
    let widest = limits.maximumWidth ?? line
    if size.width > widest { setWidth(widest) }
    if let highest = limits.maximumHeight, size.height > highest { setHeight(highest) }
    if size.width < limits.minimumWidth { setWidth(limits.minimumWidth) }
    if size.height < limits.minimumHeight { setHeight(limits.minimumHeight) }
    return size
  }

  /// Returns the extent of a box on the line, with its lower edge on the baseline by default.
  private func placement(
    of style: UsedStyle, inlineBox box: MeasuredBox, place: InlinePlace
  ) -> (extent: LineExtent, edge: LineEdgeAlignment?) {
    let height = box.block + box.edges.blockSum
    var extent = LineExtent(above: height, below: 0)
    if context.centersLines {
      // The baseline of a vertical line is in the middle of its content.
      return (LineExtent(above: height / 2, below: height / 2), nil)
    }
    let metrics = style.metrics
    switch style.style[.verticalAlign] {
    case .keyword(.middle):
      extent = LineExtent(
        above: metrics.xHeight / 2 + height / 2, below: height / 2 - metrics.xHeight / 2)
    case .keyword(.top): return (extent, .top)
    case .keyword(.bottom): return (extent, .bottom)
    case .keyword(.textTop):
      extent = LineExtent(above: metrics.ascent, below: height - metrics.ascent)
    case .keyword(.textBottom):
      extent = LineExtent(above: height - metrics.descent, below: metrics.descent)
    case .keyword(.sub): extent = extent.raised(by: -style.subscriptDrop)
    case .keyword(.super): extent = extent.raised(by: style.superscriptRise)
    case .length(let length):
      extent = extent.raised(
        by: style.style.pixels(length, percentageBase: style.lineHeight ?? metrics.lineHeight) ?? 0)
    default: break
    }
    return (extent.raised(by: place.shift), place.edge)
  }
}

/// The minimum and maximum size of a box, in px.
private struct BoxSizeLimits {
  var minimumWidth: Double
  var minimumHeight: Double
  var maximumWidth: Double?
  var maximumHeight: Double?

  init(_ style: ComputedStyle, lineWidth: Double) {
    func length(_ property: StyleProperty, _ base: Double?) -> Double? {
      style.pixelsIfLength(property, percentageBase: base).map { max(0, $0) }
    }
    minimumWidth = length(.minWidth, lineWidth) ?? 0
    maximumWidth = length(.maxWidth, lineWidth)
    // The height of the containing block is not known.
    minimumHeight = length(.minHeight, nil) ?? 0
    maximumHeight = length(.maxHeight, nil)
  }

  /// Returns a size with width and height limited independently; minimums take precedence over
  /// maximums (CSS 2.2 §10.4).
  func clamped(_ size: Size) -> Size {
    Size(
      width: max(minimumWidth, min(size.width, maximumWidth ?? .infinity)),
      height: max(minimumHeight, min(size.height, maximumHeight ?? .infinity)))
  }
}

extension Double {
  /// Parses the number at the start of an attribute such as `width`, in px (HTML §2.3.4.4); nil if
  /// it is missing or a percentage.
  init?(htmlDimension text: String) {
    var digits = ""
    for byte in text.utf8.drop(while: { $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      if (0x30...0x39).contains(byte) || (byte == 0x2E && !digits.contains(".")) {
        digits.unicodeScalars.append(Unicode.Scalar(byte))
      } else if byte == 0x25 {
        return nil
      } else {
        break
      }
    }
    guard let value = Double(digits), value.isFinite else { return nil }
    self = value.clampedToPage
  }
}
