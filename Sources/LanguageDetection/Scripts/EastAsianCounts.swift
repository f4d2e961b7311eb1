import TextFoundation

/// The numbers of kana and ideographs in a text.
struct EastAsianCounts {
  private(set) var han = 0
  private(set) var kana = 0
  /// The number of runs of kana.
  private(set) var kanaRuns = 0

  /// Adds a word of kana and ideographs.
  mutating func add(_ word: LetterWord) {
    kana &+= word.kanaCount
    kanaRuns &+= word.kanaRunCount
    han &+= word.letterCount &- word.divisionCount
  }

  /// Whether the kana alone identify the text as Japanese.
  ///
  /// One or two runs of kana among several ideographs may be words that a Chinese text mentions.
  var isSurelyJapanese: Bool {
    if kana > 0, han == 0 { return true }
    guard hasKanaOfJapanese else { return false }
    return kanaRuns > 2 || han < Tuning.minimumHanOfMention || kana > 2 &* han
  }

  /// Whether there are as many kana as in Japanese.
  private var hasKanaOfJapanese: Bool {
    kana > 1 && Double(kana) >= Tuning.kanaShareOfJapanese * Double(han)
  }

  /// Whether the kana identify the text as Japanese, given their runs.
  func isSurelyJapanese(_ runs: KanaRuns) -> Bool {
    isSurelyJapanese || runs.particles > 0 && hasKanaOfJapanese
  }

  /// Returns the scores of Japanese, Simplified and Traditional Chinese, given the model's scores
  /// of the ideographs and the kana between them; nil if there is no evidence.
  ///
  /// - Parameters:
  ///   - model: the scores of the model.
  ///   - runs: the kana runs.
  ///   - chineseParticles: the number of Chinese particles, if there are kana.
  ///   - evidence: returns a caller's log odds of Japanese; called only in doubt.
  /// - Returns: scores whose probabilities sum to one.
  @inline(__always)
  func scores(
    model: HanScores?, runs: KanaRuns, chineseParticles: Int = 0, evidence: () -> Float?
  ) -> HanScores? {
    if isSurelyJapanese(runs) { return .surelyJapanese }
    guard let model else { return kana > 0 ? .surelyJapanese : nil }
    var logOdds = model.logOddsOfJapanese
    if kana > 0 {
      logOdds +=
        Tuning.logOddsOfNo * Float(runs.singleNo) + Tuning.logOddsOfKana * Float(kana)
        + Tuning.logOddsOfKanaRun * Float(kanaRuns &- runs.singleNo)
        + Tuning.logOddsOfParticle * Float(runs.particles &- chineseParticles)
    }
    if abs(logOdds) < Tuning.doubtfulHanLogOdds, let evidence = evidence(), !evidence.isNaN {
      logOdds += evidence
    }
    return model.with(logOddsOfJapanese: logOdds)
  }
}
