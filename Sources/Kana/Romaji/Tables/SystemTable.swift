/// A row of spellings: kana and romaji, separated by spaces, in the same order.
typealias SpellingRow = (kana: String, romaji: String)

/// A romanization system as data: its spellings, and what it does with ん, っ and long vowels.
struct SystemTable {
  /// The spellings; a later row replaces what an earlier one says.
  var rows: [[SpellingRow]]
  /// How long vowels are written by default.
  var longVowels: LongVowelStyle
  /// The second kana of vowels that are long: `"o:うお"` says that おう and おお are.
  var longPairs = "a:あ u:う e:え o:うお"
  /// Rows that are added where long vowels are doubled, so that nothing of the kana is lost.
  ///
  /// With them ー is a hyphen, a lone っ is ``exactSokuon``, and no っ doubles an n or m, which would be
  /// read as ん.
  var exactRows: [[SpellingRow]] = []
  /// Whether お after an o is kept at the end of a word where long vowels are unmarked.
  var keepsFinalO = false
  /// What separates ん from a following letter of ``separatedLetters``.
  var separator: Character? = "'"
  /// The letters that n is separated from.
  var separatedLetters = "aiueoy"
  /// The letters that make an m of n.
  var assimilatingLetters = ""
  /// Whether っ before ch is t.
  var writesTch = false
  /// What ・ is.
  var middleDot: String = " "
}

extension SystemTable {
  /// The letters that っ does not double, and those it does not double in exact spelling either.
  static let (undoubledLetters, exactlyUndoubledLetters) = ("aiueo", "aiueonm")
  /// っ with nothing to double, in exact spelling.
  static let exactSokuon = "xtu"

  /// Whether nothing of the kana is lost in this style.
  func isExact(_ style: LongVowelStyle) -> Bool { style == .doubled && !exactRows.isEmpty }

  /// All rows for a style.
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
