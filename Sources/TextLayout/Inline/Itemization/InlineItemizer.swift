import LineBreaking
import MarkupText
import TextFoundation

/// Divides a paragraph into segments of one style, level and orientation, and shapes and measures
/// them.
struct InlineItemizer {
  private let input: ParagraphInput
  private let bidi: BidiParagraph
  private let shaper: SegmentShaper

  init(_ input: ParagraphInput, bidi: BidiParagraph) {
    self.input = input
    self.bidi = bidi
    shaper = SegmentShaper(input)
  }

  /// Returns the items of all runs, given the paragraph's inline boxes.
  func itemize(_ inlineBoxes: [InlineBoxSpan]) -> InlineContent {
    let source = input.source
    var content = InlineContent()
    if source.runs.count > 1 {
      let capacity = source.text.estimatedClusters
      content.shaped.clusters.reserveCapacity(capacity)
      content.shaped.glyphs.reserveCapacity(capacity)
    }
    let boxMeasurer = InlineBoxMeasurer(input, bidi: bidi)
    var open = InlineBoxStack()
    for (index, run) in source.runs.enumerated() {
      content.endClusters()
      let placement = open.advance(to: run.range.lowerBound, in: inlineBoxes)
      let style = input.used(run.style, language: run.language)
      switch run.kind {
      case .box:
        boxMeasurer.append(run, index: index, style: style, placement: placement, to: &content)
      case .text, .forcedBreak, .breakOpportunity:
        let segment = TextSegment(
          range: run.range, run: index, style: style, placement: placement)
        if input.context.isVertical {
          appendVertical(segment, isText: run.kind == .text, to: &content)
        } else {
          appendLevels(of: segment, to: &content)
        }
      }
    }
    return content
  }

  /// Appends text of one orientation, split where the direction changes.
  private func appendLevels(of segment: TextSegment, to content: inout InlineContent) {
    guard let levels = bidi.levels else { return shaper.append(segment, to: &content) }
    let end = segment.range.upperBound
    var start = segment.range.lowerBound
    while start < end {
      var part = segment
      part.level = levels[start]
      var partEnd = start + 1
      while partEnd < end, levels[partEnd] == part.level { partEnd += 1 }
      part.range = start..<partEnd
      shaper.append(part, to: &content)
      start = partEnd
    }
  }

  // MARK: Vertical lines

  /// Appends a run in a vertical line: tate-chu-yoko, and between them upright and sideways text.
  private func appendVertical(
    _ segment: TextSegment, isText: Bool, to content: inout InlineContent
  ) {
    let style = segment.style
    let combined =
      isText && style.combinesUpright && !input.context.writingMode.isSideways
      ? withUTF8Bytes(of: input.source.text) {
        style.tateChuYokoRanges(in: segment.range, of: $0)
      } : []
    var part = segment
    var start = segment.range.lowerBound
    for range in combined {
      part.range = start..<range.lowerBound
      appendOrientations(of: part, to: &content)
      part.range = range
      part.level = bidi.level(at: range.lowerBound)
      shaper.appendTateChuYoko(part, to: &content)
      start = range.upperBound
    }
    part.range = start..<segment.range.upperBound
    appendOrientations(of: part, to: &content)
  }

  /// Appends text without tate-chu-yoko, split where the orientation changes.
  private func appendOrientations(of segment: TextSegment, to content: inout InlineContent) {
    guard !segment.range.isEmpty else { return }
    let runs =
      segment.style.transformsText
      ? transformedOrientations(of: segment, in: &content)
      : OrientationScanner.runs(
        of: input.source.text, segment.range, in: input.context.writingMode,
        orientation: segment.style.textOrientation)
    for (range, orientation) in runs {
      var part = segment
      (part.range, part.orientation, part.level) = (range, orientation, 0)
      appendLevels(of: part, to: &content)
    }
  }

  /// Returns the orientation runs of text whose displayed characters differ from the source, for
  /// example letters converted to fullwidth, which are upright.
  private func transformedOrientations(
    of segment: TextSegment, in content: inout InlineContent
  ) -> [(range: Range<Int>, orientation: GlyphOrientation)] {
    let shown = shaper.transformedText(for: &content)
    var start = segment.range.lowerBound
    return OrientationScanner.runs(
      of: shown.text, shown.shownRange(segment.range), in: input.context.writingMode,
      orientation: segment.style.textOrientation
    ).map { run in
      let end = max(
        start, min(shown.sourceOffset(run.range.upperBound), segment.range.upperBound))
      defer { start = end }
      return (start..<end, run.orientation)
    }
  }
}

extension String {
  /// The approximate number of clusters, which is exact for ASCII, kana and ideographs.
  fileprivate var estimatedClusters: Int {
    var copy = self
    return copy.withUTF8(\.scalarCount)
  }
}
