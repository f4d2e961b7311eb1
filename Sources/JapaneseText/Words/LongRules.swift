extension JoinRuleTable {
  /// Long unit words (長単位): compounds and what is derived from them are one word, and so are
  /// compound auxiliaries; other endings stand alone.
  ///
  /// After 国立国語研究所『現代日本語書き言葉均衡コーパス』形態論情報規程集, 長単位認定規程.
  static let long = JoinRuleTable(LongRules.endings + LongRules.verbs + LongRules.nouns)
}

/// The rules of ``WordUnit/long``, by the kind of the right word.
enum LongRules {
  private static let nominal: WordTraits = [.noun, .adjectivalNoun, .suffix]
  private static let inflected: WordTraits = [.verb, .adjective, .auxiliaryVerb]

  static let endings: [JoinRule] = [
    // 行こ|う, でしょ|う.
    .join(.word(inflected, forms: .irrealis), .surface("う", "よう", as: .auxiliaryVerb)),
    // で|ある.
    .join(
      .surface("で", as: .auxiliaryVerb), .base("ある", "有る", as: [.auxiliaryVerb, .verb])),
    // 楽し|そう.
    .join(
      .word(inflected, forms: .stem), .surface("そう", as: [.auxiliaryVerb, .suffix])),
  ]

  static let verbs: [JoinRule] = [
    // て|いる, て|ください.
    .join(
      .surface("て", "で", as: .conjunctive), .word([.verb, .adjective], all: .dependent)),
    .join(
      .surface("て", "で", as: .conjunctive),
      .base(
        "いる", "居る", "ある", "おる", "おく", "置く", "くる", "来る", "いく", "行く", "ゆく", "しまう",
        "みる", "もらう", "貰う", "くれる", "くださる", "下さる", "いただく", "頂く", "あげる", "やる",
        "まいる", "いただける", "もらえる", "ほしい", "欲しい", as: [.verb, .adjective])),
    // 利用|する, 利用|できる.
    .join(
      .word(.noun, all: .verbal),
      .base("する", "為る", "できる", "出来る", "いたす", "致す", "なさる", as: .verb)),
    .join(.word(nominal, not: .dependent), .base("する", as: .verb)),
    // 食べ|始める.
    .join(.word(.verb, forms: .continuative), .word(.verb, not: .suffix)),
    .join(.word(.verb, forms: .continuative), .word(.adjective, all: .dependent)),
    // 寒|がる, 春|めく, 子供|っぽい.
    .join(
      .word([.noun, .adjectivalNoun]), .word([.verb, .adjective], all: .suffix)),
    .join(.word([.adjective, .auxiliaryVerb], forms: .stem), .word(.verb)),
  ]

  static let nouns: [JoinRule] = [
    // 2008年|4月.
    .split(.word(.suffix), .word(.numeral)),
    .split(.surface("月", "年", "日", "時", "分", "時間"), .word(.numeral)),
    .split(.word(.counter), .word(.numeral)),
    .join(.word(.prefix), .word([.noun, .adjectivalNoun, .suffix, .verb, .adjective, .adverb])),
    .join(
      .word([.noun, .pronoun, .adjectivalNoun, .suffix, .symbol, .other]),
      .word(.suffix, not: [.verb, .adjective])),
    .join(
      .word(inflected, forms: [.continuative, .stem]),
      .word(.suffix, not: [.verb, .adjective])),
    .join(
      .word(nominal, not: .dependent),
      .word([.noun, .adjectivalNoun], not: .dependent)),
  ]
}
