internal import CPango
internal import TextFoundation

/// Finds the font for a scalar or a cluster: the first of the selection's families that supports
/// it, then any other font.
final class FontFallback {
  /// The index of the primary font, which determines line metrics; nil if there are no fonts.
  let primary: Int?
  private unowned let fonts: FontSet
  /// The cached results: Pango searches all fonts for a scalar that none supports.
  private var known: [UInt32: Int] = [:]
  private let general: UnsafeMutablePointer<PangoFontset>?
  private let ideographs: UnsafeMutablePointer<PangoFontset>?
  private let emojiFonts: UnsafeMutablePointer<PangoFontset>?

  init(_ selection: FontSelection, language: FontLanguage, fonts: FontSet) {
    self.fonts = fonts
    let families = selection.familyList
    let description = selection.description(families: families)
    defer { pango_font_description_free(description) }
    general = fonts.fontset(description, language: language.fontLanguage)
    ideographs =
      language.ideographLanguage == language.fontLanguage
      ? general.flatMap { set in
        g_object_ref(set)
        return set
      }
      : fonts.fontset(description, language: language.ideographLanguage)
    let emoji = selection.description(families: "emoji," + families)
    defer { pango_font_description_free(emoji) }
    emojiFonts = fonts.fontset(emoji, language: language.fontLanguage)
    primary = general.flatMap { pango_fontset_get_font($0, 0x20) }.map { fonts.index(of: $0) }
  }

  deinit {
    for set in [general, ideographs, emojiFonts] {
      if let set { g_object_unref(set) }
    }
  }

  /// Returns the font for a scalar, or the primary one if no font supports it.
  func face(for scalar: UInt32) -> Int? {
    if let known = known[scalar] { return known }
    let found = find(scalar, in: FontLanguage.isIdeographic(scalar) ? ideographs : general)
    known[scalar] = found
    return found
  }

  /// Returns the font for a cluster of several scalars, given the font of the first.
  func face(for cluster: UnsafeBufferPointer<UInt8>, base: Int) -> Int {
    guard let first = cluster.scalar(at: 0) else { return base }
    if Self.hasEmojiPresentation(cluster), let font = find(first.value, in: emojiFonts) {
      return font
    }
    var offset = first.length
    while let scalar = cluster.scalar(at: offset) {
      offset += scalar.length
      let isInvisible = Unicode.Scalar(scalar.value)?.properties.isDefaultIgnorableCodePoint ?? true
      guard !isInvisible, !fonts.face(at: base).has(scalar.value) else { continue }
      // A font with both the mark and the base composes them better; without one, the shaper may
      // still find a precomposed form.
      if let other = face(for: scalar.value), fonts.face(at: other).has(first.value),
        fonts.face(at: other).has(scalar.value)
      {
        return other
      }
    }
    return base
  }

  private func find(_ scalar: UInt32, in set: UnsafeMutablePointer<PangoFontset>?) -> Int? {
    guard let set, let font = pango_fontset_get_font(set, scalar) else { return primary }
    let index = fonts.index(of: font)
    return fonts.face(at: index).has(scalar) ? index : primary
  }

  /// Returns whether a cluster has emoji presentation (UTS #51), by default or by U+FE0F.
  private static func hasEmojiPresentation(_ cluster: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = cluster.scalar(at: 0), first.value >= 0x203C || cluster.count > 3,
      let scalar = Unicode.Scalar(first.value), scalar.properties.isEmoji
    else { return false }
    let second = cluster.scalar(at: first.length)?.value
    return second == 0xFE0F || scalar.properties.isEmojiPresentation && second != 0xFE0E
  }
}
