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
  /// - Parameter boundaries: where phrases, words and words of scripts without spaces begin.
  /// - Throws: ``LineBreakError`` naming the first boundary that is not ascending or lies inside of
  ///   a Character.
  /// - Complexity: linear in the length of the text.
  public func opportunities(
    in text: String, boundaries: TextBoundaries = .none, fallbacks: Bool = false
  ) throws(LineBreakError) -> [BreakOpportunity] {
    try boundaries.check(against: text)
    var found: [BreakOpportunity] = []
    if options.strictness == .anywhere {
      found = betweenCharacters(of: text)
    } else {
      found.reserveCapacity(text.utf8.count / 3 + 1)
      withUTF8Bytes(of: text) { bytes in
        var scanner = BreakScanner(automaton: automaton)
        var grader = BreakGrader(self, boundaries, byteCount: bytes.count)
        while let place = scanner.next(in: bytes) {
          guard let opportunity = grader.opportunity(at: place, in: bytes),
            fallbacks || opportunity.kind.rawValue < BreakOpportunity.Kind.withinPhrase.rawValue
          else { continue }
          found.append(opportunity)
        }
      }
    }
    return found
  }

  /// CSS Text 3, 5.3, `anywhere`: around every typographic character unit; but line separators
  /// still end lines.
  private func betweenCharacters(of text: String) -> [BreakOpportunity] {
    var offset = 0
    return text.map { character in
      offset += character.utf8.count
      let isLineEnd = character.unicodeScalars.contains {
        LineBreakClass.table[$0.value].isLineEnd
      }
      let isMandatory = isLineEnd || offset == text.utf8.count
      return BreakOpportunity(offset: offset, kind: isMandatory ? .mandatory : .allowed)
    }
  }
}
