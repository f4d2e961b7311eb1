import MarkupText

extension LinePainter {
  /// Draws the backgrounds of the elements on the line, the outer ones first.
  mutating func paintBackgrounds() {
    for index in decorated {
      let element = prepared.elements[index]
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

  /// Draws underlines, overlines and lines through the text.
  mutating func paintDecorations() {
    for style in paragraph.decorations where style.isVisible {
      guard let extent = visualExtent else { continue }
      paintDecoration(style, from: extent.lowerBound, to: extent.upperBound, shift: 0, offset: 0)
    }
    for index in decorated {
      let element = prepared.elements[index]
      guard element.style.style[.textDecorationLine] != .keyword(.none), element.style.isVisible
      else { continue }
      for extent in extents(of: element, withPadding: false) {
        paintDecoration(
          element.style, from: extent.lowerBound, to: extent.upperBound, shift: element.shift,
          offset: element.range.lowerBound)
      }
    }
  }

  /// Returns the ranges that an element covers on the line, from left to right; on a bidirectional
  /// line there may be more than one.
  func extents(of element: ElementSpan, withPadding isPadded: Bool) -> [Range<Double>] {
    if prepared.isBidirectional { return visualExtents(of: element) }
    var extent: Range<Double>?
    for place in positions[places(in: element.range)] {
      guard let item = place.item else { continue }
      var (left, right) = (place.x, place.x + place.width)
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

  private mutating func paintDecoration(
    _ style: UsedStyle, from start: Double, to end: Double, shift: Double, offset: Int
  ) {
    let lines: [StyleKeyword] =
      switch style.style[.textDecorationLine] {
      case .keyword(let keyword): [keyword]
      case .keywords(let keywords): keywords
      default: []
      }
    let metrics = style.metrics
    let thickness =
      style.style.pixelsIfLength(
        .textDecorationThickness, percentageBase: style.font.size)
      ?? style.automaticThickness
    let isCentered = layout.writingMode.centersLines
    for line in lines {
      let height: Double
      switch line {
      case .underline where isCentered, .overline where isCentered:
        let language = prepared.source.run(at: offset)?.language ?? layout.options.language
        height = verticalDecorationHeight(
          line, style: style, language: language, thickness: thickness)
      case .underline:
        let offset = style.style.pixelsIfLength(
          .textUnderlineOffset, percentageBase: style.font.size)
        height = -(offset ?? metrics.underlinePosition)
      case .overline: height = metrics.ascent
      case .lineThrough:
        // The position from the font is the middle of the x-height, which is too low for kanji;
        // browsers use a third of the ascent.
        height = isCentered ? 0 : max(metrics.strikethroughPosition, metrics.ascent / 3)
      default: continue
      }
      let place = map.point(
        Point(x: paragraph.origin.x + start, y: baseline - shift - height))
      items.append(
        .decoration(
          DecorationLine(
            start: place, length: max(0, end - start), thickness: thickness,
            style: style.style.keyword(.textDecorationStyle) ?? .solid,
            color: style.style.color(.textDecorationColor), kind: line,
            isVertical: layout.isVertical)))
    }
  }
}
