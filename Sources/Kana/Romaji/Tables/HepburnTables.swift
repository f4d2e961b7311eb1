/// The systems with the consonants of Hepburn.
extension SystemTable {
  /// Modified Hepburn.
  ///
  /// ALA-LC Romanization Tables, Japanese (2022): n before b, m and p; n' before a vowel and y;
  /// tch; macrons on a, u, e and o, while ei and ii remain two vowels.
  static let hepburn = SystemTable(
    rows: [
      CommonRows.strict, CommonRows.merged, CommonRows.hepburn, CommonRows.plainSmallKana,
      CommonRows.ainuFinals, CommonRows.foreign, CommonRows.voicedW, hepburnForeign,
    ],
    longVowels: .macron, writesTch: true)

  /// Traditional Hepburn: 鉄道掲示規程 of 1946, note 1 (m), note 2 (n-), note 3 (tch).
  static let traditionalHepburn: SystemTable = {
    var table = hepburn
    table.separator = "-"
    table.assimilatingLetters = "bmp"
    return table
  }()

  /// The official system of 2025.
  ///
  /// Cabinet Notification No. 4 of 2025: note 1 (n), 2 (the first consonant doubled, also before
  /// ch), 3 (macron or two letters; ii and ei are always two), 4 (n').
  static let cabinet2025: SystemTable = {
    var table = hepburn
    table.writesTch = false
    return table
  }()

  /// Passports: ヘボン式ローマ字綴方表 of the Ministry of Foreign Affairs.
  ///
  /// It covers only the syllables of table 1 of 1954; in all others each kana is spelled by itself
  /// (ファ fua, ティ tei), and ヴ with b. Long o and u are written short, and ー is omitted.
  static let passport = SystemTable(
    rows: [
      CommonRows.strict, CommonRows.merged, CommonRows.hepburn, CommonRows.plainSmallKana,
      CommonRows.ainuFinals,
      [
        ("ゔ ヷ ヸ ヹ ヺ", "bu ba bi be bo"), ("ゔぁ ゔぃ ゔぇ ゔぉ", "bua bui bue buo"),
        // A small vowel does not form a long vowel here.
        ("とぅ どぅ", "tou dou"),
      ],
    ],
    longVowels: .unmarked, longPairs: "u:う o:うお", preservesFinalO: true, separator: nil,
    assimilatingLetters: "bmp", writesTch: true)

  /// Foreign sounds in Hepburn: ANSI Z39.11-1972, with the kana of the notification of 1991.
  private static let hepburnForeign: [SpellingRow] = [
    ("うぃ うぇ うぉ うゅ", "wi we wo wyu"), ("しぇ じぇ ちぇ ぢぇ", "she je che je"),
    ("てぃ でぃ とぅ どぅ", "ti di tu du"), ("てゅ でゅ", "tyu dyu"), ("すぃ ずぃ", "si zi"),
    ("くゎ ぐゎ", "kwa gwa"),
  ]
}
