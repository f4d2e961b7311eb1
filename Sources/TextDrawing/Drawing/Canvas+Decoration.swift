internal import CPango
internal import MarkupText
internal import TextLayout

extension Canvas {
  /// Draws a text decoration line in the styles of CSS Text Decoration 3 §2.2.
  func draw(_ line: DecorationLine) {
    guard line.start.isFinite, line.length > 0, line.length < 8_000_000, line.thickness > 0,
      line.thickness < 8_000_000
    else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    setColor(line.color)
    let thickness = snappedThickness(line.thickness)
    switch line.style {
    case .double:
      // The second line is on the side away from the text; for line-through, each is half the
      // distance away.
      let gap = 2 * thickness
      let first =
        switch line.kind {
        case .overline: -gap
        case .lineThrough: -gap / 2
        default: 0.0
        }
      for offset in [first, first + gap] { fillBar(line, thickness: thickness, offset: offset) }
    case .dotted:
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      strokeDashes(line, thickness: thickness, dashes: [0, 2 * thickness], inset: thickness / 2)
    case .dashed:
      strokeDashes(line, thickness: thickness, dashes: [3 * thickness, 2 * thickness], inset: 0)
    case .wavy: strokeWave(line, thickness: thickness)
    default: fillBar(line, thickness: thickness, offset: 0)
    }
  }

  /// Fills a bar, moved by `offset` downward or, for a vertical line, to the left.
  private func fillBar(_ line: DecorationLine, thickness: Double, offset: Double) {
    if line.isVertical {
      let x = snapped(line.start.x - offset - thickness / 2)
      addRectangle(Rect(x: x, y: line.start.y, width: thickness, height: line.length))
    } else {
      let y = snapped(line.start.y + offset - thickness / 2)
      addRectangle(Rect(x: line.start.x, y: y, width: line.length, height: thickness))
    }
    cairo_fill(context)
  }

  private func strokeDashes(
    _ line: DecorationLine, thickness: Double, dashes: [Double], inset: Double
  ) {
    guard line.length > 2 * inset else { return fillBar(line, thickness: thickness, offset: 0) }
    cairo_set_line_width(context, thickness)
    cairo_set_dash(context, dashes, Int32(dashes.count), 0)
    let end = line.length - inset
    if line.isVertical {
      let x = snapped(line.start.x - thickness / 2) + thickness / 2
      cairo_move_to(context, x, line.start.y + inset)
      cairo_line_to(context, x, line.start.y + end)
    } else {
      let y = snapped(line.start.y - thickness / 2) + thickness / 2
      cairo_move_to(context, line.start.x + inset, y)
      cairo_line_to(context, line.start.x + end, y)
    }
    cairo_stroke(context)
  }

  /// Strokes a wave with the length and height used by Chromium, clipped at the end of the line.
  private func strokeWave(_ line: DecorationLine, thickness: Double) {
    let step = 2 * max(2, thickness)
    let height = 3 * max(2, thickness) / 2
    if line.isVertical {
      cairo_translate(context, line.start.x, line.start.y)
      cairo_rotate(context, .pi / 2)
    } else {
      cairo_translate(context, line.start.x, line.start.y)
    }
    cairo_rectangle(
      context, 0, -height - thickness, line.length, 2 * (height + thickness))
    cairo_clip(context)
    cairo_set_line_width(context, thickness)
    var x = 0.0
    cairo_move_to(context, x, 0)
    while x < line.length {
      cairo_curve_to(context, x + step, height, x + step, -height, x + 2 * step, 0)
      x += 2 * step
    }
    cairo_stroke(context)
  }
}
