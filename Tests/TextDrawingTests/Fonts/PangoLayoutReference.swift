import CPango
import TextLayout

@testable import TextDrawing

/// Unwrapped widths of Pango's own layout, at a size in px.
final class PangoLayoutReference {
  private let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
  private let context: OpaquePointer?
  private let layout: OpaquePointer?

  init(description: String, language: String, size: Double) {
    context = map.flatMap { pango_font_map_create_context($0) }
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string(language))
    layout = pango_layout_new(context)
    let font = pango_font_description_from_string(description)
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
  }

  deinit {
    for object in [layout, context] {
      if let object { g_object_unref(UnsafeMutableRawPointer(object)) }
    }
    if let map { g_object_unref(map) }
  }

  /// Returns the left edges of the clusters at some UTF-8 offsets, on the single line of a text.
  func leftEdges(at offsets: [Int], of text: String) -> [Double] {
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    return offsets.map { offset in
      var box = PangoRectangle()
      pango_layout_index_to_pos(layout, Int32(offset), &box)
      // The box of a right-to-left cluster begins at its right edge.
      return Double(min(box.x, box.x + box.width)) / Double(PANGO_SCALE)
    }
  }

  /// Returns the width of a text without line breaks.
  func width(of text: String) -> Double {
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    var width: Int32 = 0
    pango_layout_get_size(layout, &width, nil)
    return Double(width) / Double(PANGO_SCALE)
  }
}
