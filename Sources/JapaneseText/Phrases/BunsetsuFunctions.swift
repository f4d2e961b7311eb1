// Compound auxiliaries that belong to the phrase before them.
//
// Source: the compound particles and auxiliaries (複合辞) of the long unit words, 国立国語研究所
// 『現代日本語書き言葉均衡コーパス』形態論情報規程集.

extension FunctionalPhrases {
  /// Compound particles beside those of words.
  static let bunsetsuParticles: [FunctionalPhrase] = [
    .afterClause("ために"), .afterClause("ための"), .afterClause("際に"),
    "いずれにせよ", "とはいえ", "とは言え",
  ]

  /// Compound auxiliaries in all their forms.
  static let bunsetsuAuxiliaries: [FunctionalPhrase] = [
    .afterClause("ことが", "できる", "出来る", "ある"),
    .afterClause("事が", "できる", "出来る", "ある"),
    .afterClause("ことも", "ある", "ない", "無い"),
    .afterClause("ことは", "ない", "無い"),
    .afterClause("ことに", "なる", "する"),
    .afterClause("ことと", "なる"),
    .form("かも", of: "しれる", "知れる", "しれない", "知れない"),
    .form("なければ", of: "なる", "いける"),
  ]
}
