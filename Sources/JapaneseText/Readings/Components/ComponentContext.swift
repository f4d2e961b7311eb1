/// The kind of word that a component of a compound is joined to: the word before it, or, if it
/// begins the compound, the word after it.
///
/// The raw values are the letters a to g and A to G, as in the rows of ``ComponentReadings``.
enum ComponentContext: UInt8 {
  /// One kanji with an on reading: 副 ふく.
  case afterOn = 0x61
  /// Two or more kanji with on readings: 警察.
  case afterOnWord
  /// One kanji with a kun reading: 山.
  case afterKun
  /// Two or more kanji that are not read by on: 手紙, 荷物.
  case afterKunWord
  /// Kanji with okurigana, as a noun or in the continuative form: 振り, 焼き, 若い.
  case afterOkurigana
  /// A noun in hiragana: いも.
  case afterHiragana
  /// Katakana: プレハブ.
  case afterKatakana

  // The same kinds of words after the component.
  case beforeOn = 0x41
  case beforeOnWord
  case beforeKun
  case beforeKunWord
  case beforeOkurigana
  case beforeHiragana
  case beforeKatakana

  /// The same kind of word after the component instead of before it.
  var before: ComponentContext {
    ComponentContext(rawValue: rawValue & ~0x20) ?? self
  }
}
