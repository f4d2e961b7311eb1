import LineBreaking
import MarkupText
import TextFoundation

extension ParagraphPreparer {
  /// Appends a run in a vertical line: tate-chu-yoko, and between them upright and sideways text.
  mutating func appendVerticalText(
    _ runIndex: Int, _ run: StyledRun, style: UsedStyle, place: InlinePlace
  ) {
    var start = run.range.lowerBound
    let combinations =
      run.kind == .text && style.combinesUpright && !context.writingMode.isSideways
      ? withUTF8Bytes(of: source.text) { style.style.combinations(in: run.range, of: $0) } : []
    for combination in combinations {
      appendTurned(runIndex, start..<combination.lowerBound, style: style, place: place)
      appendCombination(runIndex, combination, style: style, place: place)
      start = combination.upperBound
    }
    appendTurned(runIndex, start..<run.range.upperBound, style: style, place: place)
  }

  /// Appends text without tate-chu-yoko, split where the orientation changes.
  private mutating func appendTurned(
    _ runIndex: Int, _ range: Range<Int>, style: UsedStyle, place: InlinePlace
  ) {
    guard !range.isEmpty else { return }
    let stretches =
      style.transformsText
      ? transformedStretches(of: range, style: style)
      : OrientationScanner.stretches(
        of: source.text, range, in: context.writingMode, orientation: style.textOrientation)
    for stretch in stretches {
      appendLevels(
        runIndex, stretch.range, style: style, orientation: stretch.orientation, place: place)
    }
  }

  /// Returns the orientation runs of text that is displayed otherwise than written, for example
  /// letters converted to fullwidth, which are upright.
  private mutating func transformedStretches(
    of range: Range<Int>, style: UsedStyle
  ) -> [(range: Range<Int>, orientation: GlyphOrientation)] {
    let shown = transformed ?? TransformedText(source, language: context.options.language)
    transformed = shown
    var start = range.lowerBound
    return OrientationScanner.stretches(
      of: shown.text, shown.shownRange(range), in: context.writingMode,
      orientation: style.textOrientation
    ).map { stretch in
      let end = max(start, min(shown.sourceOffset(stretch.range.upperBound), range.upperBound))
      defer { start = end }
      return (start..<end, stretch.orientation)
    }
  }

  /// Appends tate-chu-yoko as one item with an advance of one em.
  private mutating func appendCombination(
    _ runIndex: Int, _ range: Range<Int>, style: UsedStyle, place: InlinePlace
  ) {
    endClusters()
    let firstCluster = shaped.clusters.count
    shape(ShapingRequest(range: range, font: style.font), style: style)
    let clusters = firstCluster..<shaped.clusters.count
    guard let first = clusters.first else { return }
    let em = style.font.size
    let width = shaped.clusters[clusters].reduce(0) { $0 + $1.advance }
    let stretch = width > em * PreparedCombination.tolerance ? em / width : 1
    combinations.append(
      PreparedCombination(clusters: clusters, width: width * stretch, stretch: stretch))
    // Line-edge restrictions depend on the first character (CSS Writing Modes 4 §9.1.2).
    let scalar = Unicode.Scalar(shaped.clusters[first].scalar) ?? "\u{FFFD}"
    let traits = Paragraph.Item(length: 0, advance: 0, em: em, scalar: scalar).traits
    let item = Paragraph.Item(
      length: range.count, advance: max(0, em + style.letterSpacing), em: em,
      spacing: .tateChuYoko, traits: traits.intersection([.notAtLineStart, .notAtLineEnd]))
    breakingDraft.append(item)
    items.append(
      InlineItem(
        offset: Int32(truncatingIfNeeded: range.lowerBound),
        content: Int32(truncatingIfNeeded: combinations.count - 1), advance: item.advance,
        span: Int32(truncatingIfNeeded: spans.count), level: levels?[range.lowerBound] ?? 0,
        kind: .combination))
    var extent = style.extent
    extent.formUnion(LineExtent(above: width * stretch / 2, below: width * stretch / 2))
    spans.append(
      InlineSpan(
        items: items.count - 1..<items.count, run: runIndex, style: style,
        orientation: .upright, direction: .leftToRight, shift: place.shift,
        extent: extent.raised(by: place.shift), edge: place.edge))
    position += item.advance
  }
}
