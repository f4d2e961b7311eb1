import MarkupText

/// Builds the backgrounds and the decoration lines of the inline elements on a line.
struct LineDecorationBuilder {
  private let placed: PlacedLine
  /// The indices of the elements with a background or decoration on the line.
  private let decorated: [Int]
  /// The visual rank of each position, counted from the left; empty unless needed for mixed
  /// directions.
  private let visualRanks: [Int]

  init(_ placed: PlacedLine, decorated: [Int]) {
    self.placed = placed
    self.decorated = decorated
    visualRanks =
      placed.shapedParagraph.isBidirectional && !decorated.isEmpty
      ? placed.positions.visualRanks : []
  }

  private var shapedParagraph: ShapedParagraph { placed.shapedParagraph }
  private var paragraph: ParagraphFragment { placed.paragraph }
  private var layout: MarkupLayout { placed.layout }
  private var baseline: Double { placed.baseline }
  private var map: PageMap { placed.map }

  /// Adds the backgrounds of the elements on the line, the outer ones first.
  func addBackgrounds(to items: inout [DisplayItem]) {
    for index in decorated {
      let element = shapedParagraph.elements[index]
      guard element.style.background.alpha > 0, element.style.isVisible else { continue }
      for extent in extents(of: element, withPadding: true) {
        let metrics = element.style.metrics
        let padding = element.padding
        let frame = Rect(
          x: paragraph.origin.x + extent.lowerBound,
          y: baseline - element.shift - metrics.ascent - padding.blockStart,
          width: extent.upperBound - extent.lowerBound,
          height: metrics.ascent + metrics.descent + padding.blockSum)
        items.append(.fill(map.rect(frame), element.style.background))
      }
    }
  }

  /// Adds underlines, overlines and lines through the text.
  func addDecorations(to items: inout [DisplayItem]) {
    for style in paragraph.decorations where style.isVisible {
      guard let extent = placed.visualExtent else { continue }
      addDecoration(
        style, from: extent.lowerBound, to: extent.upperBound, shift: 0, offset: 0, to: &items)
    }
    for index in decorated {
      let element = shapedParagraph.elements[index]
      guard element.style.hasTextDecoration, element.style.isVisible else { continue }
      for extent in extents(of: element, withPadding: false) {
        addDecoration(
          element.style, from: extent.lowerBound, to: extent.upperBound, shift: element.shift,
          offset: element.range.lowerBound, to: &items)
      }
    }
  }

  /// Returns the ranges that an element covers on the line, from left to right; on a bidirectional
  /// line there may be more than one.
  private func extents(of element: InlineBoxSpan, withPadding isPadded: Bool) -> [Range<Double>] {
    if shapedParagraph.isBidirectional { return visualExtents(of: element) }
    var extent: Range<Double>?
    for placement in placed.positions[placed.placementIndices(in: element.range)] {
      guard let item = placement.item else { continue }
      var (left, right) = (placement.x, placement.x + placement.width)
      if let inset = element.startInset, inset.item == item {
        left += inset.outside + (isPadded ? 0 : element.padding.inlineStart)
      }
      if let inset = element.endInset, inset.item == item {
        right -= inset.outside + (isPadded ? 0 : element.padding.inlineEnd)
      }
      let start = extent?.lowerBound ?? left
      extent = start..<max(start, extent?.upperBound ?? right, right)
    }
    return extent.map { [$0] } ?? []
  }

  private func addDecoration(
    _ style: UsedStyle, from start: Double, to end: Double, shift: Double, offset: Int,
    to items: inout [DisplayItem]
  ) {
    let metrics = style.metrics
    let thickness = style.decorationThickness
    let isCentered = layout.writingMode.centersLines
    for line in style.decorationLines {
      let height: Double
      switch line {
      case .underline where isCentered, .overline where isCentered:
        let language = shapedParagraph.source.run(at: offset)?.language ?? layout.options.language
        height = verticalDecorationHeight(
          line, style: style, language: language, thickness: thickness)
      case .underline:
        height = -(style.underlineOffset ?? metrics.underlinePosition)
      case .overline: height = metrics.ascent
      case .lineThrough:
        // The position from the font is the middle of the x-height, which is too low for kanji;
        // browsers use a third of the ascent.
        height = isCentered ? 0 : max(metrics.strikethroughPosition, metrics.ascent / 3)
      default: continue
      }
      let origin = map.point(
        Point(x: paragraph.origin.x + start, y: baseline - shift - height))
      items.append(
        .decoration(
          DecorationLine(
            start: origin, length: max(0, end - start), thickness: thickness,
            style: style.decorationStyle, color: style.decorationColor, kind: line,
            isVertical: layout.isVertical)))
    }
  }

  /// Returns the distance from the middle of a vertical line to a decoration line, positive to the
  /// right.
  ///
  /// The underline is at the right of Japanese and Korean text and at the left of other text; the
  /// overline is at the opposite side (CSS Text Decoration 4 §2.7, and the default style sheet of
  /// Level 3).
  private func verticalDecorationHeight(
    _ line: StyleKeyword, style: UsedStyle, language: String?, thickness: Double
  ) -> Double {
    let isAtRight = (line == .underline) == style.underlinesAtRight(in: language)
    let offset = line == .underline ? style.underlineOffset ?? 0 : 0
    // The decoration line touches the text from outside.
    let distance = style.font.size / 2 + offset + thickness / 2
    return isAtRight ? distance : -distance
  }

  // MARK: Mixed directions

  /// Returns the ranges that an element covers on a bidirectional line, from left to right: one
  /// range for each visually contiguous run of its items.
  private func visualExtents(of element: InlineBoxSpan) -> [Range<Double>] {
    let positions = placed.positions
    let indices = placed.placementIndices(in: element.range).filter { positions[$0].item != nil }
      .sorted { visualRanks[$0] < visualRanks[$1] }
    var found: [Range<Double>] = []
    var last: Int?
    for index in indices {
      let (start, end) = (positions[index].x, positions[index].x + positions[index].width)
      if let last, let run = found.last, visualRanks[index] == visualRanks[last] + 1 {
        found[found.count - 1] = run.lowerBound..<max(run.upperBound, end)
      } else {
        found.append(start..<max(start, end))
      }
      last = index
    }
    return found
  }
}

extension [ItemPlacement] {
  /// The visual rank of each position, counted from the left.
  fileprivate var visualRanks: [Int] {
    let order = indices.sorted { (self[$0].x, $0) < (self[$1].x, $1) }
    var ranks = [Int](repeating: 0, count: count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    return ranks
  }
}
