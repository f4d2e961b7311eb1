import LineBreaking
import MarkupText
import TextFoundation

extension ParagraphPreparer {
  /// Returns ruby text of the markup, shaped run by run; in a terminal it is in parentheses.
  mutating func shapedReading(_ annotation: RubyAnnotation) -> ShapedReading {
    let isBracketed = context.measurer.grid != nil
    var reading = ShapedReading(text: annotation.text)
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
      let style = used(run.style, language: run.language)
      append(range, style: AnnotationStyle(style), to: &reading)
    }
    finish(&reading, at: annotation.base)
    return reading
  }

  /// Returns shaped ruby text that is not in the markup.
  func shapedReading(_ text: String, style: AnnotationStyle, at base: Range<Int>) -> ShapedReading {
    var reading = ShapedReading(text: context.measurer.grid == nil ? text : "(\(text))")
    append(0..<reading.text.utf8.count, style: style, to: &reading)
    finish(&reading, at: base)
    return reading
  }

  /// Returns the annotation style for text without an annotation element: half the size of the
  /// base.
  mutating func halfStyle(of style: UsedStyle) -> AnnotationStyle {
    if let halved, halved.style === style { return halved.half }
    let half = AnnotationStyle(halfOf: style, context: context)
    halved = (style, half)
    return half
  }

  /// Appends a run, split where the orientation changes in a vertical line.
  private func append(
    _ range: Range<Int>, style: AnnotationStyle, to reading: inout ShapedReading
  ) {
    let levels = context.measurer.bidirectionalLevels(of: reading.text, base: nil)
    let isReversed = levels.map {
      $0.indices.contains(range.lowerBound) && $0[range.lowerBound] & 1 == 1
    }
    let direction: TextDirection = isReversed == true ? .rightToLeft : .leftToRight
    let stretches = OrientationScanner.stretches(
      of: reading.text, range, in: context.writingMode, orientation: style.textOrientation)
    for (range, orientation) in stretches {
      let first = reading.shaped.clusters.count
      context.measurer.shape(
        ShapingRequest(
          range: range, font: style.font, direction: direction, orientation: orientation,
          allowsLigatures: style.letterSpacing == 0),
        of: reading.text, into: &reading.shaped)
      reading.runs.append(
        ShapedReading.Run(
          clusters: first..<reading.shaped.clusters.count, style: style,
          orientation: orientation, direction: direction))
    }
    reading.extent.formUnion(style.emBox)
    reading.size = max(reading.size, style.font.size)
  }

  /// Computes the advances of the shaped clusters, and reports missing glyphs.
  private func finish(_ reading: inout ShapedReading, at base: Range<Int>) {
    reading.advances.reserveCapacity(reading.shaped.clusters.count)
    reading.startsUnit.reserveCapacity(reading.shaped.clusters.count)
    var isBehindWestern = false
    for run in reading.runs {
      for index in run.clusters {
        let cluster = reading.shaped.clusters[index]
        let item = Paragraph.Item(
          length: Int(cluster.length), advance: cluster.advance, em: run.style.font.size,
          scalar: Unicode.Scalar(cluster.scalar) ?? "\u{FFFD}")
        let isWestern = item.isWestern
        reading.advances.append(max(0, item.advance + run.style.letterSpacing))
        reading.startsUnit.append(!reading.startsUnit.isEmpty && !(isWestern && isBehindWestern))
        isBehindWestern = isWestern
      }
    }
    for range in reading.shaped.missing {
      context.note(
        LayoutDiagnostic(
          code: .missingGlyph,
          message: "no installed font has all of the reading “\(reading.text)” "
            + "(its bytes \(range.lowerBound)…\(range.upperBound)): install one",
          paragraph: index, range: base))
    }
  }
}
