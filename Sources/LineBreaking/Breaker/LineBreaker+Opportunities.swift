import TextFoundation

extension LineBreaker {
  /// The places where lines of a text may or must end, in ascending order; the last one is the end
  /// of the text.
  ///
  /// ```swift
  /// let breaker = LineBreaker()
  /// try breaker.opportunities(in: "はい、東京").map(\.offset)  // [3, 9, 12, 15]
  /// try breaker.opportunities(in: "one two\n")
  /// // [(4, allowed), (8, mandatory)]: behind the space, and behind the line feed
  /// ```
  ///
  /// Those of ``WordBreak/phrase`` are the phrases' edges that the strictness allows, and spaces.
  /// With `fallbacks` also the places inside of phrases that the strictness allows, as
  /// ``BreakOpportunity/Kind/withinPhrase`` and ``BreakOpportunity/Kind/withinWord``: for lines
  /// that a phrase does not fit in.
  ///
  /// An empty text has none. Where nothing is known of them, scalars without an assigned meaning
  /// count as letters of an alphabet (LB1).
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - boundaries: where phrases, words and words of scripts without spaces begin.
  ///   - fallbacks: whether places inside of phrases are wanted too.
  /// - Returns: opportunities by ascending UTF-8 offset.
  /// - Throws: ``LineBreakError`` naming the first boundary that is not ascending or lies inside of
  ///   a Character.
  /// - Complexity: linear in the length of the text.
  public func opportunities(
    in text: String, boundaries: TextBoundaries = .none, fallbacks: Bool = false
  ) throws(LineBreakError) -> [BreakOpportunity] {
    try boundaries.check(against: text)
    return withUTF8Bytes(of: text) {
      opportunities(inUTF8: $0, boundaries: boundaries, fallbacks: fallbacks)
    }
  }
}
