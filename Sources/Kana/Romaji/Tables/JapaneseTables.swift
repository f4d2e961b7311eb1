/// The systems that follow the rows of the kana table: Kunrei, Nihon-shiki and wapuro.
extension SystemTable {
  /// Kunrei-shiki, as published in 1954.
  ///
  /// Cabinet Notification No. 1 of 1954, table 1 and notes; ISO 3602:1989. ・ becomes a hyphen, as
  /// in ISO 3602. くゎ and ぐゎ merge with か and が, as in table 1.
  static let kunrei = SystemTable(
    rows: [
      CommonRows.strict, CommonRows.merged, CommonRows.plainSmallKana, CommonRows.ainuFinals,
      CommonRows.foreign, CommonRows.voicedW, apostropheForeign,
      [
        ("うぃ うぇ うぉ うゅ", "wi we wo wyu"), ("しぇ じぇ ちぇ ぢぇ", "sye zye tye zye"),
        ("くゎ ぐゎ", "ka ga"),
      ],
    ],
    longVowels: .circumflex, middleDot: "-")

  /// Nihon-shiki: ISO 3602:1989 strict, with the spellings of input methods for other kana.
  static let nihon = SystemTable(
    rows: [
      CommonRows.strict, CommonRows.plainSmallKana, CommonRows.ainuFinals, CommonRows.foreign,
      CommonRows.voicedW, apostropheForeign,
      [
        ("うぃ うぇ うぉ うゅ", "wi we wo wyu"), ("しぇ じぇ ちぇ ぢぇ", "sye zye tye dye"),
        ("くゎ ぐゎ", "kwa gwa"),
      ],
    ],
    longVowels: .circumflex,
    exactRows: [
      exact,
      // ISO 3602 assigns wi, we, wo, kwa and gwa to ゐ, ゑ, を, くゎ and ぐゎ.
      [("うぃ うぇ うぉ うゅ", "whi whe who whyu"), ("くぁ ぐぁ", "qa guxa")],
    ],
    middleDot: "-")

  /// The spelling for typing: the tables of Microsoft IME and Mozc.
  static let wapuro = SystemTable(
    rows: [
      CommonRows.strict, CommonRows.hepburn, CommonRows.plainSmallKana, CommonRows.ainuFinals,
      CommonRows.foreign, CommonRows.voicedW,
      [
        ("ぢ ゐ ゑ", "di wyi wye"), ("ぢゃ ぢゅ ぢぇ ぢょ", "dya dyu dye dyo"),
        ("うぃ うぇ うぉ", "wi we who"), ("しぇ じぇ ちぇ", "she je che"),
        ("てぃ でぃ とぅ どぅ", "thi dhi twu dwu"), ("てゅ でゅ", "thu dhu"),
      ],
    ],
    longVowels: .doubled, exactRows: [exact], separatedLetters: "aiueoyn", middleDot: "/")

  /// Kana that do not form a syllable, spelled so that they remain distinct from those that do.
  private static let exact: [SpellingRow] =
    CommonRows.markedSmallKana + CommonRows.markedAinuFinals
    + [("ヷ ヸ ヹ ヺ", "vwa vwi vwe vwo"), ("うぁ", "wha")]

  /// Foreign sounds whose letters table 1 of 1954 assigns to other kana, spelled with the
  /// apostrophe that input methods also accept.
  private static let apostropheForeign: [SpellingRow] = [
    ("てぃ でぃ とぅ どぅ", "t'i d'i t'u d'u"), ("てゅ でゅ", "t'yu d'yu"),
    ("すぃ ずぃ", "s'i z'i"),
  ]
}
