internal import CPango
internal import MarkupText
internal import TextFoundation
internal import TextLayout

/// Draws runs of glyphs.
final class GlyphPainter {
  let canvas: Canvas
  let worker: FontWorker
  /// The glyphs of the current run, in Cairo's format.
  private var placed: [cairo_glyph_t] = []

  init(canvas: Canvas, worker: FontWorker) {
    self.canvas = canvas
    self.worker = worker
  }

  /// Draws a run with its shadows; inconsistent runs are drawn as far as possible.
  func paint(_ run: GlyphRun) {
    guard run.origin.isFinite, run.size > 0, run.size < 8_000_000,
      let face = worker.fonts.face(named: run.face.name)
    else { return }
    let run = face.value == run.face ? run : reshaped(run)
    paintGlyphs(run)
  }

  private func paintGlyphs(_ run: GlyphRun) {
    guard let face = worker.fonts.face(named: run.face.name) else { return }
    let context = canvas.context
    cairo_save(context)
    defer { cairo_restore(context) }
    let origin =
      run.orientation == .horizontal
      ? Point(x: run.origin.x, y: canvas.snapped(run.origin.y))
      : Point(x: canvas.snapped(run.origin.x), y: run.origin.y)
    cairo_translate(context, origin.x, origin.y)
    if run.orientation == .sideways { cairo_rotate(context, .pi / 2) }
    use(face, size: run.size, stretch: run.stretch)
    let boxes = place(run)
    for shadow in run.shadows.reversed() { paintShadow(shadow, of: run) }
    canvas.setColor(run.color)
    if canvas.isRaster {
      fillGlyphs(hasColors: face.hasColors)
    } else {
      showText(run)
    }
    // In a PDF, the font's own .notdef glyph represents unknown characters.
    guard canvas.isRaster || !face.showsUnknown else { return }
    for box in boxes { paintUnknown(box, run: run) }
  }

  /// Draws the glyphs of a run at the current origin as shapes rather than text.
  func fillOutlines(of run: GlyphRun) {
    guard let face = worker.fonts.face(named: run.face.name) else { return }
    use(face, size: run.size, stretch: run.stretch)
    _ = place(run)
    canvas.setColor(run.color)
    fillGlyphs(hasColors: false)
  }

  /// Sets the font of the context, scaled horizontally by `stretch`.
  private func use(_ face: LoadedFace, size: Double, stretch: Double) {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(face.font)) else { return }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    let factor = size / FontUnits.referenceSize
    var scale = cairo_matrix_t()
    cairo_matrix_init_scale(&scale, factor * (stretch > 0 ? min(stretch, 1) : 1), factor)
    var result = cairo_matrix_t()
    cairo_matrix_multiply(&result, &matrix, &scale)
    cairo_set_font_face(canvas.context, cairo_scaled_font_get_font_face(scaled))
    cairo_set_font_matrix(canvas.context, &result)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(canvas.context, options)
    cairo_font_options_destroy(options)
  }

  /// Positions the glyphs relative to the run's origin, and returns the clusters that no font has.
  private func place(_ run: GlyphRun) -> [UnknownBox] {
    placed.removeAll(keepingCapacity: true)
    var boxes: [UnknownBox] = []
    var glyph = 0
    var offset = 0
    withUTF8Bytes(of: run.text) { bytes in
      for cluster in run.clusters where cluster.position.isFinite {
        let isDown = run.orientation == .upright
        var isUnknown = false
        for _ in 0..<max(0, cluster.glyphCount) where glyph < run.glyphs.count {
          let shape = run.glyphs[glyph]
          glyph += 1
          isUnknown = isUnknown || shape.id == 0
          placed.append(
            cairo_glyph_t(
              index: UInt(shape.id), x: Double(shape.dx) + (isDown ? 0 : cluster.position),
              y: Double(shape.dy) + (isDown ? cluster.position : 0)))
        }
        if isUnknown {
          boxes.append(
            UnknownBox(
              position: cluster.position, advance: cluster.advance,
              scalar: bytes.scalar(at: offset)?.value ?? 0xFFFD))
        }
        offset += cluster.length
      }
    }
    return boxes
  }

  /// Fills glyph outlines, because Cairo positions glyphs on raster surfaces only at whole pixels.
  private func fillGlyphs(hasColors: Bool) {
    let known = placed.filter { $0.index != 0 }
    if hasColors {
      cairo_show_glyphs(canvas.context, known, Int32(known.count))
    } else {
      cairo_new_path(canvas.context)
      cairo_glyph_path(canvas.context, known, Int32(known.count))
      cairo_fill(canvas.context)
    }
  }

  /// Draws glyphs together with the text that they represent.
  private func showText(_ run: GlyphRun) {
    let clusters = run.clusters.map {
      cairo_text_cluster_t(
        num_bytes: Int32(truncatingIfNeeded: $0.length),
        num_glyphs: Int32(truncatingIfNeeded: $0.glyphCount))
    }
    // Text that does not match its clusters would put the context into an error state.
    let text = run.text.utf8.map { CChar(bitPattern: $0 < 0x20 ? 0x20 : $0) }
    guard run.hasConsistentClusters else {
      return cairo_show_glyphs(canvas.context, placed, Int32(placed.count))
    }
    cairo_show_text_glyphs(
      canvas.context, text, Int32(text.count), placed, Int32(placed.count), clusters,
      Int32(clusters.count), cairo_text_cluster_flags_t(0))
  }

  /// Draws a shadow behind the text, as a bitmap if it is blurred.
  private func paintShadow(_ shadow: GlyphRun.Shadow, of run: GlyphRun) {
    guard Point(x: shadow.dx, y: shadow.dy).isFinite, !placed.isEmpty else { return }
    let context = canvas.context
    cairo_save(context)
    defer { cairo_restore(context) }
    // The shadow offset is not rotated with the run.
    let turned = run.orientation == .sideways
    cairo_translate(context, turned ? shadow.dy : shadow.dx, turned ? -shadow.dx : shadow.dy)
    canvas.setColor(shadow.color)
    cairo_new_path(context)
    cairo_glyph_path(context, placed, Int32(placed.count))
    guard shadow.blur > 0 else {
      cairo_fill(context)
      return
    }
    canvas.fillBlurred(deviation: min(shadow.blur, 1000) / 2)
  }
}

/// A cluster that no font has.
struct UnknownBox {
  var position: Double
  var advance: Double
  var scalar: UInt32
}

extension GlyphRun {
  /// Whether the clusters cover text and glyphs as Cairo requires: in whole scalars, without empty
  /// clusters.
  var hasConsistentClusters: Bool {
    withUTF8Bytes(of: text) { bytes in
      var (offset, count) = (0, 0)
      for cluster in clusters {
        guard cluster.length >= 0, cluster.glyphCount >= 0, cluster.position.isFinite,
          cluster.length + cluster.glyphCount > 0, cluster.length <= bytes.count - offset,
          cluster.glyphCount <= glyphs.count - count
        else { return false }
        offset += cluster.length
        count += cluster.glyphCount
        guard bytes.isScalarBoundary(offset) else { return false }
      }
      return offset == bytes.count && count == glyphs.count
    }
  }
}
