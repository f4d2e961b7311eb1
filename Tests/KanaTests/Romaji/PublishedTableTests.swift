import Kana
import Testing

/// Tests the published tables, written out row by row, not derived from the library's own.
@Suite struct PublishedTableTests {
  /// Rows of kana and romaji, separated by spaces.
  private typealias Rows = [(kana: String, romaji: String)]

  private static func misses(
    _ rows: Rows, _ system: RomanizationSystem, _ style: LongVowelStyle? = nil
  ) -> [String] {
    let romanizer = KanaRomanizer(system: system, longVowels: style)
    return rows.flatMap { row in
      let (kana, romaji) = (row.kana.split(separator: " "), row.romaji.split(separator: " "))
      #expect(kana.count == romaji.count, "\(row)")
      return zip(kana, romaji).compactMap { kana, expected in
        let got = [kana, Substring(katakana(String(kana)))].map { romanizer.romaji(of: $0) }
        return got.allSatisfy { $0 == expected } ? nil : "\(kana): \(got), not \(expected)"
      }
    }
  }

  private static func katakana(_ kana: String) -> String {
    String(
      String.UnicodeScalarView(
        kana.unicodeScalars.map {
          0x3041...0x3096 ~= $0.value ? Unicode.Scalar($0.value + 0x60) ?? $0 : $0
        }))
  }

  /// The rows that table 1 of 1954 and Hepburn have in common.
  private static let common: Rows = [
    ("あ い う え お", "a i u e o"), ("か き く け こ", "ka ki ku ke ko"), ("さ す せ そ", "sa su se so"),
    ("た て と", "ta te to"), ("な に ぬ ね の", "na ni nu ne no"), ("は ひ へ ほ", "ha hi he ho"),
    ("ま み む め も", "ma mi mu me mo"), ("や ゆ よ", "ya yu yo"), ("ら り る れ ろ", "ra ri ru re ro"),
    ("わ", "wa"), ("が ぎ ぐ げ ご", "ga gi gu ge go"), ("ざ ず ぜ ぞ", "za zu ze zo"),
    ("だ で ど", "da de do"), ("ば び ぶ べ ぼ", "ba bi bu be bo"), ("ぱ ぴ ぷ ぺ ぽ", "pa pi pu pe po"),
    ("きゃ きゅ きょ", "kya kyu kyo"), ("にゃ にゅ にょ", "nya nyu nyo"), ("ひゃ ひゅ ひょ", "hya hyu hyo"),
    ("みゃ みゅ みょ", "mya myu myo"), ("りゃ りゅ りょ", "rya ryu ryo"), ("ぎゃ ぎゅ ぎょ", "gya gyu gyo"),
    ("びゃ びゅ びょ", "bya byu byo"), ("ぴゃ ぴゅ ぴょ", "pya pyu pyo"), ("ん", "n"),
  ]

  @Test func cabinetNotification1954Table1() {
    let rows: Rows = [
      ("し ち つ ふ じ", "si ti tu hu zi"), ("しゃ しゅ しょ", "sya syu syo"),
      ("ちゃ ちゅ ちょ", "tya tyu tyo"), ("じゃ じゅ じょ", "zya zyu zyo"),
      // In parentheses in the table: spellings that occur a second time.
      ("ゐ ゑ を", "i e o"), ("ぢ づ", "zi zu"), ("ぢゃ ぢゅ ぢょ", "zya zyu zyo"),
    ]
    #expect(Self.misses(Self.common + rows, .kunrei) == [])
  }

  @Test func cabinetNotification1954Table2() {
    let hepburn: Rows = [
      ("しゃ し しゅ しょ", "sha shi shu sho"), ("つ", "tsu"), ("ちゃ ち ちゅ ちょ", "cha chi chu cho"),
      ("ふ", "fu"), ("じゃ じ じゅ じょ", "ja ji ju jo"),
    ]
    for system in [RomanizationSystem.hepburn, .traditionalHepburn, .passport, .cabinet2025] {
      #expect(Self.misses(Self.common + hepburn, system) == [], "\(system)")
    }
    let nihon: Rows = [
      ("ぢ づ", "di du"), ("ぢゃ ぢゅ ぢょ", "dya dyu dyo"), ("くゎ", "kwa"), ("ぐゎ", "gwa"), ("を", "wo"),
    ]
    #expect(Self.misses(nihon, .nihon) == [])
  }

  @Test func cabinetNotification1954Notes() {
    let notes: [(String, String, String)] = [
      ("ほんや", "hon'ya", "2: n and a following y are separated"),
      ("きんいろ", "kin'iro", "2: n and a following vowel"),
      ("ざっし", "zassi", "3: the first consonant is doubled"),
      ("いっち", "itti", "3"), ("おばあさん", "obâsan", "4: long vowels bear ^"),
      ("ぞうり", "zôri", "4"),
    ]
    for (kana, romaji, why) in notes {
      #expect(KanaRomanizer(system: .kunrei).romaji(of: kana) == romaji, "\(why)")
    }
  }

  @Test func iso3602Strict() {
    let rows: Rows = [
      ("し ち つ ふ じ", "si ti tu hu zi"), ("しゃ しゅ しょ", "sya syu syo"),
      ("ちゃ ちゅ ちょ", "tya tyu tyo"), ("じゃ じゅ じょ", "zya zyu zyo"), ("ぢ づ", "di du"),
      ("ぢゃ ぢゅ ぢょ", "dya dyu dyo"), ("ゐ ゑ を", "wi we wo"), ("くゎ ぐゎ", "kwa gwa"),
    ]
    for style in LongVowelStyle.allCases {
      #expect(Self.misses(Self.common + rows, .nihon, style) == [], "\(style)")
    }
  }

  @Test func hepburnOfTheObsoleteKana() {
    let rows: Rows = [("ぢ づ を ゐ ゑ", "ji zu o i e"), ("ぢゃ ぢゅ ぢょ", "ja ju jo")]
    for system in [RomanizationSystem.hepburn, .traditionalHepburn, .passport, .cabinet2025] {
      #expect(Self.misses(rows, system) == [], "\(system)")
    }
  }

  /// Examples from the leaflets of the ministry and the prefectures.
  @Test func passportLeaflets() {
    let names: [(String, String)] = [
      ("なんば", "namba"), ("ほんま", "homma"), ("さんぺい", "sampei"), ("かんだ", "kanda"),
      ("しんや", "shinya"), ("はっとり", "hattori"), ("きっかわ", "kikkawa"), ("ほっち", "hotchi"),
      ("はっちょう", "hatcho"), ("おおの", "ono"), ("こうの", "kono"), ("さいとう", "saito"), ("ゆうか", "yuka"),
      ("しょういち", "shoichi"), ("りょうたろう", "ryotaro"), ("にーな", "nina"), ("さりー", "sari"),
      ("せのお", "senoo"), ("たかとお", "takatoo"), ("たかとう", "takato"), ("よこお", "yokoo"), ("あおお", "aoo"),
      ("あおう", "ao"), ("ふにう", "funiu"), ("ふにゅう", "funyu"), ("しう", "shiu"), ("うりう", "uriu"),
      ("うりゅう", "uryu"), ("みねう", "mineu"), ("みねお", "mineo"), ("いのお", "inoo"), ("いのう", "ino"),
      // Morpheme boundaries that only the caller knows, marked with U+001F.
      ("まつ\u{1F}うら", "matsuura"), ("こ\u{1F}うちわ", "kouchiwa"),
    ]
    let romanizer = KanaRomanizer(system: .passport)
    for (kana, romaji) in names { #expect(romanizer.romaji(of: kana) == romaji, "\(kana)") }
    let foreign: Rows = [
      ("いぇ うぃ うぇ うぉ", "ie ui ue uo"), ("ゔぁ ゔぃ ゔ ゔぇ ゔぉ", "bua bui bu bue buo"),
      ("くぁ くぃ くぇ くぉ", "kua kui kue kuo"), ("ぐぁ ぐぃ ぐぇ ぐぉ", "gua gui gue guo"),
      ("じぇ ちぇ", "jie chie"), ("つぁ つぃ つぇ つぉ", "tsua tsui tsue tsuo"),
      ("てぃ でぃ でゅ どぅ", "tei dei deyu dou"), ("ふぁ ふぃ ふぇ ふぉ", "fua fui fue fuo"),
    ]
    #expect(Self.misses(foreign, .passport) == [])
  }

  /// The examples of the notes to the notification of 2025, in both spellings.
  @Test func cabinetNotification2025() {
    let examples: [(kana: String, macron: String, doubled: String)] = [
      ("あんまん", "anman", "anman"), ("しんぶん", "shinbun", "shinbun"), ("かんぱい", "kanpai", "kanpai"),
      ("ざっし", "zasshi", "zasshi"), ("てっぱん", "teppan", "teppan"), ("にっちょく", "nicchoku", "nicchoku"),
      ("かあさん", "kāsan", "kaasan"), ("まあ", "mā", "maa"), ("かわいい", "kawaii", "kawaii"),
      ("にいさん", "niisan", "niisan"), ("じゅうごや", "jūgoya", "juugoya"), ("ええ", "ē", "ee"),
      ("ねえさん", "nēsan", "neesan"), ("ていえん", "teien", "teien"), ("へいせい", "heisei", "heisei"),
      ("おおかみ", "ōkami", "ookami"), ("とうほく", "tōhoku", "touhoku"), ("おおどうぐ", "ōdōgu", "oodougu"),
      ("たんい", "tan'i", "tan'i"), ("せんいん", "sen'in", "sen'in"), ("えんゆうかい", "en'yūkai", "en'yuukai"),
      ("とんや", "ton'ya", "ton'ya"), ("おお\u{1F}おじ", "ōoji", "oooji"), ("まっちゃ", "maccha", "maccha"),
    ]
    let romanizers = [LongVowelStyle.macron, .doubled].map {
      KanaRomanizer(system: .cabinet2025, longVowels: $0)
    }
    for example in examples {
      #expect(
        romanizers.map { $0.romaji(of: example.kana) } == [example.macron, example.doubled])
    }
  }

  /// Examples of modified Hepburn in the ALA-LC Romanization Tables, Japanese.
  @Test func alaLC() {
    let examples: [(String, String)] = [
      ("しんぶん", "shinbun"), ("てんき", "tenki"), ("こんや", "kon'ya"), ("きっちん", "kitchin"),
      ("こっか", "kokka"),
      ("まっちゃ", "matcha"), ("とうきょう", "tōkyō"), ("おおさか", "ōsaka"), ("ちいさい", "chiisai"),
      ("せんせい", "sensei"),
      ("おねえさん", "onēsan"), ("ラーメン", "rāmen"), ("スキー", "sukī"), ("ゲーム", "gēmu"),
    ]
    for (kana, romaji) in examples { #expect(KanaRomanizer().romaji(of: kana) == romaji) }
    let traditional = KanaRomanizer(system: .traditionalHepburn)
    let railway: [(String, String)] = [
      ("しんばし", "shimbashi"), ("ほんまち", "hommachi"), ("さんぽ", "sampo"), ("しんおおさか", "shin-ōsaka"),
      ("れんや", "ren-ya"), ("こんにちは", "konnichiha"), ("はっちょうぼり", "hatchōbori"),
    ]
    for (kana, romaji) in railway { #expect(traditional.romaji(of: kana) == romaji) }
  }
}
