import MarkupText
import TextDrawing
import TextLayout

extension PangoFonts {
  /// Returns a whole text, shaped.
  func shaped(
    _ text: String, _ font: FontRequest = FontRequest(),
    orientation: GlyphOrientation = .horizontal,
    direction: TextDirection = .leftToRight, allowsLigatures: Bool = true
  ) -> ShapedText {
    var output = ShapedText()
    shape(
      ShapingRequest(
        range: 0..<text.utf8.count, font: font, direction: direction, orientation: orientation,
        allowsLigatures: allowsLigatures), of: text, into: &output)
    return output
  }

  /// Returns the runs of a text on one line, each of one font.
  func runs(
    _ text: String, at origin: Point, _ font: FontRequest = FontRequest(),
    color: CSSColor = .black, orientation: GlyphOrientation = .horizontal,
    shadows: [GlyphRun.Shadow] = []
  ) -> [GlyphRun] {
    let shaped = shaped(text, font, orientation: orientation)
    let bytes = Array(text.utf8)
    var runs: [GlyphRun] = []
    var position = 0.0
    for cluster in shaped.clusters {
      let face = shaped.faces[Int(cluster.face)]
      if runs.last?.face != face {
        runs.append(
          GlyphRun(
            face: face, size: font.size, color: color, shadows: shadows, orientation: orientation,
            origin: origin, text: "", clusters: [], glyphs: []))
      }
      let last = runs.count - 1
      let (start, length) = (Int(cluster.offset), Int(cluster.length))
      runs[last].text += String(decoding: bytes[start..<start + length], as: UTF8.self)
      runs[last].clusters.append(
        GlyphRun.Cluster(
          length: length, position: position, advance: cluster.advance,
          glyphCount: Int(cluster.glyphCount)))
      let first = Int(cluster.firstGlyph)
      runs[last].glyphs += shaped.glyphs[first..<first + Int(cluster.glyphCount)]
      position += cluster.advance
    }
    return runs
  }

  /// Returns the runs of a line as items.
  func items(
    _ text: String, at origin: Point, _ font: FontRequest = FontRequest(),
    color: CSSColor = .black, orientation: GlyphOrientation = .horizontal,
    shadows: [GlyphRun.Shadow] = []
  ) -> [DisplayItem] {
    runs(text, at: origin, font, color: color, orientation: orientation, shadows: shadows)
      .map { .glyphs($0) }
  }
}
