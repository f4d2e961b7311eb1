/// The material of generated lines, all of it written for this purpose.
extension GeneratedLines {
  static let sentences = [
    "すもももももももものうちだと祖母はいつも笑っていた。", "駅前の古い喫茶店で、冷めたコーヒーをゆっくり飲んだ。",
    "昨日の会議では結論が出なかったので、来週もう一度集まることになりました。",
    "１２月２４日の午後３時から、第２会議室で説明会を行います。", "このプログラムは2026年に書き直された。",
    "東京都庁の展望室からは、晴れた日に富士山が見える。", "彼女は「行かない」と言ったきり、黙ってしまった。",
    "インターネットで調べたところ、その本はもう売り切れていた。", "お母さんはスーパーマーケットで卵と牛乳を買ってきた。",
    "雨が降りそうだから、傘を持って行ったほうがいいよ。", "データベースのバックアップは毎晩午前二時に始まる。",
    "ここではきものをぬいでください。", "うらにわにはにわにわとりがいる。", "東京特許許可局局長が今日急に許可を却下した。",
    "食べられなくなかったと思われたくなかったらしい。", "Wi-Fiのパスワードをメモしておいてね!", "吾輩は犬である。名前はポチという。",
    "ｶﾞｯｺｳのﾃｽﾄは９８点だった。", "𠮷野さんと髙橋さんは同じ会社に勤めている。", "あのー、えーと、ちょっと待ってくださいーーー。",
    "人々は時々、様々な問題に直面する。", "一二三四五六七八九十百千万億兆と数えた。", "価格は¥3,980(税込)で、送料は無料です。",
    "ヴァイオリンとヴィオラの違いを教えて。", "何が何だか分からない、わからないったらわからない。",
  ]

  static let words = [
    "Swift", "C++", "e-mail", "https://example.org/a?b=c", "3.14", "100%", "iPhone", "ＡＢＣ", "naïve",
    "Straße", "Москва", "Αθήνα", "...", "!!!", "(^_^)", "♪", "→", "①②③", "㍿", "👍🏽", "👨‍👩‍👧",
    "葛\u{E0100}城",
    "か\u{3099}き", "ー", "々", "〆切", "ヶ月", "A1B2", "0x1F", "-5", "１，０００", "~/.config",
  ]

  static let spaces: [[UInt8]] = [
    " ", "  ", "\t", " \t ", "\u{3000}", "\u{3000}\u{3000} ", "\r", "          ", "\u{B}", "\u{A0}",
    "\u{2003}", "\u{200B}",
  ].map { Array($0.utf8) }

  /// Ranges of characters of one kind; runs of 25 and 26 are near the maximum length of unknown
  /// words.
  static let kinds: [ClosedRange<UInt32>] = [
    0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x21...0x2F, 0x20...0x20, 0xC0...0xFF, 0x370...0x3FF,
    0x400...0x44F, 0x3041...0x3093, 0x30A1...0x30F6, 0x30FC...0x30FC, 0x4E00...0x9FA5,
    0x4E00...0x4E0A, 0x3000...0x3000, 0x3001...0x3020, 0xFF10...0xFF19, 0xFF21...0xFF3A,
    0xFF66...0xFF9F, 0xAC00...0xD7A3, 0x2500...0x257F, 0x20000...0x2A6D6, 0x1F300...0x1F64F,
    0xFFFF...0xFFFF, 0xE000...0xE010, 0x0...0x1F,
  ]

  /// Characters at the limits of encodings, of MeCab's table and of categories.
  static let edgeCases: [Unicode.Scalar] = [
    "\u{0}", "\u{1}", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFD}",
    "\u{FFFE}", "\u{FFFF}", "\u{10000}", "\u{1FFFF}", "\u{20000}", "\u{10FFFF}", "\u{3099}",
    "\u{FEFF}",
    "\u{200D}", "\u{FE0F}", "\u{3000}", "ー", "々", "〇", "一", "ゝ", "ヽ", "・", "～", "\u{20}", "\u{9}",
  ]

  /// Adjacent characters of several categories.
  static let mixed = Array(
    "東京の都一二三アイうえおー々Aaｱｲ09０９、。「」·!?αβЖя①㌔한글ｰﾞ𠮷😀 ".unicodeScalars)

  /// Sequences that are not UTF-8: overlong, surrogates, above U+10FFFF, five and six bytes,
  /// truncated.
  static let illFormed: [[UInt8]] = [
    [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xF0, 0x80, 0x80, 0x80],
    [0xF0, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
    [0xED, 0xA1, 0x80, 0xED, 0xB0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF7, 0xBF, 0xBF, 0xBF],
    [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFB, 0xBF, 0xBF, 0xBF, 0xBF],
    [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80], [0xFD, 0xBF, 0xBF, 0xBF, 0xBF, 0xBF], [0xFE], [0xFF],
    [0x80], [0xBF, 0xBF], [0xE3], [0xE3, 0x81], [0xF0, 0xA0], [0xF0, 0xA0, 0xAE], [0xC3],
    [0xF8, 0x88],
    [0xFC, 0x84, 0x80], [0xE3, 0x41, 0x81], [0xE3, 0x81, 0x41], [0xC3, 0x20], [0xE3, 0x20, 0x20],
    // An overlong space, and hiragana whose bytes have wrong upper bits.
    [0xC0, 0xA0], [0xE0, 0x80, 0xA0], [0xE3, 0xC1, 0x82], [0xE3, 0x01, 0x02], [0xE3, 0xFF, 0xFF],
  ]
}
