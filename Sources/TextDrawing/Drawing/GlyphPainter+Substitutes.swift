internal import CPango
internal import MarkupText
internal import TextFoundation
internal import TextLayout

extension GlyphPainter {
  /// Returns a run whose font is missing, shaped in the closest font, with the clusters at the
  /// original positions.
  func reshaped(_ run: GlyphRun) -> GlyphRun {
    var result = run
    result.clusters = []
    result.glyphs = []
    let font = FontRequest(
      families: [.named(run.face.family)], size: run.size, weight: run.face.weight,
      slant: run.face.isItalic ? .italic : .normal)
    let shaped = shape(run.text, font: font, orientation: run.orientation, direction: run.direction)
    guard let face = shaped.faces.first else { return run }
    result.face = face
    var starts: [Int: Double] = [:]
    var offset = 0
    for cluster in run.clusters {
      starts[offset] = cluster.position
      offset += cluster.length
    }
    var end = 0.0
    for cluster in shaped.clusters {
      let first = Int(cluster.firstGlyph)
      let position = starts[Int(cluster.offset)] ?? end
      result.clusters.append(
        GlyphRun.Cluster(
          length: Int(cluster.length), position: position, advance: cluster.advance,
          glyphCount: Int(cluster.glyphCount)))
      // A run has only one font; glyphs of other fonts become unknown.
      result.glyphs += shaped.glyphs[first..<first + Int(cluster.glyphCount)].map {
        ShapedGlyph(id: cluster.face == 0 ? $0.id : 0, dx: $0.dx, dy: $0.dy)
      }
      end = position + cluster.advance
    }
    return result
  }

  private func shape(
    _ text: String, font: FontRequest, orientation: GlyphOrientation = .horizontal,
    direction: TextDirection = .leftToRight
  ) -> ShapedText {
    var shaped = ShapedText()
    withUTF8Bytes(of: text) { bytes in
      let mode: ShapingMode =
        orientation == .upright
        ? .upright : direction == .rightToLeft ? .rightToLeft : .leftToRight
      worker.shaper(for: font, allowsLigatures: true).shape(
        0..<bytes.count, of: text, bytes: bytes, mode: mode,
        size: PangoFonts.clampedSize(font.size), into: &shaped)
    }
    return shaped
  }

  /// Returns the runs of a text on one line.
  private func runs(
    of text: String, at origin: Point, font: FontRequest, color: CSSColor
  ) -> [GlyphRun] {
    let shaped = shape(text, font: font)
    let offsets = UTF8Offsets(text)
    var runs: [GlyphRun] = []
    var x = 0.0
    for cluster in shaped.clusters {
      let face = shaped.faces[Int(cluster.face)]
      if runs.last?.face != face {
        runs.append(
          GlyphRun(
            face: face, size: font.size, color: color, origin: origin, text: "", clusters: [],
            glyphs: []))
      }
      let (first, start) = (Int(cluster.firstGlyph), Int(cluster.offset))
      let last = runs.count - 1
      runs[last].text += offsets[start..<start + Int(cluster.length)]
      runs[last].clusters.append(
        GlyphRun.Cluster(
          length: Int(cluster.length), position: x, advance: cluster.advance,
          glyphCount: Int(cluster.glyphCount)))
      runs[last].glyphs += shaped.glyphs[first..<first + Int(cluster.glyphCount)]
      x += cluster.advance
    }
    return runs
  }

  /// Draws a box with the code point of a character that no font has, as Pango does.
  func paintUnknown(_ box: UnknownBox, run: GlyphRun) {
    let context = canvas.context
    let isDown = run.orientation == .upright
    let (advance, em) = (max(box.advance, run.size / 2), run.size)
    let thickness = canvas.snappedThickness(em / 24)
    let frame =
      isDown
      ? Rect(x: -em * 0.4, y: box.position + em * 0.1, width: em * 0.8, height: advance - em * 0.2)
      : Rect(x: box.position + em * 0.05, y: -em * 0.8, width: advance - em * 0.1, height: em * 0.9)
    guard frame.isFinite, frame.width > 0, frame.height > 0 else { return }
    canvas.setColor(run.color)
    cairo_set_line_width(context, thickness)
    canvas.addRectangle(frame)
    cairo_stroke(context)
    // Two rows of two or three digits.
    let digits = String(box.scalar, radix: 16, uppercase: true)
    let half = box.scalar > 0xFFFF ? 3 : 2
    let padded = String(repeating: "0", count: max(0, 2 * half - digits.count)) + digits
    let font = FontRequest(
      families: [.generic(.monospace)],
      size: min(frame.height * 0.45, frame.width / Double(half) * 1.3))
    guard font.size > 1 else { return }
    for (row, text) in [padded.prefix(half), padded.suffix(half)].enumerated() {
      let runs = runs(of: String(text), at: .zero, font: font, color: run.color)
      // Without a font that has the digits, only the box is drawn.
      guard runs.count == 1, let line = runs.first, !line.glyphs.contains(where: { $0.id == 0 })
      else { return }
      cairo_save(context)
      cairo_translate(
        context, frame.x + (frame.width - line.advance) / 2,
        frame.y + frame.height * (row == 0 ? 0.45 : 0.9))
      fillOutlines(of: line)
      cairo_restore(context)
    }
  }

  /// Draws a box with the alternative text of an image that is not available.
  func paintPlaceholder(_ placed: PlacedImage) {
    let context = canvas.context
    let frame = canvas.snapped(placed.frame)
    let gray = CSSColor(rgb: 0x808080)
    let thickness = canvas.snappedThickness(1)
    cairo_save(context)
    defer { cairo_restore(context) }
    canvas.setColor(gray)
    cairo_set_line_width(context, thickness)
    canvas.addRectangle(
      Rect(
        x: frame.x + thickness / 2, y: frame.y + thickness / 2,
        width: max(0, frame.width - thickness), height: max(0, frame.height - thickness)))
    cairo_stroke(context)
    guard !placed.alternativeText.isEmpty else { return }
    canvas.addRectangle(frame)
    cairo_clip(context)
    let size = min(13, frame.height * 0.8)
    let runs = runs(
      of: placed.alternativeText, at: Point(x: frame.x + 4, y: frame.y + size + 1),
      font: FontRequest(size: size), color: gray)
    for run in runs { paint(run) }
  }
}
