extension JoinRuleTable {
  /// Phrases (文節): a content word with the affixes, compounds, auxiliaries and particles that
  /// lean on it.
  ///
  /// After 国立国語研究所『現代日本語書き言葉均衡コーパス』形態論情報規程集, 文節認定規程.
  static let bunsetsu = JoinRuleTable(
    BunsetsuRules.endings + BunsetsuRules.verbs + BunsetsuRules.adjectives + BunsetsuRules.nouns)
}

/// The rules of phrases, by the kind of the right word.
enum BunsetsuRules {
  private static let inflected: WordTraits = [.verb, .adjective, .auxiliaryVerb]
  /// What makes compounds.
  private static let nominal: WordTraits = [
    .noun, .adjectivalNoun, .suffix, .symbol, .other, .filler,
  ]
  private static let plainSuffix = WordPattern.word(.suffix, not: [.verb, .adjective])

  /// Particles and auxiliaries lean on whatever precedes.
  static let endings: [JoinRule] = [
    // 夢の|ような, この|ように: behind a noun's の it is a noun.
    .split(.surface("の", as: .particle), .surface("よう", "様", as: .auxiliaryVerb)),
    .split(.word(.adnominal), .surface("よう", "様", as: .auxiliaryVerb)),
    // 古く|ない, 行きたく|ない, 滅多に|ない, 上昇は|ない: an adjective, whatever its tag.
    .split(
      .word([.adjective, .auxiliaryVerb], forms: .continuative).except("で", "に"),
      .base("ない", "無い", as: .auxiliaryVerb)),
    .split(
      .word([.binding, .adverbializing]), .base("ない", "無い", as: .auxiliaryVerb)),
    .join(.any, .word(.functional)),
  ]

  static let verbs: [JoinRule] = [
    // 食べ|られる, 寒|がる, 春|めく.
    .join(.any, .word(.verb, all: .suffix)),
    // 利用|する, 利用|できる, 実用化|する, クリック|する.
    .join(
      .word(.noun, all: .verbal), .base(in: GrammarWords.lightVerbs, as: .verb)),
    .join(
      .word(
        [.noun, .suffix, .other], not: [.verb, .adjective, .dependent, .adverbial, .counter]
      ).except(in: GrammarWords.formalNouns),
      .base("する", "為る", as: .verb)),
    // ぞっと|する, がっかり|する.
    .join(
      .word(.adverb).except("どう", "そう", "こう", "ああ", "もう", "まだ", "よく", "もっと"),
      .base("する", "為る", as: .verb)),
    // 食べ|て|いる, 食べて|ください.
    .join(
      .surface("て", "で", as: .conjunctive),
      .word(.verb, all: .dependent).exceptBase("できる", "出来る")),
    .join(
      .surface("て", "で", as: .conjunctive),
      .base(in: GrammarWords.helpers, as: .verb)),
    .join(.word(.verb, forms: .gerund), .base(in: GrammarWords.helpers, as: .verb)),
    // で|ある.
    .join(.surface("で", as: .auxiliaryVerb), .base("ある", "有る", as: .verb)),
    // 食べ|始める, 走り|回る.
    .join(.word(.verb, forms: .continuative), .word(.verb)),
    .join(
      .word(.auxiliaryVerb, forms: .continuative).except("で", "に"),
      .base("始める", "続ける", "すぎる", "過ぎる", "なさる", "合う", as: .verb)),
    // 寒|すぎる, 静か|すぎる.
    .join(.word([.adjective, .auxiliaryVerb], forms: .stem), .word(.verb)),
    .join(.word([.adjectivalNoun, .suffix]), .base("すぎる", "過ぎる", as: .verb)),
  ]

  static let adjectives: [JoinRule] = [
    // 子供|っぽい.
    .join(.any, .word(.adjective, all: .suffix)),
    // 食べて|ほしい.
    .join(.surface("て", "で", as: .conjunctive), .base("ほしい", "欲しい", as: .adjective)),
    // 読み|やすい.
    .join(.word(.verb, forms: .continuative), .word(.adjective, all: .dependent)),
    .join(
      .word(.verb, forms: .continuative), .base(in: GrammarWords.easyOrHard, as: .adjective)),
    // 意義|深い, 制限|なし.
    .join(
      .word(nominal, not: [.verb, .adjective, .dependent, .adverbial, .counter])
        .except(in: GrammarWords.formalNouns),
      .word(.adjective)),
  ]

  /// Compounds are one phrase; nouns that are adverbs or only carry a clause are not part of one.
  static let nouns: [JoinRule] = [
    // 行く|の|は, 行く|ん|だ.
    .join(.any, .surface("の", "ん", as: .dependent)),
    // 2|つ, whatever the dictionary takes つ for.
    .join(.word(.numeral), .surface("つ")),
    // 約|4分, お|客, 再|結成.
    .join(.word(.prefix), .any),
    .join(.any, plainSuffix),
    // 彼|自身, それ|以外.
    .join(
      .word([.noun, .pronoun, .suffix, .adjectivalNoun], not: [.verb, .adjective]),
      .surface(in: GrammarWords.relationNouns, as: .noun)),
    .split(.word([.pronoun, .dependent]), .any),
    .split(.any, .word([.pronoun, .dependent])),
    .split(.any, .surface(in: GrammarWords.formalNouns, as: .noun)),
    // 再び|敗北する, 10日間|停止する.
    .split(.word([.adverbial, .counter]), .word(.noun, all: .predicate)),
    // 今年|再度, 昨年|雑誌に beside 世紀|後半, 過去|10年.
    .split(
      .word(.adverbial, not: [.suffix, .counter]).except(in: GrammarWords.compoundingAdverbials),
      .word([.noun, .adjectivalNoun])),
    .join(
      .word(nominal, not: [.verb, .adjective]),
      .word([.noun, .adjectivalNoun, .suffix, .prefix, .symbol, .other, .filler])),
  ]
}
