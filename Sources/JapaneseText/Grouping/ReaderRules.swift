extension JoinRuleTable {
  /// The rules for words as defined in dictionaries and textbooks for learners: a verb or an
  /// adjective includes all its endings, and particles are separate.
  static let reader = JoinRuleTable(
    ReaderRules.auxiliaries + ReaderRules.verbs + ReaderRules.adjectives + ReaderRules.particles
      + ReaderRules.nouns)
}

/// The rules of ``WordUnit/reader``, by the class of the right word.
enum ReaderRules {
  private static let inflected: WordTraits = [.verb, .adjective, .auxiliaryVerb]

  /// Auxiliaries: endings join the word they belong to; the copula and words that follow whole
  /// clauses are separate.
  static let auxiliaries: [JoinRule] = [
    // 飲ん|だ, 泳い|だら: after a euphonic stem, だ is the past ending, not the copula.
    .join(
      .word(.verb, forms: .continuative).ending("ん", "い"),
      .surface("だ", "だっ", "だら", "だろ", as: .auxiliaryVerb)),
    // 読ん|で|ない, 休ん|で|あり|ます.
    .join(.word(.verb, forms: .continuative).ending("ん"), .surface("で", as: .auxiliaryVerb)),
    // 行こ|う, 食べ|よう, だろ|う.
    .join(.word(inflected, forms: .irrealis), .surface("う", "よう", as: .auxiliaryVerb)),
    // 重要|な, 積極的|な, よう|な.
    .join(.word(.adjectivalNoun), .surface("な", as: .auxiliaryVerb)),
    .join(.word(.suffix).ending("的", "そう", "げ"), .surface("な", as: .auxiliaryVerb)),
    .join(
      WordPattern(not: .adverb, surfaces: ["よう", "様", "そう", "みたい"]),
      .surface("な", as: .auxiliaryVerb)),
    .join(.surface("よう", "様"), .surface("に", as: .auxiliaryVerb)),
    // 食べ|そう, 楽し|そう, 行け|そう, 良さ|そう, in contrast to 行く|そう.
    .join(
      .word(inflected, forms: [.continuative, .hypothetical, .stem]),
      .surface("そう", as: .auxiliaryVerb)),
    .join(
      .word(.verb, forms: [.continuative, .hypothetical, .imperative]),
      .surface("そう", as: [.adverb, .suffix])),
    // 楽し|みたい: 楽しみ and たい.
    .join(
      .word(.adjective, forms: .stem),
      .surface("みたい", as: [.auxiliaryVerb, .noun, .adjectivalNoun])),
    // 来なさ|そう: なさ is tagged as part of another verb (来なさる, こなす).
    .join(.word(.verb).ending("なさ"), .surface("そう", as: [.auxiliaryVerb, .adverb, .suffix])),
    .join(.surface("さ", as: .suffix), .surface("そう", as: .auxiliaryVerb)),
    // で|ある.
    .join(.surface("で", as: .auxiliaryVerb), .base("ある", "有る", as: .auxiliaryVerb)),
    // すみません|でした.
    .join(.word(.interjection).ending("ません"), .surface("でし", as: .auxiliaryVerb)),
    // 食べません|でした.
    .join(.surface("ん", as: .auxiliaryVerb), .base("です", as: .auxiliaryVerb)),
    // い|らし|た: the past of いらっしゃる.
    .join(.surface("い", as: .verb), .surface("らし", as: .auxiliaryVerb)),
    // 申し訳|ない, 間違い|なし: nouns that form adjectives with ない (ナイ形容詞語幹).
    .join(.word(.noun), .base("ない", "無い", as: .auxiliaryVerb)),
    // 学生|じゃない, じゃありません: the negative of だ.
    .join(.surface("じゃ"), .base("ない", "無い", "ある", as: [.auxiliaryVerb, .adjective])),
    .split(.any, .surface("そう", "よう", "様", "みたい", "ふう", "風", as: .auxiliaryVerb)),
    .split(.any, .base(in: GrammarWords.copulas, as: .auxiliaryVerb)),
    .split(.any, .surface("じゃ", "なら", "べき", as: .auxiliaryVerb)),
    // 食べ|て|ない, 思っ|て|ます, 決まっ|て|たし, 読ん|で|た.
    .join(
      .surface("て", "で", as: .conjunctive),
      .base("ない", "ます", "たい", "た", as: .auxiliaryVerb)),
    .join(.word(inflected), .word(.auxiliaryVerb)),
  ]

  /// Verbs: auxiliary verbs join the main verb.
  static let verbs: [JoinRule] = [
    // 教えて|ください, in contrast to 教えて|ください|ませ|ん.
    .split(
      .any,
      WordPattern(traits: .verb, forms: .imperative, surfaces: ["ください", "下さい"])),
    .split(.any, .surface("ちょうだい", "頂戴", as: .verb)),
    // 食べたり|して (JumanDIC).
    .split(.word(.verb, forms: .gerund).ending("り"), .word(.verb)),
    // どきどき|する, はっきり|する, ほっと|する: verbs of mimetic words, unlike そろそろ|する.
    .join(
      .word([.adverb, .noun, .adjectivalNoun]).except(in: GrammarWords.plainRepetitions)
        .repetition(),
      .base("する", as: .verb)),
    .join(
      .word(.adverb).ending("り", "リ", "っと", "ッと", "んと", "ンと")
        .except(in: GrammarWords.plainAdverbs),
      .base("する", as: .verb)),
    // 明らかに|した, 寒く|なる.
    .split(.word([.adjective, .adverb]), .base("する", "なる", "できる", as: .verb)),
    // 食べ|られる, 寒|がる, 春|めく.
    .join(
      .word([.verb, .adjective, .auxiliaryVerb, .noun, .adjectivalNoun, .suffix]),
      .word(.verb, all: .suffix)),
    // 悪化|する, 噂|する, 実用化|する.
    .join(.word(.noun, all: .verbal), .base("する", "為る", as: .verb)),
    .join(
      .word(.noun, not: [.dependent, .adverbial, .numeral, .counter, .proper]),
      .base("する", as: .verb)),
    .join(.word(.suffix, not: [.verb, .adjective, .counter]), .base("する", as: .verb)),
    // 食べ|て|いる.
    .join(
      .surface("て", "で", as: .conjunctive),
      .word(.verb, all: .dependent).exceptBase("できる", "出来る")),
    .join(.surface("て", "で", as: .conjunctive), .base(in: GrammarWords.allHelpers, as: .verb)),
    .join(.word(.verb, forms: .gerund), .base(in: GrammarWords.allHelpers, as: .verb)),
    // して|いただく: して is a conjunction at the start of a text.
    .join(.surface("して", as: .conjunction), .base(in: GrammarWords.allHelpers, as: .verb)),
    // 飲ん|じゃ|い|まし|た, in dictionaries without じゃう.
    .join(.surface("ちゃ", "じゃ", as: .conjunctive), .base("いる", as: .verb)),
    // 飲ん|じゃ|って, 飲ん|じゃ|っ|て.
    .join(.surface("ちゃ", "じゃ", as: .conjunctive), .surface("っ", as: .verb)),
    // 教え|て|くださ|り: tagged as the verb くだす. 教え|て|いただき: also a noun.
    .join(
      .surface("て", "で", as: .conjunctive),
      .surface("くださ", "下さ", "いただき", "頂き", as: [.verb, .noun])),
    // 微笑め|れ|ば.
    .join(.word(.verb, forms: .hypothetical), .base("る", as: .verb)),
    // ごらん|なさい.
    .join(.surface("ごらん", "ご覧", "御覧", as: [.noun, .verb]), .base("なさる", as: .verb)),
    // で|ある.
    .join(.surface("で", as: .auxiliaryVerb), .base("ある", as: .verb)),
    // 食べ|始める, 走り|回る, 食べ|なさい.
    .join(.word(.verb, forms: .continuative), .word(.verb)),
    .join(
      .word(.auxiliaryVerb, forms: .continuative),
      .base("始める", "続ける", "すぎる", "過ぎる", "なさる", "合う", as: .verb)),
    // 寒|すぎる, 静か|すぎる.
    .join(.word([.adjective, .auxiliaryVerb], forms: .stem), .word(.verb)),
    .join(.word([.adjectivalNoun, .suffix]), .base("すぎる", "過ぎる", as: .verb)),
  ]

  static let adjectives: [JoinRule] = [
    // 読ん|で|なかっ|た: a contraction of でいる.
    .join(.surface("て", "で", as: .conjunctive), .base("ない", as: .adjective)),
    // 茂れ|なくて: a potential stem that the dictionary lacks is tagged as another form.
    .join(
      .word(.verb, forms: [.hypothetical, .imperative]),
      .base("ない", as: [.adjective, .auxiliaryVerb])),
    // 寒く|ない, 食べたく|ない.
    .join(
      .word([.adjective, .auxiliaryVerb], forms: .continuative).except("で", "に"),
      .base("ない", "無い", as: .adjective)),
    // 食べ|ない (JumanDIC), 子供|っぽい.
    .join(
      .word([.verb, .adjective, .auxiliaryVerb, .noun, .suffix]),
      .word(.adjective, all: .suffix)),
    // 読み|やすい.
    .join(.word(.verb, forms: .continuative), .word(.adjective, all: .dependent)),
    .join(
      .word(.verb, forms: .continuative), .base(in: GrammarWords.easyOrHard, as: .adjective)),
  ]

  /// Particles are separate, except those that are endings.
  static let particles: [JoinRule] = [
    // 食べ|て, 飲ん|で, 食べれ|ば.
    .join(
      .word(inflected),
      WordPattern(
        traits: .particle, all: .conjunctive,
        surfaces: [
          "て", "で", "ば", "ちゃ", "じゃ", "ては", "では", "ても", "でも", "ちゃあ", "じゃあ", "たって",
          "だって", "てて",
        ])),
    // 食べ|て|い|って, 飲ん|じゃ|って: not the particle of quotation.
    .join(
      WordPattern(traits: .verb, all: .dependent, surfaces: ["い"]),
      .surface("って", as: .particle)),
    .join(.surface("ちゃ", "じゃ", as: .conjunctive), .surface("って", as: .particle)),
    // 食べ|たり, 見|て|たり.
    .join(.word(inflected, forms: .continuative), .surface("たり", "だり", as: .particle)),
    .join(.surface("て", "で", as: .conjunctive), .surface("たり", "だり", as: .particle)),
    // 来|ない|で: a request at the end of a sentence.
    .join(.base("ない", as: .auxiliaryVerb), .surface("で", as: .sentenceFinal)),
    // うち|に, よう|に: used as adverbs.
    .join(
      WordPattern(
        traits: [.dependent, .adverbial], not: [.counter, .suffix],
        surfaces: GrammarWords.adverbialWithNi),
      .surface("に", as: .particle)),
    .join(.surface("よう", "様", as: .auxiliaryVerb), .surface("に", as: .particle)),
    // 次々|に, in contrast to むらむら|と: the particle is tagged as part of an adverb (助詞,副詞化).
    .join(
      .word(.adverb).except("つ"),
      WordPattern(traits: .particle, all: .adverbializing, surfaces: ["に"])),
    // みたい|の.
    .join(.surface("みたい", as: [.auxiliaryVerb, .adjectivalNoun]), .surface("の", as: .particle)),
  ]

  /// Nouns: suffixes and counters join; components of compounds, and titles after names, are
  /// separate.
  static let nouns: [JoinRule] = [
    // 黙っ|て|ろ, 読ん|で|ろ, 何して|ん|の: contractions of ていろ and ている.
    .join(.surface("て", "で", as: .conjunctive), .surface("ろ", "ん", as: .noun)),
    // こんな|話: 話 is also a suffix (体験談, 裏話).
    .split(
      .surface("こんな", "そんな", "あんな", "どんな", as: [.noun, .adjectivalNoun]),
      .word([.noun, .adjectivalNoun, .suffix]).except("の", "ん", "ふう", "風")),
    // お客|さん, 旦那|様, 猫|ちゃん, in contrast to 田中|さん.
    .join(
      .word(.noun, not: [.proper, .unknown, .numeral, .dependent, .overridden]),
      .surface("さん", "様", "さま", "ちゃん", as: .suffix)),
    // 田中|さん.
    .split(.any, .surface(in: GrammarWords.titles, as: [.suffix, .noun])),
    // 2|つ, regardless of the tag of つ.
    .join(.word(.numeral), .surface("つ")),
    // 東京|都, in dictionaries without the suffix 都.
    .join(.word(.place), .surface(in: GrammarWords.divisionKinds, as: .noun)),
    // 3|本, 二|十, 24|時間.
    .join(.word(.numeral), .word([.numeral, .counter, .suffix])),
    .join(
      .word(.numeral),
      .word(.noun, not: [.proper, .verbal, .dependent, .unknown])),
    // 楽し|さ, 子供|たち, 読み|方, 日|目.
    .join(
      .word([.noun, .pronoun, .adjectivalNoun, .prefix, .symbol, .other]),
      .word(.suffix, not: [.verb, .adjective])),
    .join(
      .word(.suffix, not: [.verb, .adjective]), .word(.suffix, not: [.verb, .adjective])),
    .join(
      .word([.verb, .adjective, .auxiliaryVerb], forms: [.continuative, .stem]),
      .word(.suffix, not: [.verb, .adjective])),
    // お|酒, ご|両親, in contrast to お|座り, whether 座り is tagged as a verb or as a noun.
    .split(
      .surface("お", "ご", "御", as: .prefix),
      .word(.noun, not: .adjectivalNoun).ending(
        "い", "き", "ぎ", "し", "じ", "ち", "に", "び", "み", "り", "え", "け", "げ", "せ", "て", "ね", "べ", "め",
        "れ")),
    .join(
      .surface("お", "ご", "御", "オ", "ゴ", as: .prefix),
      .word([.noun, .adjectivalNoun, .adjective, .suffix], not: .verb)),
    // 全|室, 第|二; the honorific prefix of a verb and approximating prefixes are separate.
    .join(
      WordPattern(
        traits: .prefix,
        notSurfaces: ["お", "ご", "御", "オ", "ゴ", "約", "計", "満", "延べ", "凡そ"]),
      .word([.noun, .adjectivalNoun, .suffix, .adjective, .verb])),
  ]
}
