import TextFoundation

/// Finds the positions where lines of a text may or must end, by UAX #14, kinsoku rules, and word
/// and phrase boundaries.
///
/// ```swift
/// let breaker = LineBreaker(LineBreakOptions(strictness: .normal))
/// try breaker.opportunities(in: "「はい」と。").map(\.offset)  // [6, 12, 18]
/// ```
///
/// The options are resolved at initialization, so create a breaker once and reuse it.
public struct LineBreaker: Sendable {
  /// The options of the breaker.
  public let options: LineBreakOptions
  /// The provider that hyphenates long words, at opportunities of kind
  /// ``BreakOpportunity/Kind/hyphen``, or nil to disable hyphenation.
  ///
  /// The provider is not used with ``WordBreak/breakAll`` and ``LineBreakStrictness/anywhere``,
  /// which need no hyphens.
  public let hyphenation: (any HyphenationProvider)?
  let automaton: BreakAutomaton
  let kinsoku: KinsokuFilter?

  /// Creates a line breaker with options and an optional hyphenation provider.
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
