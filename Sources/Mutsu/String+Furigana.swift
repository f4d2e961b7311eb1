public import JapaneseText

extension String {
  /// The text divided into segments with the readings of its kanji, word by word.
  ///
  /// ```swift
  /// "取り扱い".furigana.brackets()  // "取[と]り扱[あつか]い"
  /// ```
  ///
  /// The segments cover the text in order; those without kanji have no reading. Never fails:
  /// without a dictionary, kanji are read one by one. For a reading per kanji, kanji without
  /// readings, or custom readings, see `JapaneseText.Tokenizer.furigana(_:options:overriding:)`.
  ///
  /// - Complexity: linear in the length of the text.
  public var furigana: [FuriganaSegment] {
    TextAnnotator(tokenizer: .shared, options: FuriganaOptions()).segments(of: self)
  }
}
