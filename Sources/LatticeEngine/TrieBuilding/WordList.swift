import MeCabDictionary

/// Selects the words of one surface that can be on a best path, in the order in which they are
/// added to the lattice.
enum WordList {
  /// Writes the words of the entries `tokens` to `words`, starting at index `count`.
  ///
  /// Among entries with the same ids, only the cheapest one can be on a best path, and the first of
  /// equally cheap ones. The words are written in reverse order, because among words of equal cost
  /// the last one added is chosen, and MeCab prefers the earlier entry.
  ///
  /// - Returns: the number of words written.
  static func append(
    _ tokens: Range<Int>, of lexicon: TokenTable, to words: ReusableBuffer<UInt64>.BufferView,
    at count: Int
  ) -> Int {
    var written = count
    var token = tokens.upperBound
    while token > tokens.lowerBound {
      token &-= 1
      let record = lexicon[token]
      if hasBetter(than: token, record, in: tokens, of: lexicon) { continue }
      words[written] = word(of: token, record, in: tokens).bits
      written &+= 1
    }
    return written &- count
  }

  /// Writes the words of those entries `tokens` that ``append(_:of:to:at:)`` left out, so that the
  /// list contains the ids and costs of all entries.
  static func appendRest(
    _ tokens: Range<Int>, of lexicon: TokenTable, to words: ReusableBuffer<UInt64>.BufferView,
    at count: Int
  ) {
    var written = count
    for token in tokens {
      let record = lexicon[token]
      guard hasBetter(than: token, record, in: tokens, of: lexicon) else { continue }
      words[written] = word(of: token, record, in: tokens).bits
      written &+= 1
    }
  }

  /// Writes the words of those entries `tokens` that are not excluded, for building tries; the
  /// direct search never excludes entries.
  static func append(
    _ tokens: Range<Int>, of lexicon: TokenTable, excluding names: ProperNameEntries,
    to words: ReusableBuffer<UInt64>.BufferView, at count: Int
  ) -> Int {
    let included = tokens.filter { !names.contains($0) }
    var written = count
    for token in included.reversed() {
      let record = lexicon[token]
      // Compares individual entries, because excluded ones must not compete.
      let isBeaten = included.contains { other in
        other != token
          && hasBetter(than: token, record, in: other..<other &+ 1, of: lexicon)
      }
      if isBeaten { continue }
      words[written] = word(of: token, record, in: tokens).bits
      written &+= 1
    }
    return written &- count
  }

  /// Returns the word of an entry of a surface, whose entries are `tokens`.
  @inline(__always)
  private static func word(of token: Int, _ record: TokenEntry, in tokens: Range<Int>) -> Word {
    Word(
      leftID: record.leftID, rightID: record.rightID, cost: record.cost,
      offset: token &- tokens.lowerBound)
  }

  private static func hasBetter(
    than token: Int, _ record: TokenEntry, in tokens: Range<Int>, of lexicon: TokenTable
  ) -> Bool {
    var other = tokens.lowerBound
    while other < tokens.upperBound {
      let rival = lexicon[other]
      if other != token, rival.leftID == record.leftID, rival.rightID == record.rightID,
        rival.cost < record.cost || (rival.cost == record.cost && other < token)
      {
        return true
      }
      other &+= 1
    }
    return false
  }
}
