/// A row of spellings: kana and romaji, separated by spaces, in the same order.
typealias SpellingRow = (kana: String, romaji: String)

/// A romanization system as data: its spellings, and its rules for ん, っ and long vowels.
struct SystemTable {
  /// The spellings; a later row replaces an earlier one.
  var rows: [[SpellingRow]]
  /// The default spelling of long vowels.
  var longVowels: LongVowelStyle
  /// The pairs of vowels that are long: `"o:うお"` means that おう and おお are.
  var longPairs = "a:あ u:う e:え o:うお"
  /// Rows that are added when long vowels are doubled, to make the spelling lossless.
  ///
  /// With them ー is a hyphen, a lone っ is ``exactSokuon``, and っ does not double n or m, which
  /// would be read as ん.
  var exactRows: [[SpellingRow]] = []
  /// Whether お after an o is written at the end of a word when long vowels are unmarked.
  var preservesFinalO = false
  /// The separator between ん and a following letter of ``separatedLetters``.
  var separator: Character? = "'"
  /// The letters that ん is separated from.
  var separatedLetters = "aiueoy"
  /// The letters before which ん becomes m.
  var assimilatingLetters = ""
  /// Whether っ before ch becomes t.
  var writesTch = false
  /// The replacement for ・.
  var middleDot: String = " "
}

extension SystemTable {
  /// The letters that っ does not double, in general and in lossless spelling.
  static let (undoubledLetters, exactlyUndoubledLetters) = ("aiueo", "aiueonm")
  /// The lossless spelling of っ with nothing to double.
  static let exactSokuon = "xtu"

  /// Returns whether the spelling is lossless in this style.
  func isExact(_ style: LongVowelStyle) -> Bool { style == .doubled && !exactRows.isEmpty }

  /// Returns all rows for a style.
  func rows(for style: LongVowelStyle) -> [SpellingRow] {
    CommonRows.ligatures + (isExact(style) ? rows + exactRows : rows).joined()
  }

  init(_ system: RomanizationSystem) {
    self =
      switch system {
      case .hepburn: .hepburn
      case .traditionalHepburn: .traditionalHepburn
      case .kunrei: .kunrei
      case .nihon: .nihon
      case .passport: .passport
      case .wapuro: .wapuro
      case .cabinet2025: .cabinet2025
      }
  }
}
