internal import LineBreaking
internal import TextFoundation

/// A measurer without fonts: each character is one em wide, or half an em if it is narrow.
///
/// It makes layout testable without installed fonts. Characters are wide, narrow or zero-width as
/// in a terminal (`LineBreaking.TerminalColumns`); upright in a vertical line, every character
/// that is not zero-width takes one em.
public struct FixedMeasurer: TextMeasurer {
  /// The ascent in ems; the descent is the rest of the em.
  public var ascent: Double

  /// Creates a measurer.
  public init(ascent: Double = 0.88) { self.ascent = ascent }

  /// Returns metrics with a height of one em and without a line gap.
  public func metrics(for font: FontRequest) -> FontMetrics {
    FontMetrics(
      ascent: font.size * ascent, descent: font.size * (1 - ascent), xHeight: font.size / 2,
      underlinePosition: font.size / 10, underlineThickness: font.size / 16,
      strikethroughPosition: font.size / 3)
  }

  /// Appends one cluster for each Character.
  public func shape(_ request: ShapingRequest, of text: String, into output: inout ShapedText) {
    let face = output.index(
      of: FontFace(name: "fixed", family: "fixed", weight: request.font.weight),
      metrics: metrics(for: request.font))
    let em = request.font.size
    output.appendCharacters(of: text, in: request.range, face: face, columns: TerminalColumns()) {
      columns in
      request.orientation == .upright && columns > 0 ? em : Double(columns) * em / 2
    }
  }
}

extension ShapedText {
  /// Appends a cluster for each Character of a range, with an advance computed from its columns.
  mutating func appendCharacters(
    of text: String, in range: Range<Int>, face: Int, columns: TerminalColumns,
    advance: (Int) -> Double
  ) {
    withUTF8Bytes(of: text) { bytes in
      var meter = ColumnMeter(columns, boundaries: CharacterBoundaries(text))
      var offset = max(range.lowerBound, 0)
      let end = min(range.upperBound, bytes.count)
      while offset < end {
        let cluster = meter.cluster(at: offset, in: bytes)
        guard let scalar = bytes.scalar(at: offset) else { return }
        let length = min(max(cluster.length, scalar.length), end - offset)
        clusters.append(
          ShapedCluster(
            offset: offset, length: length, advance: advance(cluster.columns),
            scalar: scalar.value, firstGlyph: glyphs.count, glyphCount: 0, face: face))
        offset += length
      }
    }
  }
}
