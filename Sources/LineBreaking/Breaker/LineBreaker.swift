import TextFoundation

/// Finds where lines of a text may and must end: UAX #14, kinsoku, words and phrases.
///
/// ```swift
/// let breaker = LineBreaker(LineBreakOptions(strictness: .normal))
/// try breaker.opportunities(in: "「はい」と。").map(\.offset)  // [6, 12, 18]
/// ```
///
/// Options are resolved when it is made; make it once and use it for many texts.
///
/// Sendable: immutable.
public struct LineBreaker: Sendable {
  /// The options it was made with.
  public let options: LineBreakOptions
  /// Divides long words of alphabets, at opportunities of kind ``BreakOpportunity/Kind/hyphen``;
  /// nil if they stay whole.
  ///
  /// Not asked under ``WordBreak/breakAll`` and ``LineBreakStrictness/anywhere``, which need no
  /// hyphens.
  public let hyphenation: (any HyphenationProvider)?
  let automaton: BreakAutomaton
  let kinsoku: KinsokuFilter?

  /// A breaker with options, and with somebody who knows where words may be hyphenated.
  public init(
    _ options: LineBreakOptions = LineBreakOptions(),
    hyphenation: (any HyphenationProvider)? = nil
  ) {
    self.options = options
    self.hyphenation = hyphenation
    automaton = BreakAutomaton.shared(for: BreakRuleSet(options))
    kinsoku = options.kinsoku.map(KinsokuFilter.init)
  }
}
