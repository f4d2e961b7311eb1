/// Joins the dictionary's words into larger units by rules over parts of speech.
///
/// Considers only adjacent words: runs in linear time, without an allocation per word.
struct WordGrouping {
  let unit: WordUnit
  private let rules: JoinRuleTable?
  private let phrases: FunctionalPhrases
  private let joinsNameParts: Bool
  private let joinsTornKatakana: Bool

  init(unit: WordUnit) {
    self.unit = unit
    switch unit {
    case .reader: (rules, phrases) = (.reader, .reader)
    case .long: (rules, phrases) = (.long, .long)
    case .bunsetsu: (rules, phrases) = (.bunsetsu, .bunsetsu)
    default: (rules, phrases) = (nil, .none)
    }
    joinsNameParts = unit == .long
    joinsTornKatakana = unit == .reader
  }

  /// Sets ``AnalyzedWord/joinsPrevious`` of every word.
  ///
  /// Words that do not touch are separate, and so are brackets, punctuation and the words next to
  /// them, except in phrases (see ``BunsetsuPunctuation``).
  func joinWords(_ text: inout AnalyzedText) {
    guard let rules else {
      for index in text.words.indices { text.words[index].joinsPrevious = false }
      return
    }
    let bytes = text.bytes
    text.words.withUnsafeMutableBufferPointer { words in
      if unit == .bunsetsu {
        BunsetsuGrouping(bytes: bytes, rules: rules).joinWords(words)
      } else {
        for index in words.indices {
          words[index].joinsPrevious =
            index > 0 && words[index - 1].end == words[index].start
            && joins(words, index, bytes, rules)
        }
      }
      phrases.joinWords(words, in: bytes)
    }
  }

  private func joins(
    _ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ index: Int,
    _ bytes: UnsafeBufferPointer<UInt8>, _ rules: JoinRuleTable
  ) -> Bool {
    var left = words[index - 1]
    let right = words[index]
    let run = WrittenRun(bytes: bytes, joinsNameParts: joinsNameParts)
    if left.isPunctuationOrSymbol || right.isPunctuationOrSymbol {
      guard left.joinsPrevious, !right.isPunctuationOrSymbol, run.isUnit(left) else {
        return run.joinsSymbol(words, index)
      }
      // 5%|増: the symbol is treated as a counter.
      left.traits = [.suffix, .counter]
    }
    if WrittenRun.isLatin(left, right, in: bytes) { return true }
    if joinsTornKatakana, run.isTornKatakana(left, right) { return true }
    if run.joinsFraction(words, index) { return true }
    return rules.joins(
      left, UnsafeBufferPointer(rebasing: bytes[left.start..<left.end]), right,
      UnsafeBufferPointer(rebasing: bytes[right.start..<right.end]))
  }
}

extension AnalyzedWord {
  /// Whether the word is punctuation or a symbol: it contains no letter, or it is an unknown word
  /// of letters and punctuation such as `々)`.
  ///
  /// Katakana with ・ is a name, and a symbol to which the user gave a reading is a word.
  var isPunctuationOrSymbol: Bool {
    guard scripts.intersects([.hiragana, .katakana, .kanji, .letters]) else {
      return !intersects(.overridden)
    }
    return scripts.contains(.other) && !intersects(.overridden)
      && (intersects(.merged) || intersects(.unknown) && !scripts.contains(.katakana))
  }
}
