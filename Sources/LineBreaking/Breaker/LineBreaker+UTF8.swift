import TextFoundation

extension LineBreaker {
  /// Returns the opportunities of well-formed UTF-8 with validated boundaries.
  package func opportunities(
    inUTF8 bytes: UnsafeBufferPointer<UInt8>, boundaries: TextBoundaries = .none,
    fallbacks: Bool = false
  ) -> [BreakOpportunity] {
    if options.strictness == .anywhere { return betweenCharacters(of: bytes) }
    var scanner = BreakScanner(automaton: automaton)
    var grader = BreakGrader(
      self, boundaries, byteCount: bytes.count, fallbacks: fallbacks)
    var found: [BreakOpportunity] = []
    found.reserveCapacity(bytes.count / 3 + 1)
    // 64 elements of 16 bytes are 1 KiB each, small enough for the stack.
    let size = 64
    withUnsafeTemporaryAllocation(of: BreakScanner.Position.self, capacity: size) { positions in
      withUnsafeTemporaryAllocation(of: BreakOpportunity.self, capacity: size) { graded in
        while true {
          let count = scanner.fill(positions, from: bytes)
          if count == 0 { return }
          let gradedCount = grader.grade(positions, count: count, in: bytes, into: graded)
          found.append(contentsOf: UnsafeBufferPointer(rebasing: graded[..<gradedCount]))
        }
      }
    }
    if options.latinLineBreaking == .browsers {
      let rules = LatinBreaks(onlyAdds: options.wordBreak == .breakAll, kinsoku: kinsoku)
      found = rules.applied(to: found, in: bytes)
    }
    if hyphenation == nil { return found }
    guard let hyphenation, options.wordBreak != .breakAll else { return found }
    return HyphenatedWords(provider: hyphenation).added(to: found, in: bytes)
  }

  /// Returns a break after every typographic character unit (CSS Text 3 §5.3, `anywhere`),
  /// mandatory after line separators.
  private func betweenCharacters(
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> [BreakOpportunity] {
    var characters = CharacterBoundaries(byteCount: bytes.count)
    var found: [BreakOpportunity] = []
    var start = 0
    while start < bytes.count {
      let end = characters.boundary(atOrAfter: start + 1, in: bytes)
      let last = bytes.scalar(before: end).map { LineBreakClass.table[$0.value] }
      let isMandatory = end == bytes.count || last.map(\.isLineEnd) ?? false
      found.append(BreakOpportunity(offset: end, kind: isMandatory ? .mandatory : .allowed))
      start = end
    }
    return found
  }
}
