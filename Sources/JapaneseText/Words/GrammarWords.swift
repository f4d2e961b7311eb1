/// Words the rules name, because dictionaries put them into different classes.
enum GrammarWords {
  /// Verbs that help another verb behind て (補助動詞).
  static let helpers: [StaticString] = [
    "いる", "居る", "ある", "おる", "おく", "くる", "来る", "いく", "ゆく", "しまう", "みる", "もらう",
    "貰う", "くれる", "くださる", "下さる", "いただく", "頂く", "あげる", "まいる", "参る", "いらっしゃる",
    "もらえる", "いただける",
  ]

  /// Contractions of て and a helper, which some dictionaries have for verbs.
  static let contractions: [StaticString] = [
    "てる", "でる", "ちゃう", "じゃう", "とく", "どく", "ちまう", "じまう",
  ]

  /// How easy or hard an action is.
  static let easyOrHard: [StaticString] = ["やすい", "易い", "にくい", "難い", "づらい", "がたい"]

  /// Nouns that only carry a clause (形式名詞).
  static let formalNouns: [StaticString] = [
    "こと", "事", "もの", "ため", "為", "うち", "とき", "ところ", "わけ", "はず", "まま", "ほう", "つもり",
  ]

  /// Nouns that are adverbs with に.
  static let adverbialWithNi: [StaticString] = [
    "うち", "内", "ため", "為", "とき", "時", "際", "間", "あいだ", "たび", "まま",
  ]

  /// Titles behind names.
  static let titles: [StaticString] = [
    "さん", "さま", "様", "ちゃん", "くん", "君", "氏", "殿", "どの", "たん",
  ]

  /// What kind of place a place's name says it is.
  static let placeKinds: [StaticString] = [
    "都", "道", "府", "県", "市", "区", "町", "村", "郡", "州",
  ]

  /// The copula, and what says of a whole clause that it is likely, due or hearsay.
  static let copulas: [StaticString] = [
    "です", "だ", "らしい", "べし", "じゃ", "や", "だろう", "でしょう", "そうだ", "ようだ", "みたいだ",
    "はずだ", "のだ", "んだ", "べきだ", "つもりだ", "なり", "ごとし", "である",
  ]
}
