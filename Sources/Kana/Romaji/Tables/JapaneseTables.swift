/// The systems that follow the order of the kana table: Kunrei, Nihon-shiki, and what one types.
extension SystemTable {
  /// Kunrei: Cabinet Notification No. 1 of 1954, table 1; ISO 3602:1989.
  ///
  /// ISO 3602 makes a hyphen of ・. くゎ and ぐゎ merge with か and が, as in table 1.
  static let kunrei = SystemTable(
    rows: [
      CommonRows.strict, CommonRows.merged, CommonRows.plainSmallKana, CommonRows.ainuFinals,
      CommonRows.voicedW, CommonRows.foreign, apostropheForeign,
      [
        ("うぃ うぇ うぉ うゅ", "wi we wo wyu"), ("しぇ じぇ ちぇ ぢぇ", "sye zye tye zye"),
        ("くゎ ぐゎ", "ka ga"),
      ],
    ],
    longVowels: .circumflex, middleDot: "-")

  /// Nihon-shiki: ISO 3602:1989 strict, and for other kana the spellings of input methods.
  static let nihon = SystemTable(
    rows: [
      CommonRows.strict, CommonRows.markedSmallKana, CommonRows.markedAinuFinals,
      markedVoicedW, CommonRows.foreign, apostropheForeign,
      [
        ("うぁ うぃ うぇ うぉ うゅ", "wha whi whe who whyu"),
        ("しぇ じぇ ちぇ ぢぇ", "sye zye tye dye"), ("くゎ ぐゎ", "kwa gwa"),
        // ISO 3602 gives kwa to くゎ, so くぁ needs a spelling of its own.
        ("くぁ くぃ くぇ くぉ", "qa qi qe qo"), ("ぐぁ", "guxa"),
      ],
    ],
    longVowels: .circumflex, keepsProlongedMark: true, undoubledLetters: "aiueonm",
    loneSokuon: "xtu", middleDot: "-")

  /// What one types: the tables of Microsoft IME and Mozc.
  static let wapuro = SystemTable(
    rows: [
      CommonRows.strict, CommonRows.hepburn, CommonRows.markedSmallKana,
      CommonRows.markedAinuFinals, markedVoicedW, CommonRows.foreign,
      [
        ("ぢ ゐ ゑ", "di wyi wye"), ("ぢゃ ぢゅ ぢぇ ぢょ", "dya dyu dye dyo"),
        ("うぁ うぃ うぇ うぉ", "wha wi we who"), ("しぇ じぇ ちぇ", "she je che"),
        ("てぃ でぃ とぅ どぅ", "thi dhi twu dwu"), ("てゅ でゅ", "thu dhu"),
      ],
    ],
    longVowels: .doubled, keepsProlongedMark: true, separatedLetters: "aiueoyn",
    undoubledLetters: "aiueonm", loneSokuon: "xtu", middleDot: "/")

  /// Foreign sounds whose letters table 1 of 1954 gives to other kana, with the apostrophe that
  /// input methods take too.
  private static let apostropheForeign: [SpellingRow] = [
    ("てぃ でぃ とぅ どぅ", "t'i d'i t'u d'u"), ("てゅ でゅ", "t'yu d'yu"),
    ("すぃ ずぃ", "s'i z'i"),
  ]

  private static let markedVoicedW: [SpellingRow] = [("ヷ ヸ ヹ ヺ", "vwa vwi vwe vwo")]
}
