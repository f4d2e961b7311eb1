/// A rule that decides whether an accent phrase ends between two words.
///
/// The rules follow Open JTalk 1.11 (njd_set_accent_phrase, Nagoya Institute of Technology, BSD)
/// and are numbered as there, but use traits that all dictionaries share. The last rule that
/// matches a pair of words decides. Rows without a number are deviations, with their reason.
struct AccentPhraseBoundary {
  /// The conditions on one of the two words.
  struct Side {
    /// Traits, at least one of which the word must have.
    var traits: WordTraits?
    /// Traits, all of which the word must have.
    var all: WordTraits = []
    /// Traits that the word must not have.
    var without: WordTraits = []
    var forms: [ConjugationForm]?
    var surfaces: TextList?
    var baseForms: TextList?

    static let any = Side()

    func matches(_ word: AnalyzedWord, surface: KanaBytes) -> Bool {
      if let traits, !word.intersects(traits) { return false }
      if !word.traits.isSuperset(of: all) || word.intersects(without) { return false }
      if let forms, !forms.contains(word.entry.conjugationForm) { return false }
      if let surfaces, !surface.isOne(of: surfaces) { return false }
      if let baseForms, !word.entry.baseForm.isOne(of: baseForms) { return false }
      return true
    }
  }

  let previous: Side
  let next: Side
  let joins: Bool

  /// Returns whether a word belongs to the same accent phrase as the preceding word.
  static func joins(_ index: Int, in text: AnalyzedText) -> Bool {
    guard index > 0, text.touchesPrevious(index) else { return false }
    let (previous, next) = (text.words[index - 1], text.words[index])
    let (before, after) = (text.surface(previous), text.surface(next))
    for rule in rules.reversed()
    where rule.previous.matches(previous, surface: before)
      && rule.next.matches(next, surface: after)
    {
      return rule.joins
    }
    // Rule 01.
    return true
  }

  init(_ previous: Side, _ next: Side, joins: Bool) {
    self.previous = previous
    self.next = next
    self.joins = joins
  }

  /// The classes that IPADIC calls 名詞, except suffixes.
  private static let nominal: WordTraits = [.noun, .pronoun, .adjectivalNoun]
  private static let noun = Side(traits: nominal, without: .functional)
  /// A noun or a suffix that forms one: IPADIC's 名詞.
  private static let nounOrSuffix = Side(
    traits: [.noun, .pronoun, .adjectivalNoun, .suffix],
    without: [.particle, .auxiliaryVerb, .verb, .adjective])
  private static let independentVerb = Side(traits: .verb, without: [.dependent, .suffix])
  private static let independentAdjective = Side(
    traits: .adjective, without: [.dependent, .suffix])
  private static let dependentVerb = Side(all: [.verb, .dependent])
  private static let dependentAdjective = Side(all: [.adjective, .dependent])
  private static let standalone = Side(
    traits: [.adverb, .conjunction, .adnominal, .interjection, .filler], without: .functional)
  private static let te = Side(traits: .conjunctive, surfaces: ["て", "で"])

  static let rules: [AccentPhraseBoundary] = [
    // 02: a run of nouns is one phrase.
    .init(noun, noun, joins: true),
    // 03–05: after a modifier, a noun starts a phrase.
    .init(Side(traits: .adjective), noun, joins: false),
    .init(Side(traits: .adjectivalNoun), noun, joins: false),
    .init(Side(traits: .verb), noun, joins: false),
    .init(Side(traits: .verb), Side(traits: .adjective), joins: false),
    // Two verbs form one word only if the first is a continuative (走り出す), unlike 行く、行く. A verb or
    // adjective after an adjective is a separate word too (早く走る).
    .init(Side(traits: .verb), independentVerb, joins: false),
    .init(
      Side(traits: .verb, without: .suffix, forms: [.continuative]), independentVerb,
      joins: true),
    .init(Side(traits: .adjective), independentVerb, joins: false),
    .init(Side(traits: .adjective), independentAdjective, joins: false),
    // 06: adverbs, conjunctions, adnominals and interjections are phrases.
    .init(standalone, .any, joins: false),
    .init(.any, standalone, joins: false),
    // 07: nouns that can be adverbs. After a number, such a noun is a unit (三年前).
    .init(Side(traits: .adverbial, without: .dependent), .any, joins: false),
    .init(.any, Side(traits: .adverbial), joins: false),
    // 08, 09: a function word joins the preceding word; a content word after it starts a phrase.
    .init(.any, Side(traits: .functional), joins: true),
    .init(Side(traits: .functional), Side(without: .functional), joins: false),
    // 10: after a suffix, a noun starts a phrase.
    .init(Side(traits: .suffix), noun, joins: false),
    // 11, 12: dependent adjectives and verbs.
    .init(
      Side(traits: [.verb, .adjective], forms: [.continuative, .stem]),
      dependentAdjective, joins: true),
    .init(
      Side(traits: .adjective, forms: [.continuative]),
      Side(traits: .adjective, baseForms: ["ない", "無い"]), joins: true),
    .init(te, dependentAdjective, joins: true),
    .init(Side(traits: .verb, forms: [.continuative]), dependentVerb, joins: true),
    .init(Side(traits: .verbal), dependentVerb, joins: true),
    // Open JTalk separates 食べて|いる; in speech it is one phrase (秋永一枝: see ``AccentPhraseBuilder``).
    // UniDic does not distinguish auxiliary uses of verbs, so the common verbs are listed.
    .init(te, dependentVerb, joins: true),
    .init(te, Side(traits: .verb, baseForms: helpingVerbs), joins: true),
    // 13: after a noun, a predicate starts a phrase.
    .init(
      nounOrSuffix, Side(traits: [.verb, .adjective], without: [.suffix, .dependent]), joins: false),
    .init(
      nounOrSuffix, Side(traits: .adjectivalNoun, without: [.functional, .dependent]), joins: false),
    // 勉強する is one word in speech.
    .init(
      Side(traits: .verbal), Side(traits: .verb, surfaces: suruForms), joins: true),
    // の and みたい join the preceding word as particles do, although they are tagged as nouns.
    .init(
      Side(traits: [.verb, .adjective, .noun, .adjectivalNoun, .pronoun, .functional]),
      Side(all: .dependent, without: [.verb, .adjective], surfaces: ["の", "ん", "ン", "みたい"]),
      joins: true),
    // 14: punctuation and symbols.
    .init(Side(traits: .punctuationAndSymbols), .any, joins: false),
    .init(.any, Side(traits: .punctuationAndSymbols), joins: false),
    // 15: a prefix starts a phrase.
    .init(.any, Side(traits: .prefix), joins: false),
    // 16, 17: family name and given name.
    .init(Side(traits: .familyName), noun, joins: false),
    .init(nounOrSuffix, Side(traits: .givenName), joins: false),
    // 18: suffixes join the preceding word.
    .init(.any, Side(traits: .suffix), joins: true),
    .init(Side(traits: .punctuationAndSymbols), Side(traits: .suffix), joins: false),
  ]

  private static let helpingVerbs: TextList = [
    "いる", "ある", "おく", "しまう", "みる", "くる", "いく", "もらう", "いただく", "くれる", "くださる", "やる", "あげる",
  ]
  private static let suruForms: TextList = ["する", "し", "すれ", "せ", "しろ", "せよ", "しよ", "さ"]
}
