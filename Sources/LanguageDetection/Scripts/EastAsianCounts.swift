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
  var isSurelyJapanese: Bool {
    kana > 1 && Double(kana) >= Tuning.kanaShareOfJapanese * Double(han) || kana > 0 && han == 0
  }

  /// Returns the scores of Japanese, Simplified and Traditional Chinese, given the model's scores
  /// of the ideographs and the kana between them; nil if there is no evidence.
  ///
  /// - Parameters:
  ///   - model: the scores of the model.
  ///   - evidence: returns a caller's log odds of Japanese; called only in doubt.
  /// - Returns: scores whose probabilities sum to one.
  func scores(model: HanScores?, evidence: () -> Float?) -> HanScores? {
    if isSurelyJapanese { return .surelyJapanese }
    guard let model else { return kana > 0 ? .surelyJapanese : nil }
    var logOdds = model.logOddsOfJapanese
    if kana > 0 {
      logOdds += Tuning.logOddsOfKanaRun * Float(kanaRuns) + Tuning.logOddsOfKana * Float(kana)
    }
    if abs(logOdds) < Tuning.doubtfulHanLogOdds, let evidence = evidence(), !evidence.isNaN {
      logOdds += evidence
    }
    return model.with(logOddsOfJapanese: logOdds)
  }
}

extension HanScores {
  /// The scores of text that kana identify as Japanese.
  static let surelyJapanese = HanScores(japanese: -1e-6, simplified: -15, traditional: -15)

  /// The log odds of Japanese against Chinese in either script.
  var logOddsOfJapanese: Float {
    let chinese = logOfSum(simplified, traditional)
    let odds = japanese - chinese
    return odds.isNaN ? 0 : min(max(odds, -80), 80)
  }

  /// Returns scores with the same ratio of Simplified to Traditional Chinese, but different odds of
  /// Japanese.
  func with(logOddsOfJapanese odds: Float) -> HanScores {
    let odds = min(max(odds, -80), 80)
    let japanese = -logOfOnePlusExp(-odds)
    let chinese = -logOfOnePlusExp(odds)
    let both = logOfSum(simplified, traditional)
    guard both.isFinite else {
      return HanScores(
        japanese: japanese, simplified: chinese - 0.6931472, traditional: chinese - 0.6931472)
    }
    return HanScores(
      japanese: japanese, simplified: chinese + simplified - both,
      traditional: chinese + traditional - both)
  }
}
