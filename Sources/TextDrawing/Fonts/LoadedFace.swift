internal import CPango
internal import TextLayout

/// A font of one worker, with its cached metrics.
final class LoadedFace {
  /// The font at the reference size.
  let font: UnsafeMutablePointer<PangoFont>
  /// The HarfBuzz font, owned by `font`.
  let shaper: OpaquePointer?
  /// The value that identifies the font.
  let value: FontFace
  /// The nominal glyphs that the font's kerning moves.
  private(set) lazy var kernedGlyphs = glyphs(of: ["kern", "dist"], in: openTypeTag("GPOS"))
  /// The glyphs that the font substitutes depending on their neighbors.
  private(set) lazy var joiningGlyphs = glyphs(
    of: ["liga", "clig", "calt", "rlig", "rclt", "ccmp"], in: openTypeTag("GSUB"))
  private let heights: FaceHeights
  /// The font and its metrics at the most recent size, as the font lists of a text that uses no
  /// other font.
  private var soleFace: (size: Double, faces: [FontFace], metrics: [FontMetrics])

  /// Takes over a reference to the font.
  init(_ font: UnsafeMutablePointer<PangoFont>) {
    self.font = font
    shaper = pango_font_get_hb_font(font)
    value = FontFace(describing: font)
    heights = FaceHeights(shaper)
    soleFace = (0, [value], [heights.metrics(size: 0)])
  }

  deinit {
    for set in [kernedGlyphs, joiningGlyphs] { hb_set_destroy(set) }
    g_object_unref(font)
  }

  /// Returns whether the font has a glyph for a scalar.
  func has(_ scalar: UInt32) -> Bool { pango_font_has_char(font, scalar) != 0 }

  /// Returns the glyph of a scalar before any feature is applied, or 0 if there is none.
  func nominalGlyph(_ scalar: UInt32) -> UInt32 {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shaper, scalar, &glyph) != 0 ? glyph : 0
  }

  /// Whether the font has color glyphs, such as emoji.
  private(set) lazy var hasColors: Bool = {
    let face = hb_font_get_face(shaper)
    return hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_png(face) != 0
      || hb_ot_color_has_svg(face) != 0
  }()
  /// Whether the font has a visible .notdef glyph.
  private(set) lazy var showsUnknown: Bool = {
    var extents = hb_glyph_extents_t()
    return hb_font_get_glyph_extents(shaper, 0, &extents) != 0 && extents.width != 0
  }()

  /// Returns the metrics at a size.
  func metrics(size: Double) -> FontMetrics { heights.metrics(size: size) }

  /// Returns the index of the font in a text, to which it is added if necessary.
  ///
  /// If it is the first font of a text, the text shares its lists with earlier texts.
  func index(in text: inout ShapedText, _ size: Double) -> Int {
    if soleFace.size != size { soleFace = (size, [value], [heights.metrics(size: size)]) }
    guard !text.faces.isEmpty else {
      (text.faces, text.faceMetrics) = (soleFace.faces, soleFace.metrics)
      return 0
    }
    return text.index(of: value, metrics: soleFace.metrics[0])
  }

  /// Returns the glyphs used by any lookup of some features.
  private func glyphs(of features: [StaticString], in table: hb_tag_t) -> OpaquePointer? {
    guard let shaper else { return hb_set_create() }
    let face = hb_font_get_face(shaper)
    let lookups = hb_set_create()
    defer { hb_set_destroy(lookups) }
    let tags = features.map(openTypeTag) + [0]
    hb_ot_layout_collect_lookups(face, table, nil, nil, tags, lookups)
    let glyphs = hb_set_create()
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      hb_ot_layout_lookup_collect_glyphs(face, table, lookup, glyphs, glyphs, glyphs, nil)
    }
    return glyphs
  }
}

/// The metrics of a font as fractions of the em; upward is positive.
private struct FaceHeights {
  var ascent = 0.8
  var descent = 0.2
  var lineGap = 0.0
  var xHeight = 0.5
  var underline = 0.1
  var underlineThickness = 0.05
  var strikethrough = 0.3

  init(_ font: OpaquePointer?) {
    guard let font else { return }
    func em(_ position: hb_position_t) -> Double { Double(position) / FontUnits.perEm }
    var extents = hb_font_extents_t()
    if hb_font_get_h_extents(font, &extents) != 0 {
      ascent = em(extents.ascender)
      descent = -em(extents.descender)
      lineGap = max(0, em(extents.line_gap))
    }
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var position: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &position) != 0 ? em(position) : nil
    }
    xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? ascent / 2
    if let size = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE), size > 0 { underlineThickness = size }
    // OpenType gives the upper edges of both lines.
    if let offset = metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) {
      underline = underlineThickness / 2 - offset
    }
    strikethrough = xHeight / 2
    if let offset = metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET), offset > 0 {
      strikethrough = offset - (metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE) ?? underlineThickness) / 2
    }
  }

  /// Returns the metrics at a size, with ascent, descent and line gap rounded to whole px, as in
  /// browsers.
  func metrics(size: Double) -> FontMetrics {
    FontMetrics(
      ascent: (ascent * size).rounded(), descent: (descent * size).rounded(),
      lineGap: (lineGap * size).rounded(), xHeight: xHeight * size,
      underlinePosition: underline * size, underlineThickness: underlineThickness * size,
      strikethroughPosition: strikethrough * size)
  }
}

extension FontFace {
  /// Creates the value for a font from Pango's description, without the size.
  init(describing font: UnsafeMutablePointer<PangoFont>) {
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    pango_font_description_unset_fields(
      description, PangoFontMask(PANGO_FONT_MASK_SIZE.rawValue | PANGO_FONT_MASK_GRAVITY.rawValue))
    let name = pango_font_description_to_string(description)
    defer { g_free(name) }
    let family = pango_font_description_get_family(description)
    self.init(
      name: name.map { String(cString: $0) } ?? "",
      family: family.map { String(cString: $0) } ?? "",
      weight: Double(pango_font_description_get_weight(description).rawValue),
      isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
  }
}
