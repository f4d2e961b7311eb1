/// Rows that several systems share.
enum CommonRows {
  /// The regular table of ISO 3602 strict (Nihon-shiki), the basis of every system.
  static let strict: [SpellingRow] = [
    ("あ い う え お", "a i u e o"),
    ("か き く け こ", "ka ki ku ke ko"), ("が ぎ ぐ げ ご", "ga gi gu ge go"),
    ("さ し す せ そ", "sa si su se so"), ("ざ じ ず ぜ ぞ", "za zi zu ze zo"),
    ("た ち つ て と", "ta ti tu te to"), ("だ ぢ づ で ど", "da di du de do"),
    ("な に ぬ ね の", "na ni nu ne no"),
    ("は ひ ふ へ ほ", "ha hi hu he ho"), ("ば び ぶ べ ぼ", "ba bi bu be bo"),
    ("ぱ ぴ ぷ ぺ ぽ", "pa pi pu pe po"), ("ま み む め も", "ma mi mu me mo"),
    ("や ゆ よ", "ya yu yo"), ("ら り る れ ろ", "ra ri ru re ro"),
    ("わ ゐ ゑ を ん", "wa wi we wo n"), ("ゔ", "vu"),
    ("きゃ きゅ きょ", "kya kyu kyo"), ("ぎゃ ぎゅ ぎょ", "gya gyu gyo"),
    ("しゃ しゅ しょ", "sya syu syo"), ("じゃ じゅ じょ", "zya zyu zyo"),
    ("ちゃ ちゅ ちょ", "tya tyu tyo"), ("ぢゃ ぢゅ ぢょ", "dya dyu dyo"),
    ("にゃ にゅ にょ", "nya nyu nyo"), ("ひゃ ひゅ ひょ", "hya hyu hyo"),
    ("びゃ びゅ びょ", "bya byu byo"), ("ぴゃ ぴゅ ぴょ", "pya pyu pyo"),
    ("みゃ みゅ みょ", "mya myu myo"), ("りゃ りゅ りょ", "rya ryu ryo"),
  ]

  /// Characters that are ligatures of two kana.
  static let ligatures: [SpellingRow] = [("ゟ ヿ", "yori koto")]

  /// Syllables that sound the same today and that all but the strict systems merge (Cabinet
  /// Notification of 1954, table 1: those in brackets).
  static let merged: [SpellingRow] = [
    ("ぢ づ ゐ ゑ を", "zi zu i e o"), ("ぢゃ ぢゅ ぢょ", "zya zyu zyo"),
  ]

  /// The consonants of Hepburn: table 2 of the notification of 1954, rows 1 to 5.
  static let hepburn: [SpellingRow] = [
    ("し ち つ ふ じ ぢ", "shi chi tsu fu ji ji"),
    ("しゃ しゅ しょ", "sha shu sho"), ("ちゃ ちゅ ちょ", "cha chu cho"),
    ("じゃ じゅ じょ", "ja ju jo"), ("ぢゃ ぢゅ ぢょ", "ja ju jo"),
  ]

  /// Small kana by themselves, spelled like the large ones.
  static let plainSmallKana: [SpellingRow] = [
    ("ぁ ぃ ぅ ぇ ぉ", "a i u e o"), ("ゃ ゅ ょ ゎ ゕ ゖ", "ya yu yo wa ka ke"),
  ]

  /// Small kana by themselves, spelled with the x of input methods.
  static let markedSmallKana: [SpellingRow] = [
    ("ぁ ぃ ぅ ぇ ぉ", "xa xi xu xe xo"), ("ゃ ゅ ょ ゎ ゕ ゖ", "xya xyu xyo xwa xka xke"),
  ]

  /// The small katakana for Ainu: syllable-final consonants.
  static let ainuFinals: [SpellingRow] = [
    ("ㇰ ㇱ ㇲ ㇳ ㇴ ㇺ", "k s s t n m"), ("ㇵ ㇶ ㇷ ㇸ ㇹ ㇷ゚", "h h h h h p"),
    ("ㇻ ㇼ ㇽ ㇾ ㇿ", "r r r r r"),
  ]

  /// The small katakana for Ainu, in a lossless spelling.
  static let markedAinuFinals: [SpellingRow] = [
    ("ㇰ ㇱ ㇲ ㇳ ㇴ ㇺ", "xku xsi xsu xto xnu xmu"),
    ("ㇵ ㇶ ㇷ ㇸ ㇹ ㇷ゚", "xha xhi xhu xhe xho xpu"),
    ("ㇻ ㇼ ㇽ ㇾ ㇿ", "xra xri xru xre xro"),
  ]

  /// The voiced w kana of old transcriptions of foreign names.
  static let voicedW: [SpellingRow] = [("ヷ ヸ ヹ ヺ", "va vi ve vo")]

  /// Foreign sounds that have the same spelling in every system that includes them.
  ///
  /// The kana are those of Cabinet Notification No. 2 of 1991 (外来語の表記), tables 1 and 2.
  static let foreign: [SpellingRow] = [
    ("いぇ", "ye"), ("ゔぁ ゔぃ ゔぇ ゔぉ", "va vi ve vo"), ("ゔゃ ゔゅ ゔょ", "vya vyu vyo"),
    ("ふぁ ふぃ ふぇ ふぉ", "fa fi fe fo"), ("ふゃ ふゅ ふょ", "fya fyu fyo"),
    ("つぁ つぃ つぇ つぉ", "tsa tsi tse tso"), ("くぁ くぃ くぇ くぉ", "kwa kwi kwe kwo"),
    ("ぐぁ ぐぃ ぐぇ ぐぉ", "gwa gwi gwe gwo"),
  ]
}
