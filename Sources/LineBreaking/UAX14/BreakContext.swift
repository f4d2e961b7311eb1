import TextFoundation

/// What the rules know of the text before a place: a state of the automaton.
struct BreakContext: Hashable, Sendable {
  /// Where in a number (UAX #14, section 8.2, example 7) the text is.
  enum Number: UInt8, Hashable, Sendable {
    case none
    /// Behind `(PR | PO) (OP | HY)`.
    case open
    /// Behind `NU (NU | SY | IS)*`.
    case digits
    /// Behind the same and `CL | CP`.
    case closed
  }

  /// A break that stands or falls with the next character.
  enum Doubt: UInt8, Hashable, Sendable {
    case none
    /// `(PR | PO) ? OP`: none if NU follows.
    case openingOfNumber
    /// `SP ? QU_Pf`: none if the text goes on as behind a closing mark (LB15b).
    case closingQuotation
    /// `SP ? IS`: stands if NU follows (LB15c).
    case decimalPoint
    /// `SP ? .`: stands if what follows makes it the beginning of a word.
    case wordWithStop
    /// `ID ? QU_Pi`: stands if East Asian text follows (LB19a).
    case openingQuotation
  }

  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// Behind ZWJ (LB8a).
    static let joiner = Flags(rawValue: 1)
    /// An odd number of regional indicators (LB30a).
    static let oddRegional = Flags(rawValue: 2)
    /// `HL (HY | BA)` (LB21a).
    static let hebrewHyphen = Flags(rawValue: 4)
    /// A hyphen or solidus at the start of a word (LB20a).
    static let initialSign = Flags(rawValue: 8)
    /// A quotation mark that opens (LB15a).
    static let initialQuotation = Flags(rawValue: 16)
    /// East Asian text before a quotation mark (LB19a).
    static let eastAsianBeforeQuotation = Flags(rawValue: 32)
    /// The last character is East Asian, whatever it counts as (LB19a).
    static let eastAsian = Flags(rawValue: 64)
    /// A soft hyphen at the start of a word, with nothing to draw a hyphen behind.
    static let initialSoftHyphen = Flags(rawValue: 128)
  }

  /// The class of the last character that is no space, marks being part of it (LB9); nil at the
  /// start of the text.
  var left: LineBreakClass?
  /// Whether spaces follow it.
  var spaces = false
  var number = Number.none
  var doubt = Doubt.none
  var flags: Flags = []

  /// The start of a text.
  static let start = BreakContext()
}

extension BreakContext {
  /// The context behind a character that counts as a class and is no mark of the one before it.
  func followed(by right: LineBreakClass, isEastAsian: Bool, doubt: Doubt) -> BreakContext {
    var next = BreakContext()
    if right == .sp {
      // Rules look through spaces at what is before them, but not at a line's end.
      next.left = left.flatMap { $0.isLineEnd && !spaces ? nil : $0 } ?? .sp
      next.spaces = true
      next.flags = flags.intersection(.initialQuotation)
      return next
    }
    // LB10: a mark of nothing is AL.
    next.left = right == .cm || right == .zwj ? .al : right
    next.number = number(behind: right)
    next.flags = flags(behind: right)
    if isEastAsian { next.flags.insert(.eastAsian) }
    next.doubt = doubt
    return next
  }

  private func number(behind right: LineBreakClass) -> Number {
    switch right {
    case .nu: return .digits
    case .sy, .infix: return number == .digits && !spaces ? .digits : .none
    case .cl, .cp: return number == .digits && !spaces ? .closed : .none
    case .op, .opWide, .hy:
      return left.map { $0.isNumericPrefix && !spaces } ?? false ? .open : .none
    default: return .none
    }
  }

  private func flags(behind right: LineBreakClass) -> Flags {
    let startsWord = spaces || left.map { $0.isLineEnd || $0 == .zw } ?? true
    let left = self.left ?? .sp
    switch right {
    case .zwj: return .joiner
    case .ri:
      let continues = left == .ri && !spaces && flags.contains(.oddRegional)
      return continues ? [] : .oddRegional
    case .hy, .baHyphen:
      let hebrew: Flags = left == .hl && !spaces ? .hebrewHyphen : []
      return startsWord || left == .cb || left == .gl ? [.initialSign, hebrew] : hebrew
    case .sy: return startsWord ? .initialSign : []
    case .ba: return left == .hl && !spaces ? .hebrewHyphen : []
    case .baSoftHyphen:
      if startsWord || flags.contains(.initialSoftHyphen) { return .initialSoftHyphen }
      return left == .hl ? .hebrewHyphen : []
    case .quPi:
      let opens = startsWord || left.isOpening || left.isQuotation || left == .gl
      return opens ? .initialQuotation : []
    case .quPf:
      return flags.contains(.eastAsian) && !spaces ? .eastAsianBeforeQuotation : []
    default: return []
    }
  }
}

/// What happens between two characters.
enum BreakAction: UInt8, Sendable {
  case none
  /// A break at a space, a hyphen or such: phrases do not matter.
  case allowed
  /// A break between letters or punctuation: in phrase mode only between phrases.
  case betweenLetters
  case mandatory
  /// Behind a soft hyphen.
  case hyphen
  /// Inside of a script without spaces: only where the caller knows a word to begin.
  case complexContext
  /// Before what may be a mark: if a Character begins.
  case ifCharacterBegins
  /// The same behind a soft hyphen.
  case hyphenIfCharacterBegins
  /// See `BreakContext.Doubt`: the next character decides.
  case doubtful
}

/// What the next character says of a doubtful break.
enum BreakDecision: UInt8, Sendable {
  case none
  case confirm
  case retract
}
