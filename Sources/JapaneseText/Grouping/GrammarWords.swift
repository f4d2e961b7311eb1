/// Words listed individually in the rules, because dictionaries classify them differently.
enum GrammarWords {
  /// Auxiliary verbs used after て (補助動詞).
  static let helpers: TextList = [
    "いる", "居る", "ある", "おる", "おく", "くる", "来る", "いく", "ゆく", "しまう", "みる", "もらう",
    "貰う", "くれる", "くださる", "下さる", "いただく", "頂く", "あげる", "まいる", "参る", "いらっしゃる",
    "もらえる", "いただける", "頂ける", "貰える", "戴く", "戴ける", "しまえる", "差し上げる", "さしあげる", "こられる", "来られる", "これる",
    "来れる", "いける", "おける",
  ]

  /// Auxiliary verbs, including those that are independent verbs in the long unit.
  static let allHelpers = helpers + ["行く", "行ける", "置く", "やる", "やれる"]

  /// The polite auxiliary.
  static let polite: TextList = ["ます"]

  /// Particles of quotation.
  static let quotative: TextList = ["と", "って"]

  /// Contractions of て and an auxiliary verb, which some dictionaries classify as verbs.
  static let contractions: TextList = [
    "てる", "でる", "ちゃう", "じゃう", "とく", "どく", "ちまう", "じまう",
  ]

  /// Adjectives for how easy or hard an action is.
  static let easyOrHard: TextList = ["やすい", "易い", "にくい", "難い", "づらい", "がたい"]

  /// Formal nouns (形式名詞), which serve only to nominalize a clause.
  static let formalNouns: TextList = [
    "こと", "事", "もの", "ため", "為", "うち", "とき", "ところ", "わけ", "はず", "まま", "ほう", "つもり",
  ]

  /// Nouns that form adverbs with に.
  static let adverbialWithNi: TextList = [
    "うち", "内", "ため", "為", "とき", "時", "際", "間", "あいだ", "たび", "まま",
  ]

  /// Titles used after names.
  static let titles: TextList = [
    "さん", "さま", "様", "ちゃん", "くん", "君", "氏", "殿", "どの", "たん",
  ]

  /// Types of administrative divisions at the end of location names.
  static let divisionKinds: TextList = [
    "都", "道", "府", "県", "市", "区", "町", "村", "郡", "州",
  ]

  /// The copula and similar words, which express likelihood, obligation or hearsay for a whole
  /// clause.
  static let copulas: TextList = [
    "です", "だ", "らしい", "べし", "じゃ", "や", "だろう", "でしょう", "そうだ", "ようだ", "みたいだ",
    "はずだ", "のだ", "んだ", "べきだ", "つもりだ", "なり", "ごとし", "である",
  ]

  /// Light verbs, which form a verb with a noun of action.
  static let lightVerbs: TextList = [
    "する", "す", "為る", "できる", "出来る", "いたす", "致す", "なさる", "くださる", "下さる", "いただく", "頂く",
    "いただける", "頂ける",
  ]

  /// Conjunctions, regardless of their tags.
  static let conjunctions: TextList = [
    "および", "及び", "ならびに", "並びに", "または", "又は", "あるいは", "或いは", "もしくは", "若しくは", "かつ",
  ]

  /// Nouns of relation that join any preceding word: それ以外, 彼自身.
  static let relationNouns: TextList = [
    "以上", "以下", "以外", "以内", "未満", "以降", "以前", "以後", "以来", "自身", "自体", "同士", "どうし",
    "全員", "全体",
  ]

  /// Nouns and stems that are adverbs when used without a particle.
  static let bareAdverbs: TextList = [
    "十分", "大変", "結構", "当然", "確か", "絶対", "案外", "実際",
  ]

  /// Repetitions that are not mimetic: adverbs of time, frequency and degree.
  static let plainRepetitions: TextList = [
    "たまたま", "なかなか", "そろそろ", "わざわざ", "まだまだ", "ますます", "いよいよ", "しばしば", "たびたび", "ときどき",
    "それぞれ", "まあまあ", "みるみる", "ゆくゆく", "おのおの", "さまざま", "つくづく", "いちいち", "いろいろ", "つぎつぎ",
  ]

  /// Adverbs of time, degree and manner that end like mimetic words.
  static let plainAdverbs: TextList = [
    "あまり", "あんまり", "かなり", "やはり", "やっぱり", "つまり", "すっかり", "ひとり", "いきなり", "ばっかり",
    "ずっと", "もっと", "ちょっと", "きっと", "やっと", "ひょっと", "ざっと", "なんと", "うんと", "ほんと", "何と",
  ]

  /// Words used like suffixes after a bracketed name: 「スタジオ」前.
  static let afterBrackets: TextList = [
    "前", "後", "内", "外", "中", "間", "上", "下", "号", "賞", "級", "型", "式", "風", "系", "派", "氏", "様", "等",
  ]

  /// Adverbial nouns of time and degree that also form compounds: 過去10年, 一部地域.
  static let compoundingAdverbials: TextList = [
    "過去", "古代", "中世", "近世", "近代", "現代", "時代", "紀元前", "紀元", "西暦", "午前", "午後", "長期", "短期", "一部", "一時",
    "前回", "将来", "唯一",
    "全体", "時間", "期間", "日曜", "月曜", "火曜", "水曜", "木曜", "金曜", "土曜", "春", "夏", "秋", "冬",
    "朝", "夜", "夕方", "深夜", "早朝", "戦前", "戦後", "前年", "平日", "休日", "日常", "世界", "以上", "半ば",
  ]
}
