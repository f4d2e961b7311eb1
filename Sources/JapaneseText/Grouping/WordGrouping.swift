/// Joins the dictionary's words into larger units by rules over parts of speech.
///
/// Looks at neighbours only: linear, and nothing is allocated for a word.
struct WordGrouping {
  let unit: WordUnit
  private let rules: JoinRuleTable?
  private let phrases: FunctionalPhrases
  private let joinsNameParts: Bool

  init(unit: WordUnit) {
    self.unit = unit
    switch unit {
    case .reader: (rules, phrases) = (.reader, .reader)
    case .long: (rules, phrases) = (.long, .long)
    case .bunsetsu: (rules, phrases) = (.bunsetsu, .bunsetsu)
    default: (rules, phrases) = (nil, .none)
    }
    joinsNameParts = unit == .long
  }

  /// Sets ``AnalyzedWord/joinsPrevious`` of every word.
  ///
  /// Words that do not touch are two, and so are brackets and punctuation and what is beside them;
  /// but phrases have them (see ``BunsetsuMarks``).
  func mark(_ text: inout AnalyzedText) {
    guard let rules else {
      for index in text.words.indices { text.words[index].joinsPrevious = false }
      return
    }
    let bytes = text.bytes
    text.words.withUnsafeMutableBufferPointer { words in
      if unit == .bunsetsu {
        BunsetsuGrouping(bytes: bytes, rules: rules).mark(words)
      } else {
        for index in words.indices {
          words[index].joinsPrevious =
            index > 0 && words[index - 1].end == words[index].start
            && joins(words, index, bytes, rules)
        }
      }
      phrases.mark(words, in: bytes)
    }
  }

  private func joins(
    _ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ index: Int,
    _ bytes: UnsafeBufferPointer<UInt8>, _ rules: JoinRuleTable
  ) -> Bool {
    var left = words[index - 1]
    let right = words[index]
    if left.isMark || right.isMark {
      let run = WrittenRun(bytes: bytes, joinsNameParts: joinsNameParts)
      guard left.joinsPrevious, !right.isMark, run.isUnit(left) else {
        return run.joinsMark(words, index)
      }
      // 5%|増: the mark counts as a word would.
      left.traits = [.suffix, .counter]
    }
    if WrittenRun.isLatin(left, right, in: bytes) { return true }
    return rules.joins(
      left, UnsafeBufferPointer(rebasing: bytes[left.start..<left.end]), right,
      UnsafeBufferPointer(rebasing: bytes[right.start..<right.end]))
  }
}

extension AnalyzedWord {
  /// Whether it is written with no letter, or the dictionary has made up a word of letters and
  /// marks, such as `々)`; katakana with ・ is a name.
  var isMark: Bool {
    guard scripts.intersects([.hiragana, .katakana, .kanji, .letters]) else { return true }
    return scripts.contains(.other)
      && (intersects(.merged) || intersects(.unknown) && !scripts.contains(.katakana))
  }
}
