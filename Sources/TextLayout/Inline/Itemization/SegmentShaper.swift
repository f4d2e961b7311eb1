import LineBreaking
import MarkupText

/// Shapes segments of text and appends their items.
struct SegmentShaper {
  private let input: ParagraphInput

  init(_ input: ParagraphInput) { self.input = input }

  /// Shapes a segment, and appends an item for each cluster.
  func append(_ segment: TextSegment, to content: inout InlineContent) {
    content.endClusters()
    let style = segment.style
    let firstCluster = content.shaped.clusters.count
    shape(
      ShapingRequest(
        range: segment.range, font: style.font, direction: segment.direction,
        orientation: segment.orientation, allowsLigatures: style.letterSpacing == 0),
      style: style, into: &content)
    let firstItem = content.items.count
    appendItems(from: firstCluster, of: segment, to: &content)
    guard content.items.count > firstItem else { return }
    let extent = extent(
      of: style, clusters: firstCluster..<content.shaped.clusters.count, in: content.shaped)
    content.spans.append(
      InlineSpan(
        items: firstItem..<content.items.count, run: segment.run, style: style,
        orientation: segment.orientation, direction: segment.direction,
        shift: segment.placement.shift, extent: extent.raised(by: segment.placement.shift),
        mixesFaces: extent != style.extent, edge: segment.placement.edge))
  }

  /// Shapes tate-chu-yoko, and appends it as one item with an advance of one em.
  func appendTateChuYoko(_ segment: TextSegment, to content: inout InlineContent) {
    content.endClusters()
    let (style, placement) = (segment.style, segment.placement)
    let firstCluster = content.shaped.clusters.count
    shape(ShapingRequest(range: segment.range, font: style.font), style: style, into: &content)
    let clusters = firstCluster..<content.shaped.clusters.count
    guard let first = clusters.first else { return }
    let em = style.font.size
    let width = content.shaped.clusters[clusters].reduce(0) { $0 + $1.advance }
    let stretch = width > em * TateChuYokoRun.tolerance ? em / width : 1
    content.tateChuYokoRuns.append(
      TateChuYokoRun(clusters: clusters, width: width * stretch, stretch: stretch))
    // Line-edge restrictions depend on the first character (CSS Writing Modes 4 §9.1.2).
    let scalar = Unicode.Scalar(content.shaped.clusters[first].scalar) ?? "\u{FFFD}"
    let traits = Paragraph.Item(length: 0, advance: 0, em: em, scalar: scalar).traits
    let item = Paragraph.Item(
      length: segment.range.count, advance: max(0, em + style.letterSpacing), em: em,
      spacing: .tateChuYoko, traits: traits.intersection([.notAtLineStart, .notAtLineEnd]))
    var extent = style.extent
    extent.formUnion(LineExtent(above: width * stretch / 2, below: width * stretch / 2))
    content.append(
      item, at: segment.range.lowerBound, kind: .tateChuYoko,
      content: content.tateChuYokoRuns.count - 1, level: segment.level,
      in: InlineSpan(
        items: 0..<0, run: segment.run, style: style, orientation: .upright,
        direction: .leftToRight, shift: placement.shift,
        extent: extent.raised(by: placement.shift), edge: placement.edge))
  }

  // MARK: Shaping

  /// Returns the paragraph's text after `text-transform`, which is computed once.
  func transformedText(for content: inout InlineContent) -> TransformedText {
    if let known = content.transformed { return known }
    let transformed = TransformedText(
      input.source, language: input.context.options.language
    ) { run in
      input.used(run.style, language: run.language).textTransform
    }
    content.transformed = transformed
    return transformed
  }

  /// Shapes a range of text in a style; text changed by `text-transform` is shaped as it is
  /// displayed, and mapped to source offsets.
  private func shape(
    _ request: ShapingRequest, style: UsedStyle, into content: inout InlineContent
  ) {
    let measurer = input.context.measurer
    guard style.transformsText else {
      measurer.shape(request, of: input.source.text, into: &content.shaped)
      return
    }
    let transformed = transformedText(for: &content)
    var shownRequest = request
    shownRequest.range = transformed.shownRange(request.range)
    let firstCluster = content.shaped.clusters.count
    let firstMissing = content.shaped.missing.count
    measurer.shape(shownRequest, of: transformed.text, into: &content.shaped)
    content.shaped.moveToSource(
      fromCluster: firstCluster, fromMissing: firstMissing, end: request.range.upperBound,
      transformed, isDown: request.orientation == .upright)
  }

  /// Returns the extent of text above and below its own baseline; with a line height of `normal`,
  /// fallback fonts contribute too.
  private func extent(
    of style: UsedStyle, clusters: Range<Int>, in shaped: ShapedText
  ) -> LineExtent {
    let context = input.context
    var extent = style.extent
    guard style.lineHeight == nil, context.measurer.grid == nil else { return extent }
    if shaped.faceMetrics.count == 1, !clusters.isEmpty {
      extent.formUnion(context.extent(of: shaped.faceMetrics[0]))
      return extent
    }
    var last: Int32 = -1
    for index in clusters where shaped.clusters[index].face != last {
      last = shaped.clusters[index].face
      guard shaped.faceMetrics.indices.contains(Int(last)) else { continue }
      extent.formUnion(context.extent(of: shaped.faceMetrics[Int(last)]))
    }
    return extent
  }

  // MARK: Items

  /// Appends an item for each cluster of a segment, the last one in the text.
  private func appendItems(
    from firstCluster: Int, of segment: TextSegment, to content: inout InlineContent
  ) {
    let style = segment.style
    let isFirst = content.items.isEmpty && firstCluster == 0
    let hasSpacing = style.letterSpacing != 0 || style.wordSpacing != 0
    if isFirst, !hasSpacing, appendClusters(em: style.font.size, to: &content) {
      content.items = InlineItems(clusters: content.shaped.clusters, level: segment.level)
    } else {
      appendSpacedItems(
        from: firstCluster, of: segment, hasSpacing: hasSpacing, to: &content)
    }
  }

  /// Passes all clusters to the line breaker, and returns false if the advance of one of them
  /// differs from the shaped one: tabs and invisible characters.
  private func appendClusters(em: Double, to content: inout InlineContent) -> Bool {
    var isAsMeasured = true
    var draft = ParagraphDraft()
    content.shaped.clusters.withUnsafeBufferPointer { clusters in
      draft.append(count: clusters.count, em: em) { writer in
        for cluster in clusters {
          let advance = writer.append(
            length: cluster.length, advance: cluster.advance, scalar: cluster.scalar)
          if advance != cluster.advance || cluster.scalar == 0x09 { isAsMeasured = false }
        }
      }
    }
    if isAsMeasured { content.breakingDraft = draft }
    return isAsMeasured
  }

  /// Appends items whose advances may differ from those of their clusters.
  private func appendSpacedItems(
    from firstCluster: Int, of segment: TextSegment, hasSpacing: Bool,
    to content: inout InlineContent
  ) {
    let (style, level) = (segment.style, segment.level)
    let isReversed = level & 1 == 1
    let span = Int32(truncatingIfNeeded: content.spans.count)
    let clusters = content.shaped.clusters[firstCluster...]
    var placed: [InlineItem] = []
    placed.reserveCapacity(clusters.count)
    // The draft is moved out of the content, so that it is changed in place.
    var (position, draft) = (content.position, content.breakingDraft)
    content.breakingDraft = ParagraphDraft()
    draft.append(count: clusters.count, em: style.font.size) { writer in
      for index in clusters.indices {
        let cluster = clusters[index]
        var advance = cluster.advance
        if hasSpacing || cluster.scalar < 0x20 {
          let scalar = Unicode.Scalar(cluster.scalar) ?? "\u{FFFD}"
          advance = spacedAdvance(of: scalar, advance, style: style, position: position)
        }
        advance = writer.append(
          length: cluster.length, advance: advance, scalar: cluster.scalar)
        placed.append(
          InlineItem(
            offset: cluster.offset, content: Int32(truncatingIfNeeded: index), advance: advance,
            // The space after a right-to-left character is at its left.
            leading: isReversed ? Float(advance - cluster.advance) : 0,
            span: span, level: level, kind: .cluster))
        position = cluster.isLineEnd ? 0 : position + advance
      }
    }
    (content.position, content.breakingDraft) = (position, draft)
    content.items.append(contentsOf: placed)
  }

  /// Returns the advance of a character with letter and word spacing, or to the next tab stop.
  private func spacedAdvance(
    of scalar: Unicode.Scalar, _ advance: Double, style: UsedStyle, position: Double
  ) -> Double {
    if scalar == "\t" { return tabAdvance(style, at: position) }
    var advance = advance
    if !scalar.isLineEnd { advance += style.letterSpacing }
    if scalar == " " || scalar == "\u{A0}" { advance += style.wordSpacing }
    return max(advance, 0)
  }

  /// Returns the distance to the next tab stop (CSS Text 3 §4.2).
  private func tabAdvance(_ style: UsedStyle, at position: Double) -> Double {
    let context = input.context
    let grid = context.measurer.grid
    let interval = style.tabInterval(
      spaceAdvance: grid?.columnWidth ?? context.spaceAdvance(style.font))
    guard interval > 0, interval.isFinite else { return 0 }
    let next = ((position / interval).rounded(.down) + 1) * interval
    // A tab of less than half a space is not visible, so it advances to the stop after that one.
    let isSeen = grid != nil || next - position >= context.spaceAdvance(style.font) / 2
    return isSeen ? next - position : next + interval - position
  }
}
