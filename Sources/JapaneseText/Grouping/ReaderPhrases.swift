// Words of the reader unit that the embedded dictionary splits, matched by their text.
//
// A row is a word if learners' dictionaries (JMdict) have an entry for it that is more than the sum
// of its parts: indefinite pronouns, conjunctive particles with the copula, adverbs with に.

extension FunctionalPhrases {
  /// Words that are one in the reader's unit, in addition to ``readerParticles``.
  static let readerWords: [FunctionalPhrase] =
    clauseEndings + copulaConjunctions + indefinitePronouns + adverbsWithNi + adverbs
    + conjunctions + formulas

  /// Sentence particles, and endings that express probability, in all their inflected forms.
  static let clauseEndings: [FunctionalPhrase] = [
    .form("かも", of: "しれる", "知れる", "しれない", "知れない"),
    "かどうか", "か否か", "かな", "かなあ", "かなぁ", "かなー",
    "ってのは", "ですら", "でさえ", "までに", "からこそ",
    // 来|そうにない, 来|そうもない: the negative of そうだ.
    .ending("そうに", of: "ない", "無い", "ある"), .ending("そうも", of: "ない", "無い", "ある"),
    // 教え|て|い|た|だけ|ませ|ん: the dictionary prefers た|だけ before ませ.
    .ending("いただけ", of: "ます"), FunctionalPhrase("いただけそう", after: .stem),
    // 食べ|て|や|って: tagged as a copula.
    FunctionalPhrase("てやって", after: .stem),
    .ending("てや", of: "がる"), .ending("でや", of: "がる"),
    // 読み|た|そう: the desire, not the past, after the stem of a verb in う.
    FunctionalPhrase("たそう", after: .plainStem), .form("た", after: .plainStem, of: "そう"),
    // 寒く|あり|ませ|ん, the polite form of 寒くない.
    .form("ありませ", after: .adverbialForm, of: "ん", "ぬ", "ず"),
    .form("ございませ", after: .adverbialForm, of: "ん", "ぬ", "ず"),
    // 申し訳|あり|ませ|ん, the polite form of 申し訳ない.
    .form("申し訳あり", of: "ます"), .form("申し訳ござい", of: "ます"),
    .form("申しわけあり", of: "ます"), .form("申しわけござい", of: "ます"),
    .form("仕方あり", of: "ます"), .form("しかたあり", of: "ます"),
    .form("仕方があり", of: "ます"), .form("しかたがあり", of: "ます"), .form("しょうがあり", of: "ます"),
    .form("間違いあり", of: "ます"), .form("間違いござい", of: "ます"),
    .form("問題あり", of: "ます"), .form("問題ござい", of: "ます"),
    .form("とんでもあり", of: "ます"), .form("とんでもござい", of: "ます"),
    .form("差し支えあり", of: "ます"), .form("差し支えござい", of: "ます"),
  ]

  /// The copula with a conjunctive particle: 学生|だけど, 静か|なので.
  static let copulaConjunctions: [FunctionalPhrase] = [
    FunctionalPhrase("だけど", after: .wordBoundary), FunctionalPhrase("だけれど", after: .wordBoundary),
    FunctionalPhrase("だけども", after: .wordBoundary),
    FunctionalPhrase("だけれども", after: .wordBoundary), FunctionalPhrase("だから", after: .wordBoundary),
    FunctionalPhrase("なので", before: .noTopicParticle),
    FunctionalPhrase("なのに", before: .noTopicParticle),
  ]

  /// Interrogative pronouns with か, も and でも.
  static let indefinitePronouns: [FunctionalPhrase] =
    [
      FunctionalPhrase("何か", before: .clause), FunctionalPhrase("なにか", before: .clause),
      FunctionalPhrase("誰か", before: .clause), FunctionalPhrase("だれか", before: .clause),
      FunctionalPhrase("どこか", before: .clause), FunctionalPhrase("何処か", before: .clause),
      FunctionalPhrase("どれか", before: .clause), FunctionalPhrase("どちらか", before: .clause),
      FunctionalPhrase("いつか", before: .clause), FunctionalPhrase("いくらか", before: .clause),
    ] + [
      "何も", "なにも", "誰も", "だれも", "どこも", "何処も", "どれも", "どちらも",
      "何でも", "なんでも", "誰でも", "だれでも", "どこでも", "どれでも", "いつでも", "どちらでも",
    ]

  /// Adverbs formed with に from words that are rarely used without it or have another meaning.
  ///
  /// 急に means suddenly, 急な urgent or steep; 一緒|に is two words like 明らか|に.
  static let adverbsWithNi: [FunctionalPhrase] = [
    "次々に", "一斉に", "一気に", "一度に", "互いに", "お互いに", "勝手に", "まともに", "急に", "逆に", "無理に", "不意に",
    "滅多に", "めったに", "即座に", "一心に", "無闇に", "むやみに", "何気に", "次第に", "直に", "実に", "誠に", "現に",
    "一概に", "非常に", "さすがに", "流石に", "主に", "確かに", "たしかに",
  ]

  /// Adverbs and adnominals composed of a pronoun, a demonstrative or an adverb and particles.
  static let adverbs: [FunctionalPhrase] = [
    "そのまま", "このまま", "あのまま", "そのうち", "このところ", "このあいだ", "今すぐ", "これまで", "それまで",
    "いつまでも", "どこまでも", "どうやって", "どれくらい", "どれぐらい", "どのくらい", "どのぐらい", "どれほど", "どれだけ",
    "何とか", "なんとか", "何となく", "なんとなく", "何というか", "なんというか", FunctionalPhrase("何だか", before: .clause),
    FunctionalPhrase("なんだか", before: .clause), FunctionalPhrase("何故か", before: .clause),
    FunctionalPhrase("なぜか", before: .clause), "何よりも", "なによりも",
    "何度も", FunctionalPhrase("何度か", before: .clause), "何回も",
    FunctionalPhrase("何回か", before: .clause), FunctionalPhrase("いくつか", before: .clause), "いくつも",
    FunctionalPhrase("幾つか", before: .clause), "幾つも", "いずれも", "誰一人",
    "あまりにも", "ひょっとして", "ひょっとしたら", "ひょっとすると", "もしかして", "もしかしたら", "もしかすると",
    "少しずつ", "一つずつ", "ひとつずつ", "ありとあらゆる", "何でもない", "なんでもない",
    .form("仕方が", of: "ない", "無い"), .form("しかたが", of: "ない", "無い"),
    .form("しょうが", of: "ない", "無い"), .form("しようが", of: "ない", "無い"),
    .form("途方も", of: "ない", "無い"), .form("取り留めの", of: "ない", "無い"),
    .form("申し分の", of: "ない", "無い"), .form("紛れも", of: "ない", "無い"),
  ]

  /// Conjunctions composed of a demonstrative or a particle and other words.
  static let conjunctions: [FunctionalPhrase] = [
    "そのため", "そのほか", "その代わり", "そのかわり", "そのくせ", "そのうえ", "それゆえ", "それどころか", "それじゃ", "それじゃあ",
    "とはいえ", "とは言え", "だからって", "だからといって", "といっても",
    FunctionalPhrase("にしても", after: .wordBoundary), "いずれにしても",
    "いずれにせよ", "そういえば", "そう言えば", "そうすれば", "そうしたら",
  ]

  /// Formulas of politeness, as ありがとうございます and お願いします, which are words of the dictionary.
  static let formulas: [FunctionalPhrase] = [
    "おはようございます", "お早うございます", "おめでとうございます", "お願いいたします", "お願い致します", "お願い申し上げます", "お疲れ様です",
    "お疲れ様でした", "お疲れさまです", "お疲れさまでした", "ご苦労様です", "ご苦労様でした", "お帰りなさい", "おかえりなさい", "お世話になります",
    "お世話になりました", "ごちそうさまです", "ごちそう様でした",
  ]
}
