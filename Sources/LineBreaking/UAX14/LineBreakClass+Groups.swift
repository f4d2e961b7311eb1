import TextFoundation

/// Groups of classes that the rules speak of.
extension LineBreakClass {
  /// What ends a line by itself (LB4, LB5).
  var isLineEnd: Bool { self == .bk || self == .cr || self == .lf }
  /// OP.
  var isOpening: Bool { self == .op || self == .opWide }
  /// CL and CP.
  var isClosing: Bool { self == .cl || self == .cp }
  /// BA.
  var isBreakAfter: Bool { self == .ba || self == .baHyphen || self == .baSoftHyphen }
  /// NS, and letters that begin no line.
  var isNonstarter: Bool { self == .ns || self == .cj }
  /// QU.
  var isQuotation: Bool { self == .qu || self == .quPi || self == .quPf }
  /// AL and HL, and SA where nobody knows better (LB1).
  var isAlphabetic: Bool { self == .al || self == .hl || self == .sa || self == .alPrepend }
  /// ID, EB, EM.
  var isIdeographic: Bool { self == .id || self == .idUnassigned || self == .eb || self == .em }
  /// PR and PO; where loose also those that lines may end behind or begin with.
  var isNumericSign: Bool {
    self == .pr || self == .po || self == .prWide || self == .poWide
  }
  /// PR and PO where they keep to the number behind them.
  var isNumericPrefix: Bool { self == .pr || self == .po || self == .poWide }

  /// A syllable or letter of hangul.
  var isHangul: Bool {
    switch self {
    case .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }

  /// A typographic letter unit, or of the classes that CSS Text 3, 5.2, `keep-all` names.
  var isLetter: Bool {
    switch self {
    case .id, .idUnassigned, .nu, .cj, .nsIteration: true
    default: isAlphabetic || isHangul
    }
  }

  /// East_Asian_Width F, W or H (LB19a); to be asked of a character's own class, not of what it
  /// counts as.
  var isEastAsian: Bool {
    switch self {
    case .alWide, .baIdeographicSpace, .cj, .clWide, .eb, .em, .exFullwidth, .exWide, .h2, .h3,
      .id, .infixWide, .inseparableWide, .jl, .ns, .nsCentered, .nsIteration, .nsVoicing, .nsWave,
      .opWide, .poWide, .prHalfwidth, .prWide:
      true
    default: false
    }
  }

  /// What may follow a closing quotation mark (LB15b).
  var followsClosingQuotation: Bool {
    switch self {
    case .sp, .gl, .wj, .ex, .infix, .sy, .zw: true
    default: isClosing || isQuotation || isLineEnd
    }
  }
}
