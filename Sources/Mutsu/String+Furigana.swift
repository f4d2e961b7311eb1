public import JapaneseText

extension String {
  /// The text with the readings of its kanji, word by word.
  ///
  /// ```swift
  /// "取り扱い".furigana.brackets()  // "取[と]り扱[あつか]い"
  /// ```
  ///
  /// Segments cover the text in order, those without kanji have no reading. Never fails: without a
  /// dictionary kanji are read one by one. For kanji by kanji, kanji that need none, or readings
  /// given by hand: ``JapaneseText/Tokenizer/furigana(_:options:overriding:)``.
  ///
  /// - Complexity: linear in the length of the text.
  public var furigana: [FuriganaSegment] {
    TextAnnotator(tokenizer: .shared, options: FuriganaOptions()).segments(of: self)
  }
}
