import LineBreaking

/// The line breaking rules that the style of a block gives to its paragraphs.
///
/// A class, so that paragraphs share one instance.
final class BreakingRules: Sendable {
  /// The used style of the block.
  let strut: UsedStyle
  let breaker: LineBreaker
  let options: Paragraph.Options
  /// Whether lines end between phrases (`word-break: auto-phrase`).
  let findsPhrases: Bool
  let wraps: Bool
  /// Whether lines may end at soft hyphens.
  let hyphenates: Bool

  /// Creates the rules for the used style of a block.
  init(_ strut: UsedStyle, context: TypesettingContext) {
    self.strut = strut
    let settings = context.options
    breaker = context.shared.breaker(
      for: LineBreakOptions(
        strictness: strut.lineBreakStrictness, language: strut.font.language,
        wordBreak: strut.wordBreak, latinLineBreaking: settings.latinLineBreaking),
      hyphenation: strut.hyphenatesAutomatically ? settings.hyphenation : nil)
    findsPhrases = strut.wordBreak == .phrase
    wraps = strut.wraps
    hyphenates = strut.hyphenates
    var options = Paragraph.Options(
      spacing: strut.spacingOptions(autospaceAmount: settings.autospaceAmount),
      alignment: strut.lineAlignment, lineAdjustment: settings.lineAdjustment,
      overflowWrap: strut.overflowWrap, hyphenAdvance: context.hyphenAdvance(strut.font))
    if context.measurer.grid != nil {
      // A terminal has no fractions of a column.
      options.spacing = .none
      options.alignment = .ragged
    }
    self.options = options
  }
}

extension TypesettingContext {
  /// Returns the line breaking rules of a block's style, which consecutive paragraphs of the same
  /// style share.
  func breakingRules(for strut: UsedStyle) -> BreakingRules {
    if let lastRules, lastRules.strut === strut { return lastRules }
    let rules = BreakingRules(strut, context: self)
    lastRules = rules
    return rules
  }
}
