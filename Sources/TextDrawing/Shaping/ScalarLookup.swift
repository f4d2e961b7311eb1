internal import CPango
internal import TextFoundation

extension SelectionShaper {
  /// Fills the entry of a scalar that is seen for the first time.
  @inline(never)
  func look(
    up scalar: UInt32, in entry: UnsafeMutablePointer<ScalarEntry>, mode: ShapingMode
  ) {
    entry.pointee.kind = Self.isControl(scalar) ? .control : .word
    guard entry.pointee.kind == .word, let face = fallback.face(for: scalar) else { return }
    entry.pointee.face = UInt16(truncatingIfNeeded: face)
    guard Self.maybeSimple(scalar) else { return }
    let font = fonts.face(at: face)
    let nominal = font.nominalGlyph(scalar)
    // Substitutions of kana are those with a voicing mark, which is never simple.
    let isJoining = !(0x3041...0x30FF ~= scalar) && hb_set_has(font.joiningGlyphs, nominal) != 0
    let script = Self.script(of: scalar)
    let alone = wordShaper.glyphs(
      of: [scalar], face: face, script: script == .common ? HB_SCRIPT_HIRAGANA : script.tag,
      mode: mode == .upright ? .upright : .leftToRight)
    guard nominal != 0, !isJoining, alone.count == 1, let glyph = alone.first, glyph.glyph != 0
    else { return }
    if mode != .upright, scalar != 0x20, hb_set_has(font.kernedGlyphs, nominal) != 0 {
      guard let row = kerning.addScalar(scalar) else { return }
      entry.pointee.kerning = row
    }
    entry.pointee.advance = glyph.advance
    entry.pointee.glyph = glyph.glyph
    entry.pointee.dx = glyph.dx
    entry.pointee.dy = glyph.dy
    entry.pointee.script = script
    entry.pointee.kind = .simple
  }

  /// The font of a scalar, as the tables have it; nil if there is none at all.
  func face(for scalar: UInt32) -> Int? {
    guard fallback.primary != nil else { return nil }
    let entry = horizontal.entry(for: scalar)
    if entry.pointee.kind == .unknown { look(up: scalar, in: entry, mode: .leftToRight) }
    return Int(entry.pointee.face)
  }

  /// Whether a scalar of this kind never joins with its neighbours, whatever the font: ideographs,
  /// kana, and the punctuation and the wide forms that are used with them.
  ///
  /// Fonts that exchange or move its glyph among others are asked apart.
  static func maybeSimple(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Voicing and tone marks join with what stands before them.
    case 0x302A...0x302F, 0x3099...0x309A: false
    case 0x20, 0x2E80...0x2FDF, 0x3000...0x3130, 0x3190...0x9FFF, 0xF900...0xFAFF,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Characters that are never seen and take no room: controls and separators of lines.
  static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || 0x7F...0x9F ~= scalar || 0x2028...0x2029 ~= scalar
  }

  static func script(of scalar: UInt32) -> ScalarEntry.Script {
    switch hb_unicode_script(hb_unicode_funcs_get_default(), scalar) {
    case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: .kana
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED: .common
    default: .other
    }
  }
}

extension ScalarEntry.Script {
  /// HarfBuzz's name of it.
  var tag: hb_script_t {
    switch self {
    case .kana: HB_SCRIPT_HIRAGANA
    case .other: HB_SCRIPT_HAN
    default: HB_SCRIPT_COMMON
    }
  }
}

/// The script of what stands before a place, or at the start of a text behind it: signs that all
/// scripts share take it (UAX #24 §5.1).
func scriptContext(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> hb_script_t {
  // Further away it hardly matters, and texts of signs alone stay linear.
  let reach = 64
  var place = offset
  for _ in 0..<reach {
    guard let scalar = bytes.scalar(before: place) else { break }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    if !script.isShared { return script }
    place -= scalar.length
  }
  place = offset
  for _ in 0..<reach {
    guard let scalar = bytes.scalar(at: place) else { break }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    if !script.isShared { return script }
    place += scalar.length
  }
  return HB_SCRIPT_COMMON
}
