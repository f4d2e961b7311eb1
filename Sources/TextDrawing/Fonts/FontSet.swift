internal import CPango
internal import TextLayout

/// The fonts of one configuration, loaded on demand.
///
/// Not thread-safe: Pango's objects belong to one thread at a time.
final class FontSet {
  private let map: UnsafeMutablePointer<PangoFontMap>?
  private let context: OpaquePointer?
  private var faces: [LoadedFace] = []
  private var faceIndices: [UnsafeMutablePointer<PangoFont>: Int] = [:]
  private var named: [String: LoadedFace] = [:]

  init(configuration: FontConfiguration) {
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    if let map, let config = configuration.pointer {
      pango_fc_font_map_set_config(OpaquePointer(map), config)
    }
    context = map.flatMap { pango_font_map_create_context($0) }
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    // Fonts must be released before the font map.
    named = [:]
    faces = []
    if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
    if let map { g_object_unref(map) }
  }

  func face(at index: Int) -> LoadedFace { faces[index] }

  /// Returns the index of a font, and takes over a reference to it.
  func index(of font: UnsafeMutablePointer<PangoFont>) -> Int {
    if let known = faceIndices[font] {
      g_object_unref(font)
      return known
    }
    faces.append(LoadedFace(font))
    faceIndices[font] = faces.count - 1
    return faces.count - 1
  }

  /// Returns the fonts for a description in a language, the best match first, to be released by the
  /// caller.
  func fontset(
    _ description: OpaquePointer?, language: String
  ) -> UnsafeMutablePointer<PangoFontset>? {
    guard let map, let context else { return nil }
    return pango_font_map_load_fontset(
      map, context, description, pango_language_from_string(language))
  }

  /// Returns the font with the name of a `FontFace`, or the closest font if there is none.
  func face(named name: String) -> LoadedFace? {
    if let known = named[name] { return known }
    guard let map, let context else { return nil }
    let description = pango_font_description_from_string(name)
    defer { pango_font_description_free(description) }
    pango_font_description_set_absolute_size(
      description, FontUnits.referenceSize * Double(PANGO_SCALE))
    guard let font = pango_font_map_load_font(map, context, description) else { return nil }
    let face = faces[index(of: font)]
    named[name] = face
    return face
  }
}
