import TextFoundation

/// The rules of UAX #14 in order, as a function of contexts: the specification of the automaton.
///
/// Untailored, they are the rules of Unicode 17.0. The CSS levels add the tailorings of
/// ``ClassTailoring``, and never break inside a Character.
///
/// One rule of the CSS levels is not taken from a standard: after spaces, a line may begin with `/`, or with `.` if
/// an alphabetic letter, a digit or `/` follows. LB13 prohibits both because of punctuation
/// preceded by spaces; LB15c makes an exception for `.5`, which is not punctuation. Paths and file
/// names in Japanese text are not punctuation either (`は /usr/share`, `と .bashrc`), and readers
/// expect a line to end at a space (CSS Text 3 §5.1; Blink breaks there). As after a hyphen
/// (LB20a), there is no break between a `/` that begins a word and the word.
struct BreakRules {
  let rules: BreakRuleSet
  private let substitutes: [LineBreakClass]

  init(_ rules: BreakRuleSet) {
    self.rules = rules
    substitutes = rules.substitutes()
  }

  /// Returns the action between a context and a character of a class, the decision of the class on
  /// a pending break, and the context after the character.
  func step(
    _ context: BreakContext, _ original: LineBreakClass
  ) -> (next: BreakContext, action: BreakAction, decision: BreakDecision) {
    let right = substitutes[Int(original.rawValue)]
    let isMark = right == .cm || right == .zwj
    if isMark, let left = context.left, !context.spaces, !left.isLineEnd, left != .zw {
      // LB9: the combining mark belongs to its base.
      var next = context
      next.flags.subtract([.joiner, .prepend])
      if right == .zwj { next.flags.insert(.joiner) }
      if !rules.isUntailored { next.flags.subtract(.oddRegional) }
      return (next, .none, .none)
    }
    let isEastAsian = original.isEastAsian
    let action = action(context, right, isEastAsian: isEastAsian)
    let pendingBreak =
      action == .pending ? pendingBreak(before: original, right) : carried(context, original, right)
    var next = context.followed(by: right, isEastAsian: isEastAsian, pendingBreak: pendingBreak)
    if original.joinsFollowing, !rules.isUntailored { next.flags.insert(.prepend) }
    return (next, action, decision(context, original, right))
  }

  /// Returns the decision on a pending break at the end of the text.
  func decisionAtEnd(_ context: BreakContext) -> BreakDecision {
    switch context.pendingBreak {
    case .none: .none
    case .openingOfNumber: .confirm
    case .openingOfDecimal, .orthographicSyllable: .confirm
    case .closingQuotation, .decimalPoint, .wordWithStop, .openingQuotation: .retract
    }
  }

  // MARK: Doubt

  private func pendingBreak(
    before original: LineBreakClass, _ right: LineBreakClass
  ) -> BreakContext.PendingBreak {
    switch right {
    case .quPf: .closingQuotation
    case .quPi: .openingQuotation
    case .infix: original == .infixStop && !rules.isUntailored ? .wordWithStop : .decimalPoint
    case .aksara, .aksaraStart, .alDottedCircle: .orthographicSyllable
    default: .openingOfNumber
    }
  }

  /// Returns the pending break that remains pending after a character: `..` may still begin a word,
  /// and `(.` a number.
  private func carried(
    _ context: BreakContext, _ original: LineBreakClass, _ right: LineBreakClass
  ) -> BreakContext.PendingBreak {
    switch context.pendingBreak {
    case .wordWithStop where original == .infixStop: .wordWithStop
    case .openingOfNumber where right == .infix: .openingOfDecimal
    default: .none
    }
  }

  private func decision(
    _ context: BreakContext, _ original: LineBreakClass, _ right: LineBreakClass
  ) -> BreakDecision {
    switch context.pendingBreak {
    case .none: .none
    case .openingOfNumber where right == .infix: .none
    case .openingOfNumber, .openingOfDecimal: right == .nu ? .retract : .confirm
    case .orthographicSyllable: right == .viramaFinal ? .retract : .confirm
    // Letters and digits are recognized by their original class, because break-all, which treats
    // them as ideographs, must not remove any break of normal (CSS Text 3 §5.2).
    case .decimalPoint: original.isNumeric ? .confirm : .retract
    case .closingQuotation: right.followsClosingQuotation ? .retract : .confirm
    case .wordWithStop where original == .infixStop: .none
    case .wordWithStop:
      original.isAlphabetic || original == .alWide || original.isNumeric || right == .sy
        ? .confirm : .retract
    case .openingQuotation: original.isEastAsian ? .confirm : .retract
    }
  }

  // MARK: Breaks

  private func action(
    _ context: BreakContext, _ right: LineBreakClass, isEastAsian: Bool
  ) -> BreakAction {
    let action = actionByRules(context, right, isEastAsian: isEastAsian)
    guard !rules.isUntailored, right == .gl || right == .ba else { return action }
    // A few GL and BA characters extend a Character (UAX #29).
    switch action {
    case .allowed, .betweenLetters: return .ifCharacterBegins
    case .hyphen: return .hyphenIfCharacterBegins
    default: return action
    }
  }

  private func actionByRules(
    _ context: BreakContext, _ right: LineBreakClass, isEastAsian: Bool
  ) -> BreakAction {
    guard let left = context.left else { return .none }  // LB2
    if left.isLineEnd, !context.spaces {
      return left == .cr && right == .lf ? .none : .mandatory  // LB4, LB5
    }
    if right.isLineEnd || right == .sp || right == .zw { return .none }  // LB6, LB7
    if left == .zw, !context.spaces { return .allowed }  // LB8
    if !rules.isUntailored, isInsideCharacter(context, right) { return .none }
    if left == .zw { return .allowed }  // LB8
    if context.flags.contains(.joiner) { return .none }  // LB8a
    if right == .wj { return .none }  // LB11
    if !context.spaces {
      if left == .wj || left == .gl { return .none }  // LB11, LB12
      if right == .gl, !left.isBreakAfter, left != .hy { return .none }  // LB12a
    }
    if let spaced = actionAcrossSpaces(context, left, right) { return spaced }
    if context.spaces { return .allowed }  // LB18
    if prohibitsBreakAtQuotation(context, left, right, isEastAsian: isEastAsian) { return .none }
    return actionBetween(context, left, right)
  }

  /// Returns the action of LB13 to LB17, the rules that look through spaces, or nil if none
  /// applies.
  private func actionAcrossSpaces(
    _ context: BreakContext, _ left: LineBreakClass, _ right: LineBreakClass
  ) -> BreakAction? {
    switch right {
    case .cl, .cp, .ex: return BreakAction.none  // LB13
    case .sy:
      if rules.isUntailored || !context.spaces { return BreakAction.none }  // LB13
    case .infix:
      if !context.spaces { return BreakAction.none }  // LB15d
    default: break
    }
    if left.isOpening { return BreakAction.none }  // LB14
    if left == .quPi, context.flags.contains(.initialQuotation) {
      return BreakAction.none  // LB15a
    }
    if right == .quPf { return context.spaces ? .pending : nil }  // LB15b
    if right == .infix { return .pending }  // LB15c
    if left.isClosing, right.isNonstarter { return BreakAction.none }  // LB16
    if left == .b2, right == .b2 { return BreakAction.none }  // LB17
    return nil
  }

  /// Returns the action of LB20 to LB31 between two adjacent characters.
  private func actionBetween(
    _ context: BreakContext, _ left: LineBreakClass, _ right: LineBreakClass
  ) -> BreakAction {
    if left == .baSoftHyphen, right == .cb { return hyphen(context) }  // LB20
    if left == .cb || right == .cb { return .allowed }
    if prohibitsBreakAtHyphen(context, left, right) || prohibitsBreakInNumber(context, left, right)
    {
      return .none
    }
    if prohibitsBreakBetweenLetters(left, right)
      || prohibitsBreakInSyllable(context, left, right)
      || prohibitsBreakBetweenSymbols(context, left, right)
    {
      return .none
    }
    if left.isNumericPrefix, right.isOpening {
      return .pending  // LB25: (PR | PO) × OP NU
    }
    if right == .quPi { return .pending }  // LB19a
    let action = unprohibited(context, left, right)
    let isPair = left.isOrthographicSyllable && right.isOrthographicSyllable
    return isPair && action != .none ? .pending : action  // LB28a: × (AK | ◌ | AS) VF
  }

  /// Returns the action after a soft hyphen, where a break is not allowed if the line would consist
  /// of a hyphen only.
  private func hyphen(_ context: BreakContext) -> BreakAction {
    context.flags.contains(.initialSoftHyphen) && !rules.isUntailored ? .none : .hyphen
  }

  /// Returns the action of LB31, adjusted for `word-break`.
  private func unprohibited(
    _ context: BreakContext, _ left: LineBreakClass, _ right: LineBreakClass
  ) -> BreakAction {
    if left == .sa, right == .sa { return .complexContext }
    if rules.wordBreak == .keepAll, left.isLetter, right.isLetter { return .none }
    if left == .baSoftHyphen { return hyphen(context) }
    return left.isBreakAfter || left == .hy || left == .b2 ? .allowed : .betweenLetters
  }

  /// Returns whether UAX #29 prohibits a boundary: GB9 and GB9a for characters that are not CM
  /// here, and GB9b.
  private func isInsideCharacter(
    _ context: BreakContext, _ right: LineBreakClass
  ) -> Bool {
    switch right {
    case .cm, .zwj, .em, .virama, .viramaFinal: true
    default: context.flags.contains(.prepend)
    }
  }

  /// Returns whether LB19 or LB19a prohibits a break.
  private func prohibitsBreakAtQuotation(
    _ context: BreakContext, _ left: LineBreakClass, _ right: LineBreakClass, isEastAsian: Bool
  ) -> Bool {
    if left == .qu || right == .qu || left == .quPi || right == .quPf { return true }
    if right == .quPi { return !context.flags.contains(.eastAsian) }
    guard left == .quPf else { return false }
    return !(isEastAsian && context.flags.contains(.eastAsianBeforeQuotation))
  }

  /// Returns whether LB20a to LB22 prohibit a break.
  private func prohibitsBreakAtHyphen(
    _ context: BreakContext, _ left: LineBreakClass, _ right: LineBreakClass
  ) -> Bool {
    if context.flags.contains(.initialHyphenOrSolidus) {
      let isSolidus = left == .sy
      if !isSolidus, right.isAlphabetic { return true }  // LB20a
      if isSolidus, !rules.isUntailored, right.isAlphabetic || right == .nu { return true }
    }
    if right == .hhHyphen, rules.strictness == .loose, left == .id {
      return false  // CSS Text 3, 5.3: "breaks before hyphens"
    }
    if right.isBreakAfter || right == .hy || right.isNonstarter || left == .bb {
      return true  // LB21
    }
    if context.flags.contains(.hebrewHyphen), right != .hl { return true }  // LB21a
    if left == .sy, right == .hl { return true }  // LB21b
    guard right == .inseparable else { return false }
    return !(rules.strictness == .loose && left == .inseparable)  // LB22; CSS: "between"
  }

  /// Returns whether LB25 prohibits a break.
  private func prohibitsBreakInNumber(
    _ context: BreakContext, _ left: LineBreakClass, _ right: LineBreakClass
  ) -> Bool {
    switch right {
    case .nu:
      left.isNumericPrefix || left == .hy || context.number == .digits || context.number == .open
        || left == .infix
    case .po, .pr, .prWide: context.number == .digits || context.number == .closed
    default: false
    }
  }

  /// Returns whether LB23, LB24 or LB28 to LB30 prohibit a break.
  private func prohibitsBreakBetweenLetters(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool
  {
    if right.isAlphabetic {
      if left == .sa, right == .sa { return false }  // LB1: left to the caller's word boundaries
      return left.isAlphabetic || left == .nu || left == .infix || left == .cp
        || left.isNumericPrefix
    }
    switch right {
    case .nu: return left.isAlphabetic || left == .cp
    case .op: return left.isAlphabetic || left == .nu
    default: return left.isAlphabetic && right.isPrefixOrPostfix
    }
  }

  /// Returns whether LB28a prohibits a break, apart from its last line, which looks ahead.
  private func prohibitsBreakInSyllable(
    _ context: BreakContext, _ left: LineBreakClass, _ right: LineBreakClass
  ) -> Bool {
    if right == .virama || right == .viramaFinal { return left.isOrthographicSyllable }
    if left == .aksaraPrebase { return right.isOrthographicSyllable }
    guard context.flags.contains(.virama), !context.spaces else { return false }
    return right == .aksara || right == .alDottedCircle
  }

  /// Returns whether LB23a, LB26, LB27, LB30a or LB30b prohibit a break.
  private func prohibitsBreakBetweenSymbols(
    _ context: BreakContext, _ left: LineBreakClass, _ right: LineBreakClass
  ) -> Bool {
    switch (left, right) {
    case (.pr, _) where right.isIdeographic || right.isHangul: true  // LB23a, LB27
    case (_, .po) where left.isIdeographic || left.isHangul: true
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): true  // LB26
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): true
    case (.ri, .ri): context.flags.contains(.oddRegional)  // LB30a
    case (.eb, .em), (.idUnassigned, .em), (.alUnassigned, .em): true  // LB30b
    default: false
    }
  }
}
