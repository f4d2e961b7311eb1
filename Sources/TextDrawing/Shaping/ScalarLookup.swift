internal import CPango
internal import TextFoundation

extension SelectionShaper {
  /// Fills in the entry of a scalar that is used for the first time.
  @inline(never)
  func fillEntry(
    for scalar: UInt32, in entry: UnsafeMutablePointer<ScalarEntry>, mode: ShapingMode
  ) {
    entry.pointee.kind = Self.isControl(scalar) ? .control : .word
    guard entry.pointee.kind == .word, let face = fallback.face(for: scalar) else { return }
    entry.pointee.face = UInt16(truncatingIfNeeded: face)
    guard Self.canBeSimple(scalar) else { return }
    let font = fonts.face(at: face)
    let nominal = font.nominalGlyph(scalar)
    // Kana are substituted only before a combining voicing mark, which is never simple.
    let isJoining = !(0x3041...0x30FF ~= scalar) && hb_set_has(font.joiningGlyphs, nominal) != 0
    let script = Self.script(of: scalar)
    let isolated = wordShaper.glyphs(
      of: [scalar], face: face, script: script == .common ? HB_SCRIPT_HIRAGANA : script.tag,
      mode: mode == .upright ? .upright : .leftToRight)
    guard nominal != 0, !isJoining, isolated.count == 1, let glyph = isolated.first,
      glyph.glyph != 0
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

  /// Returns the font of a scalar from the tables, or nil if there are no fonts.
  func face(for scalar: UInt32) -> Int? {
    guard fallback.primary != nil else { return nil }
    let entry = horizontal.entry(for: scalar)
    if entry.pointee.kind == .unknown { fillEntry(for: scalar, in: entry, mode: .leftToRight) }
    return Int(entry.pointee.face)
  }

  /// Returns whether a scalar never joins with its neighbors in any script rule: ideographs, kana,
  /// and the punctuation and fullwidth forms used with them.
  ///
  /// Whether a font substitutes or moves its glyph is checked separately.
  static func canBeSimple(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Voicing and tone marks combine with the preceding character.
    case 0x302A...0x302F, 0x3099...0x309A: false
    case 0x20, 0x2E80...0x2FDF, 0x3000...0x3130, 0x3190...0x9FFF, 0xF900...0xFAFF,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Returns whether a scalar is invisible and has no advance: controls and line separators.
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
  /// The script as a HarfBuzz value.
  var tag: hb_script_t {
    switch self {
    case .kana: HB_SCRIPT_HIRAGANA
    case .other: HB_SCRIPT_HAN
    default: HB_SCRIPT_COMMON
    }
  }
}

/// Returns the script that Common and Inherited characters at an offset resolve to: that of the
/// preceding character, or of the following one at the start of the text (UAX #24 §5.1).
func scriptContext(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> hb_script_t {
  // The limit keeps texts without any script linear; more distant characters rarely matter.
  let limit = 64
  var position = offset
  for _ in 0..<limit {
    guard let scalar = bytes.scalar(before: position) else { break }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    if !script.isShared { return script }
    position -= scalar.length
  }
  position = offset
  for _ in 0..<limit {
    guard let scalar = bytes.scalar(at: position) else { break }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    if !script.isShared { return script }
    position += scalar.length
  }
  return HB_SCRIPT_COMMON
}
