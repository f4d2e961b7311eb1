/// The spellings that input methods accept: those of all systems, and some that are used only for
/// typing.
///
/// Sources: the romaji tables of Microsoft IME, ATOK and Mozc, which agree on these except where a
/// comment says otherwise; n, doubled consonants and marks on vowels are rules of ``RomajiParser``.
///
/// If two kana have the same spelling, the first one takes precedence.
enum InputMethodRows {
  static let rows: [SpellingRow] =
    typed + CommonRows.hepburn + CommonRows.strict + CommonRows.markedSmallKana
    + CommonRows.markedAinuFinals

  private static let typed: [SpellingRow] = [
    ("ゐ ゑ", "wyi wye"), ("うぃ うぇ", "wi we"), ("い う いぇ", "yi wu ye"),
    ("うぁ うぃ う うぇ うぉ うゅ", "wha whi whu whe who whyu"), ("うゅ", "wyu"),
    ("か し く せ こ", "ca ci cu ce co"),
    ("くぁ くぃ く くぇ くぉ", "qa qi qu qe qo"), ("くゃ くゅ くょ", "qya qyu qyo"),
    ("くぃ くぇ", "qyi qye"), ("くぁ くぃ くぅ くぇ くぉ", "qwa qwi qwu qwe qwo"),
    ("くぁ くぃ くぅ くぇ くぉ", "kwa kwi kwu kwe kwo"),
    ("ぐぁ ぐぃ ぐぅ ぐぇ ぐぉ", "gwa gwi gwu gwe gwo"),
    ("きぃ きぇ", "kyi kye"), ("ぎぃ ぎぇ", "gyi gye"),
    ("しぃ しぇ", "syi sye"), ("しぇ", "she"), ("じぃ じぇ", "zyi zye"),
    ("じゃ じゅ じょ", "jya jyu jyo"), ("じぃ じぇ じぇ", "jyi jye je"),
    ("ちぃ ちぇ ちぇ", "tyi tye che"), ("ちゃ ちぃ ちゅ ちぇ ちょ", "cya cyi cyu cye cyo"),
    ("ぢぃ ぢぇ", "dyi dye"), ("にぃ にぇ", "nyi nye"), ("ひぃ ひぇ", "hyi hye"),
    ("びぃ びぇ", "byi bye"), ("ぴぃ ぴぇ", "pyi pye"), ("みぃ みぇ", "myi mye"),
    ("りぃ りぇ", "ryi rye"),
    ("すぁ すぃ すぅ すぇ すぉ", "swa swi swu swe swo"), ("すぃ ずぃ", "s'i z'i"),
    ("つぁ つぃ つぇ つぉ", "tsa tsi tse tso"),
    ("てゃ てぃ てゅ てぇ てょ", "tha thi thu the tho"), ("てぃ てゅ とぅ", "t'i t'yu t'u"),
    ("でゃ でぃ でゅ でぇ でょ", "dha dhi dhu dhe dho"), ("でぃ でゅ どぅ", "d'i d'yu d'u"),
    ("とぁ とぃ とぅ とぇ とぉ", "twa twi twu twe two"),
    ("どぁ どぃ どぅ どぇ どぉ", "dwa dwi dwu dwe dwo"),
    ("ふぁ ふぃ ふぇ ふぉ", "fa fi fe fo"), ("ふゃ ふゅ ふょ", "fya fyu fyo"),
    ("ふぃ ふぇ", "fyi fye"), ("ふぁ ふぃ ふぇ ふぉ", "hwa hwi hwe hwo"), ("ふゅ", "hwyu"),
    ("ふぁ ふぃ ふぅ ふぇ ふぉ", "fwa fwi fwu fwe fwo"),
    ("ゔぁ ゔぃ ゔぇ ゔぉ", "va vi ve vo"), ("ゔゃ ゔゅ ゔょ", "vya vyu vyo"),
    ("ゔぃ ゔぇ", "vyi vye"), ("ヷ ヸ ヹ ヺ", "vwa vwi vwe vwo"),
    ("っ っ っ っ", "xtu xtsu ltu ltsu"), ("ん", "xn"),
    ("ぁ ぃ ぅ ぇ ぉ", "la li lu le lo"), ("ぃ ぇ ぃ ぇ", "xyi xye lyi lye"),
    ("ゃ ゅ ょ ゎ ゕ ゖ", "lya lyu lyo lwa lka lke"),
  ]
}
