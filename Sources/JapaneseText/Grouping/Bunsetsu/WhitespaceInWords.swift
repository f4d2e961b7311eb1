import TextFoundation

extension AnalyzedText {
  /// Splits words at the whitespace in them: some dictionaries return adjacent symbols and U+3000
  /// as one unknown word (`♪　★`).
  ///
  /// Does not split whitespace that is part of a longer Character.
  mutating func splitWordsAtWhitespace() {
    guard words.contains(where: { $0.scripts.contains(.other) && hasWhitespace($0) }) else {
      return
    }
    var cut: [AnalyzedWord] = []
    cut.reserveCapacity(words.count + 8)
    var boundaries = CharacterBoundaries(byteCount: bytes.count)
    for word in words {
      if word.scripts.contains(.other) {
        appendSegments(of: word, to: &cut, &boundaries)
      } else {
        cut.append(word)
      }
    }
    words = cut
  }

  private func appendSegments(
    of word: AnalyzedWord, to cut: inout [AnalyzedWord], _ boundaries: inout CharacterBoundaries
  ) {
    var start = word.start
    var offset = word.start
    while offset < word.end {
      let end = boundaries.boundary(atOrAfter: offset + 1, in: bytes)
      if UnsafeBufferPointer(rebasing: bytes[offset..<end]).isWhitespace {
        append(word, start..<offset, to: &cut)
        start = end
      }
      offset = end
    }
    append(word, start..<word.end, to: &cut)
  }

  private func append(
    _ word: AnalyzedWord, _ range: Range<Int>, to cut: inout [AnalyzedWord]
  ) {
    if range.count == word.end - word.start { return cut.append(word) }
    guard !range.isEmpty else { return }
    cut.append(
      AnalyzedWord(
        range, in: bytes, traits: word.traits, entry: word.entry, reading: .none,
        pronunciation: .none))
  }

  private func hasWhitespace(_ word: AnalyzedWord) -> Bool {
    for offset in word.start..<word.end {
      let end = min(offset + (bytes[offset] == 0xE3 ? 3 : 1), word.end)
      if UnsafeBufferPointer(rebasing: bytes[offset..<end]).isWhitespace { return true }
    }
    return false
  }
}
