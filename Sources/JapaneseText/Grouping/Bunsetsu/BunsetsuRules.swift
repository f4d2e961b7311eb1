extension JoinRuleTable {
  /// The rules for phrases (文節): a content word with the affixes, compounds, auxiliaries and
  /// particles that depend on it.
  ///
  /// Based on 国立国語研究所『現代日本語書き言葉均衡コーパス』形態論情報規程集, 文節認定規程.
  static let bunsetsu = JoinRuleTable(
    BunsetsuRules.endings + BunsetsuRules.verbs + BunsetsuRules.adjectives + BunsetsuRules.nouns)
}

/// The rules for phrases, by the class of the right word.
enum BunsetsuRules {
  private static let inflected: WordTraits = [.verb, .adjective, .auxiliaryVerb]
  /// Word classes that form compounds.
  private static let nominal: WordTraits = [
    .noun, .adjectivalNoun, .suffix, .symbol, .other,
  ]
  private static let plainSuffix = WordPattern.word(.suffix, not: [.verb, .adjective])

  /// Particles and auxiliaries, which join any preceding word.
  static let endings: [JoinRule] = [
    // 建設|および|修復: particles in some dictionaries.
    .split(.any, .surface(in: GrammarWords.conjunctions)),
    // 企業からの|より|大きな流れ: an adverb.
    .split(
      .word([.caseMarking, .binding, .nominalizing]), .surface("より", as: .caseMarking)),
    // 夢の|ような, この|ように: a noun after the の of a noun.
    .split(.surface("の", as: .particle), .surface("よう", "様", as: .auxiliaryVerb)),
    .split(.word(.adnominal), .surface("よう", "様", as: .auxiliaryVerb)),
    // 古く|ない, 滅多に|ない, 上昇は|ない: an adjective, regardless of its tag.
    .split(
      .word(.adjective, not: .dependent, forms: .continuative).exceptBase("ほしい", "欲しい"),
      .base("ない", "無い", as: .auxiliaryVerb)),
    .split(
      .word([.binding, .adverbializing]),
      .base("ない", "無い", "ある", as: .auxiliaryVerb)),
    .join(.any, .word(.functional)),
  ]

  static let verbs: [JoinRule] = [
    // 高く|なる, 医者に|なる: a suffix in JumanDIC.
    .split(.word(.adjective), .base("する", "なる", "できる", as: .verb)),
    .split(.surface("に", as: .particle), .base("する", "なる", as: .verb)),
    // 食べ|られる, 寒|がる, 春|めく.
    .join(.any, .word(.verb, all: .suffix)),
    // 利用|する, 利用|できる, 実用化|する, クリック|する.
    .join(
      .word(.noun, all: .verbal), .base(in: GrammarWords.lightVerbs, as: .verb)),
    .join(
      .word(
        [.noun, .adjectivalNoun, .suffix, .other],
        not: [.verb, .adjective, .dependent, .adverbial, .counter]
      ).except(in: GrammarWords.formalNouns),
      .base("する", "為る", as: .verb)),
    // うろうろ|する: tagged as an adverbial noun.
    .join(
      .word([.noun, .adjectivalNoun]).except(in: GrammarWords.plainRepetitions).repetition(),
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
      .base(in: GrammarWords.allHelpers, as: .verb)),
    .join(.word(.verb, forms: .gerund), .base(in: GrammarWords.allHelpers, as: .verb)),
    // 教え|て|くださ|り: tagged as the verb くだす. 教え|て|いただき: also a noun.
    .join(
      .surface("て", "で", as: .conjunctive),
      .surface("くださ", "下さ", "いただき", "頂き", as: [.verb, .noun])),
    // して|いただく: して is a conjunction at the start of a text.
    .join(.surface("して", as: .conjunction), .base(in: GrammarWords.allHelpers, as: .verb)),
    // で|ある, お元気で|いらっしゃる.
    .join(.surface("で"), .base("ある", "有る", as: .verb)),
    .join(.surface("で", as: .auxiliaryVerb), .base("いらっしゃる", as: .verb)),
    // ありがとう|ございます.
    .join(
      .word([.interjection, .adjective, .auxiliaryVerb, .adverb]), .base("ござる", "御座る")),
    // 位置|づける, 特徴|付ける.
    .join(.word(.noun, not: .dependent), .base("づける", "付ける", "づく", as: .verb)),
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
    // 行きたく|ない, 来てほしく|ない, 読みやすく|ない: the negative of an auxiliary belongs to the same verb.
    .join(
      .word(.auxiliaryVerb, forms: .continuative).except("で", "に"),
      .base("ない", "無い", as: .adjective)),
    .join(
      .word(.adjective, all: .dependent, forms: .continuative),
      .base("ない", "無い", as: .adjective)),
    // 食べて|ほしい.
    .join(.surface("て", "で", as: .conjunctive), .base("ほしい", "欲しい", as: .adjective)),
    // 読み|やすい.
    .join(.word(.verb, forms: .continuative), .word(.adjective, all: .dependent)),
    .join(
      .word(.verb, forms: .continuative), .base(in: GrammarWords.easyOrHard, as: .adjective)),
    // 会員で|ない.
    .join(.surface("で", as: .auxiliaryVerb), .base("ない", "無い", as: .adjective)),
    // 意義|深い, 制限|なし, 私|なし.
    .join(.word(.pronoun), .surface("なし", "無し")),
    .join(
      .word([.noun, .suffix], not: [.verb, .adjective, .dependent, .adverbial, .counter])
        .except(in: GrammarWords.formalNouns + GrammarWords.bareAdverbs),
      .word(.adjective)),
  ]

  /// Nouns: a compound is one phrase, but adverbial nouns and formal nouns are not part of one.
  static let nouns: [JoinRule] = [
    // こんな|問題: a demonstrative, although it is tagged as an adjectival noun.
    .split(
      .surface("こんな", "そんな", "あんな", "どんな", as: [.noun, .adjectivalNoun]),
      .word([.noun, .adjectivalNoun, .suffix]).except("の", "ん", "ふう", "風")),
    .split(.any, .surface("こんな", "そんな", "あんな", "どんな", as: [.noun, .adjectivalNoun])),
    // もらえ|そう, in contrast to そう|思う: tagged as an adverb.
    .join(
      .word(.verb, forms: [.continuative, .hypothetical]), .surface("そう", as: .adverb)),
    .join(.word(.verb).ending("なさ"), .surface("そう", as: [.auxiliaryVerb, .adverb, .suffix])),
    // 行く|の|は, 行く|ん|だ.
    .join(.any, .surface("の", "ん", as: .dependent)),
    // 行く|みたい|だ, 歩きながら|なので: a noun and a conjunction in some dictionaries.
    .join(.any, .surface("みたい", "なので")),
    // 2|つ, regardless of the tag of つ.
    .join(.word(.numeral), .surface("つ")),
    // 皇帝|兼|国王.
    .join(.any, .surface("兼")), .join(.surface("兼"), .any),
    // それ|故に, 腹立たしい|どころ.
    .join(.word(.pronoun), .surface("故", "故に", "ゆえ", "ゆえに")),
    .join(.word(inflected), .surface("どころ")),
    // 約|4分, お|客, 再|結成.
    .join(.word(.prefix), .any),
    // 事実上|不可能, 十分|理解する, 最大|90%: tagged as nouns, but adverbs here.
    .split(.surface("上", as: .suffix), .word([.noun, .adjectivalNoun])),
    .split(
      .surface(in: GrammarWords.bareAdverbs), .word([.noun, .adjectivalNoun], not: .suffix)),
    .split(.surface("最大", "最小", "最高", "最低"), .word(.numeral)),
    .join(.any, plainSuffix),
    // 彼|自身, それ|以外.
    .join(
      .word([.noun, .pronoun, .suffix, .adjectivalNoun], not: [.verb, .adjective]),
      .surface(in: GrammarWords.relationNouns, as: .noun)),
    .join(.surface("つ"), .surface(in: GrammarWords.relationNouns, as: .noun)),
    // 使用されて|以来.
    .join(.surface("て", "で", as: .conjunctive), .surface("以来")),
    // そのまま, この世: words of their own in UniDic.
    .join(.surface("その", "この", "あの", as: .adnominal), .surface("まま", "世")),
    // 数千年以上|前.
    .join(.surface("以上", "以下", "以内", "未満"), .surface("前", "後")),
    .split(.word([.pronoun, .dependent]), .any),
    .split(.any, .word([.pronoun, .dependent])),
    .split(.any, .surface(in: GrammarWords.formalNouns, as: .noun)),
    .split(.surface(in: GrammarWords.formalNouns, as: .noun), .any),
    // 再び|敗北する, 10日間|停止する.
    .split(.word([.adverbial, .counter]), .word(.noun, all: .predicate)),
    // 紀元前|5世紀.
    .join(.surface("前"), .word(.numeral)),
    // コロラド州|デンバー: a location within another.
    .split(.word(.place).ending("県", "府", "都", "道", "州", "国", "市", "郡"), .word(.place)),
    .split(.surface(in: GrammarWords.divisionKinds, as: [.noun, .suffix]), .word(.place)),
    // 今年|再度, 昨年|雑誌に, in contrast to 世紀|後半, 過去|10年.
    .split(
      .word(.adverbial, not: [.suffix, .counter]).except(in: GrammarWords.compoundingAdverbials),
      .word([.noun, .adjectivalNoun, .other, .letter])),
    // 特別|補佐: a stem in JumanDIC.
    .join(.word(.adjective, forms: .stem), .word([.noun, .adjectivalNoun])),
    .join(
      .word(nominal, not: [.verb, .adjective]),
      .word([.noun, .adjectivalNoun, .suffix, .prefix, .symbol, .other])),
  ]
}
