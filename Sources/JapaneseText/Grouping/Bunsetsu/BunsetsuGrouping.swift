import TextFoundation

/// Joins the dictionary's words into phrases (文節) by rules for adjacent words.
///
/// One pass from left to right; the treatment of punctuation and symbols depends on the phrase so
/// far.
struct BunsetsuGrouping {
  let bytes: UnsafeBufferPointer<UInt8>
  let rules: JoinRuleTable

  /// Sets ``AnalyzedWord/joinsPrevious`` of every word.
  ///
  /// Whitespace always separates phrases; the rules for line edges and punctuation take precedence
  /// over those for parts of speech.
  func joinWords(_ words: UnsafeMutableBufferPointer<AnalyzedWord>) {
    var punctuation = BunsetsuPunctuation(bytes: bytes)
    for index in words.indices {
      addPredicateTrait(words, index)
      let touches = index > 0 && words[index - 1].end == words[index].start
      words[index].joinsPrevious = touches && joins(words, index, punctuation)
      punctuation.update(words[index])
    }
  }

  private func joins(
    _ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ index: Int,
    _ punctuation: BunsetsuPunctuation
  ) -> Bool {
    if let joins = punctuation.joins(words, index) { return joins }
    var left = words[index - 1]
    let right = words[index]
    // 5%|増: the symbol is treated as a counter.
    if left.isPunctuationOrSymbol { left.traits = [.suffix, .counter] }
    if left.scripts.union(right.scripts) == .katakana { return true }
    if WrittenRun.isLatin(left, right, in: bytes) { return true }
    if right.intersects(.numeral),
      WrittenRun(bytes: bytes, joinsNameParts: true).joinsFraction(words, index)
    {
      return true
    }
    return rules.joins(
      left, UnsafeBufferPointer(rebasing: bytes[left.start..<left.end]), right,
      UnsafeBufferPointer(rebasing: bytes[right.start..<right.end]))
  }

  /// Adds the trait `predicate` to a noun that forms a verb with a following する; an adverb or a
  /// number before it is then a separate phrase (再び|敗北する, 10日間|停止する).
  private func addPredicateTrait(_ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ index: Int) {
    guard words[index].intersects(.verbal), index + 1 < words.count,
      words[index + 1].start == words[index].end, words[index + 1].intersects(.verb),
      words[index + 1].entry.baseForm.isOne(of: GrammarWords.lightVerbs)
    else { return }
    words[index].traits.insert(.predicate)
  }
}
