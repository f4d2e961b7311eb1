/// A spelling of long vowels.
///
/// A long vowel is おう, おお, うう, ああ, ええ, or a vowel followed by ー; えい and いい are two vowels (see
/// ``KanaRomanizer``).
public enum LongVowelStyle: String, CaseIterable, Sendable, Hashable, Codable {
  /// A macron: とうきょう tōkyō, ラーメン rāmen.
  case macron
  /// A circumflex: とうきょう tôkyô, ラーメン râmen.
  case circumflex
  /// Two letters, as in the kana spelling: とうきょう toukyou, おおさか oosaka.
  ///
  /// ー repeats the vowel (ラーメン raamen), except in the systems that spell kana by kana, `nihon` and
  /// `wapuro`, where it is a hyphen.
  case doubled
  /// A single letter: とうきょう tokyo, ラーメン ramen.
  case unmarked = "none"
}
