/// A morpheme of a spoken number: a digit, a power of ten, or another word in a number.
///
/// Morphemes are not joined to kana until the end, because long vowels do not extend across them:
/// 五億 is ゴオク, not ゴーク.
enum NumberMorpheme: UInt8, Sendable {
  case rei, zero, ichi, ni, san, yon, yo, shi, go, roku, nana, shichi, hachi, kyuu, ku
  case juu, hyaku, byaku, pyaku, sen, zen
  case man, oku, chou, kei, gai, jo, jou, kou, kan, sei, sai, goku
  case gougasha, asougi, nayuta, fukashigi, muryoutaisuu
  /// Before a geminated consonant: イッ ロッ ハッ ジュッ ヒャッ ビャッ ピャッ.
  case iQ, roQ, haQ, juQ, hyaQ, byaQ, pyaQ
  /// 何, 数, 幾 and 余 used like digits.
  case nan, suu, iku, yoSome
  /// The native series: ひと ふた み よ いつ む なな や ここの と.
  case hito, futa, mi, yoNative, itsu, mu, nanaNative, ya, kokono, too
  /// Words between and before numbers.
  case ten, kara, no, bunno, tai, minus, plus, plusMinus, and
  /// The 元 in 元年, the first year of an era.
  case gan
  /// 目, 半 and 分 after a counter.
  case me, han, bun

  /// Returns the reading of a digit in a sequence of digits, as in telephone numbers.
  static func digit(_ digit: UInt8) -> NumberMorpheme {
    switch digit {
    case 0: .zero
    case 1: .ichi
    case 2: .ni
    case 3: .san
    case 4: .yon
    case 5: .go
    case 6: .roku
    case 7: .nana
    case 8: .hachi
    default: .kyuu
    }
  }

  /// Returns the reading of two consecutive digits as an approximate number: 四五人 シゴニン, 七八人 シチハチニン.
  static func pair(_ first: UInt8) -> (NumberMorpheme, NumberMorpheme) {
    switch first {
    case 3: (.san, .yon)
    case 4: (.shi, .go)
    case 6: (.roku, .shichi)
    case 7: (.shichi, .hachi)
    case 8: (.hachi, .ku)
    default: (.digit(first), .digit(first &+ 1))
    }
  }

  /// Returns a power of 10,000, from 万 (1) to 無量大数 (17).
  static func myriad(_ exponent: UInt8) -> NumberMorpheme {
    let offset = min(max(exponent, 1), 17) &- 1
    return NumberMorpheme(rawValue: NumberMorpheme.man.rawValue &+ offset) ?? .man
  }

  /// Returns the native numeral of 1 to 10.
  static func native(_ value: Int) -> NumberMorpheme {
    let offset = UInt8(truncatingIfNeeded: min(max(value, 1), 10) &- 1)
    return NumberMorpheme(rawValue: NumberMorpheme.hito.rawValue &+ offset) ?? .hito
  }
}

/// A set of number endings that change the sound of the following word.
struct NumberEnding: OptionSet, Sendable {
  let rawValue: UInt16

  static let one = NumberEnding(rawValue: 1 << 0)
  static let three = NumberEnding(rawValue: 1 << 1)
  static let four = NumberEnding(rawValue: 1 << 2)
  static let six = NumberEnding(rawValue: 1 << 3)
  static let eight = NumberEnding(rawValue: 1 << 4)
  static let ten = NumberEnding(rawValue: 1 << 5)
  static let hundred = NumberEnding(rawValue: 1 << 6)
  static let thousand = NumberEnding(rawValue: 1 << 7)
  static let tenThousand = NumberEnding(rawValue: 1 << 8)
  /// 何, which ends in ン as 三 does.
  static let interrogative = NumberEnding(rawValue: 1 << 9)
}

extension NumberMorpheme {
  /// The ending that determines the sound of the following word; empty if it has no effect.
  var ending: NumberEnding {
    switch self {
    case .ichi: .one
    case .san: .three
    case .yon: .four
    case .roku: .six
    case .hachi: .eight
    case .juu: .ten
    case .hyaku, .byaku, .pyaku: .hundred
    case .sen, .zen: .thousand
    case .man: .tenThousand
    case .nan: .interrogative
    default: []
    }
  }

  /// The form before a geminated consonant.
  var geminated: NumberMorpheme {
    switch self {
    case .ichi: .iQ
    case .roku: .roQ
    case .hachi: .haQ
    case .juu: .juQ
    case .hyaku: .hyaQ
    case .byaku: .byaQ
    case .pyaku: .pyaQ
    default: self
    }
  }

  /// The kana as in a dictionary's reading field.
  var reading: StaticString {
    switch self {
    case .rei: "レイ"
    case .zero: "ゼロ"
    case .ichi: "イチ"
    case .ni: "ニ"
    case .san: "サン"
    case .yon: "ヨン"
    case .yo, .yoSome, .yoNative: "ヨ"
    case .shi: "シ"
    case .go: "ゴ"
    case .roku: "ロク"
    case .nana, .nanaNative: "ナナ"
    case .shichi: "シチ"
    case .hachi: "ハチ"
    case .kyuu: "キュウ"
    case .ku: "ク"
    case .juu: "ジュウ"
    case .hyaku: "ヒャク"
    case .byaku: "ビャク"
    case .pyaku: "ピャク"
    case .sen: "セン"
    case .zen: "ゼン"
    case .man: "マン"
    case .oku: "オク"
    case .chou: "チョウ"
    case .kei: "ケイ"
    case .gai: "ガイ"
    case .jo: "ジョ"
    case .jou: "ジョウ"
    case .kou: "コウ"
    case .kan: "カン"
    case .sei: "セイ"
    case .sai: "サイ"
    case .goku: "ゴク"
    case .gougasha: "ゴウガシャ"
    case .asougi: "アソウギ"
    case .nayuta: "ナユタ"
    case .fukashigi: "フカシギ"
    case .muryoutaisuu: "ムリョウタイスウ"
    case .iQ: "イッ"
    case .roQ: "ロッ"
    case .haQ: "ハッ"
    case .juQ: "ジュッ"
    case .hyaQ: "ヒャッ"
    case .byaQ: "ビャッ"
    case .pyaQ: "ピャッ"
    case .nan: "ナン"
    case .suu: "スウ"
    case .iku: "イク"
    case .hito: "ヒト"
    case .futa: "フタ"
    case .mi: "ミ"
    case .itsu: "イツ"
    case .mu: "ム"
    case .ya: "ヤ"
    case .kokono: "ココノ"
    case .too: "ト"
    case .ten: "テン"
    case .kara: "カラ"
    case .no: "ノ"
    case .bunno: "ブンノ"
    case .tai: "タイ"
    case .minus: "マイナス"
    case .plus: "プラス"
    case .plusMinus: "プラスマイナス"
    case .and: "ト"
    case .gan: "ガン"
    case .me: "メ"
    case .han: "ハン"
    case .bun: "ブン"
    }
  }

  /// The kana as pronounced, with long vowels as ー.
  var pronunciation: StaticString {
    switch self {
    case .kyuu: "キュー"
    case .juu: "ジュー"
    case .chou: "チョー"
    case .jou: "ジョー"
    case .kou: "コー"
    case .gougasha: "ゴーガシャ"
    case .asougi: "アソーギ"
    case .muryoutaisuu: "ムリョータイスー"
    case .suu: "スー"
    default: reading
    }
  }
}
