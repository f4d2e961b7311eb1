import TextFoundation

/// The properties of the text before an offset on which the rules depend: a state of the automaton.
struct BreakContext: Hashable, Sendable {
  /// The position within a number (UAX #14, section 8.2, example 7).
  enum Number: UInt8, Hashable, Sendable {
    case none
    /// After `(PR | PO) (OP | HY)`.
    case open
    /// After `NU (NU | SY | IS)*`.
    case digits
    /// After `NU (NU | SY | IS)* (CL | CP)`.
    case closed
  }

  /// A break that the next character confirms or retracts.
  enum PendingBreak: UInt8, Hashable, Sendable {
    case none
    /// `(PR | PO) ? OP`: retracted if NU or `IS NU` follows (LB25).
    case openingOfNumber
    /// `(PR | PO) ? OP IS`: retracted if NU follows (LB25).
    case openingOfDecimal
    /// Between two orthographic syllables of a Brahmic script: retracted if VF follows (LB28a).
    case orthographicSyllable
    /// `SP ? QU_Pf`: retracted if the text continues as after closing punctuation (LB15b).
    case closingQuotation
    /// `SP ? IS`: confirmed if NU follows (LB15c).
    case decimalPoint
    /// `SP ? .`: confirmed if a word begins with it.
    case wordWithStop
    /// `ID ? QU_Pi`: confirmed if East Asian text follows (LB19a).
    case openingQuotation
  }

  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    /// After ZWJ (LB8a).
    static let joiner = Flags(rawValue: 1)
    /// An odd number of regional indicators (LB30a).
    static let oddRegional = Flags(rawValue: 2)
    /// `HL (HY | HH)` (LB21a).
    static let hebrewHyphen = Flags(rawValue: 4)
    /// A hyphen or solidus at the start of a word (LB20a).
    static let initialHyphenOrSolidus = Flags(rawValue: 8)
    /// An opening quotation mark (LB15a).
    static let initialQuotation = Flags(rawValue: 16)
    /// East Asian text before a quotation mark (LB19a).
    static let eastAsianBeforeQuotation = Flags(rawValue: 32)
    /// The last character is East Asian, regardless of its substitute class (LB19a).
    static let eastAsian = Flags(rawValue: 64)
    /// A soft hyphen at the start of a word, without text that a hyphen could be drawn after.
    static let initialSoftHyphen = Flags(rawValue: 128)
    /// `(AK | ◌ | AS) VI` (LB28a).
    static let virama = Flags(rawValue: 256)
    /// Directly after a character that joins the following one (GB9b), except in `.uax14`.
    static let prepend = Flags(rawValue: 512)
  }

  /// The class of the last non-space character with its combining marks (LB9), or nil at the start
  /// of the text.
  var left: LineBreakClass?
  /// Whether spaces follow the last non-space character.
  var spaces = false
  var number = Number.none
  var pendingBreak = PendingBreak.none
  var flags: Flags = []

  /// The start of a text.
  static let start = BreakContext()
}

extension BreakContext {
  /// Returns the context after a character of a class that is not combined with the preceding
  /// character.
  func followed(by right: LineBreakClass, isEastAsian: Bool, pendingBreak: PendingBreak)
    -> BreakContext
  {
    var next = BreakContext()
    if right == .sp {
      // The rules look through spaces at the preceding character, but not at a line separator.
      next.left = left.flatMap { $0.isLineEnd && !spaces ? nil : $0 } ?? .sp
      next.spaces = true
      next.flags = flags.intersection(.initialQuotation)
      return next
    }
    // LB10: a combining mark without a base is AL.
    next.left = right == .cm || right == .zwj ? .al : right
    next.number = number(after: right)
    next.flags = flags(after: right)
    if isEastAsian { next.flags.insert(.eastAsian) }
    next.pendingBreak = pendingBreak
    return next
  }

  private func number(after right: LineBreakClass) -> Number {
    switch right {
    case .nu: return .digits
    case .sy, .infix: return number == .digits && !spaces ? .digits : .none
    case .cl, .cp: return number == .digits && !spaces ? .closed : .none
    case .op, .opWide, .hy:
      return left.map { $0.isNumericPrefix && !spaces } ?? false ? .open : .none
    default: return .none
    }
  }

  private func flags(after right: LineBreakClass) -> Flags {
    let startsWord = spaces || left.map { $0.isLineEnd || $0 == .zw } ?? true
    let left = self.left ?? .sp
    switch right {
    case .zwj: return .joiner
    case .ri:
      let continues = left == .ri && !spaces && flags.contains(.oddRegional)
      return continues ? [] : .oddRegional
    case .hy, .hh, .hhHyphen:
      let hebrew: Flags = left == .hl && !spaces ? .hebrewHyphen : []
      return startsWord || left == .cb || left == .gl ? [.initialHyphenOrSolidus, hebrew] : hebrew
    case .sy: return startsWord ? .initialHyphenOrSolidus : []
    case .baSoftHyphen:
      return startsWord || flags.contains(.initialSoftHyphen) ? .initialSoftHyphen : []
    case .virama: return left.isOrthographicSyllable && !spaces ? .virama : []
    case .quPi:
      let opens = startsWord || left.isOpening || left.isQuotation || left == .gl
      return opens ? .initialQuotation : []
    case .quPf:
      return flags.contains(.eastAsian) && !spaces ? .eastAsianBeforeQuotation : []
    default: return []
    }
  }
}

/// The action between two characters.
enum BreakAction: UInt8, Sendable {
  case none
  /// A break at a space, a hyphen or similar, regardless of phrases.
  case allowed
  /// A break between letters or punctuation, in phrase mode only at phrase boundaries.
  case betweenLetters
  case mandatory
  /// A break after a soft hyphen.
  case hyphen
  /// A break inside a script without spaces, only at word boundaries of the caller.
  case complexContext
  /// A break before a possible combining mark, only at a Character boundary.
  case ifCharacterBegins
  /// A break between a soft hyphen and a possible combining mark, only at a Character boundary.
  case hyphenIfCharacterBegins
  /// A break on which the next character decides, see `BreakContext.PendingBreak`.
  case pending
}

/// The decision of the next character on a pending break.
enum BreakDecision: UInt8, Sendable {
  case none
  case confirm
  case retract
}
