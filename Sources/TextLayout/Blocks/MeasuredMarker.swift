import MarkupText

/// A shaped or measured list marker, with the space that browsers leave beside it.
struct MeasuredMarker {
  var text: String
  var shaped = ShapedText()
  var style: UsedStyle
  var orientation = GlyphOrientation.horizontal
  /// The positions of the clusters, from the left edge of the marker.
  var positions: [Double] = []
  var image: EncodedImage?
  var address = ""
  /// The shape drawn instead of the text.
  var bullet: ListBullet?
  /// The distance from the baseline up to the lower edge of the shape.
  var bulletBottom = 0.0
  var width = 0.0
  /// The height of the image.
  var height = 0.0
  /// The gap between an outside marker and the text.
  var gap = 0.0
  /// The distance from the start of the line to the text, for an inside marker.
  var insideIndent = 0.0

  /// Returns the marker with the left end of its baseline at a point.
  func placed(at origin: Point) -> PlacedMarker {
    PlacedMarker(
      text: text, shaped: shaped, positions: positions, style: style, origin: origin,
      orientation: orientation,
      image: image.map {
        PlacedImage(
          image: $0, frame: Rect(x: 0, y: -height, width: width, height: height),
          alternativeText: text, address: address)
      },
      bullet: bullet.map {
        PlacedBullet(
          bullet: $0, frame: Rect(x: 0, y: -bulletBottom - width, width: width, height: width))
      })
  }
}

extension BlockBuilder {
  /// The space beside bullets and images, as in browsers.
  private static var markerPadding: Double { 7 }

  /// Measures a marker.
  mutating func measure(_ marker: ListMarker, style: ComputedStyle) -> MeasuredMarker {
    let used = styles.used(
      style, language: context.options.language, isCentered: context.centersLines)
    var measured = MeasuredMarker(text: marker.text, style: used)
    if let address = marker.imageAddress, context.measurer.grid == nil,
      let image = context.options.images?.image(at: address)
    {
      measured.image = image
      measured.address = address
      (measured.width, measured.height) =
        context.isVertical
        ? (image.size.height, image.size.width) : (image.size.width, image.size.height)
      measured.gap = Self.markerPadding
      measured.insideIndent = measured.width + Self.markerPadding
      return measured
    }
    if context.measurer.grid == nil, let bullet = ListBullet(style) {
      // In centered lines, the style's ascent and descent are those relative to the middle.
      let metrics = BulletMetrics(
        context.measurer.metrics(for: used.font), padding: Self.markerPadding,
        isCentered: context.centersLines)
      measured.bullet = bullet
      (measured.width, measured.bulletBottom) = (metrics.size, metrics.bottom)
      measured.gap = metrics.gap
      measured.insideIndent = metrics.size + 1 + used.font.size
      return measured
    }
    shape(&measured)
    addGap(to: &measured)
    return measured
  }

  /// Shapes the text of a marker.
  private func shape(_ marker: inout MeasuredMarker) {
    marker.orientation = GlyphOrientation(of: marker.text, in: context.writingMode)
    let isRightToLeft = marker.style.style.has(.rtl, for: .direction)
    let count = marker.text.utf8.count
    let levels = context.measurer.bidirectionalLevels(
      of: marker.text, base: isRightToLeft ? .rightToLeft : .leftToRight)
    var stretches: [(range: Range<Int>, level: UInt8)] = []
    var start = 0
    while start < count {
      let level = levels?[start] ?? 0
      var end = levels == nil ? count : start + 1
      while let levels, end < count, levels[end] == level { end += 1 }
      stretches.append((start..<end, level))
      start = end
    }
    var places: [(first: Int, end: Int, level: UInt8)] = []
    for stretch in stretches {
      let first = marker.shaped.clusters.count
      context.measurer.shape(
        ShapingRequest(
          range: stretch.range, font: marker.style.font,
          direction: stretch.level % 2 == 1 ? .rightToLeft : .leftToRight,
          orientation: marker.orientation),
        of: marker.text, into: &marker.shaped)
      places.append((first, marker.shaped.clusters.count, stretch.level))
    }
    marker.positions = Array(repeating: 0, count: marker.shaped.clusters.count)
    // A marker is a number with its punctuation: in right-to-left text the runs follow each other
    // to the left.
    for place in isRightToLeft && levels != nil ? places.reversed() : places {
      let clusters = place.first..<place.end
      for index in place.level % 2 == 1 ? Array(clusters.reversed()) : Array(clusters) {
        marker.positions[index] = marker.width
        marker.width += marker.shaped.clusters[index].advance
      }
    }
  }

  /// Computes the gap beside a marker's text.
  private func addGap(to marker: inout MeasuredMarker) {
    marker.gap =
      context.measurer.grid?.columnWidth
      ?? context.spaceAdvance(marker.style.font) * Double(marker.style.style.spacesBehindMarker)
    marker.insideIndent = marker.width + marker.gap
  }
}

extension ComputedStyle {
  /// The number of spaces between a marker and the text, which are those at the end of the marker.
  fileprivate var spacesBehindMarker: Int {
    func spaces(_ text: String) -> Int { text.utf8.reversed().prefix { $0 == 0x20 }.count }
    switch self[.listStyleType] {
    case .name(let name): return spaces((CounterStyle(name: name) ?? .decimal).suffix)
    case .string(let string): return spaces(string)
    default: return 0
    }
  }
}
