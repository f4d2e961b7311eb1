public import JapaneseText

extension String {
  /// The words of the text according to the embedded dictionary, without white space.
  ///
  /// ```swift
  /// "東京へ行きました。".words  // ["東京", "へ", "行き", "まし", "た", "。"]
  /// ```
  ///
  /// Never fails: without a dictionary, the runs of one script are the words. The first call in a
  /// process opens the dictionary (under a millisecond).
  ///
  /// - Complexity: linear in the length of the text.
  public var words: [Substring] { words(.morpheme) }

  /// Returns the words of the text in a given unit.
  ///
  /// ```swift
  /// let text = "東京特許許可局へ行っています。"
  /// text.words(.reader)  // ["東京", "特許", "許可局", "へ", "行っています", "。"]
  /// text.words(.long)    // ["東京特許許可局", "へ", "行っ", "てい", "ます", "。"]
  /// ```
  ///
  /// - Parameter unit: the granularity of the words; see ``words``.
  /// - Returns: the words, as slices of the text.
  /// - Complexity: linear in the length of the text.
  public func words(_ unit: WordUnit) -> [Substring] {
    guard let tokenizer = Tokenizer.shared else { return ScriptWords.words(of: self) }
    return tokenizer.words(in: self, unit: unit)
  }

  /// The phrases (bunsetsu) of the text, without white space.
  ///
  /// ```swift
  /// "東京特許許可局へ行きました。".phrases  // ["東京特許許可局へ", "行きました。"]
  /// ```
  ///
  /// A phrase consists of content words with the particles, auxiliaries, affixes and punctuation
  /// marks attached to them. The phrases are slices of the text. Never fails: without a dictionary,
  /// a phrase is a run of one script with the hiragana after it.
  ///
  /// - Complexity: linear in the length of the text.
  public var phrases: [Substring] {
    guard let tokenizer = Tokenizer.shared else { return ScriptWords.phrases(of: self) }
    return tokenizer.phrases(in: self)
  }

  /// The dictionary forms of the content words (nouns, verbs, adjectives, adverbs).
  ///
  /// ```swift
  /// "東京へ行きました。".baseForms  // ["東京", "行く"]
  /// ```
  ///
  /// Never fails: without a dictionary, the result is the runs of one script.
  public var baseForms: [String] {
    guard let tokenizer = Tokenizer.shared else {
      return ScriptWords.words(of: self).map { String($0) }
    }
    return tokenizer.baseForms(in: self)
  }

  /// The sentences of the text, without the white space between them; needs no dictionary.
  ///
  /// ```swift
  /// "はい。「そうだ。」と言った。".sentences  // ["はい。", "「そうだ。」と言った。"]
  /// ```
  ///
  /// - Complexity: linear in the length of the text.
  public var sentences: [Substring] { SentenceSplitter().sentences(in: self) }
}
