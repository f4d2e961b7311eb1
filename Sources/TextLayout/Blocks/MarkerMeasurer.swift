import MarkupText

/// Shapes and measures the markers of list items.
struct MarkerMeasurer {
  let blocks: BlockSizing

  private var context: TypesettingContext { blocks.context }

  /// The space beside bullets and images, as in browsers.
  private static var markerPadding: Double { 7 }

  /// Measures a marker.
  func measure(_ marker: ListMarker, style: ComputedStyle) -> MeasuredMarker {
    let used = blocks.used(style)
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
    if context.measurer.grid == nil, let bullet = ListBullet(used) {
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
    let isRightToLeft = marker.style.box.isRightToLeft
    let count = marker.text.utf8.count
    let levels = context.measurer.bidirectionalLevels(
      of: marker.text, base: isRightToLeft ? .rightToLeft : .leftToRight)
    var runs: [(range: Range<Int>, level: UInt8)] = []
    var start = 0
    while start < count {
      let level = levels?[start] ?? 0
      var end = levels == nil ? count : start + 1
      while let levels, end < count, levels[end] == level { end += 1 }
      runs.append((start..<end, level))
      start = end
    }
    var shapedRuns: [(first: Int, end: Int, level: UInt8)] = []
    for run in runs {
      let first = marker.shaped.clusters.count
      context.measurer.shape(
        ShapingRequest(
          range: run.range, font: marker.style.font,
          direction: run.level % 2 == 1 ? .rightToLeft : .leftToRight,
          orientation: marker.orientation),
        of: marker.text, into: &marker.shaped)
      shapedRuns.append((first, marker.shaped.clusters.count, run.level))
    }
    marker.positions = Array(repeating: 0, count: marker.shaped.clusters.count)
    // A marker is a number with its punctuation: in right-to-left text the runs follow each other
    // to the left.
    for run in isRightToLeft && levels != nil ? shapedRuns.reversed() : shapedRuns {
      let clusters = run.first..<run.end
      for index in run.level % 2 == 1 ? Array(clusters.reversed()) : Array(clusters) {
        marker.positions[index] = marker.width
        marker.width += marker.shaped.clusters[index].advance
      }
    }
  }

  /// Computes the gap beside a marker's text.
  private func addGap(to marker: inout MeasuredMarker) {
    marker.gap =
      context.measurer.grid?.columnWidth
      ?? context.spaceAdvance(marker.style.font) * Double(marker.style.spacesAfterMarker)
    marker.insideIndent = marker.width + marker.gap
  }
}
