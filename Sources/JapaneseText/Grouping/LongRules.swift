extension JoinRuleTable {
  /// The rules for long unit words (長単位): compounds, their derivations and compound auxiliaries are
  /// one word; other endings are separate.
  ///
  /// Based on 国立国語研究所『現代日本語書き言葉均衡コーパス』形態論情報規程集, 長単位認定規程.
  static let long = JoinRuleTable(LongRules.endings + LongRules.verbs + LongRules.nouns)
}

/// The rules of ``WordUnit/long``, by the class of the right word.
enum LongRules {
  private static let nominal: WordTraits = [.noun, .adjectivalNoun, .suffix]
  private static let inflected: WordTraits = [.verb, .adjective, .auxiliaryVerb]

  /// Nouns that form compounds; formal nouns are excluded by text, because UniDic tags them as
  /// common nouns.
  private static let compoundPart = WordPattern.word(nominal, not: [.dependent, .verb, .adjective])
    .except(in: GrammarWords.formalNouns).except("ごと", "とも")

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
    // 食べ|てる, 食べ|ちゃう: contractions of て and the following verb.
    .split(.any, .base(in: GrammarWords.contractions, as: .verb)),
    // て|いる, て|ください, て|ほしい.
    .join(
      .surface("て", "で", as: .conjunctive),
      .word(.verb, all: .dependent).exceptBase("できる", "出来る")),
    .join(.surface("て", "で", as: .conjunctive), .base(in: GrammarWords.helpers, as: .verb)),
    .join(.surface("て", "で", as: .conjunctive), .base("ほしい", "欲しい", as: .adjective)),
    // 利用|する, 利用|できる, しっかり|する.
    .join(
      .word(.noun, all: .verbal),
      .base("する", "為る", "できる", "出来る", "いたす", "致す", "なさる", as: .verb)),
    .join(compoundPart, .base("する", as: .verb)),
    .join(
      .word(.adverb).except("どう", "そう", "こう", "ああ", "もう", "まだ", "よく"),
      .base("する", as: .verb)),
    // 食べ|始める.
    .join(.word(.verb, forms: .continuative), .word(.verb, not: .suffix)),
    .join(.word(.verb, forms: .continuative), .word(.adjective, all: .dependent)),
    .join(
      .word(.verb, forms: .continuative), .base(in: GrammarWords.easyOrHard, as: .adjective)),
    // 寒|がる, 春|めく, 子供|っぽい.
    .join(
      .word([.noun, .adjectivalNoun], not: .dependent),
      .word([.verb, .adjective], all: .suffix)),
    .join(.word([.adjective, .auxiliaryVerb], forms: .stem), .word(.verb)),
  ]

  static let nouns: [JoinRule] = [
    // 2|つ, regardless of the tag of つ.
    .join(.word(.numeral), .surface("つ")),
    // 千|二百, 第|二.
    .join(.word([.numeral, .prefix]), .word(.numeral)),
    // 2008年|4月, ルイ|14世, 身長|171cm: a number starts a word.
    .split(.any, .word(.numeral)),
    .join(.word(.prefix), .word([.noun, .adjectivalNoun, .suffix, .verb, .adjective, .adverb])),
    .join(
      .word(
        [.noun, .pronoun, .adjectivalNoun, .suffix, .symbol, .other], not: [.verb, .adjective]),
      .word(.suffix, not: [.verb, .adjective])),
    .join(
      .word(inflected, forms: [.continuative, .stem]),
      .word(.suffix, not: [.verb, .adjective])),
    // 10人|以上, サイト|以外.
    .join(
      compoundPart,
      .surface("以上", "以下", "以外", "以内", "未満", "以降", "以前", "以後", as: .noun)),
    // 愛媛県|新居浜市: a location within another.
    .split(
      .word([.suffix, .noun]).ending("県", "府", "都", "道", "州", "国", "市", "郡"),
      .word(.place)),
    // 当時|少年, それぞれ|単独: nouns of time and degree used as adverbs.
    .split(
      .word(.adverbial, not: [.suffix, .counter]).except("時間", "期間"),
      .word([.noun, .adjectivalNoun], not: .adverbial)),
    .join(
      compoundPart,
      .word([.noun, .adjectivalNoun], not: .dependent).except(in: GrammarWords.formalNouns)),
  ]
}
