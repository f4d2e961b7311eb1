/// The source that a word's reading was taken from.
///
/// The raw values are those of `jptok hiragana --format json`.
public enum ReadingOrigin: String, Sendable, Hashable, Codable, CaseIterable {
  /// The word is written in kana, which is its reading.
  case kana
  /// The entry of the dictionary on the path with the least cost.
  case dictionary
  /// As ``dictionary``, and the entry is a proper name.
  case name
  /// An entry of a user dictionary.
  case userDictionary = "user-dictionary"
  /// The rules for numbers and counters (三本 さんぼん).
  case number
  /// A rule for a word with several readings, which tests its context (その後 そのご).
  case homographRule = "homograph-rule"
  /// The rules for compounds that the dictionary does not contain (建学 けんがく, 牧羊犬 …けん).
  case compoundRule = "compound-rule"
  /// The rule for more okurigana than in today's orthography (左り ひだり).
  case okuriganaRule = "okurigana-rule"
  /// The iteration mark 々, which repeats the preceding word's reading.
  case repetition
  /// The table of readings of single kanji, because no dictionary word contains the kanji.
  case unknownKanji = "unknown-kanji"
  /// A word in Latin letters, with the dictionary's reading or spelled letter by letter.
  case latinSpelling = "latin-spelling"
  /// A symbol with its name (※ こめじるし).
  case symbolSpelling = "symbol-spelling"
  /// A reading given by the user, see ``ReadingOverrides``.
  case userReading = "user-reading"
}
