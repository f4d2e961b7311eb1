import TextFoundation

extension LineBreaker {
  /// Returns the offsets where lines of a text may or must end, in ascending order, the last one at
  /// the end of the text.
  ///
  /// ```swift
  /// let breaker = LineBreaker()
  /// try breaker.opportunities(in: "はい、東京").map(\.offset)  // [3, 9, 12, 15]
  /// try breaker.opportunities(in: "one two\n")
  /// // [(4, allowed), (8, mandatory)]: after the space, and after the line feed
  /// ```
  ///
  /// With ``WordBreak/phrase`` the result contains the phrase boundaries that the strictness
  /// allows, and breaks after spaces. With `fallbacks` it also contains the breaks inside phrases,
  /// as ``BreakOpportunity/Kind/withinPhrase`` and ``BreakOpportunity/Kind/withinWord``, for lines
  /// that are too narrow for a phrase.
  ///
  /// The result is empty for an empty text. Unassigned scalars are treated as alphabetic (LB1).
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - boundaries: the starts of phrases, of words, and of words of scripts without spaces.
  ///   - fallbacks: whether to include breaks inside phrases.
  /// - Returns: opportunities by ascending UTF-8 offset.
  /// - Throws: ``LineBreakError`` for the first boundary that is not ascending or lies inside a
  ///   Character.
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
