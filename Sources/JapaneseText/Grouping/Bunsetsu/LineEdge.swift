import TextFoundation

/// The characters that cannot be at the edge of a line, and therefore not at the edge of a phrase.
///
/// Determined by the line breaking classes of UAX #14, as in the line breaker.
package enum LineEdge {
  /// Returns whether a character cannot start a line: closing brackets, 、。！？, small kana, ー, 々, ・,
  /// …, %, and combining marks.
  package static func cannotStart(_ scalar: UInt32) -> Bool {
    // ／ and ～ may start a line, but do not separate phrases.
    if scalar == 0xFF0F || scalar == 0xFF5E { return true }
    return switch LineBreakClass.table[scalar] {
    case .cl, .clWide, .cp, .ex, .exWide, .exFullwidth, .infix, .infixStop, .sy, .ns,
      .nsNarrow, .nsCentered, .nsCenteredNarrow, .nsIteration, .nsVoicing, .nsWave, .cj,
      .inseparable, .inseparableWide, .cm, .zwj, .po, .poWide, .poAmbiguous, .quPf, .quRight,
      .hh, .hhHyphen, .baSoftHyphen, .virama, .viramaFinal, .zw, .wj:
      true
    default: false
    }
  }

  /// Returns whether a character cannot end a line: opening brackets and quotation marks, currency
  /// symbols and other numeric prefixes.
  package static func cannotEnd(_ scalar: UInt32) -> Bool {
    // UAX #14 treats + and \ as numeric prefixes, but they more often end a name (C++).
    if scalar == 0x2B || scalar == 0x5C { return false }
    return switch LineBreakClass.table[scalar] {
    case .op, .opWide, .pr, .prWide, .prAmbiguous, .prHalfwidth, .quPi, .quLeft: true
    default: false
    }
  }
}
