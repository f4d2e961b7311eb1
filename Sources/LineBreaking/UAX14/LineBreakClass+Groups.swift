import TextFoundation

/// Groups of classes that occur in the rules.
extension LineBreakClass {
  /// Whether the class ends a line by itself (LB4, LB5).
  var isLineEnd: Bool { self == .bk || self == .cr || self == .lf }
  /// Whether the class is OP.
  var isOpening: Bool { self == .op || self == .opWide }
  /// Whether the class is CL or CP.
  var isClosing: Bool { self == .cl || self == .cp }
  /// Whether the class is BA or HH.
  var isBreakAfter: Bool {
    self == .ba || self == .baSoftHyphen || self == .hh || self == .hhHyphen
  }
  /// Whether the class is NS, or small kana and similar letters that may not begin a line.
  var isNonstarter: Bool { self == .ns || self == .cj }
  /// Whether the class is QU.
  var isQuotation: Bool { self == .qu || self == .quPi || self == .quPf }
  /// Whether the class is AL or HL, or SA, which is treated as AL without word boundaries (LB1).
  var isAlphabetic: Bool {
    switch self {
    case .al, .alDottedCircle, .alPrepend, .alUnassigned, .hl, .sa: true
    default: false
    }
  }
  /// Whether the class is NU.
  var isNumeric: Bool { self == .nu || self == .nuPrepend }
  /// Whether the character joins the following one (GB9b), except for two of class AP.
  var joinsFollowing: Bool { self == .alPrepend || self == .nuPrepend || self == .aksaraPrebase }
  /// Whether the class is AK or AS, or the character is ◌ (LB28a).
  var isOrthographicSyllable: Bool {
    self == .aksara || self == .aksaraStart || self == .alDottedCircle
  }
  /// Whether the class is ID, EB or EM.
  var isIdeographic: Bool { self == .id || self == .idUnassigned || self == .eb || self == .em }
  /// Whether the class is PR or PO, including those that the loose strictness separates from
  /// numbers.
  var isPrefixOrPostfix: Bool {
    self == .pr || self == .po || self == .prWide || self == .poWide
  }
  /// Whether the class is PR or PO and joined to a following number.
  var isNumericPrefix: Bool { self == .pr || self == .po || self == .poWide }

  /// Whether the class is a syllable or jamo of Hangul.
  var isHangul: Bool {
    switch self {
    case .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }

  /// Whether the class is a typographic letter unit or one of the classes listed for `keep-all` in
  /// CSS Text 3 §5.2.
  var isLetter: Bool {
    switch self {
    case .id, .idUnassigned, .nu, .cj, .nsIteration: true
    case .aksara, .aksaraPrebase, .aksaraStart: true
    default: isAlphabetic || isHangul
    }
  }

  /// Whether East_Asian_Width is F, W or H (LB19a), valid only for the original class of a
  /// character, not for its substitute.
  var isEastAsian: Bool {
    switch self {
    case .alWide, .baIdeographicSpace, .cj, .clWide, .eb, .em, .exFullwidth, .exWide, .h2, .h3,
      .id, .inseparableWide, .jl, .ns, .nsCentered, .nsIteration, .nsVoicing, .nsWave,
      .opWide, .poWide, .prHalfwidth, .prWide:
      true
    default: false
    }
  }

  /// Whether the class may follow a closing quotation mark (LB15b).
  var followsClosingQuotation: Bool {
    switch self {
    case .sp, .gl, .wj, .ex, .infix, .sy, .zw: true
    default: isClosing || isQuotation || isLineEnd
    }
  }
}
