import MeCabDictionary

/// What the best path needs of a dictionary's entry, in 64 bits.
///
/// From the lowest bits: left id, how far behind the first entry of its surface the entry lies,
/// cost, right id (16 bits each); the right id is where the lattice has it, too.
struct Word: BitwiseCopyable, Sendable {
  let bits: UInt64

  init(leftID: UInt16, rightID: UInt16, cost: Int16, offset: Int) {
    let low = UInt64(leftID) | UInt64(UInt16(truncatingIfNeeded: offset)) &<< 16
    bits = low | UInt64(UInt16(bitPattern: cost)) &<< 32 | UInt64(rightID) &<< 48
  }

  init(bits: UInt64) { self.bits = bits }

  var leftID: UInt16 { UInt16(truncatingIfNeeded: bits) }
  var offset: Int { Int(bits &>> 16 & 0xFFFF) }
  var cost: Int16 { Int16(truncatingIfNeeded: bits &>> 32) }
  var rightID: UInt16 { UInt16(truncatingIfNeeded: bits &>> 48) }

  /// The offset in the highest bits.
  var offsetBits: UInt64 { (bits &>> 16) &<< 48 }

  /// The cost, where a rank has it.
  @inline(__always)
  var rankCost: Int64 { (Int64(bitPattern: bits &<< 16) &>> 24) & ~PathRank.mask }
}

/// The words of one surface that can be on a best path, in the order the lattice takes them.
struct WordList {
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
