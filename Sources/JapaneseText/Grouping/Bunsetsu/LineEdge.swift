import TextFoundation

/// Which characters cannot stand at the edge of a line, and so neither at the edge of a phrase.
///
/// By the class of UAX #14, which the line breaker goes by too.
package enum LineEdge {
  /// Whether a line does not start with a character: closing brackets, 、。！？, small kana, ー, 々,
  /// ・, …, % and what combines with the character before.
  package static func cannotStart(_ scalar: UInt32) -> Bool {
    // ／ and ～ may start a line, but the parts they join are no phrases.
    if scalar == 0xFF0F || scalar == 0xFF5E { return true }
    return switch LineBreakClass.table[scalar] {
    case .cl, .clWide, .cp, .ex, .exWide, .exFullwidth, .infix, .infixStop, .infixWide, .sy, .ns,
      .nsNarrow, .nsCentered, .nsCenteredNarrow, .nsIteration, .nsVoicing, .nsWave, .cj,
      .inseparable, .inseparableWide, .cm, .zwj, .po, .poWide, .poAmbiguous, .quPf, .quRight,
      .baHyphen, .baSoftHyphen, .zw, .wj:
      true
    default: false
    }
  }

  /// Whether a line does not end with a character: opening brackets and quotation marks, currency
  /// signs and other marks before numbers.
  package static func cannotEnd(_ scalar: UInt32) -> Bool {
    // + and \ are signs before numbers for UAX #14, but more often end a name (C++).
    if scalar == 0x2B || scalar == 0x5C { return false }
    return switch LineBreakClass.table[scalar] {
    case .op, .opWide, .pr, .prWide, .prAmbiguous, .prHalfwidth, .quPi, .quLeft: true
    default: false
    }
  }
}
