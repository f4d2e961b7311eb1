/// An accent rule of a function word or suffix that overrides the dictionary's.
///
/// NAIST-jdic took its rules from an early UniDic; later versions correct many of them. Each row
/// names its source: U = UniDic 3.1.1, field aConType of the word; M = UniDic users' manual 1.3.9,
/// table 12; P = the table of particles in 日本語アクセントの決定過程の構造
/// (www5a.biglobe.ne.jp/~accent/accent2.htm); T = common Tokyo usage as given in accent
/// dictionaries, without a published rule; D = a deviation, for the reason given.
struct AccentRuleCorrection {
  /// The surfaces of the words, or their dictionary forms.
  let words: TextList
  /// Whether ``words`` are dictionary forms.
  var isBaseForm = false
  /// The classes of words that the rule applies to.
  let traits: WordTraits
  /// The required reading in katakana; `nil` for any.
  var reading: StaticString?
  /// The required conjugation forms of the preceding word; `nil` for any.
  var hostForms: [ConjugationForm]?
  /// Rules in the notation of ``AccentRuleField``; for other hosts, the dictionary's rules apply.
  let rules: StaticString

  /// Returns the rule for a word after another, or `nil` if no row matches.
  static func rule(
    for word: AnalyzedWord, surface: KanaBytes, after previous: AnalyzedWord
  ) -> AccentRule? {
    guard word.intersects(concerned) else { return nil }
    let host = AccentHost(previous)
    let base = word.entry.baseForm.isEmpty ? surface : word.entry.baseForm
    for row in rows where word.intersects(row.traits) {
      guard (row.isBaseForm ? base : surface).isOne(of: row.words) else { continue }
      if let reading = row.reading, !word.kana.equals(reading) { continue }
      if let forms = row.hostForms, !forms.contains(previous.entry.conjugationForm) { continue }
      let field = AccentRuleField(row.rules)
      if let rule = field.rule(after: host) { return rule }
      // After a particle, an auxiliary follows the same rule as after a noun (とうきょうのよꜜうだ).
      if host == .particle, !word.intersects(.particle), let rule = field.rule(after: .noun) {
        return rule
      }
    }
    return nil
  }

  /// The word classes that occur in the rows.
  private static let concerned: WordTraits = [
    .particle, .auxiliaryVerb, .dependent, .suffix, .adjectivalNoun, .adjective,
  ]

  private static let rows = functionWords + suffixes

  private static let functionWords: [AccentRuleCorrection] = [
    // MARK: Particles

    // U. いくꜜが, あかꜜいが.
    AccentRuleCorrection(
      words: ["が", "から", "けど", "けれど", "けれども", "ので", "のに", "し", "なら", "か", "は", "よ", "を"],
      traits: .particle, rules: "動詞%F2@0,形容詞%F2@-1"),
    // U. いくꜜの, あかꜜいの; also ん.
    AccentRuleCorrection(
      words: ["の", "ん"], traits: [.particle, .dependent], rules: "動詞%F2@0,形容詞%F2@-1"),
    // U. いって, あかꜜくて.
    AccentRuleCorrection(words: ["て", "で"], traits: .conjunctive, rules: "動詞%F1,形容詞%F2@-1"),
    // T: the dictionary makes a verb before に flat; たꜜべに いく.
    AccentRuleCorrection(words: ["に"], traits: .particle, rules: "動詞%F1"),
    // U; D for accented verbs: F6 would move the nucleus of かꜜえったり.
    AccentRuleCorrection(words: ["たり"], traits: .particle, rules: "動詞%F2@1,形容詞%F2@-2"),
    // U, P (だけ), P (ほど): とうきょうだけ, ねꜜこほど.
    AccentRuleCorrection(words: ["だけ", "ほど"], traits: .particle, rules: "名詞%F1"),
    // U. いくまꜜで.
    AccentRuleCorrection(
      words: ["まで", "より"], traits: .particle, rules: "名詞%F2@1,動詞%F2@1,形容詞%F2@1"),

    // MARK: Auxiliaries

    // M (F1): いった, not いったꜜ; あかꜜかった. D: F2 for adjectives where the source has F4, for
    // the nucleus of おꜜおかった.
    AccentRuleCorrection(words: ["た"], traits: .auxiliaryVerb, rules: "動詞%F1,形容詞%F2@-2"),
    AccentRuleCorrection(
      words: ["たら", "だら"], traits: .auxiliaryVerb, rules: "動詞%F2@1,形容詞%F2@-2"),
    // U. とうきょうでꜜす, いくꜜです, あかꜜいです.
    AccentRuleCorrection(
      words: ["です", "でし"], traits: .auxiliaryVerb, rules: "名詞%F2@1,動詞%F2@0,形容詞%F2@-1"),
    // T. とうきょうだꜜった; ねꜜこだった.
    AccentRuleCorrection(words: ["だっ"], traits: .auxiliaryVerb, rules: "名詞%F2@1"),
    // P. とうきょうだろꜜう, いくでしょꜜう; ねꜜこだろう. U for adjectives.
    AccentRuleCorrection(
      words: ["だろ", "でしょ", "だろう", "でしょう"], traits: .auxiliaryVerb,
      rules: "名詞%F2@2,動詞%F2@2,形容詞%F2@-1"),
    // U (M2@1), P. とうきょうなꜜら, いくꜜなら.
    AccentRuleCorrection(
      words: ["なら"], traits: .auxiliaryVerb, rules: "名詞%F2@1,動詞%F2@0,形容詞%F2@-1"),
    // U; T for adjectives. いかない, たべꜜない; あかくなꜜい, たかꜜくない.
    AccentRuleCorrection(
      words: ["ない", "無い"], isBaseForm: true, traits: .auxiliaryVerb,
      rules: "動詞%F3@0,形容詞%F2@1"),
    // T. UniDic tags the same ない as an adjective.
    AccentRuleCorrection(
      words: ["ない", "無い"], isBaseForm: true, traits: .adjective, hostForms: [.continuative],
      rules: "形容詞%F2@1"),
    // U. いかれる, よまれꜜる; the dictionary has the rule for some forms only.
    AccentRuleCorrection(
      words: ["れる", "せる"], isBaseForm: true, traits: [.suffix, .auxiliaryVerb],
      rules: "動詞%F3@1"),
    AccentRuleCorrection(
      words: ["られる", "させる"], isBaseForm: true, traits: [.suffix, .auxiliaryVerb],
      rules: "動詞%F3@2"),
    // U (とく: D, as よꜜんどく and かꜜえっとく). いってる, たꜜべてる.
    AccentRuleCorrection(
      words: ["てる", "でる", "てく", "でく", "ちゃう", "じゃう", "とく", "どく"], isBaseForm: true,
      traits: [.dependent, .auxiliaryVerb], rules: "動詞%F1"),
    // T, 様態のそうだ: いきそう, たべそꜜう, たかそꜜう.
    AccentRuleCorrection(
      words: ["そう"], traits: [.suffix, .auxiliaryVerb, .adjectivalNoun],
      hostForms: [.continuative, .stem], rules: "動詞%F3@1,形容詞%F3@1"),
    // T. いくよꜜう, とうきょうみꜜたい; ねꜜこみたい.
    AccentRuleCorrection(
      words: ["よう", "みたい"], traits: [.auxiliaryVerb, .adjectivalNoun],
      rules: "名詞%F2@1,動詞%F2@1,形容詞%F2@1"),
  ]
}
