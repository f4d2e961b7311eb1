import MeCabDictionary

/// The words of one surface that can be on a best path, in the order the lattice takes them.
enum WordList {
  /// Writes the words of entries `tokens` behind `count` words of `words`.
  ///
  /// Of entries with the same ids only the cheapest can be on a best path, of equally cheap ones
  /// the first. They go in backwards, because of two words of equal cost the one that entered
  /// later wins, and MeCab prefers the earlier entry.
  ///
  /// - Returns: how many were written.
  static func append(
    _ tokens: Range<Int>, of lexicon: TokenTable, to words: Scratch<UInt64>.Cells, at count: Int
  ) -> Int {
    var written = count
    var token = tokens.upperBound
    while token > tokens.lowerBound {
      token &-= 1
      let record = lexicon[token]
      if hasBetter(than: token, record, in: tokens, of: lexicon) { continue }
      words[written] =
        Word(
          leftID: record.leftID, rightID: record.rightID, cost: record.cost,
          offset: token &- tokens.lowerBound
        ).bits
      written &+= 1
    }
    return written &- count
  }

  /// The same without some entries, for building tables: walks have no such entries.
  static func append(
    _ tokens: Range<Int>, of lexicon: TokenTable, leavingOut names: NameEntries,
    to words: Scratch<UInt64>.Cells, at count: Int
  ) -> Int {
    let kept = tokens.filter { !names.contains($0) }
    var written = count
    for token in kept.reversed() {
      let record = lexicon[token]
      // One by one: what is left out is no rival.
      let isBeaten = kept.contains { other in
        other != token
          && hasBetter(than: token, record, in: other..<other &+ 1, of: lexicon)
      }
      if isBeaten { continue }
      words[written] =
        Word(
          leftID: record.leftID, rightID: record.rightID, cost: record.cost,
          offset: token &- tokens.lowerBound
        ).bits
      written &+= 1
    }
    return written &- count
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
