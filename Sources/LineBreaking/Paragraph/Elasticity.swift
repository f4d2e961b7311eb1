/// The amounts by which the space between two neighbors can be reduced and expanded to justify a
/// line.
///
/// The order of the steps is that of JLREQ (§3.8.3 and §3.8.4, with tables 3 to 6).
struct Elasticity: Sendable {
  /// The steps of reduction between two neighbors, in order.
  ///
  /// Steps (b) and (c) concern the end of a line and depend on the last item only.
  enum Reduction: CaseIterable {
    /// (a) A Western word space, down to ¼ em.
    case wordSpace
    /// (d) The blanks on both sides of a middle dot, down to zero.
    case middleDot
    /// (e) The blank of brackets and commas, down to zero; never that of a full stop.
    case bracket
    /// (f) The gap between Japanese and Western text, down to half its size.
    case autospace
  }

  /// The steps of expansion, in order.
  enum Expansion: CaseIterable {
    /// A Western word space, up to ½ em.
    case wordSpace
    /// The gap between Japanese and Western text, up to ½ em.
    case autospace
    /// Between any two characters that may be separated, up to ¼ em.
    case anyGap
    /// As ``anyGap``, without limit.
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
    if left.spacing == .middleDot { middleDot += left.middleDotBlank - gap.trimmedAfter }
    if right.spacing == .middleDot { middleDot += right.middleDotBlank - gap.trimmedBefore }
    if left.spacing == .closingBracket || left.spacing == .comma {
      bracket += left.closingBlank - gap.trimmedAfter
    }
    if right.spacing == .openingBracket { bracket += right.openingBlank - gap.trimmedBefore }
    if gap.overlap > 0 {
      // The blank under overlapping ruby is not available for reduction.
      middleDot = max(0, middleDot - gap.overlap)
      bracket = max(0, bracket - gap.overlap)
    }
    if left.spacing.isExpandable(before: right.spacing) { anyGap = left.em / 4 }
  }

  /// Returns the width that a reduction step can remove here.
  func capacity(_ step: Reduction) -> Double {
    switch step {
    case .wordSpace: wordSpace.less
    case .middleDot: middleDot
    case .bracket: bracket
    case .autospace: autospace.less
    }
  }

  /// Returns the width that an expansion step can add here; for the last step this is a proportion,
  /// not a limit.
  func capacity(_ step: Expansion) -> Double {
    switch step {
    case .wordSpace: wordSpace.more
    case .autospace: autospace.more
    case .anyGap, .equally: anyGap
    }
  }

  /// The total width that all reduction steps can remove here.
  var reduction: Double { wordSpace.less + middleDot + bracket + autospace.less }
}

extension SpacingClass {
  /// Returns whether space may be inserted between a character of this class and a following one.
  ///
  /// No space is inserted after opening brackets and before closing punctuation, which stays with
  /// the text it encloses, nor inside inseparable sequences (―― ……), numbers with their units, and
  /// words.
  fileprivate func isExpandable(before next: Self) -> Bool {
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
