/// How far the room between two neighbours can be reduced and expanded to fill a line.
///
/// The order of the steps is JLREQ's (§3.8.3 and §3.8.4; there with tables 3 to 6).
///
/// Sendable: a plain value.
struct Elasticity: Sendable {
  /// The steps of reduction between two neighbours, in order.
  ///
  /// What happens at the end of a line, (b) and (c), depends on the last item alone.
  enum Reduction: CaseIterable {
    /// (a) A Western word space, down to ¼ em.
    case wordSpace
    /// (d) The blanks on both sides of a middle dot, down to nothing.
    case middleDot
    /// (e) The blank of brackets and commas, down to nothing; never that of a full stop.
    case bracket
    /// (f) The gap between Japanese and Western text, down to half of it.
    case autospace
  }

  /// The steps of expansion, in order.
  enum Expansion: CaseIterable {
    /// A Western word space, up to ½ em.
    case wordSpace
    /// The gap between Japanese and Western text, up to ½ em.
    case autospace
    /// Any two characters that may be parted, up to ¼ em.
    case anyGap
    /// The same, without end.
    case equally
  }

  private var wordSpace: (less: Double, more: Double) = (0, 0)
  private var autospace: (less: Double, more: Double) = (0, 0)
  private var middleDot = 0.0
  private var bracket = 0.0
  private var anyGap = 0.0

  init(left: Paragraph.MeasuredItem, right: Paragraph.MeasuredItem, gap: Gap) {
    if left.spacing == .westernSpace {
      wordSpace = (max(0, left.advance - left.em / 4), max(0, left.em / 2 - left.advance))
    }
    if gap.autospace > 0 {
      let em = left.spacing.isIdeographic ? left.em : right.em
      autospace = (gap.autospace / 2, max(0, em / 2 - gap.autospace))
    }
    if left.spacing == .middleDot { middleDot += left.middleDotBlank - gap.trimmedBehind }
    if right.spacing == .middleDot { middleDot += right.middleDotBlank - gap.trimmedBefore }
    if left.spacing == .closingBracket || left.spacing == .comma {
      bracket += left.closingBlank - gap.trimmedBehind
    }
    if right.spacing == .openingBracket { bracket += right.openingBlank - gap.trimmedBefore }
    if gap.overlap > 0 {
      // Ruby stands over the blank: what it covers is not given away.
      middleDot = max(0, middleDot - gap.overlap)
      bracket = max(0, bracket - gap.overlap)
    }
    if left.spacing.mayBeParted(from: right.spacing) { anyGap = left.em / 4 }
  }

  /// How much a step can take away here.
  func room(_ step: Reduction) -> Double {
    switch step {
    case .wordSpace: wordSpace.less
    case .middleDot: middleDot
    case .bracket: bracket
    case .autospace: autospace.less
    }
  }

  /// How much a step can add here; the last one's is a share, not a limit.
  func room(_ step: Expansion) -> Double {
    switch step {
    case .wordSpace: wordSpace.more
    case .autospace: autospace.more
    case .anyGap, .equally: anyGap
    }
  }

  /// What all steps together can take away here.
  var reduction: Double { wordSpace.less + middleDot + bracket + autospace.less }
}

extension SpacingClass {
  /// Whether room may be added between a character of this class and one behind it.
  ///
  /// Not behind opening brackets and before closing marks, whose ink stays with the text they
  /// mark; not inside of inseparable sequences (―― ……), of numbers with their units, and of words.
  fileprivate func mayBeParted(from next: Self) -> Bool {
    switch (self, next) {
    case (.object, _), (_, .object): true
    case (.openingBracket, _), (.warichuOpeningBracket, _), (_, .closingBracket),
      (_, .warichuClosingBracket), (_, .fullStop), (_, .comma), (_, .middleDot), (.middleDot, _),
      (_, .dividingPunctuation), (_, .hyphen):
      false
    case (.inseparable, .inseparable), (.prefixedAbbreviation, .numeral),
      (.numeral, .postfixedAbbreviation):
      false
    default: !(isWestern && next.isWestern)
    }
  }
}
