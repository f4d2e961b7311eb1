/// How long vowels are written.
///
/// A long vowel is おう, おお, うう, ああ, ええ, or a vowel followed by ー; えい and いい are two vowels
/// (``KanaRomanizer`` says more).
///
/// Sendable: an enumeration without values.
public enum LongVowelStyle: String, CaseIterable, Sendable, Hashable, Codable {
  /// A bar above the vowel: とうきょう tōkyō, ラーメン rāmen.
  case macron
  /// A roof above the vowel: とうきょう tôkyô, ラーメン râmen.
  case circumflex
  /// Two letters, as the kana spell it: とうきょう toukyou, おおさか oosaka; ー repeats the vowel (ラーメン
  /// raamen), but is a hyphen in the systems that spell kana by kana, `nihon` and `wapuro`.
  case doubled
  /// One letter: とうきょう tokyo, ラーメン ramen.
  case unmarked = "none"
}
