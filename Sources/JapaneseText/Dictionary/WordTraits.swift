/// The properties of a word that grouping, reading and accent rules test, as bits.
///
/// They are the same for every dictionary, derived from the tables that map a dictionary's names to
/// ``PartOfSpeech``. A word has the bit of its category and, where the dictionary distinguishes it,
/// the bits of its subcategory.
struct WordTraits: OptionSet, Sendable, Hashable {
  let rawValue: UInt64

  // MARK: Categories

  static let noun = Self(bit: 0)
  static let pronoun = Self(bit: 1)
  static let verb = Self(bit: 2)
  static let adjective = Self(bit: 3)
  static let adjectivalNoun = Self(bit: 4)
  static let adverb = Self(bit: 5)
  static let adnominal = Self(bit: 6)
  static let conjunction = Self(bit: 7)
  static let interjection = Self(bit: 8)
  static let particle = Self(bit: 9)
  static let auxiliaryVerb = Self(bit: 10)
  static let prefix = Self(bit: 11)
  static let suffix = Self(bit: 12)
  static let symbol = Self(bit: 13)
  static let punctuation = Self(bit: 14)
  static let whitespace = Self(bit: 15)
  static let filler = Self(bit: 16)
  static let other = Self(bit: 17)

  // MARK: Subcategories

  /// Any proper noun.
  static let proper = Self(bit: 20)
  static let person = Self(bit: 21)
  static let familyName = Self(bit: 22)
  static let givenName = Self(bit: 23)
  static let place = Self(bit: 24)
  static let organization = Self(bit: 25)
  static let numeral = Self(bit: 26)
  static let counter = Self(bit: 27)
  static let verbal = Self(bit: 28)
  static let adverbial = Self(bit: 29)
  static let dependent = Self(bit: 30)
  static let caseMarking = Self(bit: 31)
  static let binding = Self(bit: 32)
  static let conjunctive = Self(bit: 33)
  static let sentenceFinal = Self(bit: 34)
  static let focus = Self(bit: 35)
  static let parallel = Self(bit: 36)
  static let nominalizing = Self(bit: 37)
  static let adverbializing = Self(bit: 38)
  static let fullStop = Self(bit: 39)
  static let comma = Self(bit: 40)
  static let openingBracket = Self(bit: 41)
  static let closingBracket = Self(bit: 42)
  static let letter = Self(bit: 43)

  // MARK: Other properties

  /// Not in any dictionary: created by the rules for unknown words.
  static let unknown = Self(bit: 50)
  /// Joined from several words of the engine, because one Character spans them.
  static let merged = Self(bit: 51)
  /// A noun that forms a verb with a following する.
  static let predicate = Self(bit: 52)
  /// With a reading given by the user (see ``ReadingOverrides``).
  static let overridden = Self(bit: 53)

  /// Words with only a grammatical function.
  static let functional: Self = [.particle, .auxiliaryVerb]

  /// Symbols, punctuation and whitespace.
  static let punctuationAndSymbols: Self = [.symbol, .punctuation, .whitespace]

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  /// Creates the traits of a part of speech.
  init(_ category: PartOfSpeech.Category, _ subcategory: PartOfSpeech.Subcategory?) {
    self = Self.categories[category] ?? .other
    if let subcategory { formUnion(Self.subcategories[subcategory] ?? []) }
    // A suffix that conjugates is a verb or an adjective that depends on the preceding word.
    if subcategory == .suffix { insert(.suffix) }
  }

  /// Returns whether the word has at least one of the traits.
  func intersects(_ traits: WordTraits) -> Bool { rawValue & traits.rawValue != 0 }

  private static let categories: [PartOfSpeech.Category: WordTraits] = [
    .noun: .noun, .pronoun: .pronoun, .verb: .verb, .adjective: .adjective,
    .adjectivalNoun: .adjectivalNoun, .adverb: .adverb, .adnominal: .adnominal,
    .conjunction: .conjunction, .interjection: .interjection, .particle: .particle,
    .auxiliaryVerb: .auxiliaryVerb, .prefix: .prefix, .suffix: .suffix, .symbol: .symbol,
    .punctuation: .punctuation, .whitespace: .whitespace, .filler: .filler, .other: .other,
  ]

  private static let subcategories: [PartOfSpeech.Subcategory: WordTraits] = [
    .proper: .proper, .person: [.proper, .person], .familyName: [.proper, .person, .familyName],
    .givenName: [.proper, .person, .givenName], .place: [.proper, .place],
    .organization: [.proper, .organization], .numeral: .numeral, .counter: .counter,
    .verbal: .verbal, .adverbial: .adverbial, .dependent: .dependent,
    .caseMarking: .caseMarking, .binding: .binding, .conjunctive: .conjunctive,
    .sentenceFinal: .sentenceFinal, .focus: .focus, .parallel: .parallel,
    .nominalizing: .nominalizing, .adverbializing: .adverbializing, .fullStop: .fullStop,
    .comma: .comma, .openingBracket: .openingBracket, .closingBracket: .closingBracket,
    .letter: .letter,
  ]
}
