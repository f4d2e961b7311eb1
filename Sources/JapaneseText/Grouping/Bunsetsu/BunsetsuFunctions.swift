// Compound particles and auxiliaries that belong to the preceding phrase.
//
// Source: the 複合辞 of the long unit words, 国立国語研究所『現代日本語書き言葉均衡コーパス』形態論情報規程集.

extension FunctionalPhrases {
  /// Compound particles in addition to those of word units.
  static let bunsetsuParticles: [FunctionalPhrase] = [
    FunctionalPhrase("として", after: .noun),
    FunctionalPhrase("という", before: .nounPhrase),
    FunctionalPhrase("と言う", before: .noun), FunctionalPhrase("と云う", before: .noun),
    FunctionalPhrase("といった", before: .nounPhrase),
    .afterClause("ために"), .afterClause("ための"), .afterClause("為に"), .afterClause("際に"),
    .afterClause("ものの"),
    "からといって", "としても", "からすると", "からすれば", "としたら", "とすれば", "とはいえ", "とは言え", "いずれにせよ",
    "にわたる", "に渡る", "に渡り", "に連れ", "に連れて", "を以って",
  ]

  /// Compound auxiliaries in all their inflected forms.
  static let bunsetsuAuxiliaries: [FunctionalPhrase] = [
    .afterClause("ことが", "できる", "出来る", "ある"),
    .afterClause("事が", "できる", "出来る", "ある"),
    .afterClause("ことも", "ある", "ない", "無い"),
    .afterClause("ことは", "ない", "無い"),
    .afterClause("ことに", "なる", "する"),
    .afterClause("ことと", "なる"),
    .form("では", of: "ない", "無い", "ある", "有る"), .form("でも", of: "ある", "有る", "ない", "無い"),
    .form("じゃ", of: "ない", "無い"),
    .form("かも", of: "しれる", "知れる", "しれない", "知れない"),
    .form("なければ", of: "なる", "いける"), .form("なくては", of: "なる", "いける"),
    .form("ては", of: "なる", "いける"),
    .form("なきゃ", of: "なる", "いける"), .form("なくちゃ", of: "なる", "いける"),
    .form("ねば", of: "なる"), .form("ないと", of: "いける"),
    .form("ちゃ", of: "なる", "いける"), .form("じゃ", of: "なる", "いける"),
    .form("わけには", of: "いく", "行く"),
    .form("ても", of: "よい", "いい", "良い", "かまう", "構う"),
    .form("でも", of: "よい", "いい", "良い", "かまう", "構う"),
    .form("たら", of: "よい", "いい", "良い"), .form("ば", of: "よい", "いい", "良い"),
    .form("に", of: "過ぎる", "すぎる"), .form("に違い", of: "ない", "無い"),
    // 成立した|とされる, in contrast to 首都と|される.
    FunctionalPhrase("いただけそう", after: .stem), .afterClause("とさ", "れる"), .form("つつ", of: "ある"),
    .form("ざるを", of: "得る", "える"),
  ]
}
