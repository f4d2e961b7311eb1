/// The facts about a word from which the confidence in its reading is estimated.
struct ReadingEvidence: Sendable, Hashable {
  /// A variable of the model; each is an integer.
  enum Variable: String, CaseIterable, Sendable {
    /// The origin, as the index of its case.
    case origin
    /// How much more the best path with another reading of the word costs.
    case margin
    /// The same for readings of entries that are not names.
    case wordMargin
    /// How much more the best path costs that divides the text elsewhere.
    case boundary
    /// The kinds of characters, see ``ReadingEvidence/shape(of:)``.
    case shape
    /// The part of speech, see ``ReadingEvidence/wordClass(of:)``.
    case wordClass
    /// 0 if there is no homograph rule for the word, 1 if there are some and none applied, 2 if one
    /// confirmed the dictionary's reading, 3 if one replaced it.
    case rule
    /// Whether kanji that belong to other words are directly before (1) and after (2).
    case neighbors
    /// The margin for single kanji.
    case kanjiMargin
    /// The smaller margin of the two adjacent words.
    case neighborMargin
  }

  /// The value of a variable that does not apply, greater than any cost.
  static let none = 30_000

  private var values: [Int]

  /// Creates evidence in which no variable applies.
  init() { values = Array(repeating: Self.none, count: Variable.allCases.count) }

  subscript(variable: Variable) -> Int {
    get { values[Self.indices[variable] ?? 0] }
    set { values[Self.indices[variable] ?? 0] = min(max(newValue, -Self.none), Self.none) }
  }

  private static let indices = Dictionary(
    uniqueKeysWithValues: Variable.allCases.enumerated().map { ($1, $0) })

  /// Returns 0 for one kanji, 1 for one with kana, 2 for two kanji, 3 for two with kana, 4 for more
  /// kanji, 5 for digits and other characters.
  static func shape(of surface: UnsafeBufferPointer<UInt8>) -> Int {
    var kanji = 0
    var hasKana = false
    var offset = 0
    while offset < surface.count {
      let (kind, length) = SurfaceScripts.kind(in: surface, at: offset)
      switch kind {
      case .kanji: kanji += 1
      case .hiragana, .katakana: hasKana = true
      default: return 5
      }
      offset += length
    }
    if kanji == 0 { return 5 }
    return kanji > 2 ? 4 : (kanji - 1) * 2 + (hasKana ? 1 : 0)
  }

  /// Returns the class of a word by its part of speech: 0 nouns, 1 verbs and adjectives, 2 names of
  /// persons, 3 other names, 4 affixes, 5 numerals and counters, 6 adverbial and other words,
  /// 7 unknown words.
  static func wordClass(of traits: WordTraits) -> Int {
    if traits.intersects(.unknown) { return 7 }
    if traits.intersects([.numeral, .counter]) { return 5 }
    if traits.intersects(.person) { return 2 }
    if traits.intersects(.proper) { return 3 }
    if traits.intersects([.prefix, .suffix]) { return 4 }
    if traits.intersects([.verb, .adjective]) { return 1 }
    if traits.intersects([.adverbial, .dependent, .pronoun]) { return 6 }
    return traits.intersects([.noun, .adjectivalNoun]) ? 0 : 6
  }
}
