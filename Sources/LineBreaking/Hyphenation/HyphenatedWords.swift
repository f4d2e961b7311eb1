import TextFoundation

/// Adds the hyphenation points of words to the break opportunities of a text.
struct HyphenatedWords {
  let provider: any HyphenationProvider

  /// Returns the opportunities merged with the hyphenation points of alphabetic words, in ascending
  /// order.
  ///
  /// Words that contain a soft hyphen are not hyphenated, because the soft hyphens specify their
  /// hyphenation points (CSS Text 3 §5.4).
  func added(
    to opportunities: [BreakOpportunity], in bytes: UnsafeBufferPointer<UInt8>
  ) -> [BreakOpportunity] {
    var result: [BreakOpportunity] = []
    result.reserveCapacity(opportunities.count)
    var index = 0
    var characters = CharacterBoundaries(byteCount: bytes.count)
    var offset = 0
    while let word = nextWord(from: offset, in: bytes) {
      offset = word.upperBound
      let text = String(
        decoding: UnsafeBufferPointer(rebasing: bytes[word]), as: UTF8.self)
      var last = 0
      for point in provider.hyphenationPoints(in: text[...])
      where point > last && point < word.count {
        last = point
        let pointOffset = word.lowerBound + point
        guard characters.isBoundary(pointOffset, in: bytes) else { continue }
        while index < opportunities.count, opportunities[index].offset < pointOffset {
          result.append(opportunities[index])
          index += 1
        }
        if index < opportunities.count, opportunities[index].offset == pointOffset { continue }
        result.append(BreakOpportunity(offset: pointOffset, kind: .hyphen))
      }
    }
    result += opportunities[index...]
    return result
  }

  /// Returns the next run of letters and combining marks at or after an offset that is not adjacent
  /// to a soft hyphen.
  private func nextWord(
    from offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    let table = LineBreakClass.table
    var start = offset
    while start < bytes.count {
      var end = start
      var touchesSoftHyphen = false
      var hasLetters = false
      while let scalar = bytes.scalar(at: end) {
        let lineBreak = table[scalar.value]
        let isLetter = lineBreak == .al && scalar.isLetter
        guard isLetter || lineBreak == .baSoftHyphen || hasLetters && lineBreak == .cm else {
          break
        }
        hasLetters = hasLetters || isLetter
        touchesSoftHyphen = touchesSoftHyphen || lineBreak == .baSoftHyphen
        end += scalar.length
      }
      if hasLetters, !touchesSoftHyphen { return start..<end }
      start = end > start ? end : start + (bytes.scalar(at: start)?.length ?? 1)
    }
    return nil
  }
}

extension DecodedScalar {
  fileprivate var isLetter: Bool {
    switch GeneralCategory.table[value] {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
