/// Words the rules name, because dictionaries put them into different classes.
enum GrammarWords {
  /// Verbs that help another verb behind て (補助動詞).
  static let helpers: TextList = [
    "いる", "居る", "ある", "おる", "おく", "くる", "来る", "いく", "ゆく", "しまう", "みる", "もらう",
    "貰う", "くれる", "くださる", "下さる", "いただく", "頂く", "あげる", "まいる", "参る", "いらっしゃる",
    "もらえる", "いただける",
  ]

  /// The helpers with those that are verbs of their own in the long unit.
  static let allHelpers = helpers + ["行く", "置く", "やる"]

  /// Contractions of て and a helper, which some dictionaries have for verbs.
  static let contractions: TextList = [
    "てる", "でる", "ちゃう", "じゃう", "とく", "どく", "ちまう", "じまう",
  ]

  /// How easy or hard an action is.
  static let easyOrHard: TextList = ["やすい", "易い", "にくい", "難い", "づらい", "がたい"]

  /// Nouns that only carry a clause (形式名詞).
  static let formalNouns: TextList = [
    "こと", "事", "もの", "ため", "為", "うち", "とき", "ところ", "わけ", "はず", "まま", "ほう", "つもり",
  ]

  /// Nouns that are adverbs with に.
  static let adverbialWithNi: TextList = [
    "うち", "内", "ため", "為", "とき", "時", "際", "間", "あいだ", "たび", "まま",
  ]

  /// Titles behind names.
  static let titles: TextList = [
    "さん", "さま", "様", "ちゃん", "くん", "君", "氏", "殿", "どの", "たん",
  ]

  /// What kind of place a place's name says it is.
  static let placeKinds: TextList = [
    "都", "道", "府", "県", "市", "区", "町", "村", "郡", "州",
  ]

  /// The copula, and what says of a whole clause that it is likely, due or hearsay.
  static let copulas: TextList = [
    "です", "だ", "らしい", "べし", "じゃ", "や", "だろう", "でしょう", "そうだ", "ようだ", "みたいだ",
    "はずだ", "のだ", "んだ", "べきだ", "つもりだ", "なり", "ごとし", "である",
  ]

  /// Verbs that make a verb of a noun of action.
  static let lightVerbs: TextList = [
    "する", "す", "為る", "できる", "出来る", "いたす", "致す", "なさる", "くださる", "下さる", "いただく", "頂く",
    "いただける", "頂ける",
  ]

  /// Conjunctions, whatever dictionaries take them for.
  static let conjunctions: TextList = [
    "および", "及び", "ならびに", "並びに", "または", "又は", "あるいは", "或いは", "もしくは", "若しくは", "かつ",
  ]

  /// Nouns that relate what is before them, whatever it is: それ以外, 彼自身.
  static let relationNouns: TextList = [
    "以上", "以下", "以外", "以内", "未満", "以降", "以前", "以後", "以来", "自身", "自体", "同士", "どうし",
    "全員", "全体",
  ]

  /// Nouns and stems that are adverbs where nothing ties them to the next word.
  static let bareAdverbs: TextList = [
    "十分", "大変", "結構", "当然", "確か", "絶対", "案外", "実際",
  ]

  /// What follows a name in brackets as a suffix would: 「スタジオ」前.
  static let behindBrackets: TextList = [
    "前", "後", "内", "外", "中", "間", "上", "下", "号", "賞", "級", "型", "式", "風", "系", "派", "氏", "様", "等",
  ]

  /// Nouns of time and degree that make compounds as well as adverbs: 過去10年, 一部地域.
  static let compoundingAdverbials: TextList = [
    "過去", "古代", "中世", "近世", "近代", "現代", "時代", "紀元前", "紀元", "西暦", "午前", "午後", "長期", "短期", "一部", "一時",
    "前回", "将来", "唯一",
    "全体", "時間", "期間", "日曜", "月曜", "火曜", "水曜", "木曜", "金曜", "土曜", "春", "夏", "秋", "冬",
    "朝", "夜", "夕方", "深夜", "早朝", "戦前", "戦後", "前年", "平日", "休日", "日常", "世界", "以上", "半ば",
  ]
}
