import LineBreaking
import MarkupText
import TextFoundation

/// Shapes ruby text.
struct RubyShaper {
  private let input: ParagraphInput
  /// The most recently used annotation style at half the size of its base style.
  private var lastHalf: (style: UsedStyle, half: AnnotationStyle)?

  init(_ input: ParagraphInput) { self.input = input }

  private var context: TypesettingContext { input.context }

  /// Returns the shaped ruby of the markup over the items of the paragraph.
  func writtenRuby(over items: InlineItems) -> [PendingRuby] {
    let rubies = input.source.rubies
    var pending: [PendingRuby] = []
    pending.reserveCapacity(rubies.count)
    for (index, annotation) in rubies.enumerated() {
      let base = items.covering(annotation.base)
      if base.isEmpty {
        noteEmptyBase(annotation)
        continue
      }
      if annotation.position == .interCharacter { noteInterCharacter(annotation) }
      pending.append(
        PendingRuby(
          items: base, annotation: index, position: annotation.position,
          level: annotation.level, alignment: RubyAlignment(annotation.style),
          reading: reading(annotation)))
    }
    return pending
  }

  /// Returns ruby text of the markup, shaped run by run; in a terminal it is in parentheses.
  private func reading(_ annotation: RubyAnnotation) -> ShapedRubyText {
    let isBracketed = context.measurer.grid != nil
    var reading = ShapedRubyText(text: annotation.text)
    if isBracketed { reading.text = "(" + annotation.text + ")" }
    let count = reading.text.utf8.count
    for (index, run) in annotation.runs.enumerated() {
      var range = run.range
      if isBracketed {
        // The parentheses belong to the first and the last run.
        let lower = index == 0 ? 0 : range.lowerBound + 1
        let isLast = index == annotation.runs.count - 1
        range = lower..<max(lower, isLast ? count : range.upperBound + 1)
      }
      let style = input.used(run.style, language: run.language)
      append(range, style: AnnotationStyle(style), to: &reading)
    }
    finish(&reading, at: annotation.base)
    return reading
  }

  /// Returns shaped ruby text that is not in the markup.
  func reading(_ text: String, style: AnnotationStyle, at base: Range<Int>) -> ShapedRubyText {
    var reading = ShapedRubyText(text: context.measurer.grid == nil ? text : "(\(text))")
    append(0..<reading.text.utf8.count, style: style, to: &reading)
    finish(&reading, at: base)
    return reading
  }

  /// Returns the annotation style for text without an annotation element: half the size of the
  /// base.
  mutating func halfStyle(of style: UsedStyle) -> AnnotationStyle {
    if let lastHalf, lastHalf.style === style { return lastHalf.half }
    let half = AnnotationStyle(halfOf: style, context: context)
    lastHalf = (style, half)
    return half
  }

  /// Appends a run, split where the orientation changes in a vertical line.
  private func append(
    _ range: Range<Int>, style: AnnotationStyle, to reading: inout ShapedRubyText
  ) {
    let levels = context.measurer.bidirectionalLevels(of: reading.text, base: nil)
    let isReversed = levels.map {
      $0.indices.contains(range.lowerBound) && $0[range.lowerBound] & 1 == 1
    }
    let direction: TextDirection = isReversed == true ? .rightToLeft : .leftToRight
    let runs = OrientationScanner.runs(
      of: reading.text, range, in: context.writingMode, orientation: style.textOrientation)
    for (range, orientation) in runs {
      let first = reading.shaped.clusters.count
      context.measurer.shape(
        ShapingRequest(
          range: range, font: style.font, direction: direction, orientation: orientation,
          allowsLigatures: style.letterSpacing == 0),
        of: reading.text, into: &reading.shaped)
      reading.runs.append(
        ShapedRubyText.Run(
          clusters: first..<reading.shaped.clusters.count, style: style,
          orientation: orientation, direction: direction))
    }
    reading.extent.formUnion(style.emBox)
    reading.size = max(reading.size, style.font.size)
  }

  /// Computes the advances of the shaped clusters, and reports missing glyphs.
  private func finish(_ reading: inout ShapedRubyText, at base: Range<Int>) {
    reading.advances.reserveCapacity(reading.shaped.clusters.count)
    reading.startsUnit.reserveCapacity(reading.shaped.clusters.count)
    var isAfterWestern = false
    for run in reading.runs {
      for index in run.clusters {
        let cluster = reading.shaped.clusters[index]
        let item = Paragraph.Item(
          length: Int(cluster.length), advance: cluster.advance, em: run.style.font.size,
          scalar: Unicode.Scalar(cluster.scalar) ?? "\u{FFFD}")
        let isWestern = item.isWestern
        reading.advances.append(max(0, item.advance + run.style.letterSpacing))
        reading.startsUnit.append(!reading.startsUnit.isEmpty && !(isWestern && isAfterWestern))
        isAfterWestern = isWestern
      }
    }
    for range in reading.shaped.missing {
      context.note(
        LayoutDiagnostic(
          code: .missingGlyph,
          message: "no installed font has all of the reading “\(reading.text)” "
            + "(its bytes \(range.lowerBound)…\(range.upperBound)): install one",
          paragraph: input.index, range: base))
    }
  }

  // MARK: Diagnostics

  private func noteEmptyBase(_ annotation: RubyAnnotation) {
    context.note(
      LayoutDiagnostic(
        code: .unsupportedRuby,
        message: "the reading “\(annotation.text)” has no text that it could stand over: "
          + "give its rb some", paragraph: input.index, range: annotation.base))
  }

  private func noteInterCharacter(_ annotation: RubyAnnotation) {
    guard !context.isVertical, context.measurer.grid == nil else { return }
    context.note(
      LayoutDiagnostic(
        code: .unsupportedRuby,
        message: "ruby-position: inter-character is set like over: “\(annotation.text)”",
        paragraph: input.index, range: annotation.base))
  }
}
