import LineBreaking
import MarkupText
import TextFoundation

/// Shapes a paragraph and finds its line break opportunities.
///
/// Use each value for one paragraph only.
struct ParagraphPreparer {
  let text: StyledText
  let index: Int
  let source: StyledParagraph
  let context: TypesettingContext
  /// The width of the lines, for boxes that depend on it.
  let width: Double
  let block: StyledBlock

  var shaped = ShapedText()
  var items = InlineItems()
  var breakingDraft = ParagraphDraft()
  var spans: [InlineSpan] = []
  var boxes: [PreparedBox] = []
  var rubies: [PreparedRuby] = []
  var emphases: [PreparedEmphasis] = []
  /// The space that wide ruby shares with neighboring items.
  var overlaps: [Paragraph.Overlap] = []
  /// The most recently used annotation style at half the size of its base style.
  var halved: (style: UsedStyle, half: AnnotationStyle)?
  var combinations: [PreparedCombination] = []
  var elements: [ElementSpan] = []
  let styles: UsedStyleCache
  var levels: [UInt8]?
  /// The displayed text, if `text-transform` changes it.
  var transformed: TransformedText?
  var directions = BaseDirections()
  var dependsOnWidth = false
  /// The position in the line since the last forced break, for tabs.
  var position = 0.0

  init(
    _ index: Int, of text: StyledText, elements: [Int], width: Double,
    context: TypesettingContext, styles: UsedStyleCache
  ) {
    self.text = text
    self.index = index
    source = text.paragraphs[index]
    block = text.blocks[source.block]
    self.context = context
    self.width = width
    self.styles = styles
    collect(elements)
  }

  /// Shapes and measures all content of the paragraph.
  mutating func prepare() -> PreparedParagraph {
    let strut = used(block.style, language: source.runs.first?.language)
    if source.runs.count > 1 {
      let capacity = source.text.estimatedClusters
      shaped.clusters.reserveCapacity(capacity)
      shaped.glyphs.reserveCapacity(capacity)
    }
    findLevels()
    var open = ElementStack()
    for (runIndex, run) in source.runs.enumerated() {
      endClusters()
      let place = open.advance(to: run.range.lowerBound, in: elements)
      switch run.kind {
      case .box: appendBox(runIndex, run, place: place)
      case .text, .forcedBreak, .breakOpportunity: appendText(runIndex, run, place: place)
      }
    }
    addRoomOfElements()
    prepareAnnotations()
    let rules = rules(strut: strut)
    let breaking = Paragraph(
      &breakingDraft, opportunities: opportunities(rules), overlaps: overlaps,
      options: rules.options)
    return PreparedParagraph(
      source: source, items: items, shaped: shaped, spans: spans, boxes: boxes, rubies: rubies,
      emphases: emphases, combinations: combinations, elements: elements, breaking: breaking,
      rules: rules, isBidirectional: levels != nil,
      isMirrored: context.writingMode.isLeftToRight, directions: directions,
      width: dependsOnWidth ? width : nil, transformed: transformed)
  }

  mutating func used(_ style: ComputedStyle, language: String?) -> UsedStyle {
    styles.used(
      style, language: language ?? context.options.language, isCentered: context.centersLines)
  }

  // MARK: Text

  /// Appends a run of text.
  private mutating func appendText(_ runIndex: Int, _ run: StyledRun, place: InlinePlace) {
    let style = used(run.style, language: run.language)
    if context.isVertical {
      appendVerticalText(runIndex, run, style: style, place: place)
    } else {
      appendLevels(runIndex, run.range, style: style, orientation: .horizontal, place: place)
    }
  }

  /// Appends text of one orientation, split where the direction changes.
  mutating func appendLevels(
    _ runIndex: Int, _ range: Range<Int>, style: UsedStyle, orientation: GlyphOrientation,
    place: InlinePlace
  ) {
    guard let levels else {
      return appendStretch(
        runIndex, range, style: style, orientation: orientation, level: 0, place: place)
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let level = levels[start]
      var end = start + 1
      while end < range.upperBound, levels[end] == level { end += 1 }
      appendStretch(
        runIndex, start..<end, style: style, orientation: orientation, level: level, place: place)
      start = end
    }
  }

  /// Appends text of one direction and orientation.
  private mutating func appendStretch(
    _ runIndex: Int, _ range: Range<Int>, style: UsedStyle, orientation: GlyphOrientation,
    level: UInt8, place: InlinePlace
  ) {
    endClusters()
    let firstCluster = shaped.clusters.count
    let direction: TextDirection = level & 1 == 1 ? .rightToLeft : .leftToRight
    shape(
      ShapingRequest(
        range: range, font: style.font, direction: direction, orientation: orientation,
        allowsLigatures: style.letterSpacing == 0),
      style: style)
    let firstItem = items.count
    appendItems(from: firstCluster, span: spans.count, style: style, level: level)
    guard items.count > firstItem else { return }
    let extent = extent(of: style, clusters: firstCluster..<shaped.clusters.count)
    spans.append(
      InlineSpan(
        items: firstItem..<items.count, run: runIndex, style: style, orientation: orientation,
        direction: direction, shift: place.shift, extent: extent.raised(by: place.shift),
        mixesFaces: extent != style.extent, edge: place.edge))
  }

  /// Appends an item for each cluster from an index on.
  private mutating func appendItems(
    from firstCluster: Int, span: Int, style: UsedStyle, level: UInt8
  ) {
    let isFirst = items.isEmpty && firstCluster == 0
    let hasSpacing = style.letterSpacing != 0 || style.wordSpacing != 0
    if isFirst, !hasSpacing, appendClusters(em: style.font.size) {
      items = InlineItems(clusters: shaped.clusters, level: level)
    } else {
      appendSpacedItems(from: firstCluster, span: span, style: style, level: level)
    }
  }

  /// Passes all clusters to the line breaker, and returns false if the advance of one of them
  /// differs from the shaped one: tabs and invisible characters.
  private mutating func appendClusters(em: Double) -> Bool {
    var isAsMeasured = true
    var draft = ParagraphDraft()
    shaped.clusters.withUnsafeBufferPointer { clusters in
      draft.append(count: clusters.count, em: em) { writer in
        for cluster in clusters {
          let advance = writer.append(
            length: cluster.length, advance: cluster.advance, scalar: cluster.scalar)
          if advance != cluster.advance || cluster.scalar == 0x09 { isAsMeasured = false }
        }
      }
    }
    if isAsMeasured { breakingDraft = draft }
    return isAsMeasured
  }

  /// Converts clusters that serve as items into separate items, before more text is added.
  mutating func endClusters() {
    guard !items.areMade else { return }
    for cluster in shaped.clusters {
      position = cluster.isLineEnd ? 0 : position + cluster.advance
    }
    // The clusters could not be appended to in place while the items share their storage.
    items.makeItems()
  }

  /// Appends items whose advances may differ from those of their clusters.
  private mutating func appendSpacedItems(
    from firstCluster: Int, span: Int, style: UsedStyle, level: UInt8
  ) {
    let hasSpacing = style.letterSpacing != 0 || style.wordSpacing != 0
    let isReversed = level & 1 == 1
    let clusters = shaped.clusters[firstCluster...]
    var placed: [InlineItem] = []
    placed.reserveCapacity(clusters.count)
    var (position, draft) = (position, breakingDraft)
    breakingDraft = ParagraphDraft()
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
            span: Int32(truncatingIfNeeded: span), level: level, kind: .cluster))
        position = cluster.isLineEnd ? 0 : position + advance
      }
    }
    (self.position, breakingDraft) = (position, draft)
    items.append(contentsOf: placed)
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

  /// Returns the extent of text above and below its own baseline; with a line height of `normal`,
  /// fallback fonts contribute too.
  private func extent(of style: UsedStyle, clusters: Range<Int>) -> LineExtent {
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

  /// Returns the distance to the next tab stop (CSS Text 3 §4.2).
  private func tabAdvance(_ style: UsedStyle, at position: Double) -> Double {
    let interval: Double
    switch style.style[.tabSize] {
    case .length(let length):
      interval = length.pixels(fontSize: style.font.size, rootFontSize: 16) ?? 0
    case .number(let count):
      let space =
        context.measurer.grid?.columnWidth ?? context.spaceAdvance(style.font)
      interval = count * (space + style.letterSpacing + style.wordSpacing)
    default: interval = 0
    }
    guard interval > 0, interval.isFinite else { return 0 }
    let next = ((position / interval).rounded(.down) + 1) * interval
    // A tab of less than half a space is not visible, so it advances to the stop after that one.
    let isSeen =
      context.measurer.grid != nil || next - position >= context.spaceAdvance(style.font) / 2
    return isSeen ? next - position : next + interval - position
  }
}

extension ShapedCluster {
  /// Whether a line always ends at the cluster.
  fileprivate var isLineEnd: Bool {
    scalar <= 0x2029 && Unicode.Scalar(scalar)?.isLineEnd ?? false
  }
}

extension Unicode.Scalar {
  /// Whether a line always ends at the character.
  var isLineEnd: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension String {
  /// The approximate number of clusters, which is exact for ASCII, kana and ideographs.
  fileprivate var estimatedClusters: Int {
    var copy = self
    // Every byte that is not a continuation byte starts a scalar.
    return copy.withUTF8 { $0.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } }
  }
}
