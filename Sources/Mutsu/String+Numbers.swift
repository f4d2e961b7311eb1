import JapaneseText

extension String {
  /// The integer that the whole text represents in Japanese notation.
  ///
  /// ```swift
  /// "二千二十四".kanjiNumeralValue  // 2024
  /// "3億5千万".kanjiNumeralValue   // 350000000
  /// "三本".kanjiNumeralValue       // nil
  /// ```
  ///
  /// Nil for empty text, for text that is not a numeral, and for numbers that do not fit;
  /// `KanjiNumeral` represents numbers of any size. Needs no dictionary.
  ///
  /// - Complexity: linear in the length of the text.
  public var kanjiNumeralValue: Int? { Int(kanjiNumeral: self) }
}
